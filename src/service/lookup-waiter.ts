import { setTimeout as delay } from "node:timers/promises";
import { LOOKUP_CHANNEL, type LookupNews, readHint } from "../db/lookup-hint.ts";
import { type LookupState, listLookupStates } from "../db/lookup-state.ts";
import type { Database } from "../db/open.ts";
import { isUnavailable } from "../db/unavailable.ts";
import { errorFields, type Log } from "../log.ts";

/** Lets any number of callers wait for lookups with one subscription and one statement per second. */
export interface LookupWaiter {
  /** Resolves when status or stage differ from the known ones, the lookup is gone, or the signal aborts. */
  untilChanged(known: LookupState, signal: AbortSignal): Promise<void>;
  /** Starts counting hints for a lookup, so that none is missed between calls of `next`. */
  watch(lookupId: string): LookupWatch;
  close(): Promise<void>;
}

export interface LookupWatch {
  /**
   * Resolves when something has been written for the lookup since the last call, when status or stage change, when the signal aborts, or
   * when the service stops.
   */
  next(known: LookupState, signal: AbortSignal): Promise<void>;
  /** Like the waiter's, for a state read since the watch began: the lookup is asked about only if there was a hint since. */
  untilChanged(known: LookupState, signal: AbortSignal): Promise<void>;
  end(): void;
}

interface Waiter {
  readonly known: LookupState;
  readonly wake: () => void;
}

/** Hints can be lost during a database outage, so everything waited for is checked once a second, in one statement. */
const LOOK_MS = 1_000;

/** @param stopping aborts when the service stops: one listener informs all waiters, instead of a combined signal for each */
export async function createLookupWaiter(
  database: Database,
  log: Log,
  stopping: AbortSignal = new AbortController().signal,
): Promise<LookupWaiter> {
  const waiting = new Map<string, Set<Waiter>>();
  const watches = new Map<string, Set<(news: LookupNews) => void>>();
  const hinted = new Set<string>();
  let looking: Promise<void> | null = null;

  const look = async () => {
    // Hints that arrive together are checked together.
    await delay(0);
    while (hinted.size > 0) {
      const ids = [...hinted];
      hinted.clear();
      const states = new Map((await listLookupStates(database.db, ids)).map((state) => [state.id, state]));
      for (const id of ids) {
        for (const waiter of waiting.get(id) ?? []) if (isOther(waiter.known, states.get(id))) waiter.wake();
      }
    }
  };
  const lookSoon = () => {
    looking ??= look()
      .catch((error: unknown) => {
        if (!isUnavailable(error)) log.error(errorFields(error), "waiting requests could not be checked");
      })
      .finally(() => (looking = null));
  };
  const hint = (payload: string) => {
    const { lookupId, news } = readHint(payload);
    for (const count of watches.get(lookupId) ?? []) count(news);
    if (news === "probes" || !waiting.has(lookupId)) return;
    hinted.add(lookupId);
    lookSoon();
  };
  const lookAtAll = () => {
    for (const id of waiting.keys()) hinted.add(id);
    if (hinted.size > 0) lookSoon();
  };
  const stop = await database.listen(LOOKUP_CHANNEL, hint, () => {
    for (const counts of watches.values()) for (const count of counts) count("anything");
    lookAtAll();
  });
  const timer = setInterval(lookAtAll, LOOK_MS).unref();

  const wait = (known: LookupState, signal: AbortSignal, onWaiting: (wake: () => void) => void = () => {}) =>
    new Promise<void>((resolve) => {
      const wake = () => {
        signal.removeEventListener("abort", wake);
        remove(waiting, known.id, waiter);
        resolve();
      };
      const waiter = { known, wake };
      add(waiting, known.id, waiter);
      signal.addEventListener("abort", wake, { once: true });
      onWaiting(wake);
      if (signal.aborted || stopping.aborted) wake();
    });
  const wakeAll = () => {
    for (const waiters of waiting.values()) for (const waiter of waiters) waiter.wake();
  };
  stopping.addEventListener("abort", wakeAll);

  const untilChanged = (known: LookupState, signal: AbortSignal) => {
    const changed = wait(known, signal);
    // It may have changed since the caller read it.
    hinted.add(known.id);
    lookSoon();
    return changed;
  };

  return {
    untilChanged,
    watch(lookupId) {
      let hints = 0;
      let mayHaveChanged = false;
      let wakeUp = () => {};
      const count = (news: LookupNews) => {
        hints++;
        mayHaveChanged ||= news === "anything";
        wakeUp();
      };
      add(watches, lookupId, count);
      return {
        async next(known, signal) {
          if (hints === 0) await wait(known, signal, (wake) => (wakeUp = wake));
          hints = 0;
        },
        untilChanged: (known, signal) => (mayHaveChanged ? untilChanged : wait)(known, signal),
        end: () => remove(watches, lookupId, count),
      };
    },
    async close() {
      clearInterval(timer);
      stopping.removeEventListener("abort", wakeAll);
      await looking;
      await stop();
    },
  };
}

/** Being gone or suppressed is a different state too. */
function isOther(known: LookupState, found: LookupState | undefined): boolean {
  return found === undefined || found.status !== known.status || found.stage !== known.stage;
}

function add<Item>(items: Map<string, Set<Item>>, key: string, item: Item): void {
  const present = items.get(key);
  if (present) present.add(item);
  else items.set(key, new Set([item]));
}

function remove<Item>(items: Map<string, Set<Item>>, key: string, item: Item): void {
  const present = items.get(key);
  present?.delete(item);
  if (present?.size === 0) items.delete(key);
}
