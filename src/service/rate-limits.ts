import { addRateCounts, deleteRateCounts } from "../db/rate-count.ts";
import type { Db } from "../db/schema.ts";
import { isUnavailable } from "../db/unavailable.ts";
import { errorFields, type Log } from "../log.ts";

/** The decision on one request. */
export interface RateVerdict {
  readonly allowed: boolean;
  /** Requests per minute. */
  readonly limit: number;
  readonly remaining: number;
  /** Until the minute ends and counting starts again. */
  readonly resetSeconds: number;
}

/**
 * Counts requests by name and minute in memory, so no request waits for a database. Processes that share a PostgreSQL add up their counts
 * there once a second, in one statement. Together they allow what a single one would, plus what the others served within the last second.
 */
export interface RateLimits {
  /** Counts one request, unless the name has reached its limit for this minute. */
  take(name: string, limit: number): RateVerdict;
  /** Shares the counts now. */
  share(): Promise<void>;
  close(): Promise<void>;
}

interface Count {
  /** The sum over all processes when it was last shared. */
  known: number;
  /** This process's count since then. */
  own: number;
}

const MINUTE_MS = 60_000;
const SHARE_EVERY_MS = 1_000;

/** @param db where processes share their counts; `null` for a single process */
export function createRateLimits(db: Db | null, now: () => Date, log: Log): RateLimits {
  let minute = minuteOf(now());
  let counts = new Map<string, Count>();
  let sharing: Promise<void> = Promise.resolve();
  const turn = (): void => {
    const current = minuteOf(now());
    if (current === minute) return;
    minute = current;
    counts = new Map();
  };
  const share = async (): Promise<void> => {
    turn();
    if (db === null) return;
    const [shared, sharedMinute] = [counts, minute];
    const given = new Map([...shared].filter(([, { own }]) => own > 0).map(([name, { own }]) => [name, own]));
    if (given.size === 0) return;
    const sums = await addRateCounts(db, sharedMinute, given);
    for (const [name, used] of given) {
      const count = shared.get(name);
      if (!count) continue;
      count.own -= used;
      count.known = sums.get(name) ?? count.known + used;
    }
    await deleteRateCounts(db, sharedMinute - 1);
  };
  const shareInTurn = (): Promise<void> => {
    sharing = sharing.then(share).catch((error: unknown) => {
      // The counts are kept here and shared once the database is back.
      if (!isUnavailable(error)) log.warn(errorFields(error), "the counts of requests could not be shared");
    });
    return sharing;
  };
  const timer = setInterval(() => void shareInTurn(), SHARE_EVERY_MS).unref();
  return {
    take(name, limit) {
      turn();
      const count = counts.get(name) ?? { known: 0, own: 0 };
      counts.set(name, count);
      const allowed = count.known + count.own < limit;
      if (allowed) count.own++;
      const resetSeconds = Math.ceil(((minute + 1) * MINUTE_MS - now().getTime()) / 1_000);
      return { allowed, limit, remaining: Math.max(0, limit - count.known - count.own), resetSeconds };
    },
    share: shareInTurn,
    async close() {
      clearInterval(timer);
      await shareInTurn();
    },
  };
}

function minuteOf(at: Date): number {
  return Math.floor(at.getTime() / MINUTE_MS);
}
