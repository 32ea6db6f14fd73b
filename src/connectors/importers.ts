import { candorNdjson } from "../importers/candor-ndjson.ts";
import type { Importer } from "../importers/importer.ts";
import { usCongress } from "./us-congress/importer.ts";

/** Every format that `candor import` knows. */
export const IMPORTERS: readonly Importer[] = [candorNdjson, usCongress];

export function findImporter(name: string): Importer | undefined {
  return IMPORTERS.find((importer) => importer.name === name);
}
