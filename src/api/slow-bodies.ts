import { PassThrough, type Readable } from "node:stream";
import type { FastifyInstance } from "fastify";
import { PublicError } from "../errors.ts";

/** How slow senders and readers may be. Hundreds of open connections cost the service memory, and a client nothing. */
export interface SlowLimits {
  /** A document (at most 1 MiB) must arrive within this time. */
  readonly documentMs: number;
  /** In each window of this length in which we wait for a stream, */
  readonly windowMs: number;
  /** this many bytes must arrive: less than the slowest line delivers. */
  readonly windowBytes: number;
  /** How long the rest of a body is read after its response, so that the connection can be reused. */
  readonly restMs: number;
  /** Within this time some bytes of a waiting response must be received. */
  readonly answerMs: number;
}

export const SLOW_LIMITS: SlowLimits = {
  documentMs: 15_000,
  windowMs: 30_000,
  windowBytes: 8_192,
  restMs: 5_000,
  answerMs: 60_000,
};
/** Node answers slower heads with 408. */
export const HEADERS_MS = 15_000;
/** How often Node checks for such heads. */
export const HEADERS_LOOK_MS = 5_000;

/** Ends requests whose documents arrive too slowly, with 408, and connections whose bodies continue after the response. */
export function endSlowBodies(
  app: FastifyInstance,
  limits: SlowLimits,
  isStreamed: (mediaType: string) => boolean,
): void {
  app.addHook("preParsing", async (request, reply, payload) => {
    const { headers } = request;
    const hasBody = headers["content-length"] !== undefined || headers["transfer-encoding"] !== undefined;
    if (!hasBody || isStreamed(headers["content-type"] ?? "")) return payload;
    const watched = new PassThrough();
    const timer = setTimeout(() => watched.destroy(tooSlow()), limits.documentMs);
    const forget = () => clearTimeout(timer);
    // The parser gets the error; without a parser nobody needs it.
    watched.on("error", () => {});
    payload.once("end", forget);
    payload.once("error", (error) => watched.destroy(error));
    reply.raw.once("close", forget);
    return payload.pipe(watched);
  });
  app.addHook("onResponse", async ({ raw }) => {
    if (raw.complete || raw.destroyed) return;
    setTimeout(() => {
      // By now it may have arrived completely, and the connection serve the next request.
      if (!raw.complete) raw.socket.destroy();
    }, limits.restMs).unref();
  });
}

/**
 * Closes connections on which nobody receives the response, such as a report held in memory for a client that never reads it. A slow
 * client, or a slow response of ours, is no reason.
 */
export function endSlowReaders(app: FastifyInstance, limits: SlowLimits): void {
  app.addHook("onRequest", async (_request, { raw }) => {
    // Node checks whether bytes were sent before it reports the timeout.
    raw.setTimeout(limits.answerMs, () => {
      if ((raw.socket?.writableLength ?? 0) > 0) raw.destroy();
    });
  });
}

/**
 * The chunks of a body. Throws 408 if it arrives too slowly (time in which we were busy does not count), and 503 when the service stops.
 * The connection stays open for the response.
 */
export async function* readSteadily(
  body: Readable,
  limits: SlowLimits,
  stopping: AbortSignal,
): AsyncGenerator<Uint8Array> {
  const iterator = body.iterator({ destroyOnReturn: false });
  let waitedMs = 0;
  let bytes = 0;
  try {
    for (;;) {
      const since = performance.now();
      const next = await within(iterator.next(), limits.windowMs - waitedMs, stopping);
      if (next.done) return;
      waitedMs += performance.now() - since;
      bytes += (next.value as Uint8Array).byteLength;
      if (bytes >= limits.windowBytes) waitedMs = bytes = 0;
      yield next.value as Uint8Array;
    }
  } finally {
    // The rest is read and discarded, otherwise the connection's next request would wait for it. The iterator still listens, and a stream
    // with a `readable` listener does not flow.
    body.removeAllListeners("readable");
    body.resume();
  }
}

async function within<T>(promise: Promise<T>, ms: number, stopping: AbortSignal): Promise<T> {
  const ended = Promise.withResolvers<never>();
  const stop = () => ended.reject(new PublicError("overloaded", "The service is stopping. Send the stream again."));
  const timer = setTimeout(() => ended.reject(tooSlow()), Math.max(ms, 0));
  stopping.addEventListener("abort", stop, { once: true });
  if (stopping.aborted) stop();
  try {
    return await Promise.race([promise, ended.promise]);
  } finally {
    clearTimeout(timer);
    stopping.removeEventListener("abort", stop);
    // Abandoned: its result is of no use to anybody.
    promise.catch(() => {});
  }
}

function tooSlow(): PublicError {
  return new PublicError("request_timeout", "The body arrived too slowly. Send it again over a faster connection.");
}
