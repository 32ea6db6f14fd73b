import type { Import, ImportFileQuery } from "../contract/import.ts";
import type { FileNews } from "../connectors/read-files.ts";
import type { UnusedColumns } from "../importers/importer.ts";
import { leftOut } from "../importers/left-out.ts";
import type { Caller, ServiceContext } from "./context.ts";
import { type ImportContext, importRows } from "./import-rows.ts";
import { createTurns } from "./turns.ts";
import { withUploadedFile } from "./uploaded-file.ts";

const MAX_FILE = { maxBytes: 10 * 1024 * 1024 * 1024, tooLong: "A file may have at most 10 GiB." };

/** Files read in parallel, each in a process of up to a gigabyte, in total and per account. */
const turns = createTurns(8, 2);

/**
 * Receives a file of any format, reads it in a separate process, and imports its people. The file is kept while it is read or waits for its
 * account's turn. If it cannot be read completely, nobody is imported.
 *
 * @param gone aborts when the sender disconnects; reading then stops
 */
export async function importFile(
  context: ImportContext & Pick<ServiceContext, "uploads" | "stopping" | "ocr" | "readFiles">,
  caller: Caller,
  { name, format, map }: ImportFileQuery,
  body: AsyncIterable<Uint8Array>,
  gone: AbortSignal,
): Promise<Import> {
  return await withUploadedFile(context, body, MAX_FILE, async (path, done) => {
    const signal = AbortSignal.any([done, gone]);
    const question = { path, name, ...(format !== "auto" && { format }), options: { map: map ?? {} } };
    return await turns(caller.accountId, signal, async () => {
      const news = context.readFiles(question, { signal, ocr: context.ocr });
      const { unused, ...opened } = await untilRows(news);
      return await importRows(context, caller, encode(unused, news), { ...opened, fileName: name }, signal);
    });
  });
}

/** Reads up to the first row: an unreadable file is noticed before anything is written. */
async function untilRows(
  news: AsyncGenerator<FileNews>,
): Promise<{ readonly format: string; readonly rows: number | null; readonly unused: readonly UnusedColumns[] }> {
  let format = "";
  const unused: UnusedColumns[] = [];
  for (let next = await news.next(); next.done !== true; next = await news.next()) {
    if (next.value.type === "opened") format = next.value.format;
    if (next.value.type === "unused") unused.push(next.value);
    if (next.value.type === "counted" && next.value.isAll) return { format, rows: next.value.rows, unused };
  }
  return { format, rows: null, unused };
}

/** The rows as lines, after the columns that none of them uses. */
async function* encode(unused: readonly UnusedColumns[], news: AsyncIterable<FileNews>): AsyncGenerator<Uint8Array> {
  const encoder = new TextEncoder();
  const line = (value: object): Uint8Array => encoder.encode(`${JSON.stringify(value)}\n`);
  for (const { path, titles } of unused) {
    for (const title of titles)
      yield line({ type: "rejected", path, line: null, ...leftOut("unusedColumn", title), cell: true });
  }
  for await (const each of news) {
    if (each.type === "row") yield line(each.row);
    if (each.type === "rejected") yield line({ type: "rejected", ...each.rejection });
  }
}
