import type { IncomingHttpHeaders } from "node:http";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";

/** Below the length of a network packet, compression saves nothing. */
export const PACKED_BYTES = 1_400;

/** A response body that may be sent again. */
export interface WrittenBody {
  /** JSON. */
  readonly bytes: Buffer;
  /** Compressed for a client that accepts it: at its first request, for all later ones. */
  compressed(encoding: KeptEncoding): Promise<Buffer>;
}

export type KeptEncoding = "br" | "gzip";

/** Bodies by what they were written from: one lives as long as that object, and is written once. */
export function keepBodies(): (source: object, write: () => string) => WrittenBody {
  const written = new WeakMap<object, WrittenBody>();
  return (source, write) => {
    const known = written.get(source);
    if (known) return known;
    const body = keepBody(Buffer.from(write()));
    written.set(source, body);
    return body;
  };
}

/** The JSON text of a document, some of whose members are already text. */
export function writeWithTexts(body: object, texts: Readonly<Record<string, string>>): string {
  const members = Object.entries(texts).map(([name, text]) => `${JSON.stringify(name)}:${text}`);
  const rest = JSON.stringify(body).slice(1, -1);
  return `{${[...(rest === "" ? [] : [rest]), ...members].join(",")}}`;
}

/**
 * The encoding in which to send such a body. Only for plain lists, as browsers and HTTP clients send them; `null` for
 * anything else, such as weights, which the compression of all responses understands.
 */
export function keptEncodingOf(headers: IncomingHttpHeaders): KeptEncoding | null {
  if (headers["x-no-compression"] !== undefined) return null;
  const names = (headers["accept-encoding"]?.toString() ?? "").split(/, ?/);
  if (!names.every((name) => PLAIN_NAMES.has(name))) return null;
  return names.includes("br") ? "br" : names.includes("gzip") ? "gzip" : null;
}

const PLAIN_NAMES: ReadonlySet<string> = new Set(["gzip", "deflate", "br", "zstd"]);

function keepBody(bytes: Buffer): WrittenBody {
  const compressed = new Map<KeptEncoding, Promise<Buffer>>();
  return {
    bytes,
    compressed(encoding) {
      const known = compressed.get(encoding) ?? COMPRESS[encoding](bytes);
      compressed.set(encoding, known);
      return known;
    },
  };
}

/** The quality that the compression of other responses uses. */
const BROTLI = { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } };

const COMPRESS: Readonly<Record<KeptEncoding, (bytes: Buffer) => Promise<Buffer>>> = {
  br: async (bytes) => await promisify(brotliCompress)(bytes, BROTLI),
  gzip: async (bytes) => await promisify(gzip)(bytes),
};
