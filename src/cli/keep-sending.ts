import { setTimeout as delay } from "node:timers/promises";

/**
 * As much per pause as fills a window of the service's: it ends a body of which less arrives than the slowest line
 * delivers (`api/slow-bodies.ts`), and a request whose head does not arrive, which is sent with the first bytes.
 */
const BLANK = new TextEncoder().encode(`${" ".repeat(4_095)}\n`);
const PAUSE_MS = 4_000;

/**
 * The rows of a stream of lines, with a blank line whenever none has come for a while: a large PDF, or one whose
 * pictures the operator's program reads, may take minutes.
 */
export async function* keepSending(rows: AsyncIterable<Uint8Array>, pauseMs = PAUSE_MS): AsyncGenerator<Uint8Array> {
  const iterator = rows[Symbol.asyncIterator]();
  try {
    for (;;) {
      const next = iterator.next();
      let row = await within(next, pauseMs);
      while (row === undefined) {
        yield BLANK;
        row = await within(next, pauseMs);
      }
      if (row.done === true) return;
      yield row.value;
    }
  } finally {
    await iterator.return?.();
  }
}

/** What is awaited, or `undefined` if it takes longer. */
async function within<T>(awaited: Promise<T>, ms: number): Promise<T | undefined> {
  const ended = new AbortController();
  const late = delay(ms, undefined, { signal: ended.signal }).catch(() => undefined);
  try {
    return await Promise.race([awaited, late]);
  } finally {
    ended.abort();
  }
}
