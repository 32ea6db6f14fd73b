import type { Import, ImportFileQuery } from "../contract/import.ts";
import type { FileNews } from "../connectors/read-files.ts";
import type { Caller, ServiceContext } from "./context.ts";
import { type ImportContext, importRows } from "./import-rows.ts";
import { createTurns } from "./turns.ts";
import { withUploadedFile } from "./uploaded-file.ts";

const MAX_FILE = { maxBytes: 10 * 1024 * 1024 * 1024, tooLong: "A file may have at most 10 GiB." };

/** Files that are read at once, each in a process of up to a gigabyte, and how many of them are one account's. */
const turns = createTurns(8, 2);

/**
 * Takes a file of any format in, has it read in a process of its own, and imports its people. The file is kept as long as
 * it is read, or waits for its account's turn. One that cannot be read as a whole imports nobody.
 *
 * @param gone aborts when whoever sent it has gone: no more of it is read then
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
      const opened = await untilRows(news);
      return await importRows(context, caller, encode(news), { ...opened, fileName: name }, signal);
    });
  });
}

/** Reads until the rows begin: what cannot be read at all is known before anything is written. */
async function untilRows(
  news: AsyncGenerator<FileNews>,
): Promise<{ readonly format: string; readonly rows: number | null }> {
  let format = "";
  for (let next = await news.next(); next.done !== true; next = await news.next()) {
    if (next.value.type === "opened") format = next.value.format;
    if (next.value.type === "counted" && next.value.isAll) return { format, rows: next.value.rows };
  }
  return { format, rows: null };
}

async function* encode(news: AsyncIterable<FileNews>): AsyncGenerator<Uint8Array> {
  const encoder = new TextEncoder();
  for await (const each of news) {
    if (each.type === "row") yield encoder.encode(`${JSON.stringify(each.row)}\n`);
    if (each.type === "rejected") yield encoder.encode(`${JSON.stringify({ type: "rejected", ...each.rejection })}\n`);
  }
}
