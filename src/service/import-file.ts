import { createWriteStream } from "node:fs";
import { mkdir, mkdtemp, rm } from "node:fs/promises";
import { join } from "node:path";
import { pipeline } from "node:stream/promises";
import type { Import, ImportFileQuery } from "../contract/import.ts";
import { type FileNews, readFiles } from "../connectors/read-files.ts";
import { PublicError } from "../errors.ts";
import { ImportFormatError } from "../importers/importer.ts";
import type { Caller, ServiceContext } from "./context.ts";
import { type ImportContext, importRows } from "./import-rows.ts";

/** In bytes. */
const MAX_FILE_BYTES = 10 * 1024 * 1024 * 1024;

/**
 * Takes a file of any format in, has it read in a process of its own, and imports its people. The file is kept as long as
 * it is read. One that cannot be read as a whole imports nobody.
 */
export async function importFile(
  context: ImportContext & Pick<ServiceContext, "uploads" | "stopping">,
  caller: Caller,
  { name, format, map }: ImportFileQuery,
  body: AsyncIterable<Uint8Array>,
): Promise<Import> {
  await mkdir(context.uploads, { recursive: true, mode: 0o700 });
  const folder = await mkdtemp(join(context.uploads, "upload-"));
  const done = new AbortController();
  try {
    const path = join(folder, "file");
    await pipeline(withinLimit(body), createWriteStream(path, { mode: 0o600 }));
    const question = { path, name, ...(format !== "auto" && { format }), options: { map: map ?? {} } };
    const news = readFiles(question, { signal: AbortSignal.any([done.signal, context.stopping]) });
    const opened = await untilRows(news);
    return await importRows(context, caller, encode(news), opened);
  } catch (error) {
    if (error instanceof ImportFormatError) throw new PublicError("import_unreadable", error.message);
    if (error instanceof Error && "code" in error && error.code === "ENOSPC") {
      throw new PublicError("storage_full", "Not enough disk space for the file. Send it again when there is room.");
    }
    throw error;
  } finally {
    done.abort();
    await rm(folder, { recursive: true, force: true });
  }
}

async function* withinLimit(body: AsyncIterable<Uint8Array>): AsyncGenerator<Uint8Array> {
  let size = 0;
  for await (const piece of body) {
    size += piece.byteLength;
    if (size > MAX_FILE_BYTES) throw new PublicError("body_too_large", "A file may have at most 10 GiB.");
    yield piece;
  }
}

/** Reads until the rows begin: what cannot be read at all is known before anything is written. Returns the format. */
async function untilRows(news: AsyncGenerator<FileNews>): Promise<string> {
  let format = "";
  for (let next = await news.next(); next.done !== true; next = await news.next()) {
    if (next.value.type === "opened") format = next.value.format;
    if (next.value.type === "counted" && next.value.isAll) break;
  }
  return format;
}

async function* encode(news: AsyncIterable<FileNews>): AsyncGenerator<Uint8Array> {
  const encoder = new TextEncoder();
  for await (const each of news) {
    if (each.type === "row") yield encoder.encode(`${JSON.stringify(each.row)}\n`);
    if (each.type === "rejected") yield encoder.encode(`${JSON.stringify({ type: "rejected", ...each.rejection })}\n`);
  }
}
