import { leftOut, type LeftOut } from "./left-out.ts";
import { only } from "./only.ts";
import type { Folder, Importer, Rejection } from "./importer.ts";
import { insteadOf } from "./advice.ts";

/** The part of a folder that one importer reads. */
export interface FileShare {
  readonly importer: Importer;
  readonly folder: Folder;
}

/** The files of a folder by the importers that read them, and those that none reads. */
export interface SortedFiles {
  readonly shares: readonly FileShare[];
  readonly left: readonly Rejection[];
}

/**
 * Finds the importer for each file of a folder. Exports of several files stay whole: everything in and below the folder
 * that identifies them. All other files are recognised one by one. A page or a text that cannot be recognised goes to
 * an importer of files with its extension, if that has recognised any.
 */
export async function sortFiles(importers: readonly Importer[], folder: Folder): Promise<SortedFiles> {
  const files = folder.list().filter((path) => !NOBODYS.test(path));
  const shares: FileShare[] = [];
  const taken = new Set<string>();
  for (const importer of importers) {
    for (const root of rootsOf(importer, files)) {
      const own = files.filter((path) => !taken.has(path) && belongsTo(path, root));
      const share = { importer, folder: only(folder, own) };
      if (own.length === 0 || !(await importer.recognise(share.folder))) continue;
      for (const path of own) taken.add(path);
      shares.push(share);
    }
  }
  const single = importers.filter(({ mark }) => mark === undefined);
  const rest = files.filter((path) => !taken.has(path));
  const told = new Map<Importer, string[]>();
  const untold: string[] = [];
  for (const path of rest) {
    const importer = await toldBy(single, only(folder, [path]), rest.length === 1);
    if (importer === undefined) untold.push(path);
    else if (told.get(importer)?.push(path) === undefined) told.set(importer, [path]);
  }
  const left: string[] = [];
  for (const path of untold) {
    const alike = single.find((importer) => told.has(importer) && importer.ending?.test(path) === true);
    if (alike === undefined) left.push(path);
    else told.get(alike)?.push(path);
  }
  for (const importer of single) {
    const paths = told.get(importer)?.sort();
    if (paths === undefined) continue;
    const parts = importer.readsEachAlone === true ? paths.map((path) => [path]) : [paths];
    for (const part of parts) shares.push({ importer, folder: only(folder, part) });
  }
  return { shares, left: left.map((path) => ({ path, line: null, ...reasonOf(path) })) };
}

/** Files that operating systems and browsers leave beside others. */
const NOBODYS = /(?:^|\/)(?:\.|__MACOSX\/|~\$|Thumbs\.db$|desktop\.ini$)|_(?:files|Dateien|fichiers|archivos)\//i;
/** Files that may be in the top folder beside an export of several files, and that no such export contains there. */
const NO_PART = /^[^/]*\.(?:vcf|vcard|xls[xm]|pdf|docx|odt|rtf|mbox|eml|ndjson|jsonl|warc)$/i;

/** The folders that contain exports of several files; an empty string is the folder itself. */
function rootsOf({ mark }: Importer, files: readonly string[]): readonly string[] {
  if (mark === undefined) return [];
  const roots = files.flatMap((path) => {
    const at = path.search(mark);
    return at < 0 ? [] : [path.slice(0, at)];
  });
  return [...new Set(roots)].sort();
}

function belongsTo(path: string, root: string): boolean {
  return root === "" ? !NO_PART.test(path) : path.startsWith(`${root}/`);
}

async function toldBy(importers: readonly Importer[], file: Folder, isAlone: boolean): Promise<Importer | undefined> {
  for (const importer of importers) {
    const isOwn = !isAlone && importer.recogniseAmong ? importer.recogniseAmong(file) : importer.recognise(file);
    if (await isOwn) return importer;
  }
  return undefined;
}

function reasonOf(path: string): LeftOut {
  const instead = insteadOf(path);
  return instead === undefined
    ? leftOut("unknownFormat")
    : { reason: `it is in a format that is not read. ${instead}` };
}
