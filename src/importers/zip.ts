import { promisify } from "node:util";
import yauzl, { type Entry, getFileNameLowLevel, validateFileName, type ZipFile } from "yauzl";
import { ImportFormatError } from "./importer.ts";

/** The files of an archive, by path. It stays open as long as its process. */
export interface Zip {
  readonly paths: readonly string[];
  stream(path: string): AsyncIterable<Uint8Array>;
  bytes(path: string): Promise<Uint8Array>;
}

export interface ZipLimits {
  /** Of all files when unpacked. */
  readonly maxBytes: number;
}

export const MAX_ENTRIES = 200_000;
/** Text packs to a tenth, a table to a fiftieth; what packs to less is made to fill a disk. */
export const MAX_RATIO = 200;
/** Below this size, in bytes, no ratio does harm. */
export const HARMLESS_BYTES = 64 * 1024 * 1024;

/**
 * Opens a ZIP archive, from its bytes or its path. Throws `ImportFormatError` if it is truncated, encrypted, contains
 * two files of one name, or exceeds the unpacked size limit: by the sizes in its directory, which unpacking then
 * enforces.
 */
export async function openZip(archive: Uint8Array | string, name: string, limits: ZipLimits): Promise<Zip> {
  const zip = await open(archive, name);
  if (zip.entryCount > MAX_ENTRIES) throw new ImportFormatError(`${name} holds more than ${MAX_ENTRIES} files.`);
  const entries = new Map<string, Entry>();
  let total = 0;
  let isOdd = false;
  let isTwofold = false;
  for (let entry = await nextEntry(zip, name); entry !== null; entry = await nextEntry(zip, name)) {
    const path = getFileNameLowLevel(entry.generalPurposeBitFlag, entry.fileNameRaw, entry.extraFields, false);
    if (path.endsWith("/")) continue;
    if ((entry.generalPurposeBitFlag & 1) === 1) throw new ImportFormatError(`${name} is encrypted. Unpack it first.`);
    const { uncompressedSize: size, compressedSize: packed } = entry;
    total += size;
    if (total > limits.maxBytes || (size > HARMLESS_BYTES && size > packed * MAX_RATIO)) {
      throw new ImportFormatError(`${name} unpacks to more than it may: it is not opened.`);
    }
    isOdd ||= validateFileName(path) !== null;
    isTwofold ||= entries.has(path);
    entries.set(path, entry);
  }
  if (isOdd) throw new ImportFormatError(`${name} contains a file whose name leads out of it. Pack it again.`);
  // Programs differ in which of the two they show, so the file that somebody checked need not be the one that is read.
  if (isTwofold) throw new ImportFormatError(`${name} contains two files with the same name. Pack it again.`);
  const stream = (path: string) => readEntry(zip, entries.get(path), `${name}: ${path}`);
  return {
    paths: [...entries.keys()],
    stream,
    async bytes(path) {
      const pieces: Uint8Array[] = [];
      for await (const piece of stream(path)) pieces.push(piece);
      return Buffer.concat(pieces);
    },
  };
}

async function* readEntry(zip: ZipFile, entry: Entry | undefined, name: string): AsyncGenerator<Uint8Array> {
  if (entry === undefined) throw new ImportFormatError(`${name}: there is no such file.`);
  try {
    yield* (await promisify<Entry, NodeJS.ReadableStream>(zip.openReadStream.bind(zip))(
      entry,
    )) as AsyncIterable<Uint8Array>;
  } catch (error) {
    throw new ImportFormatError(`${name} is damaged, or packed in a way that is not read.`, { cause: error });
  }
}

async function open(archive: Uint8Array | string, name: string): Promise<ZipFile> {
  // Sizes are checked before names: names come as they are written.
  const options = { lazyEntries: true, autoClose: false, validateEntrySizes: true, decodeStrings: false };
  try {
    return typeof archive === "string"
      ? await promisify<string, yauzl.Options, ZipFile>(yauzl.open)(archive, options)
      : await promisify<Buffer, yauzl.Options, ZipFile>(yauzl.fromBuffer)(Buffer.from(archive), options);
  } catch (error) {
    throw new ImportFormatError(`${name} is not an archive, or is cut off.`, { cause: error });
  }
}

async function nextEntry(zip: ZipFile, name: string): Promise<Entry | null> {
  return await new Promise((resolve, reject) => {
    const settle = (): void => {
      zip.removeListener("entry", onEntry);
      zip.removeListener("end", onEnd);
      zip.removeListener("error", onError);
    };
    const onEntry = (entry: Entry): void => {
      settle();
      resolve(entry);
    };
    const onEnd = (): void => {
      settle();
      resolve(null);
    };
    const onError = (error: Error): void => {
      settle();
      reject(new ImportFormatError(`${name} is damaged.`, { cause: error }));
    };
    zip.once("entry", onEntry);
    zip.once("end", onEnd);
    zip.once("error", onError);
    zip.readEntry();
  });
}
