import { candorNdjson } from "./candor-ndjson.ts";
import type { Importer } from "./importer.ts";
import { usCongress } from "./us-congress.ts";

/** Every format that `candor import` knows. */
export const IMPORTERS: readonly Importer[] = [candorNdjson, usCongress];

export function findImporter(name: string): Importer | undefined {
  return IMPORTERS.find((importer) => importer.name === name);
}
