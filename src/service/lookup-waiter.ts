import { LOOKUP_CHANNEL } from "../db/lookup-hint.ts";
import type { Database } from "../db/open.ts";

/** Lets many callers wait for changes of lookups over one subscription. */
export interface LookupWaiter {
  /** Resolves at the next hint that the lookup changed, after a second at the latest, or when the signal aborts. */
  nextHint(lookupId: string, signal: AbortSignal): Promise<void>;
  close(): Promise<void>;
}

/** A notification may be lost on a reconnection: it is a hint, and every waiter looks for itself each second. */
const POLL_MS = 1_000;

export async function createLookupWaiter(database: Database): Promise<LookupWaiter> {
  const waiting = new Map<string, Set<() => void>>();
  const stop = await database.listen(LOOKUP_CHANNEL, (lookupId) => {
    for (const wake of waiting.get(lookupId) ?? []) wake();
  });
  return {
    nextHint(lookupId, signal) {
      return new Promise((resolve) => {
        const wakers = waiting.get(lookupId) ?? new Set();
        waiting.set(lookupId, wakers);
        const wake = () => {
          clearTimeout(timer);
          signal.removeEventListener("abort", wake);
          wakers.delete(wake);
          if (wakers.size === 0) waiting.delete(lookupId);
          resolve();
        };
        const timer = setTimeout(wake, POLL_MS);
        signal.addEventListener("abort", wake, { once: true });
        wakers.add(wake);
        if (signal.aborted) wake();
      });
    },
    close: stop,
  };
}
