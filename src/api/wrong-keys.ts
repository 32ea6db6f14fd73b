/** Who tries keys waits ever longer. Kept in memory: each process sees for itself. */
export interface WrongKeys {
  /** The seconds for which no unknown key is looked up for this address; 0 for none. */
  waitSeconds(address: string): number;
  note(address: string): void;
}

/** A colleague who pastes a wrong key notices none of it. */
const FREE_TRIES = 20;
const LONGEST_MS = 300_000;
/** Whoever has tried nothing for so long begins anew. */
const FORGOTTEN_MS = 900_000;
const MOST_ADDRESSES = 100_000;

export function watchWrongKeys(now: () => Date): WrongKeys {
  const tries = new Map<string, { count: number; at: number; until: number }>();
  return {
    waitSeconds(address) {
      const until = tries.get(address)?.until ?? 0;
      return Math.max(0, Math.ceil((until - now().getTime()) / 1_000));
    },
    note(address) {
      const at = now().getTime();
      const before = tries.get(address);
      const count = before && at - before.at < FORGOTTEN_MS ? before.count + 1 : 1;
      const waitMs = count <= FREE_TRIES ? 0 : Math.min(LONGEST_MS, 1_000 * 2 ** (count - FREE_TRIES - 1));
      // Written again it is the youngest: the oldest goes when there are too many.
      tries.delete(address);
      tries.set(address, { count, at, until: at + waitMs });
      const [oldest] = tries.keys();
      if (tries.size > MOST_ADDRESSES && oldest !== undefined) tries.delete(oldest);
    },
  };
}
