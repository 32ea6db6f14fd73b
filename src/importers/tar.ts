import { createReadStream, statSync } from "node:fs";
import { pipeline, Transform } from "node:stream";
import { createGunzip } from "node:zlib";
import { type Entry, extract } from "tar-stream";
import { ImportFormatError } from "./importer.ts";
import { HARMLESS_BYTES, MAX_ENTRIES, MAX_RATIO, type Zip, type ZipLimits } from "./zip.ts";

/**
 * Limits in bytes for files kept from the first reading: each, and all together. Other files are read from the archive
 * again.
 */
const MAX_KEPT = { bytes: 8 * 1024 * 1024, allBytes: 256 * 1024 * 1024 };
const PIECE_BYTES = 262_144;
const LEADS_OUT = /(?:^|\/)\.\.(?:\/|$)|^\/|^[A-Za-z]:/;

/** Names of archives that `openTar` opens. */
export const TAR_NAME = /\.(?:tar|tar\.gz|tgz)$/i;

/**
 * Opens a tar archive, gzipped or not. It has no directory: it is read once as a whole for the names of its files, and
 * small files are kept; larger ones are read again from the beginning of the archive each time. Links and devices are
 * not files. Throws `ImportFormatError` if the archive is truncated, contains two files of one name, or exceeds the
 * unpacked size limit.
 */
export async function openTar(path: string, name: string, limits: ZipLimits): Promise<Zip> {
  const kept = new Map<string, Uint8Array>();
  const paths = new Set<string>();
  let keptBytes = 0;
  for await (const { file, size, pieces } of readFiles(path, name, limits)) {
    // Programs differ in which of the two they show, so the file that somebody checked need not be the one that is
    // read.
    if (paths.has(file)) throw new ImportFormatError(`${name} contains two files with the same name. Pack it again.`);
    if (paths.size === MAX_ENTRIES) throw new ImportFormatError(`${name} holds more than ${MAX_ENTRIES} files.`);
    paths.add(file);
    if (size > MAX_KEPT.bytes || keptBytes + size > MAX_KEPT.allBytes) continue;
    keptBytes += size;
    kept.set(file, await bytesOf(pieces));
  }
  const stream = async function* (wanted: string): AsyncGenerator<Uint8Array> {
    const bytes = kept.get(wanted);
    if (bytes !== undefined) return yield bytes;
    for await (const { file, pieces } of readFiles(path, name, limits)) if (file === wanted) return yield* pieces;
    throw new ImportFormatError(`${name}: ${wanted}: there is no such file.`);
  };
  return {
    paths: [...paths],
    stream,
    bytes: async (wanted) => await bytesOf(stream(wanted)),
  };
}

interface PackedFile {
  readonly file: string;
  /** In bytes. */
  readonly size: number;
  readonly pieces: AsyncIterable<Uint8Array>;
}

/** The files of the archive in order; parts of a file that are not read are skipped. */
async function* readFiles(path: string, name: string, { maxBytes }: ZipLimits): AsyncGenerator<PackedFile> {
  const packed = statSync(path).size;
  let unpacked = 0;
  const counted = new Transform({
    transform(piece: Uint8Array, _, done) {
      unpacked += piece.byteLength;
      const isTooMuch = unpacked > maxBytes || (unpacked > HARMLESS_BYTES && unpacked > packed * MAX_RATIO);
      if (isTooMuch) done(new ImportFormatError(`${name} unpacks to more than it may: it is not opened.`));
      else done(null, piece);
    },
  });
  const file = createReadStream(path, { highWaterMark: PIECE_BYTES });
  const archive = extract();
  const ignore = () => undefined;
  // An error in any of the streams ends all, and is thrown to the reader of the last.
  if (/gz$/i.test(name)) pipeline(file, createGunzip(), counted, archive, ignore);
  else pipeline(file, counted, archive, ignore);
  try {
    for await (const entry of archive) {
      const inside = entry.header.name.replace(/^(?:\.\/)+/, "");
      if (entry.header.type === "file" || entry.header.type === "contiguous-file") {
        if (LEADS_OUT.test(inside))
          throw new ImportFormatError(`${name} contains a file whose name leads out of it. Pack it again.`);
        yield { file: inside, size: entry.header.size, pieces: sound(entry, name) };
      }
      entry.resume();
    }
  } catch (error) {
    throw faultOf(error, name);
  } finally {
    file.destroy();
  }
}

async function* sound(entry: Entry, name: string): AsyncGenerator<Uint8Array> {
  try {
    yield* entry;
  } catch (error) {
    throw faultOf(error, name);
  }
}

function faultOf(error: unknown, name: string): Error {
  if (error instanceof ImportFormatError) return error;
  return new ImportFormatError(`${name} is damaged or cut off: it cannot be unpacked.`, { cause: error });
}

async function bytesOf(pieces: AsyncIterable<Uint8Array>): Promise<Uint8Array> {
  const held: Uint8Array[] = [];
  for await (const piece of pieces) held.push(piece);
  return Buffer.concat(held);
}
