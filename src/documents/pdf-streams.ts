import { inflateSync, constants } from "node:zlib";

/** A PDF whose streams unpack to more than is read. */
export class TooMuchUnpacked extends Error {}

/**
 * Unpacks the deflated streams of a PDF (ISO 32000-1, 7.3.8) before its parser does, which holds them whole: a kilobyte
 * unpacks to a megabyte. Pictures are passed over, no text is read of them. Streams that are packed twice, or locked, are not
 * seen: what they unpack to, the limits of the thread bound.
 *
 * @throws TooMuchUnpacked where they come to more than `most` bytes together
 */
export function requireSmallStreams(bytes: Uint8Array, most: number): void {
  const file = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  let left = most;
  for (let at = file.indexOf(KEYWORD); at >= 0; at = file.indexOf(KEYWORD, at + KEYWORD.length)) {
    const from = at + KEYWORD.length + (file[at + KEYWORD.length] === CR ? 1 : 0) + 1;
    if (!isDeflated(file, from) || isPicture(file, at)) continue;
    left -= unpackedLength(file.subarray(from), left);
  }
}

const KEYWORD = "stream";
const CR = 0x0d;
/** Of the dictionary before a stream. */
const MAX_DICTIONARY_BYTES = 2_048;

/** By the two bytes with which RFC 1950 lets packed data begin. */
function isDeflated(file: Buffer, at: number): boolean {
  const [method = 0, flags = 0] = [file[at], file[at + 1]];
  return (method & 0x0f) === 8 && (method * 256 + flags) % 31 === 0;
}

function isPicture(file: Buffer, at: number): boolean {
  const before = file.toString("latin1", Math.max(0, at - MAX_DICTIONARY_BYTES), at);
  return /\/Subtype\s*\/Image\b/.test(before.slice(before.lastIndexOf(" obj") + 1));
}

function unpackedLength(packed: Buffer, most: number): number {
  try {
    return inflateSync(packed, { maxOutputLength: Math.max(1, most), finishFlush: constants.Z_SYNC_FLUSH }).length;
  } catch (error) {
    const code = error instanceof Error && "code" in error ? error.code : undefined;
    if (code === "ERR_BUFFER_TOO_LARGE") throw new TooMuchUnpacked("its streams unpack to too much");
    // What is broken unpacks no further than to where it breaks; the parser says what it makes of it.
    if (typeof code === "string" && code.startsWith("Z_")) return 0;
    throw error;
  }
}
