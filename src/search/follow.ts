import { type RawBuilder, sql } from "kysely";
import type { Database } from "../db/open.ts";
import type { Db } from "../db/schema.ts";
import { VOCABULARY_CHANNEL } from "./index-candidates.ts";
import { wordsOf } from "./query-names.ts";
import { type Term, Vocabulary } from "./vocabulary.ts";

/** The vocabulary of the database in this process's memory, kept up while it runs. */
export interface VocabularyFollower {
  /**
   * The vocabulary as it is; waits for the first load, and for words that a hint has announced.
   *
   * @param query whose words it knows then, also where it has no room for all
   */
  vocabulary(query?: string): Promise<Vocabulary>;
  /** The vocabulary as it is; null before the first load. */
  current(): Vocabulary | null;
  refresh(): Promise<void>;
  close(): Promise<void>;
}

/**
 * Loads the vocabulary and follows it: a NOTIFY says that words were added, and a poll each second finds what a
 * notification missed. A transaction may commit words after younger ones are visible, so each poll begins at the oldest
 * transaction that was open at the poll before. Counts of known words are read again every five minutes.
 *
 * @param mostWords held in memory: of those that are there at the first load first the words of several people. Of the others
 *   those that a query asks for are read with it; nothing is found that is only like them, or that they are the longer form of
 */
export function followVocabulary(database: Database, mostWords?: number): VocabularyFollower {
  const vocabulary = new Vocabulary(mostWords);
  let horizon = "0";
  let stale = true;
  let countedAt = Number.NEGATIVE_INFINITY;
  let running: Promise<void> | null = null;
  let closed = false;
  let loaded = false;

  const load = async () => {
    stale = false;
    const recount = performance.now() - countedAt > RECOUNT_MS;
    const next = await readHorizon(database.db);
    const passes = loaded ? [ALL] : [OF_SEVERAL, ALL];
    for (const which of passes) {
      for await (const terms of readTerms(database.db, recount ? "0" : horizon, which)) vocabulary.add(terms);
    }
    horizon = next;
    if (recount) countedAt = performance.now();
    loaded = true;
  };
  const refresh = (): Promise<void> => {
    stale = true;
    running ??= load().finally(() => (running = null));
    // What ran began before; of all who waited for it the first begins the next, which the others wait for as well.
    return running.then(() => (stale && !closed ? refresh() : (running ?? undefined)));
  };
  const first = refresh();
  // Whoever searches first sees the failure; without a search it must not end the process.
  first.catch(() => {});
  const listening = database.listen(VOCABULARY_CHANNEL, () => (stale = true));
  listening.catch(() => {});
  // A failed poll is tried again a second later; the searches in between see the vocabulary as it was.
  const timer = setInterval(() => void refresh().catch(() => {}), POLL_MS).unref();
  return {
    async vocabulary(query = "") {
      if (stale || !loaded) await refresh();
      const lacking = vocabulary.lacksWords ? wordsOf(query).filter((word) => !vocabulary.get(word)) : [];
      if (lacking.length > 0) vocabulary.lend(await readWords(database.db, lacking));
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

/** From where to ask the next time: the oldest transaction that is open. */
async function readHorizon(db: Db): Promise<string> {
  const { rows } = await sql<{ next: string }>`select pg_snapshot_xmin(pg_current_snapshot())::text as next`.execute(
    db,
  );
  const [row] = rows;
  if (!row) throw new Error("a snapshot has no xmin");
  return row.next;
}

/** Words whose transaction was open at `horizon` or began later, some at a time. */
async function* readTerms(db: Db, horizon: string, which: RawBuilder<unknown>): AsyncGenerator<readonly Term[]> {
  for (let after = ""; ; ) {
    const { rows } = await sql<Term>`
      select word, names, lasts, contexts, best from term
      where born >= ${horizon}::xid8 and word > ${after} and ${which} order by word limit ${PAGE}
    `.execute(db);
    yield rows;
    const last = rows.at(-1);
    if (!last || rows.length < PAGE) return;
    after = last.word;
  }
}

async function readWords(db: Db, words: readonly string[]): Promise<readonly Term[]> {
  const { rows } = await sql<Term>`
    select word, names, lasts, contexts, best from term where word = any(${words}::text[])
  `.execute(db);
  return rows;
}

const ALL = sql`true`;
const OF_SEVERAL = sql`names + contexts > 1`;
const POLL_MS = 1_000;
const RECOUNT_MS = 300_000;
/** Words read at once: about 20 ms on the embedded engine. */
const PAGE = 10_000;
