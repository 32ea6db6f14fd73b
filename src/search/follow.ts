import { type RawBuilder, sql } from "kysely";
import type { Database } from "../db/open.ts";
import type { Db } from "../db/schema.ts";
import { VOCABULARY_CHANNEL } from "./index-candidates.ts";
import { wordsOf } from "./query-names.ts";
import { type Term, Vocabulary } from "./vocabulary.ts";

/** The database's vocabulary in this process's memory, kept up to date while it runs. */
export interface VocabularyFollower {
  /**
   * The current vocabulary; waits for the first load, and for words announced by a hint.
   *
   * @param query a query whose words it will know, even if there is no room for all words
   */
  vocabulary(query?: string): Promise<Vocabulary>;
  /** The current vocabulary; `null` before the first load. */
  current(): Vocabulary | null;
  refresh(): Promise<void>;
  close(): Promise<void>;
}

/**
 * Loads the vocabulary and follows it: a NOTIFY says that words were added, and a poll every second finds what a
 * notification missed. A transaction may commit words after younger ones are visible, so each poll begins at the oldest
 * transaction that was open at the previous poll. Counts of known words are read again every five minutes.
 *
 * @param mostWords the limit on words in memory; the first load puts words of several people first. Other words are
 * read with the query that asks for them: nothing is then found that merely resembles them, or that they are a longer
 * form of
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
    // The running load began too early: the first of those who waited for it starts the next, and the others wait for
    // that.
    return running.then(() => (stale && !closed ? refresh() : (running ?? undefined)));
  };
  const first = refresh();
  // The first search reports the failure; without a search it must not end the process.
  first.catch(() => {});
  const listening = database.listen(VOCABULARY_CHANNEL, () => (stale = true));
  listening.catch(() => {});
  // A failed poll is repeated a second later; until then searches use the vocabulary as it was.
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

/** Where the next poll begins: the oldest open transaction. */
async function readHorizon(db: Db): Promise<string> {
  const { rows } = await sql<{ next: string }>`select pg_snapshot_xmin(pg_current_snapshot())::text as next`.execute(
    db,
  );
  const [row] = rows;
  if (!row) throw new Error("a snapshot has no xmin");
  return row.next;
}

/** Words whose transaction was open at `horizon` or began later, in pages. */
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
/** Words per read: about 20 ms on the embedded engine. */
const PAGE = 10_000;
