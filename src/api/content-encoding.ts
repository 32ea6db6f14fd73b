import { pipeline, type Readable, Transform } from "node:stream";
import { createGunzip } from "node:zlib";
import type { RequestPayload } from "fastify";
import { PublicError } from "../errors.ts";

/** What a body may be packed with, as `Accept-Encoding` of a refusal names it (RFC 9110, 15.5.16). */
export const ACCEPTED_ENCODINGS = "gzip, identity";
/**
 * DEFLATE packs zeros 1,032 to 1, and rows of people as they come 5 to 40 to 1: what grows beyond this is no file of
 * anybody's. Small bodies may grow more, since they cannot grow far.
 */
const MAX_GROWTH = 200;
const FREE_BYTES = 16 * 1024 * 1024;

/**
 * The body as it was before it was packed.
 *
 * @throws PublicError `media_type` for a coding that is not gzip; the body that is returned fails with `body_too_large` where
 *   it grows beyond all measure, and with `invalid_request` where it is no gzip
 */
export function unpackBody(encoding: string | undefined, payload: RequestPayload): RequestPayload {
  const coding = encoding?.trim().toLowerCase() ?? "";
  if (coding === "" || coding === "identity") return payload;
  if (coding !== "gzip" && coding !== "x-gzip") {
    throw new PublicError("media_type", `Send the body uncompressed, or with Content-Encoding: ${ACCEPTED_ENCODINGS}.`);
  }
  return unpack(payload);
}

function unpack(payload: Readable): RequestPayload {
  let packedBytes = 0;
  const count = new Transform({
    transform(chunk: Buffer, _encoding, done) {
      packedBytes += chunk.byteLength;
      done(null, chunk);
    },
  });
  let bytes = 0;
  const limit = new Transform({
    transform(chunk: Buffer, _encoding, done) {
      bytes += chunk.byteLength;
      if (bytes > FREE_BYTES && bytes > packedBytes * MAX_GROWTH) {
        return done(
          new PublicError(
            "body_too_large",
            `The decompressed body is more than ${MAX_GROWTH} times its compressed size.`,
          ),
        );
      }
      done(null, chunk);
    },
  });
  const gunzip = createGunzip();
  gunzip.once("error", () =>
    limit.destroy(new PublicError("invalid_request", "The body is not a complete gzip stream.")),
  );
  // Whoever reads `limit` is told of what failed. The request itself is outside: a pipeline that fails would take it from
  // its connection unread, whose next request would wait for ever.
  pipeline(count, gunzip, limit, () => {
    payload.unpipe(count);
    payload.resume();
  });
  payload.once("error", (error) => count.destroy(error));
  payload.once("close", () => {
    if (!payload.readableEnded) count.destroy();
  });
  payload.pipe(count);
  // The framework compares what came in with Content-Length.
  return Object.defineProperty(limit, "receivedEncodedLength", { get: () => packedBytes });
}
