import { promisify } from "node:util";
import { brotliDecompress, constants, gunzip, inflate, inflateRaw, zstdDecompress } from "node:zlib";

/** The response was longer than its reader allows. */
export class ResponseTooLarge extends Error {
  readonly maxBytes: number;

  constructor(maxBytes: number) {
    super(`more than ${maxBytes} bytes`);
    this.maxBytes = maxBytes;
  }
}

/**
 * The codings we accept. Over plain HTTP, middleboxes have broken the later two (fetch.spec.whatwg.org,
 * "HTTP-network-or-cache fetch").
 */
export function acceptedCodings(protocol: string): string {
  return protocol === "https:" ? "br, gzip, deflate, zstd" : "gzip, deflate";
}

/** Nobody has a reason for more codings (RFC 9110, 8.4, sets no limit). */
const MAX_CODINGS = 5;
/** The limit of browsers; beyond it a frame only wastes memory (RFC 9659). */
const ZSTD_WINDOW_LOG = 23;

/**
 * Removes a body's content codings (RFC 9110, 8.4.1), the last one first. A truncated body is decoded as far as it
 * goes, as in curl and browsers. An unknown coding leaves the body unchanged.
 *
 * @param codings the header `Content-Encoding`
 * @param maxBytes after decompression; stops there and throws `ResponseTooLarge`
 */
export async function decodeBody(body: Uint8Array, codings: string | null, maxBytes: number): Promise<Uint8Array> {
  const names = (codings ?? "")
    .toLowerCase()
    .split(",")
    .map((name) => name.trim())
    .filter((name) => name !== "");
  if (names.length > MAX_CODINGS) throw new TypeError(`more than ${MAX_CODINGS} content codings`);
  const decoders = names.map((name) => DECODERS.get(name));
  let decoded = body;
  if (body.byteLength > 0 && decoders.every((decode) => decode !== undefined)) {
    for (const decode of decoders.toReversed()) decoded = await inTheLimit(decode, decoded, maxBytes);
  }
  if (decoded.byteLength > maxBytes) throw tooLarge(maxBytes);
  return decoded;
}

export function tooLarge(maxBytes: number): ResponseTooLarge {
  return new ResponseTooLarge(maxBytes);
}

type Decoder = (body: Uint8Array, maxOutputLength: number) => Promise<Uint8Array>;

const FLUSH = { flush: constants.Z_SYNC_FLUSH, finishFlush: constants.Z_SYNC_FLUSH };
const [unzip, blow, blowRaw, unbrotli, unzstd] = [
  promisify(gunzip),
  promisify(inflate),
  promisify(inflateRaw),
  promisify(brotliDecompress),
  promisify(zstdDecompress),
] as const;

const fromGzip: Decoder = (body, maxOutputLength) => unzip(body, { ...FLUSH, maxOutputLength });
const DECODERS: ReadonlyMap<string, Decoder> = new Map<string, Decoder>([
  ["identity", (body) => Promise.resolve(body)],
  ["gzip", fromGzip],
  ["x-gzip", fromGzip],
  // Some servers omit zlib's header, whose first byte has 8 in its low half (RFC 1950, 2.2).
  [
    "deflate",
    (body, maxOutputLength) => (((body[0] ?? 0) & 0x0f) === 0x08 ? blow : blowRaw)(body, { ...FLUSH, maxOutputLength }),
  ],
  [
    "br",
    (body, maxOutputLength) => {
      const flush = constants.BROTLI_OPERATION_FLUSH;
      return unbrotli(body, { flush, finishFlush: flush, maxOutputLength });
    },
  ],
  [
    "zstd",
    (body, maxOutputLength) => {
      const params = { [constants.ZSTD_d_windowLogMax]: ZSTD_WINDOW_LOG };
      return unzstd(body, {
        flush: constants.ZSTD_e_continue,
        finishFlush: constants.ZSTD_e_end,
        params,
        maxOutputLength,
      });
    },
  ],
]);

async function inTheLimit(decode: Decoder | undefined, body: Uint8Array, maxBytes: number): Promise<Uint8Array> {
  try {
    return decode === undefined ? body : await decode(body, maxBytes);
  } catch (error) {
    if (error instanceof RangeError && "code" in error && error.code === "ERR_BUFFER_TOO_LARGE")
      throw tooLarge(maxBytes);
    throw error;
  }
}
