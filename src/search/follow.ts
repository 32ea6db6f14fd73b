import { sql } from "kysely";
import type { Database } from "../db/open.ts";
import type { Db } from "../db/schema.ts";
import { VOCABULARY_CHANNEL } from "./index-candidates.ts";
import { type Term, Vocabulary } from "./vocabulary.ts";

/** The vocabulary of the database in this process's memory, kept up while it runs. */
export interface VocabularyFollower {
  /** The vocabulary as it is; waits for the first load, and for words that a hint has announced. */
  vocabulary(): Promise<Vocabulary>;
  /** The vocabulary as it is; null before the first load. */
  current(): Vocabulary | null;
  refresh(): Promise<void>;
  close(): Promise<void>;
}

/**
 * Loads the vocabulary and follows it: a NOTIFY says that words were added, and a poll each second finds what a
 * notification missed. A transaction may commit words after younger ones are visible, so each poll begins at the oldest
 * transaction that was open at the poll before. Counts of known words are read again every five minutes.
 */
export function followVocabulary(database: Database): VocabularyFollower {
  const vocabulary = new Vocabulary();
  let horizon = "0";
  let stale = true;
  let countedAt = 0;
  let running: Promise<void> | null = null;
  let closed = false;
  let loaded = false;

  const load = async () => {
    stale = false;
    const recount = Date.now() - countedAt > RECOUNT_MS;
    const { next, terms } = await readTerms(database.db, recount ? "0" : horizon);
    vocabulary.add(terms);
    horizon = next;
    if (recount) countedAt = Date.now();
    loaded = true;
  };
  const refresh = (): Promise<void> => {
    stale = true;
    running ??= load().finally(() => (running = null));
    return running.then(() => (stale && !closed ? refresh() : undefined));
  };
  const first = refresh();
  // Whoever searches first sees the failure; without a search it must not end the process.
  first.catch(() => {});
  const listening = database.listen(VOCABULARY_CHANNEL, () => (stale = true));
  listening.catch(() => {});
  // A failed poll is tried again a second later; the searches in between see the vocabulary as it was.
  const timer = setInterval(() => void refresh().catch(() => {}), POLL_MS).unref();
  return {
    async vocabulary() {
      if (stale || !loaded) await refresh();
      return vocabulary;
    },
    current: () => (loaded ? vocabulary : null),
    refresh,
    async close() {
      closed = true;
      clearInterval(timer);
      await running?.catch(() => {});
      await (await listening)();
    },
  };
}

/** Words whose transaction was open at `horizon` or began later; and the horizon to ask from next time. */
async function readTerms(db: Db, horizon: string): Promise<{ next: string; terms: Term[] }> {
  const { rows } = await sql<{ next: string }>`select pg_snapshot_xmin(pg_current_snapshot())::text as next`.execute(
    db,
  );
  const next = rows[0]?.next ?? horizon;
  const terms: Term[] = [];
  for (let after = ""; ; ) {
    const page = await sql<Term>`
      select word, names, lasts, contexts, best from term
      where born >= ${horizon}::xid8 and word > ${after} order by word limit ${PAGE}
    `.execute(db);
    terms.push(...page.rows);
    const last = page.rows.at(-1);
    if (!last || page.rows.length < PAGE) return { next, terms };
    after = last.word;
  }
}

const POLL_MS = 1_000;
const RECOUNT_MS = 300_000;
/** Words read at once: about 20 ms on the embedded engine. */
const PAGE = 10_000;
