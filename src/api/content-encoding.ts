import { pipeline, type Readable, Transform } from "node:stream";
import { createGunzip } from "node:zlib";
import type { RequestPayload } from "fastify";
import { PublicError } from "../errors.ts";

/** Encodings for request bodies, as listed in `Accept-Encoding` of a refusal (RFC 9110, 15.5.16). */
export const ACCEPTED_ENCODINGS = "gzip, identity";
/**
 * DEFLATE compresses zeros 1,032 to 1, and real rows of people 5 to 40 to 1; nothing legitimate grows more than this. Small bodies may grow
 * more, because they stay small.
 */
const MAX_GROWTH = 200;
const FREE_BYTES = 16 * 1024 * 1024;

/**
 * The decompressed body.
 *
 * @throws PublicError `media_type` for an encoding other than gzip; the returned body fails with `body_too_large` if it grows excessively,
 * and with `invalid_request` if it is not gzip
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
  // Readers of `limit` learn of a failure. The request stays outside the pipeline: a failing pipeline would detach it unread from its
  // connection, whose next request would then wait for ever.
  pipeline(count, gunzip, limit, () => {
    payload.unpipe(count);
    payload.resume();
  });
  payload.once("error", (error) => count.destroy(error));
  payload.once("close", () => {
    if (!payload.readableEnded) count.destroy();
  });
  payload.pipe(count);
  // The framework compares the received bytes with Content-Length.
  return Object.defineProperty(limit, "receivedEncodedLength", { get: () => packedBytes });
}
