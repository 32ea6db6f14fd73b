import { addWrongKeys, forgetWrongKeys, listWrongKeys, type WrongKeyCount } from "../db/wrong-key.ts";
import type { Db } from "../db/schema.ts";
import { isUnavailable } from "../db/unavailable.ts";
import { errorFields, type Log } from "../log.ts";

/**
 * Makes those who guess keys wait longer and longer. Counted in memory, so no request waits for a database. Processes that share a
 * PostgreSQL add up their counts there once a second, and learn each other's.
 */
export interface WrongKeys {
  /** How many seconds this address has to wait before another wrong key; 0 for none. A valid key is let in. */
  waitSeconds(address: string): number;
  note(address: string): void;
  /** Shares the counts now. */
  share(): Promise<void>;
  close(): Promise<void>;
}

interface Count {
  /** The sum over all processes when it was last shared. */
  known: number;
  /** What this process has counted since. */
  own: number;
  at: number;
}

/** A colleague who pastes a wrong key notices nothing. */
const FREE_TRIES = 20;
const MAX_DELAY_MS = 300_000;
/** After this long without attempts, counting starts again. */
const FORGOTTEN_MS = 900_000;
const MAX_ADDRESSES = 100_000;
const SHARE_EVERY_MS = 1_000;
/** Others' recent counts are read once more, because their clocks and transactions may be late. */
const OVERLAP_MS = 10_000;

/** @param db where processes share their counts; `null` for a single process */
export function createWrongKeys(db: Db | null, now: () => Date, log: Log): WrongKeys {
  const tries = new Map<string, Count>();
  let sharedAt = now().getTime() - FORGOTTEN_MS;
  let sharing: Promise<void> = Promise.resolve();

  const keep = (address: string, count: Count): void => {
    // Rewriting makes it the newest; the oldest is dropped when there are too many.
    tries.delete(address);
    tries.set(address, count);
    const [oldest] = tries.keys();
    if (tries.size > MAX_ADDRESSES && oldest !== undefined) tries.delete(oldest);
  };
  const learn = ({ address, tries: known, at }: WrongKeyCount): void => {
    const before = tries.get(address);
    keep(address, { known, own: before?.own ?? 0, at: Math.max(before?.at ?? 0, at.getTime()) });
  };
  const share = async (): Promise<void> => {
    if (db === null) return;
    const startMs = now().getTime();
    const noted = [...tries].filter(([, { own }]) => own > 0);
    const given = noted.map(([address, { own, at }]) => ({ address, tries: own, at: new Date(at) }));
    if (given.length > 0) {
      const sums = await addWrongKeys(db, given, FORGOTTEN_MS);
      for (const { address, tries: own } of given) {
        const count = tries.get(address);
        if (count) count.own -= own;
      }
      sums.forEach(learn);
      await forgetWrongKeys(db, new Date(startMs - FORGOTTEN_MS));
    }
    (await listWrongKeys(db, new Date(sharedAt - OVERLAP_MS))).forEach(learn);
    sharedAt = startMs;
  };
  const shareInTurn = (): Promise<void> => {
    sharing = sharing.then(share).catch((error: unknown) => {
      // The counts are kept here and shared once the database is back.
      if (!isUnavailable(error)) log.warn(errorFields(error), "the counts of wrong keys could not be shared");
    });
    return sharing;
  };
  const timer = setInterval(() => void shareInTurn(), SHARE_EVERY_MS).unref();
  return {
    waitSeconds(address) {
      const count = tries.get(address);
      if (!count) return 0;
      const wait = waitMs(count.known + count.own);
      // Even if the clock was set back, nobody waits longer than that.
      return Math.max(0, Math.ceil(Math.min(wait, count.at + wait - now().getTime()) / 1_000));
    },
    note(address) {
      const at = now().getTime();
      const before = tries.get(address);
      const isOld = before === undefined || at - before.at >= FORGOTTEN_MS;
      keep(address, isOld ? { known: 0, own: 1, at } : { known: before.known, own: before.own + 1, at });
    },
    share: shareInTurn,
    async close() {
      clearInterval(timer);
      await shareInTurn();
    },
  };
}

function waitMs(count: number): number {
  return count <= FREE_TRIES ? 0 : Math.min(MAX_DELAY_MS, 1_000 * 2 ** (count - FREE_TRIES - 1));
}
