import type { FastifyReply } from "fastify";
import type { NumberedEvent } from "../service/watch-lookup.ts";

// A proxy may close a silent connection after half a minute.
const HEARTBEAT_MS = 15_000;
const RECONNECT_MS = 2_000;

/** Sends events as they occur, until the client disconnects. The first is awaited: an error before it is a normal response. */
export async function sendEvents(
  reply: FastifyReply,
  events: AsyncIterable<NumberedEvent>,
  { signal, headOnly }: { readonly signal: AbortSignal; readonly headOnly: boolean },
): Promise<void> {
  const iterator = events[Symbol.asyncIterator]();
  let next = await iterator.next();
  reply.hijack();
  const { raw } = reply;
  raw.writeHead(200, {
    ...(reply.getHeaders() as Record<string, string>),
    "content-type": "text/event-stream; charset=utf-8",
    "cache-control": "no-store",
    "x-accel-buffering": "no",
  });
  if (headOnly) {
    await iterator.return?.();
    return void raw.end();
  }
  // Sent on its own, the head is kept as one string; before a body, as the forty pieces it was built from.
  raw.flushHeaders();
  raw.write(`retry: ${RECONNECT_MS}\n\n`);
  // Nothing is added while nobody reads.
  const heartbeat = setInterval(() => raw.writableNeedDrain || raw.write(":\n\n"), HEARTBEAT_MS);
  try {
    for (; !next.done && !signal.aborted; next = await iterator.next()) {
      const { id, event } = next.value;
      const flowing = raw.write(`id: ${id}\nevent: ${event.type}\ndata: ${JSON.stringify(event)}\n\n`);
      if (!flowing) await drained(raw, signal);
    }
  } finally {
    clearInterval(heartbeat);
    await iterator.return?.();
    raw.end();
  }
}

function drained(raw: FastifyReply["raw"], signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const done = () => {
      raw.off("drain", done);
      signal.removeEventListener("abort", done);
      resolve();
    };
    raw.once("drain", done);
    signal.addEventListener("abort", done, { once: true });
  });
}
