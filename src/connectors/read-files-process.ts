import { once } from "node:events";
import { writeSync } from "node:fs";
import { flushCompileCache } from "node:module";
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

/**
 * The child process of `readFiles`: it opens other people's files and writes a reply a line to its output, as fast as
 * it is read there. It has no network, no environment and no files but those it is told to read.
 */
const OUTPUT = 1;
const COUNT_SHOWN_MS = 1_000;
const TOLD_MS = 1_000;

process.once("message", (question: FileQuestion) => void answer(question));

async function answer(question: FileQuestion): Promise<void> {
  try {
    await read(question);
    reply({ type: "end" });
  } catch (error) {
    // What is no word of ours may hold a word of the file's.
    const name = error instanceof Error ? error.name : typeof error;
    const message = error instanceof ImportFormatError ? error.message : `A file could not be read (${name}).`;
    reply({ type: "unreadable", message });
  }
  process.disconnect();
}

async function read(question: FileQuestion): Promise<void> {
  const { path, name, format, isList, isPreview } = question;
  const options = question.recognizes ? { ...question.options, recognize } : question.options;
  const folder = watchFolder(await openFolder(path, name), TOLD_MS, () => reply({ type: "reading" }));
  if (isList) {
    flushCompileCache();
    return await sendPeople(folder, options);
  }
  // To load every source is half of what reading a small file costs, and a list of people needs none.
  const { IMPORTERS } = await import("./registry.ts");
  flushCompileCache();
  if (isPreview) return reply({ type: "preview", preview: await preview(IMPORTERS, folder, { format, options }) });
  const importer = format === undefined ? await recogniseFormat(IMPORTERS, folder) : findImporter(IMPORTERS, format);
  if (importer === undefined) {
    const advice = adviseOn(folder.list());
    throw new ImportFormatError(advice ?? `The format was not recognised. Name it: ${listNames(IMPORTERS)}.`);
  }
  reply({ type: "opened", format: importer.name });
  if (importer.count) {
    reply({ type: "counted", rows: await importer.count(folder), isAll: true });
    await send(importer, folder, options);
    return;
  }
  // Twice, so that a file that breaks in its midst is refused before anything of it is written.
  let rows = 0;
  let shownAt = Date.now();
  const onUnused = (unused: UnusedColumns): void => reply({ type: "unused", ...unused });
  for await (const row of importer.rows(folder, undefined, { ...options, onUnused })) {
    if (!(row.type === "document" && isStatement(row))) rows++;
    if (Date.now() - shownAt < COUNT_SHOWN_MS) continue;
    shownAt = Date.now();
    reply({ type: "counted", rows, isAll: false });
  }
  reply({ type: "counted", rows, isAll: true });
  await send(importer, folder, options);
}

/** Asks outside: this process starts no other. One document at a time. */
async function recognize(document: Uint8Array): Promise<OcrReply> {
  const answered = once(process, "message") as Promise<[OcrReply]>;
  reply({ type: "pictures", base64: Buffer.from(document).toString("base64") });
  const [answer] = await answered;
  return answer;
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
async function sendPeople(folder: Folder, options: ImportOptions = {}): Promise<void> {
  const onReject = (rejection: Rejection): void => reply({ type: "rejected", rejection });
  for await (const person of givenPeople(folder, onReject, options)) reply({ type: "person", ...person });
}

async function send(importer: Importer, folder: Folder, options: ImportOptions | undefined): Promise<void> {
  const onReject = (rejection: Rejection): void => reply({ type: "rejected", rejection });
  for await (const row of importer.rows(folder, onReject, options)) reply({ type: "row", row });
}

function findImporter(importers: readonly Importer[], format: string): Importer {
  const found = importers.find((each) => each.name === format);
  if (found) return found;
  throw new ImportFormatError(`There is no format ${format}. Known: ${listNames(importers)}.`);
}

function listNames(importers: readonly Importer[]): string {
  return importers.map(({ name }) => name).join(", ");
}

/** Waits where nobody reads: the pipe holds little, and so do we. */
function reply(message: FileReply): void {
  const bytes = Buffer.from(`${JSON.stringify(message)}\n`);
  for (let from = 0; from < bytes.length; ) {
    try {
      from += writeSync(OUTPUT, bytes, from);
    } catch (error) {
      if (!(error instanceof Error && "code" in error && error.code === "EAGAIN")) throw error;
      Atomics.wait(PAUSE, 0, 0, 5);
    }
  }
}

const PAUSE = new Int32Array(new SharedArrayBuffer(4));
