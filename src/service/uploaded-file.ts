import { createWriteStream } from "node:fs";
import { mkdir, mkdtemp, rm } from "node:fs/promises";
import { join } from "node:path";
import { pipeline } from "node:stream/promises";
import { PublicError } from "../errors.ts";
import { ImportFormatError } from "../importers/importer.ts";
import type { ServiceContext } from "./context.ts";
import { holdUpload } from "./uploads.ts";

/** How much of a file is accepted, in bytes, and the message for a longer one. */
export interface UploadLimit {
  readonly maxBytes: number;
  readonly tooLong: string;
}

/**
 * Stores an uploaded file while it is processed. If it cannot be read, or the disk is full, the caller gets the API's error.
 *
 * @param work receives the path, and a signal that aborts when the service stops or the work is done
 */
export async function withUploadedFile<T>(
  context: Pick<ServiceContext, "uploads" | "stopping">,
  body: AsyncIterable<Uint8Array>,
  limit: UploadLimit,
  work: (path: string, signal: AbortSignal) => Promise<T>,
): Promise<T> {
  await mkdir(context.uploads, { recursive: true, mode: 0o700 });
  const folder = await mkdtemp(join(context.uploads, "upload-"));
  const letGo = holdUpload(folder);
  const done = new AbortController();
  try {
    const path = join(folder, "file");
    await pipeline(withinLimit(body, limit), createWriteStream(path, { mode: 0o600 }));
    return await work(path, AbortSignal.any([done.signal, context.stopping]));
  } catch (error) {
    if (context.stopping.aborted && error === context.stopping.reason)
      throw new PublicError("overloaded", "The service is stopping. Send the file again.");
    if (error instanceof ImportFormatError) throw new PublicError("import_unreadable", error.message);
    if (error instanceof Error && "code" in error && error.code === "ENOSPC") {
      throw new PublicError(
        "storage_full",
        "Not enough disk space for the file. Send it again when space has been freed.",
      );
    }
    throw error;
  } finally {
    done.abort();
    letGo();
    await rm(folder, { recursive: true, force: true });
  }
}

async function* withinLimit(body: AsyncIterable<Uint8Array>, limit: UploadLimit): AsyncGenerator<Uint8Array> {
  let size = 0;
  for await (const piece of body) {
    size += piece.byteLength;
    if (size > limit.maxBytes) throw new PublicError("body_too_large", limit.tooLong);
    yield piece;
  }
}
