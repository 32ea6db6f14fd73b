import { createReadStream, readdirSync, statSync } from "node:fs";
import { basename, relative, join } from "node:path";
import { pipeline, type Readable } from "node:stream";
import { createGunzip } from "node:zlib";
import { type Folder, ImportFormatError } from "./importer.ts";
import { openTar, TAR_NAME } from "./tar.ts";
import { openZip } from "./zip.ts";

/** The longest line in characters, and the largest file that is read whole in bytes. */
const MAX_LINE_LENGTH = 32_000_000;
const MAX_FILE_BYTES = 1024 * 1024 * 1024;

/**
 * Opens a folder on disk; a single file is a folder of one, and an archive the folder that was packed. Gzipped files
 * are read decompressed.
 *
 * @param name the file's name, if its path does not tell
 */
export async function openFolder(path: string, name: string = basename(path)): Promise<Folder> {
  const found = statSync(path, { throwIfNoEntry: false });
  if (!found) throw new ImportFormatError(`There is nothing at ${path}.`);
  if (found.isFile() && /\.zip$/i.test(name)) return await openArchive(path, name, openZip);
  if (found.isFile() && TAR_NAME.test(name)) return await openArchive(path, name, openTar);
  const paths = found.isFile() ? new Map([[name.replace(/\.gz$/i, ""), path]]) : listFiles(path);
  const find = (wanted: string): string => {
    const file = paths.get(wanted);
    if (file === undefined) throw new ImportFormatError(`There is no ${wanted} in the folder.`);
    return file;
  };
  return folderOf([...paths.keys()].sort(), (wanted) => {
    const file = find(wanted);
    const isPacked = /\.gz$/i.test(found.isFile() ? name : file);
    return unpack(createReadStream(file, { highWaterMark: PIECE_BYTES }), isPacked, wanted);
  });
}

const PIECE_BYTES = 262_144;
/** In bytes, of an unpacked archive. */
const MAX_UNPACKED_BYTES = 20 * 1024 * 1024 * 1024;

async function openArchive(path: string, name: string, open: typeof openTar): Promise<Folder> {
  const archive = await open(path, name, { maxBytes: MAX_UNPACKED_BYTES });
  // Files added by macOS and the file system contain nobody's data.
  const paths = [...archive.paths].filter((each) => !/(?:^|\/)(?:__MACOSX\/|\._|\.DS_Store)/.test(each));
  return folderOf(paths.sort(), (wanted) => archive.stream(wanted));
}

/** A folder whose files' bytes come from `open`. */
export function folderOf(paths: readonly string[], open: (path: string) => AsyncIterable<Uint8Array>): Folder {
  return {
    list: () => paths,
    stream: open,
    lines: (path) => readLines(open(path), path),
    async bytes(path) {
      const pieces: Uint8Array[] = [];
      let size = 0;
      for await (const piece of open(path)) {
        size += piece.byteLength;
        if (size > MAX_FILE_BYTES) throw new ImportFormatError(`${path} has more than 1 GiB.`);
        pieces.push(piece);
      }
      return Buffer.concat(pieces);
    },
  };
}

async function* unpack(file: Readable, isPacked: boolean, path: string): AsyncGenerator<Uint8Array> {
  // An error in either stream ends both, and is thrown to the reader of the last.
  const bytes = isPacked ? pipeline(file, createGunzip(), () => undefined) : file;
  try {
    yield* bytes as AsyncIterable<Uint8Array>;
  } catch (error) {
    if (error instanceof Error && "code" in error && String(error.code).startsWith("Z_")) {
      throw new ImportFormatError(`${path} is damaged or cut off: it cannot be unpacked.`, { cause: error });
    }
    throw error;
  } finally {
    file.destroy();
  }
}

/**
 * Lines without their endings. Throws `ImportFormatError` if one exceeds the limit: no more than that is kept in
 * memory.
 */
async function* readLines(bytes: AsyncIterable<Uint8Array>, path: string): AsyncGenerator<string> {
  const decoder = new TextDecoder();
  let parts: string[] = [];
  let length = 0;
  let number = 1;
  const endLine = (): string => {
    const line = parts.join("").replace(/\r$/, "");
    parts = [];
    length = 0;
    number++;
    return line;
  };
  const add = (part: string): void => {
    length += part.length;
    if (length > MAX_LINE_LENGTH)
      throw new ImportFormatError(`${path}:${number}: a line of more than 32 million characters.`);
    parts.push(part);
  };
  for await (const piece of bytes) {
    const text = decoder.decode(piece, { stream: true });
    let from = 0;
    for (let to = text.indexOf("\n"); to >= 0; to = text.indexOf("\n", from)) {
      add(text.slice(from, to));
      yield endLine();
      from = to + 1;
    }
    add(text.slice(from));
  }
  add(decoder.decode());
  if (length > 0) yield endLine();
}

/**
 * Name relative to the folder, without `.gz` → path on disk. Links are not followed: they may lead out of the folder,
 * or around in circles.
 */
function listFiles(path: string): ReadonlyMap<string, string> {
  const files = new Map<string, string>();
  const folders = [path];
  for (let folder = folders.pop(); folder !== undefined; folder = folders.pop()) {
    for (const entry of readdirSync(folder, { withFileTypes: true })) {
      const file = join(folder, entry.name);
      if (entry.isDirectory()) folders.push(file);
      else if (entry.isFile()) files.set(relative(path, file).replace(/\.gz$/i, ""), file);
    }
  }
  return files;
}
