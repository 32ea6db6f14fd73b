import { createRoom } from "../asking/ask-connector.ts";
import type { StoredLookup } from "../db/lookup.ts";
import { listProbes } from "../db/probe.ts";
import { collect } from "./collect.ts";
import { nextDepth } from "./positions.ts";
import type { KnownInRun } from "./known-in-run.ts";
import { PersonIsMinor } from "./minors.ts";
import { resolve } from "./resolve.ts";
import { forRun, type StageContext } from "./stage.ts";
import { PersonSuppressed } from "./suppressed-records.ts";
import { LookupEnded } from "./write.ts";

/** How long outside sources are searched after a decision: the person who decided is waiting. */
const ASKING_MS = 20_000;
/** As many as a run takes from the lookup's own identifiers on. */
const ROUNDS = 2;

/**
 * Searches for the keys that the person's records state and that the lookup has not searched for: a record that somebody
 * has just judged to be the person's names addresses as a caller would have. It counts towards the lookup's questions.
 * The profile has to be rebuilt afterwards.
 */
export async function askOnward(lookup: StoredLookup, given: StageContext): Promise<void> {
  const context = forRun(given, lookup.id);
  const known: KnownInRun = {};
  const run = { known, disabled: new Set<string>(), deadline: AbortSignal.timeout(ASKING_MS), room: createRoom() };
  const first = nextDepth(await listProbes(context.db, lookup.id));
  try {
    for (let depth = first; depth < first + ROUNDS; depth++) {
      const keys = await resolve(lookup, context, Number.POSITIVE_INFINITY, known);
      if ((await collect(lookup, keys, depth, run, context)) === 0) return;
    }
  } catch (error) {
    // Nobody is searched for further; the rebuild that follows decides what is left of the profile.
    const isOver = error instanceof PersonIsMinor || error instanceof PersonSuppressed || error instanceof LookupEnded;
    if (!isOver) throw error;
  }
}
