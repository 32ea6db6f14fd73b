import { candorNdjson } from "./candor-ndjson.ts";
import { followTheMoney } from "./follow-the-money/importer.ts";
import { googleTakeout } from "./google-takeout/importer.ts";
import { greenhouse } from "./greenhouse/importer.ts";
import type { Importer } from "./importer.ts";
import { jsonResume } from "./json-resume/importer.ts";
import { lever } from "./lever/importer.ts";
import { peopleDataLabs } from "./people-data-labs/importer.ts";
import { popolo } from "./popolo/importer.ts";
import { spiderfoot } from "./spiderfoot/importer.ts";
import { csv } from "./tables/csv.ts";
import { ods, xlsx } from "./tables/books.ts";
import { maigret, sherlock } from "./username-search/importer.ts";
import { vcard } from "./vcard/importer.ts";

/** Archives with files of many formats, recognised by the names in them. */
export const PACKED_IMPORTERS: readonly Importer[] = [googleTakeout];

/** File formats that belong to no single source, most specific first. */
export const FILE_IMPORTERS: readonly Importer[] = [
  candorNdjson,
  followTheMoney,
  peopleDataLabs,
  popolo,
  jsonResume,
  greenhouse,
  lever,
  maigret,
  sherlock,
  spiderfoot,
  vcard,
  xlsx,
  ods,
  csv,
];

/** The importer that recognises the files as its own; `undefined` if none does. */
export async function recogniseFormat(
  importers: readonly Importer[],
  folder: Parameters<Importer["recognise"]>[0],
): Promise<Importer | undefined> {
  for (const importer of importers) if (await importer.recognise(folder)) return importer;
  return undefined;
}
