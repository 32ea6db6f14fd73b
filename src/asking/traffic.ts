import { type CachedAnswer, findAnswers, saveAnswers } from "../db/answer.ts";
import { slicesOf } from "../db/rows.ts";
import type { Db } from "../db/schema.ts";
import type { Keyring } from "../domain/keyring.ts";
import {
  holdSource,
  type LoggedRequest,
  type Reservation,
  recordRequests,
  reserveRequests,
  type SourceScope,
} from "../db/source.ts";
import { transact } from "../db/transaction.ts";
import { GroupWriter } from "./group-writer.ts";

/** What the questions of one run pass through the database: asked and written together, whichever of them it is for. */
export interface Traffic {
  findAnswer(key: string): Promise<CachedAnswer | null>;
  /** The next place in a source's queue, no further away than a time. */
  reserve(source: SourceScope, mostMs: number): Promise<Reservation>;
  /** Nobody asks the source before so many milliseconds have passed: it said so itself. `because` tells it, with the time. */
  hold(source: SourceScope, forMs: number, because: string): Promise<void>;
  /** For how many milliseconds it is held, and why: a place in its queue may have been taken before it said so. */
  heldFor(source: SourceScope): { readonly ms: number; readonly because: string };
  /** Notes a request, or an answer that is kept. It is written soon: nobody waits for it, but `settle`. */
  note(entry: Passed): void;
  /** Resolves when everything noted is written; rejects where something could not be. */
  settle(): Promise<void>;
}

/** What goes by. */
export interface Passed {
  readonly request?: LoggedRequest;
  readonly answer?: CachedAnswer;
}

/** @param write writes one entry, with others */
export function createTraffic(db: Db, keyring: Keyring, write: (entry: Passed) => Promise<void>): Traffic {
  const finder = new GroupWriter<string, CachedAnswer | null>((keys) => findAnswers(db, keyring, keys));
  const gate = new GroupWriter<{ source: SourceScope; mostMs: number }, Reservation>((asks) =>
    reserveRequests(db, asks),
  );
  const writing: Promise<void>[] = [];
  const held = new Map<string, { readonly until: number; readonly because: string }>();
  return {
    findAnswer: (key) => finder.write(key),
    reserve: (source, mostMs) => gate.write({ source, mostMs }),
    async hold(source, forMs, because) {
      held.set(source.scope, { until: performance.now() + forMs, because });
      await holdSource(db, source, forMs, because);
    },
    heldFor({ scope }) {
      const { until, because } = held.get(scope) ?? { until: 0, because: "" };
      return { ms: Math.max(0, until - performance.now()), because };
    },
    note(entry) {
      const written = write(entry);
      // `settle` tells.
      written.catch(() => undefined);
      writing.push(written);
    },
    async settle() {
      await Promise.all(writing);
    },
  };
}

/** Writes what went by: an answer is never kept without the request that erasing its lookup finds it by. */
export async function writePassed(db: Db, keyring: Keyring, entries: readonly Passed[]): Promise<void> {
  const answers = entries.flatMap(({ answer }) => answer ?? []);
  const requests = entries.flatMap(({ request }) => request ?? []);
  if (answers.length === 0) return await recordRequests(db, requests);
  await transact(db, async (db) => {
    for (const slice of slicesOf(answers, ({ data }) => data.length)) await saveAnswers(db, keyring, slice);
    await recordRequests(db, requests);
  });
}
