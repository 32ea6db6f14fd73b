import { createReadStream, statSync } from "node:fs";
import { pipeline, Transform } from "node:stream";
import { createGunzip } from "node:zlib";
import { type Entry, extract } from "tar-stream";
import { ImportFormatError } from "./importer.ts";
import { HARMLESS_BYTES, MAX_ENTRIES, MAX_RATIO, type Zip, type ZipLimits } from "./zip.ts";

/** Of files that are kept from the first reading, in bytes: each, and all together. Others are read from the archive again. */
const MAX_KEPT = { bytes: 8 * 1024 * 1024, allBytes: 256 * 1024 * 1024 };
const PIECE_BYTES = 262_144;
const LEADS_OUT = /(?:^|\/)\.\.(?:\/|$)|^\/|^[A-Za-z]:/;

/** What an archive is called that `openTar` opens. */
export const TAR_NAME = /\.(?:tar|tar\.gz|tgz)$/i;

/**
 * Opens a tar archive, packed with gzip or not. It has no directory: all of it is read once for the names of its files, and small
 * ones are kept; a larger one is read from the archive's beginning each time. Links and devices in it are no files. Throws
 * `ImportFormatError` where it is cut off, holds two files of one name, or unpacks to more than it may.
 */
export async function openTar(path: string, name: string, limits: ZipLimits): Promise<Zip> {
  const kept = new Map<string, Uint8Array>();
  const paths = new Set<string>();
  let keptBytes = 0;
  for await (const { file, size, pieces } of readFiles(path, name, limits)) {
    // Programs differ in which of the two they show: what was looked at need not be what is read.
    if (paths.has(file)) throw new ImportFormatError(`${name} holds two files of one name. Pack it again.`);
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

/** The files of the archive in its order; what is not taken of one is passed over. */
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
  // An error of any of them ends all, and is thrown to whoever reads the last.
  if (/gz$/i.test(name)) pipeline(file, createGunzip(), counted, archive, ignore);
  else pipeline(file, counted, archive, ignore);
  try {
    for await (const entry of archive) {
      const inside = entry.header.name.replace(/^(?:\.\/)+/, "");
      if (entry.header.type === "file" || entry.header.type === "contiguous-file") {
        if (LEADS_OUT.test(inside))
          throw new ImportFormatError(`${name} holds a file whose name leads out of it. Pack it again.`);
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
