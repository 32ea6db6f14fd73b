import { mkdir, mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { Readable } from "node:stream";
import { PublicError } from "../errors.ts";
import { holdUpload } from "./uploads.ts";

/** How far a stream is read ahead of its consumer, in bytes. */
export interface AheadLimits {
  /** The part in memory before it goes into a file. */
  readonly pieceBytes: number;
  /** The maximum in storage; its sender then waits. */
  readonly maxBytes: number;
}

/** Up to about 20 MB in memory, mostly while a disk is slow. */
const AHEAD_LIMITS: AheadLimits = { pieceBytes: 2 * 1024 * 1024, maxBytes: 1024 * 1024 * 1024 };
/** Pieces waiting for the disk. */
const MAX_UNWRITTEN = 4;

/** A stretch of the stream: in memory until it is written, then in its file. */
interface BodyPart {
  readonly length: number;
  bytes: Buffer | null;
  path: string | null;
}

/**
 * A stream that is read as fast as it arrives, because only reading a connection reveals that the other side has disconnected. What has not
 * been consumed is in a folder of the uploads. Fails as soon as the source does, whatever is still unread, and with `storage_full` on a
 * full disk. The rest of an abandoned stream is discarded.
 */
export function readAhead(body: Readable, uploads: string, limits: AheadLimits = AHEAD_LIMITS): Readable {
  const stream: Readable = Readable.from(
    pieces(body, uploads, limits, (error) => stream.destroy(error)),
    { objectMode: false },
  );
  // Its consumer gets the error; without one nobody needs it.
  stream.on("error", () => {});
  return stream;
}

/** @param onFailed called at once, even if nobody is reading */
async function* pieces(
  body: Readable,
  uploads: string,
  limits: AheadLimits,
  onFailed: (error: Error) => void,
): AsyncGenerator<Uint8Array> {
  const spool = new Spool(uploads, limits.pieceBytes);
  let ended = false;
  const failures: Error[] = [];
  let news = Promise.withResolvers<void>();
  const settle = () => {
    const isAhead = spool.bytes >= limits.maxBytes || spool.unwritten >= MAX_UNWRITTEN;
    if (isAhead) body.pause();
    else if (body.isPaused()) body.resume();
    news.resolve();
  };
  const fail = (error: Error) => {
    failures.push(error);
    news.resolve();
    onFailed(error);
  };
  const take = (chunk: Uint8Array) => {
    spool.add(chunk, settle, fail);
    settle();
  };
  const end = () => {
    ended = true;
    news.resolve();
  };
  const close = () => {
    if (!ended) fail(new PublicError("invalid_request", "The request ended before its body was complete."));
  };
  body.on("data", take).on("end", end).on("error", fail).on("close", close);
  if (body.destroyed && !body.readableEnded) close();
  try {
    for (;;) {
      news = Promise.withResolvers();
      if (failures.length > 0) throw failures[0];
      const isLast = ended;
      const bytes = await spool.take();
      if (bytes !== null) {
        settle();
        yield bytes;
      } else if (isLast) return;
      else await news.promise;
    }
  } finally {
    body.off("data", take).off("end", end).off("close", close);
    body.resume();
    await spool.close();
  }
}

/** A queue of bytes that moves what waits long to disk. */
class Spool {
  readonly #uploads: string;
  readonly #pieceBytes: number;
  readonly #pieces: BodyPart[] = [];
  #last: Uint8Array[] = [];
  #lastBytes = 0;
  #folder: { readonly path: string; readonly letGo: () => void } | null = null;
  #writing: Promise<void> = Promise.resolve();
  #named = 0;
  bytes = 0;
  unwritten = 0;

  constructor(uploads: string, pieceBytes: number) {
    this.#uploads = uploads;
    this.#pieceBytes = pieceBytes;
  }

  /** @param onWritten is called when bytes that came earlier are written */
  add(chunk: Uint8Array, onWritten: () => void, onFailed: (error: Error) => void): void {
    this.#last.push(chunk);
    this.#lastBytes += chunk.byteLength;
    this.bytes += chunk.byteLength;
    if (this.#lastBytes < this.#pieceBytes) return;
    const piece: BodyPart = { length: this.#lastBytes, bytes: this.#takeLast(), path: null };
    this.#pieces.push(piece);
    this.unwritten++;
    this.#writing = this.#writing
      .then(() => this.#write(piece))
      .then(
        () => {
          this.unwritten--;
          onWritten();
        },
        (error: Error) => onFailed(isFull(error) ? storageFull() : error),
      );
  }

  /** The next bytes; `null` if there are none yet. */
  async take(): Promise<Uint8Array | null> {
    const piece = this.#pieces.shift();
    const bytes = piece ? await readPiece(piece) : this.#takeLast();
    this.bytes -= bytes.byteLength;
    return bytes.byteLength === 0 ? null : bytes;
  }

  async close(): Promise<void> {
    await this.#writing;
    this.#folder?.letGo();
    if (this.#folder) await rm(this.#folder.path, { recursive: true, force: true });
  }

  #takeLast(): Buffer {
    const bytes = Buffer.concat(this.#last);
    this.#last = [];
    this.#lastBytes = 0;
    return bytes;
  }

  async #write(piece: BodyPart): Promise<void> {
    const path = join(await this.#open(), String(this.#named++));
    // It may be consumed before or while it is written.
    if (piece.bytes === null) return;
    await writeFile(path, piece.bytes, { mode: 0o600 });
    if (piece.bytes === null) return await rm(path, { force: true });
    piece.path = path;
    piece.bytes = null;
  }

  async #open(): Promise<string> {
    if (this.#folder === null) {
      await mkdir(this.#uploads, { recursive: true, mode: 0o700 });
      const path = await mkdtemp(join(this.#uploads, "stream-"));
      this.#folder = { path, letGo: holdUpload(path) };
    }
    return this.#folder.path;
  }
}

async function readPiece(piece: BodyPart): Promise<Buffer> {
  const { bytes, path } = piece;
  piece.bytes = null;
  if (bytes !== null) return bytes;
  if (path === null) throw new Error("a piece is nowhere");
  const read = await readFile(path);
  await rm(path, { force: true });
  return read;
}

function isFull(error: Error): boolean {
  return "code" in error && error.code === "ENOSPC";
}

function storageFull(): PublicError {
  return new PublicError(
    "storage_full",
    "Not enough disk space for the stream. Send it again when space has been freed.",
  );
}
