import type { Folder } from "./importer.ts";
import { readHead } from "./json.ts";
import { parseJson } from "./lines.ts";

/** What to save a file as if its format is known but not read, by file extension. */
const INSTEAD: readonly (readonly [ending: RegExp, instead: string])[] = [
  [/\.(?:xls|xlsb|fods|numbers|et)$/i, "Save it as .xlsx or as CSV."],
  [/\.(?:docm?|dotx?|pages|wps|odp|pptx?)$/i, "Save it as PDF or .docx."],
  [/\.(?:pst|ost|msg|olm)$/i, "Export the letters as .mbox or .eml."],
  [/\.(?:mdb|accdb|sqlite3?|db)$/i, "Export the table as CSV."],
  [/\.(?:rar|7z|tbz2?|txz|xz|bz2|zst)$/i, "Unpack it, and import the folder."],
  [/\.(?:zip|tar|tgz)$/i, "Import it by itself."],
];

/** How to turn a file in an unread format into one that can be read; `undefined` if the format is unknown. */
export function insteadOf(path: string): string | undefined {
  return INSTEAD.find(([ending]) => ending.test(path))?.[1];
}

/**
 * The message for files of which none can be read.
 *
 * @param formats the formats that can be read
 */
export async function adviseOn(folder: Folder, formats: string): Promise<string> {
  const paths = folder.list();
  for (const path of paths) {
    const instead = insteadOf(path);
    if (instead !== undefined) return `${path} is in a format that is not read. ${instead}`;
  }
  const [path] = paths;
  if (path === undefined) return "There is no file in it.";
  const fault = /\.json$/i.test(path) ? await faultOf(folder, path) : undefined;
  return (
    fault ?? `The format was not recognised. If it is one of these, name it with candor import --format: ${formats}.`
  );
}

/** What is wrong with a file that is named JSON but is not. For a long file, only its beginning is checked. */
async function faultOf(folder: Folder, path: string): Promise<string | undefined> {
  const { head, isAll } = await readStart(folder, path);
  if (!/^\uFEFF?\s*[[{"]/.test(head)) return `${path} is not JSON: it does not begin like it.`;
  if (!isAll) return undefined;
  return parseJson(head) === undefined ? `${path} is not JSON, or is cut off.` : undefined;
}

/** In characters. */
const LONG = 60_000;

async function readStart(folder: Folder, path: string): Promise<{ readonly head: string; readonly isAll: boolean }> {
  const head = await readHead(folder, path);
  return { head, isAll: head.length < LONG };
}
