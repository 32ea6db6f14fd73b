import { candorNdjson } from "./candor-ndjson.ts";
import { followTheMoney } from "./follow-the-money/importer.ts";
import { googleTakeout } from "./google-takeout/importer.ts";
import type { Importer } from "./importer.ts";
import { jsonResume } from "./json-resume/importer.ts";
import { peopleDataLabs } from "./people-data-labs/importer.ts";
import { popolo } from "./popolo/importer.ts";
import { spiderfoot } from "./spiderfoot/importer.ts";
import { csv } from "./tables/csv.ts";
import { xlsx } from "./tables/xlsx.ts";
import { maigret, sherlock } from "./username-search/importer.ts";
import { vcard } from "./vcard/importer.ts";

/** Archives that hold files of many formats, told by the names in them. */
export const PACKED_IMPORTERS: readonly Importer[] = [googleTakeout];

/** Formats of files that are no source's own, the most particular first. */
export const FILE_IMPORTERS: readonly Importer[] = [
  candorNdjson,
  followTheMoney,
  peopleDataLabs,
  popolo,
  jsonResume,
  maigret,
  sherlock,
  spiderfoot,
  vcard,
  xlsx,
  csv,
];

/** The importer that says the files are its own; nothing where none does. */
export async function recogniseFormat(
  importers: readonly Importer[],
  folder: Parameters<Importer["recognise"]>[0],
): Promise<Importer | undefined> {
  for (const importer of importers) if (await importer.recognise(folder)) return importer;
  return undefined;
}

/** What to save a file as whose format is known and not read, by its ending. */
const INSTEAD: readonly (readonly [ending: RegExp, instead: string])[] = [
  [/\.(?:xls|xlsb|ods|numbers|et)$/i, "Save it as .xlsx or as CSV."],
  [/\.(?:docm?|dotx?|pages|wps|odp|pptx?)$/i, "Save it as PDF or .docx."],
  [/\.(?:pst|ost|msg|olm)$/i, "Export the letters as .mbox or .eml."],
  [/\.(?:mdb|accdb|sqlite3?|db)$/i, "Export the table as CSV."],
  [/\.(?:rar|7z|tar|tgz|tbz2?|txz|xz|bz2|zst)$/i, "Unpack it, and import the folder."],
];

/** How files of a format that is not read are brought into one that is; nothing where none of them is of a known one. */
export function adviseOn(paths: readonly string[]): string | undefined {
  for (const path of paths) {
    const [, instead] = INSTEAD.find(([ending]) => ending.test(path)) ?? [];
    if (instead !== undefined) return `${path} is in a format that is not read. ${instead}`;
  }
  return undefined;
}
