import type { StoredLookup } from "./lookup.ts";

/** A lookup with its whole profile, as last read. */
export interface KeptLookup {
  /** Changes with every change of the lookup's row or of its key. */
  readonly version: string;
  readonly lookup: StoredLookup;
  /** JSON. */
  readonly data: string;
  readonly unknown: readonly string[];
}

/**
 * The lookups that this process has read lately, so that the database need not send an unchanged one again, nor this
 * process decrypt it. Nobody is shown one from here: each reader's statement decides that, and says whether it is still
 * as kept.
 */
export interface KeptLookups {
  find(id: string): KeptLookup | undefined;
  /** Keeps one that was just read, or was just said to be unchanged. */
  keep(id: string, kept: KeptLookup): void;
  forget(id: string): void;
}

/**
 * What is kept at most, in characters of all profiles. Of a kept lookup there is also its response and, for clients
 * that accept them, its compressed responses, which together take about as much again.
 */
const MAX_KEPT_CHARACTERS = 16_000_000;
/** A larger one would displace too many others. */
const MAX_PROFILE_CHARACTERS = 1_000_000;
/** One that nobody reads in such a period is forgotten, so that what is erased does not stay in memory either. */
const PERIOD_MS = 15_000;

export function keepLookups(maxCharacters = MAX_KEPT_CHARACTERS): KeptLookups {
  /** Those read longest ago first. */
  const kept = new Map<string, { readonly lookup: KeptLookup; readonly readIn: number }>();
  let characters = 0;
  let period = 0;
  let endsPeriod = false;
  const forget = (id: string): void => {
    characters -= kept.get(id)?.lookup.data.length ?? 0;
    kept.delete(id);
  };
  const endPeriods = (): void => {
    if (endsPeriod || kept.size === 0) return;
    endsPeriod = true;
    setTimeout(() => {
      endsPeriod = false;
      for (const [id, { readIn }] of kept) if (readIn < period) forget(id);
      period++;
      endPeriods();
    }, PERIOD_MS).unref();
  };
  return {
    find: (id) => kept.get(id)?.lookup,
    keep(id, lookup) {
      forget(id);
      if (lookup.data.length > MAX_PROFILE_CHARACTERS) return;
      kept.set(id, { lookup, readIn: period });
      characters += lookup.data.length;
      for (const oldest of kept.keys()) {
        if (characters <= maxCharacters) break;
        forget(oldest);
      }
      endPeriods();
    },
    forget,
  };
}
