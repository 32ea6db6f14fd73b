import { WARCParser, type WARCRecord } from "warcio";
import { type Folder, ImportFormatError, type Importer, type Rejection } from "../../../importers/importer.ts";
import { type LeftOut, leftOut } from "../../../importers/left-out.ts";
import { detectEncoding } from "../../../importers/tables/decode.ts";
import { MAX_PAGE_BYTES, pageDocument } from "./page-document.ts";
import { readStatedInstant } from "../../../domain/instant.ts";

/**
 * Web archives (WARC, ISO 28500) of crawlers and browsers: each page with status 200 is a document, under its URL and
 * with the date on which it was captured. Pictures, scripts and everything else that is not a page are skipped.
 */
export const warcImporter: Importer = {
  name: "warc",
  title: "WARC web archives",
  recognise: (folder) => Promise.resolve(listArchives(folder).length > 0),
  async *rows(folder, onReject = () => undefined) {
    const paths = listArchives(folder);
    if (paths.length === 0) throw new ImportFormatError("There is no .warc file.");
    for (const path of paths) yield* readArchive(folder, path, onReject);
  },
};

function listArchives(folder: Folder): readonly string[] {
  return folder.list().filter((path) => /\.warc(?:\.gz)?$/i.test(path));
}

async function* readArchive(folder: Folder, path: string, onReject: (rejection: Rejection) => void) {
  let number = 0;
  for await (const record of recordsOf(folder.stream(path), path)) {
    // The library accepts any text as a record without a type.
    if (!record.warcHeaders.headers.has("WARC-Type")) throw damaged(undefined, path);
    number++;
    const reject = (why: LeftOut): void => onReject({ path: `${path}#${number}`, line: null, ...why });
    const url = record.warcTargetURI;
    if (!isPage(record) || url === null || url === undefined) continue;
    const html = await pageOf(record, path);
    if (html === undefined) {
      reject(leftOut("longPage", String(MAX_PAGE_BYTES / 1024 / 1024)));
      continue;
    }
    const document = pageDocument({ url: url.replace(/^<|>$/g, ""), collectedAt: dayOf(record.warcDate), html });
    if ("reason" in document) reject(document);
    else yield document;
  }
  if (number === 0) throw new ImportFormatError(`${path} contains no WARC record.`);
}

/**
 * Throws `ImportFormatError` if the file is truncated or not a WARC file: the library's own message would not name the
 * file.
 */
async function* recordsOf(bytes: AsyncIterable<Uint8Array>, path: string): AsyncGenerator<WARCRecord> {
  try {
    yield* new WARCParser(bytes);
  } catch (error) {
    throw damaged(error, path);
  }
}

function damaged(error: unknown, path: string): ImportFormatError {
  return error instanceof ImportFormatError
    ? error
    : new ImportFormatError(`${path} is not a WARC file, or it is damaged or cut off.`, { cause: error });
}

function isPage({ warcType, httpHeaders }: WARCRecord): boolean {
  const type = httpHeaders?.headers.get("content-type") ?? "";
  return warcType === "response" && httpHeaders?.statusCode === 200 && /^(?:text\/html|application\/xhtml)/i.test(type);
}

/** The page as written, unpacked; `undefined` if it is too long. */
async function pageOf(record: WARCRecord, path: string): Promise<string | undefined> {
  const pieces: Uint8Array[] = [];
  let size = 0;
  try {
    for await (const piece of record) {
      size += piece.byteLength;
      if (size <= MAX_PAGE_BYTES) pieces.push(piece);
    }
  } catch (error) {
    throw damaged(error, path);
  }
  if (size > MAX_PAGE_BYTES) return undefined;
  const bytes = Buffer.concat(pieces);
  const stated = /charset=["']?([\w-]+)/i.exec(record.httpHeaders?.headers.get("content-type") ?? "")?.[1];
  return decoderFor(stated, bytes).decode(bytes);
}

function decoderFor(stated: string | undefined, bytes: Uint8Array): TextDecoder {
  try {
    return new TextDecoder(stated ?? detectEncoding(bytes.subarray(0, HEAD_BYTES)));
  } catch (error) {
    if (error instanceof RangeError) return new TextDecoder(detectEncoding(bytes.subarray(0, HEAD_BYTES)));
    throw error;
  }
}

/** In bytes: the encoding is stated at the beginning. */
const HEAD_BYTES = 65_536;

function dayOf(date: string | null | undefined): string | undefined {
  return readStatedInstant(date ?? "")?.toISOString();
}
