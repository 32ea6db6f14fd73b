import { openFolder } from "../importers/disk-folder.ts";
import { givenPeople } from "../importers/given-people.ts";
import {
  type Folder,
  ImportFormatError,
  type Importer,
  type ImportOptions,
  type Rejection,
  type UnusedColumns,
} from "../importers/importer.ts";
import { adviseOn } from "../importers/advice.ts";
import { type FileShare, sortFiles } from "../importers/sort-files.ts";
import { holdsTable, previewOther, previewTable, type TablePreview } from "../importers/tables/preview.ts";
import { isStatement } from "../importers/person.ts";
import { keepApart } from "../importers/rows-apart.ts";
import { watchFolder } from "../importers/watch-folder.ts";
import type { OcrReply } from "./ocr-command.ts";
import type { FileQuestion, FileReply } from "./read-files.ts";

/** Receives the answer. */
export interface FileAsker {
  /** Takes a reply; the next is made only after that. */
  take(reply: FileReply): Promise<void> | void;
  /** A file is still being read, although nothing can be reported yet. */
  wait(): void;
  /** Has pictures of text read by an external program, one document at a time. */
  recognize(document: Uint8Array): Promise<OcrReply>;
  /** All the code that the question needs is loaded. */
  loaded(): void;
}

const COUNT_SHOWN_MS = 1_000;
const TOLD_MS = 1_000;

/** Reads files and reports their contents; the last reply is `end`, or why they cannot be read. */
export async function answerAboutFiles(question: FileQuestion, asker: FileAsker): Promise<void> {
  try {
    await read(question, asker);
    await asker.take({ type: "end" });
  } catch (error) {
    // A message that is not ours might quote the file.
    const name = error instanceof Error ? error.name : typeof error;
    const message = error instanceof ImportFormatError ? error.message : `A file could not be read (${name}).`;
    await asker.take({ type: "unreadable", message });
  }
}

async function read(question: FileQuestion, asker: FileAsker): Promise<void> {
  const { path, name, format, isList, isPreview } = question;
  const options = question.recognizes ? { ...question.options, recognize: asker.recognize } : question.options;
  const folder = watchFolder(await openFolder(path, name), TOLD_MS, asker.wait);
  if (isList) {
    asker.loaded();
    return await sendPeople(asker, folder, options);
  }
  // Loading every source takes half the time of reading a small file, and a list of people needs none.
  const { IMPORTERS } = await import("./registry.ts");
  asker.loaded();
  if (isPreview)
    return await asker.take({ type: "preview", preview: await preview(IMPORTERS, folder, { format, options }) });
  const { shares, left } =
    format === undefined
      ? await sortFiles(IMPORTERS, folder)
      : { shares: [{ importer: findImporter(IMPORTERS, format), folder }], left: [] };
  if (shares.length === 0) throw new ImportFormatError(await adviseOn(folder, listNames(IMPORTERS)));
  await asker.take({ type: "opened", ...formatsOf(shares) });
  const { rows, read, refused } = await countShares(asker, shares, options);
  await asker.take({ type: "counted", rows, isAll: true });
  for (const rejection of [...left, ...refused]) await asker.take({ type: "rejected", rejection });
  for (const share of read) await send(asker, share, options);
}

/** The formats of the files, listed once each. */
function formatsOf(shares: readonly FileShare[]): Pick<FileReply & { readonly type: "opened" }, "format" | "files"> {
  const files = new Map<string, number>();
  for (const { importer, folder } of shares)
    files.set(importer.name, (files.get(importer.name) ?? 0) + folder.list().length);
  return {
    format: [...files.keys()].join("+"),
    files: [...files].map(([format, count]) => ({ format, count })),
  };
}

/**
 * Counts the rows. Files are read twice, so that one that turns out to be broken is refused before anything of it is
 * written; if there are others, it is left out. Throws if none can be read.
 */
async function countShares(
  asker: FileAsker,
  shares: readonly FileShare[],
  options: ImportOptions | undefined,
): Promise<{ readonly rows: number; readonly read: readonly FileShare[]; readonly refused: readonly Rejection[] }> {
  let rows = 0;
  let shownAt = performance.now();
  const read: FileShare[] = [];
  const refused: Rejection[] = [];
  let first: ImportFormatError | undefined;
  const onUnused = (unused: UnusedColumns): void => void asker.take({ type: "unused", ...unused });
  for (const share of shares) {
    const { importer, folder } = share;
    const before = rows;
    try {
      if (importer.count) rows += await importer.count(folder);
      else
        for await (const row of importer.rows(folder, undefined, { ...options, onUnused })) {
          if (!(row.type === "document" && isStatement(row))) rows++;
          if (performance.now() - shownAt < COUNT_SHOWN_MS) continue;
          shownAt = performance.now();
          await asker.take({ type: "counted", rows, isAll: false });
        }
      read.push(share);
    } catch (error) {
      if (!(error instanceof ImportFormatError)) throw error;
      first ??= error;
      rows = before;
      refused.push({ path: folder.list()[0] ?? "", line: null, reason: error.message });
    }
  }
  if (read.length === 0 && first !== undefined) throw first;
  return { rows, read, refused };
}

/** A report about one person is a table too, but its rows must not be taken for people. */
async function preview(
  importers: readonly Importer[],
  folder: Folder,
  asked: { readonly format: string | undefined; readonly options: ImportOptions | undefined },
): Promise<TablePreview> {
  const { shares } = await sortFiles(importers, folder);
  const { files } = formatsOf(shares);
  const several = files.length > 1 && asked.format === undefined ? { files } : {};
  const format = asked.format ?? (holdsTable(folder) ? formatOfTable(shares) : undefined);
  const isMapped = format === undefined || TABLES.has(format);
  return isMapped
    ? { ...(await previewTable(folder, asked.options ?? {})), ...several }
    : previewOther(findImporter(importers, format).name);
}

/** The format of the tables of people in a folder that also has other files. */
function formatOfTable(shares: readonly FileShare[]): string | undefined {
  const names = shares.map(({ importer }) => importer.name);
  return names.find((name) => TABLES.has(name)) ?? names[0];
}

const TABLES: ReadonlySet<string> = new Set(["csv", "xlsx", "ods"]);

/** Reads only once: if the list turns out to be broken, the caller deletes what was written. */
async function sendPeople(asker: FileAsker, folder: Folder, options: ImportOptions = {}): Promise<void> {
  const onReject = (rejection: Rejection): void => void asker.take({ type: "rejected", rejection });
  for await (const person of givenPeople(folder, onReject, options)) await asker.take({ type: "person", ...person });
}

async function send(
  asker: FileAsker,
  { importer, folder }: FileShare,
  options: ImportOptions | undefined,
): Promise<void> {
  const onReject = (rejection: Rejection): void => void asker.take({ type: "rejected", rejection });
  const rows = keepApart(importer.rows(folder, onReject, options));
  for await (const row of rows) await asker.take({ type: "row", row });
}

function findImporter(importers: readonly Importer[], format: string): Importer {
  const found = importers.find((each) => each.name === format);
  if (found) return found;
  throw new ImportFormatError(`There is no format ${format}. Known: ${listNames(importers)}.`);
}

function listNames(importers: readonly Importer[]): string {
  return importers.map(({ name }) => name).join(", ");
}
