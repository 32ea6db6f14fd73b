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
import { adviseOn, recogniseFormat } from "../importers/importers.ts";
import { holdsTable, previewOther, previewTable, type TablePreview } from "../importers/tables/preview.ts";
import { isStatement } from "../importers/person.ts";
import { watchFolder } from "../importers/watch-folder.ts";
import type { OcrReply } from "./ocr-command.ts";
import type { FileQuestion, FileReply } from "./read-files.ts";

/** Where the answer goes. */
export interface FileAsker {
  /** Takes a reply; the next is made once it is taken. */
  take(reply: FileReply): Promise<void> | void;
  /** A file is read on, although nothing of it can be told yet. */
  wait(): void;
  /** Has pictures of words read by a program outside. One document at a time. */
  recognize(document: Uint8Array): Promise<OcrReply>;
  /** All our code that the question needs is loaded. */
  loaded(): void;
}

const COUNT_SHOWN_MS = 1_000;
const TOLD_MS = 1_000;

/** Reads files and tells what they hold; last comes `end`, or why they cannot be read. */
export async function answerAboutFiles(question: FileQuestion, asker: FileAsker): Promise<void> {
  try {
    await read(question, asker);
    await asker.take({ type: "end" });
  } catch (error) {
    // What is no word of ours may hold a word of the file's.
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
  // To load every source is half of what reading a small file costs, and a list of people needs none.
  const { IMPORTERS } = await import("./registry.ts");
  asker.loaded();
  if (isPreview)
    return await asker.take({ type: "preview", preview: await preview(IMPORTERS, folder, { format, options }) });
  const importer = format === undefined ? await recogniseFormat(IMPORTERS, folder) : findImporter(IMPORTERS, format);
  if (importer === undefined) {
    const advice = adviseOn(folder.list());
    throw new ImportFormatError(advice ?? `The format was not recognised. Name it: ${listNames(IMPORTERS)}.`);
  }
  await asker.take({ type: "opened", format: importer.name });
  if (importer.count) {
    await asker.take({ type: "counted", rows: await importer.count(folder), isAll: true });
    await send(asker, importer, folder, options);
    return;
  }
  // Twice, so that a file that breaks in its midst is refused before anything of it is written.
  let rows = 0;
  let shownAt = Date.now();
  const onUnused = (unused: UnusedColumns): void => void asker.take({ type: "unused", ...unused });
  for await (const row of importer.rows(folder, undefined, { ...options, onUnused })) {
    if (!(row.type === "document" && isStatement(row))) rows++;
    if (Date.now() - shownAt < COUNT_SHOWN_MS) continue;
    shownAt = Date.now();
    await asker.take({ type: "counted", rows, isAll: false });
  }
  await asker.take({ type: "counted", rows, isAll: true });
  await send(asker, importer, folder, options);
}

/** A report about one person is a table too, and each of its rows would be taken for somebody. */
async function preview(
  importers: readonly Importer[],
  folder: Folder,
  asked: { readonly format: string | undefined; readonly options: ImportOptions | undefined },
): Promise<TablePreview> {
  const format = asked.format ?? (holdsTable(folder) ? (await recogniseFormat(importers, folder))?.name : undefined);
  const isMapped = format === undefined || TABLES.has(format);
  return isMapped
    ? await previewTable(folder, asked.options ?? {})
    : previewOther(findImporter(importers, format).name);
}

const TABLES: ReadonlySet<string> = new Set(["csv", "xlsx"]);

/** Once: what is written of a list that breaks in its midst is deleted by whoever asked. */
async function sendPeople(asker: FileAsker, folder: Folder, options: ImportOptions = {}): Promise<void> {
  const onReject = (rejection: Rejection): void => void asker.take({ type: "rejected", rejection });
  for await (const person of givenPeople(folder, onReject, options)) await asker.take({ type: "person", ...person });
}

async function send(
  asker: FileAsker,
  importer: Importer,
  folder: Folder,
  options: ImportOptions | undefined,
): Promise<void> {
  const onReject = (rejection: Rejection): void => void asker.take({ type: "rejected", rejection });
  for await (const row of importer.rows(folder, onReject, options)) await asker.take({ type: "row", row });
}

function findImporter(importers: readonly Importer[], format: string): Importer {
  const found = importers.find((each) => each.name === format);
  if (found) return found;
  throw new ImportFormatError(`There is no format ${format}. Known: ${listNames(importers)}.`);
}

function listNames(importers: readonly Importer[]): string {
  return importers.map(({ name }) => name).join(", ");
}
