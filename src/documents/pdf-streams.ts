import { inflateSync, constants } from "node:zlib";

/** The streams of a PDF unpack to more than the limit. */
export class TooMuchUnpacked extends Error {}

/**
 * Unpacks the deflated streams of a PDF (ISO 32000-1, 7.3.8) before its parser does, which keeps them whole: one
 * kilobyte can unpack to a megabyte. Pictures are skipped, since no text is read from them. Streams that are packed
 * twice or encrypted are not seen; the limits of the thread bound what they unpack to.
 *
 * @throws TooMuchUnpacked if they exceed `most` bytes together
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
/** Limit on the dictionary before a stream. */
const MAX_DICTIONARY_BYTES = 2_048;

/** Checks the two bytes with which RFC 1950 lets deflated data begin. */
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
    // A damaged stream unpacks only up to the damage; what the rest means is left to the parser.
    if (typeof code === "string" && code.startsWith("Z_")) return 0;
    throw error;
  }
}
