import assert from "node:assert/strict";
import { after, before, test } from "node:test";
import { sql } from "kysely";
import { type Database, openDatabase } from "../../src/db/open.ts";
import { transact } from "../../src/db/transaction.ts";
import { followVocabulary } from "../../src/search/follow.ts";
import { removeCandidates } from "../../src/search/index-candidates.ts";
import { createSearch } from "../../src/search/search.ts";
import { openTestDatabase, type TestDatabase } from "../support/database.ts";
import { addPeople, listFiled } from "./people.ts";
import { until } from "../support/until.ts";

// Two pools on one PostgreSQL act as two processes: one imports, the other searches.
let opened: TestDatabase;
let importing: Database;
let searching: Database;

before(async () => {
  opened = await openTestDatabase("postgres");
  importing = opened.database;
  searching = await openDatabase({ databaseUrl: opened.url, dataDir: "" });
});

after(async () => {
  await searching.close();
  await opened.close();
});

/** Waits until it holds: the other process follows within about a second. */
async function eventually(holds: () => Promise<boolean>): Promise<void> {
  await until(holds);
}

test("A search follows another process's imports, with misspelt and half-typed names too.", async () => {
  const search = createSearch(searching);
  const first = async (query: string) =>
    (await search.find({ accountId: "default", query, type: "candor", limit: 1, next: "" })).hits[0]?.candidate
      .fullName;
  try {
    assert.equal(await first("wilhelmina quartermain"), undefined);
    await addPeople(importing, [{ name: "Wilhelmina Quartermain" }]);
    assert.equal(await first("wilhelmina quartermain"), "Wilhelmina Quartermain");
    await eventually(async () => (await first("wilhelmina quartermian")) === "Wilhelmina Quartermain");
    await eventually(async () => (await first("wilh quar")) === "Wilhelmina Quartermain");
    await addPeople(importing, [{ name: "Wilhelmina Quartermass" }]);
    await eventually(async () => (await first("wilhelmina quartermas")) === "Wilhelmina Quartermass");
  } finally {
    await search.close();
  }
});

test("Does not miss a word whose transaction commits after a younger one's.", async () => {
  const follower = followVocabulary(searching);
  try {
    await follower.vocabulary();
    let release = () => {};
    const held = new Promise<void>((resolve) => (release = resolve));
    let taken = () => {};
    const began = new Promise<void>((resolve) => (taken = resolve));
    const slow = transact(importing.db, async (db) => {
      await sql`insert into term (word, names, lasts, contexts, best) values ('slowpoke', 1, 1, 0, 0)`.execute(db);
      taken();
      await held;
    });
    await began;
    await addPeople(importing, [{ name: "Quickie Hare" }]);
    await follower.refresh();
    assert.ok((await follower.vocabulary()).isName("quickie"));
    assert.ok(!(await follower.vocabulary()).isName("slowpoke"));
    release();
    await slow;
    await follower.refresh();
    assert.ok((await follower.vocabulary()).isName("slowpoke"));
  } finally {
    await follower.close();
  }
});

test("A caller that waits for words being loaded also gets those added since.", async () => {
  const follower = followVocabulary(searching);
  const waiting = async (count: number) =>
    await until(async () => {
      const { rows } = await sql`select 1 from pg_locks where relation = 'term'::regclass and not granted`.execute(
        importing.db,
      );
      return rows.length === count;
    });
  const releases: (() => void)[] = [];
  try {
    await follower.vocabulary();
    const first = await holdTerms();
    releases.push(first.release);
    const refreshes = [follower.refresh(), follower.refresh()];
    let isSecondDone = false;
    void refreshes[1]?.then(() => (isSecondDone = true));
    await waiting(1);
    const next = holdTerms();
    await waiting(2);
    first.release();
    const second = await next;
    releases.push(second.release);
    await waiting(1);
    assert.equal(isSecondDone, false);
    second.release();
    await Promise.all([...refreshes, first.ended, second.ended]);
  } finally {
    for (const release of releases) release();
    await follower.close();
  }
});

/** Keeps everybody from reading the words until it is released. */
async function holdTerms() {
  const taken = Promise.withResolvers<void>();
  const held = Promise.withResolvers<void>();
  const ended = transact(importing.db, async (db) => {
    await sql`lock table term in access exclusive mode`.execute(db);
    taken.resolve();
    await held.promise;
  });
  await taken.promise;
  return { ended, release: () => held.resolve() };
}

test("Two concurrent imports count every person and do not deadlock.", async () => {
  const people = (from: number) =>
    Array.from({ length: 40 }, (_, index) => ({ name: `Twin${(index * 7) % 5} Common${(from + index) % 3}` }));
  await Promise.all([
    ...[0, 1, 2].map((from) => addPeople(importing, people(from))),
    ...[0, 1, 2].map((from) => addPeople(searching, people(from).toReversed())),
  ]);
  const terms = await sql<{
    people: number;
  }>`select sum(lasts)::int as people from term where word like 'common%'`.execute(importing.db);
  assert.equal(terms.rows[0]?.people, 240);
  const numbers = (await listFiled(searching)).filter(({ singles }) => singles.includes("common"));
  await transact(importing.db, (db) =>
    removeCandidates(
      db,
      numbers.map((row) => row.number),
    ),
  );
  const left = await sql`select word from term where word like 'common%' or word like 'twin%'`.execute(importing.db);
  assert.deepEqual(left.rows, []);
});

test("People whose words the vocabulary has no room for are found by name, and if several share the word also misspelt.", async () => {
  const rare = Array.from({ length: 20 }, (_, at) => ({ name: `Aaron Aa${"bcdfghklmnprstvwxz"[at % 18]}${at}uson` }));
  await addPeople(importing, [
    ...rare,
    { name: "Zebedee Zwicknagel", company: "Zwetschgenbrand" },
    { name: "Zenobia Zwicknagel", company: "Zuckerrohr" },
  ]);
  const common = await sql<{ count: number }>`
    select count(*)::int from term where names + contexts > 1
  `.execute(importing.db);
  const search = createSearch(searching, { mostWords: common.rows[0]?.count ?? 0 });
  const first = async (query: string) =>
    (await search.find({ accountId: "default", query, type: "candor", limit: 1, next: "" })).hits[0]?.candidate
      .fullName;
  try {
    assert.equal(await first("zwicknagel zenobia"), "Zenobia Zwicknagel");
    assert.equal(await first("zebedee zwicknagel zwetschgenbrand"), "Zebedee Zwicknagel");
    assert.equal(await first("zwicknagel zuckerrohr"), "Zenobia Zwicknagel");
    assert.equal(await first("zenobia zwickangel"), "Zenobia Zwicknagel");
    // Nobody else is called Zenobia, so similar spellings are not in the vocabulary.
    assert.equal(await first("zenobai"), undefined);
    await addPeople(importing, [{ name: "Yolande Yrsasdottir", company: "Ysop" }]);
    await search.refresh();
    assert.equal(await first("yolande ysop"), "Yolande Yrsasdottir");
  } finally {
    await search.close();
  }
});

test("A vocabulary that cannot be loaded makes the search fail.", async () => {
  const broken = await openDatabase({ databaseUrl: opened.url, dataDir: "" });
  await broken.close();
  const follower = followVocabulary({ ...broken, listen: async () => async () => {} });
  await assert.rejects(follower.vocabulary());
  assert.equal(follower.current(), null);
  await follower.close();
});
