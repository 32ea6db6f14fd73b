import { PassThrough, type Readable } from "node:stream";
import type { FastifyInstance } from "fastify";
import { PublicError } from "../errors.ts";

/** How slow a sender may be, and a reader. Whoever holds hundreds of connections open costs us memory and themselves nothing. */
export interface SlowLimits {
  /** A document, which has at most 1 MiB, is there within this time. */
  readonly documentMs: number;
  /** Of a stream, in every such time that we have waited for it, */
  readonly windowMs: number;
  /** so many bytes come: less than the slowest line brings. */
  readonly windowBytes: number;
  /** What is left of a body after its answer is read for so long: the connection may serve another request then. */
  readonly restMs: number;
  /** Of an answer that waits to be taken, some bytes are taken within this time. */
  readonly answerMs: number;
}

export const SLOW_LIMITS: SlowLimits = {
  documentMs: 15_000,
  windowMs: 30_000,
  windowBytes: 8_192,
  restMs: 5_000,
  answerMs: 60_000,
};
/** Node answers 408 to a head that takes longer. */
export const HEADERS_MS = 15_000;
/** How often Node looks for such heads. */
export const HEADERS_LOOK_MS = 5_000;

/** Ends requests whose documents come too slowly, with 408, and connections whose bodies go on after the answer. */
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
    // Whoever parses it is told; if nobody does, there is nobody to tell.
    watched.on("error", () => {});
    payload.once("end", forget);
    payload.once("error", (error) => watched.destroy(error));
    reply.raw.once("close", forget);
    return payload.pipe(watched);
  });
  app.addHook("onResponse", async ({ raw }) => {
    if (raw.complete || raw.destroyed) return;
    setTimeout(() => {
      // By now it may have come whole, and the connection serve the next request.
      if (!raw.complete) raw.socket.destroy();
    }, limits.restMs).unref();
  });
}

/**
 * Ends connections of which nobody takes the answer: a report that is in memory for whoever never reads it. However slowly it is
 * taken, and however long we work on it ourselves, is no reason.
 */
export function endSlowReaders(app: FastifyInstance, limits: SlowLimits): void {
  app.addHook("onRequest", async (_request, { raw }) => {
    // Node asks whether bytes went out since, before it says that the time is over.
    raw.setTimeout(limits.answerMs, () => {
      if ((raw.socket?.writableLength ?? 0) > 0) raw.destroy();
    });
  });
}

/**
 * The chunks of a body. Throws 408 where it comes too slowly (the time in which we were busy ourselves does not count),
 * and 503 when the service stops. The connection is left alone: the answer goes out over it.
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
    // The rest is read and dropped, else the connection's next request would wait for it. The iterator still listens, and
    // a stream that somebody listens to for `readable` does not flow.
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
    // Left behind: what it ends with is of no use to anybody.
    promise.catch(() => {});
  }
}

function tooSlow(): PublicError {
  return new PublicError("request_timeout", "The body arrived too slowly. Send it again over a faster connection.");
}
