import assert from "node:assert/strict";
import { after, before, test } from "node:test";
import * as fc from "fast-check";
import { sql } from "kysely";
import type { Database } from "../../src/db/open.ts";
import { transact } from "../../src/db/transaction.ts";
import type { SearchEntry } from "../../src/search/document.ts";
import { indexCandidates, removeCandidates } from "../../src/search/index-candidates.ts";
import { addPeople, listFiled, openMemory } from "./people.ts";

let database: Database;

before(async () => {
  database = await openMemory();
  await addPeople(
    database,
    Array.from({ length: 4 }, () => ({ name: "Nobody Yet" })),
  );
  await remove([1, 2, 3, 4]);
});

after(() => database.close());

const index = async (entries: readonly SearchEntry[]) =>
  await transact(database.db, (db) => indexCandidates(db, entries));
const remove = async (numbers: readonly number[]) => await transact(database.db, (db) => removeCandidates(db, numbers));

/** The contents of the index, except when words were added and their former best place. */
async function snapshot(): Promise<string> {
  const read = async (text: string) => (await database.execute(text)).rows;
  return JSON.stringify([
    await read("select key::text, place, signature::text from posting order by key, place"),
    await listFiled(database),
    await read("select word, names, lasts, contexts from term order by word"),
  ]);
}

function entry(number: number, name: string, more: Partial<SearchEntry> = {}): SearchEntry {
  return { number, names: [name], context: [], platforms: [], prominence: 0, ...more };
}

test("Indexing people again changes nothing, and removing them leaves nothing.", async () => {
  const empty = await snapshot();
  const people = [entry(1, "Anna Example", { context: ["Contoso"], platforms: ["x"] }), entry(2, "Anna Smith")];
  await index(people);
  const full = await snapshot();
  assert.notEqual(full, empty);
  await index(people);
  assert.equal(await snapshot(), full);
  await remove([1, 2]);
  assert.equal(await snapshot(), empty);
});

test("A changed person is indexed as if the old version had never existed.", async () => {
  await index([entry(1, "Anna Example", { prominence: 3, platforms: ["x"] })]);
  await index([entry(1, "Anna Sample-Smith", { prominence: 70, platforms: ["github"], context: ["Fabrikam"] })]);
  const changed = await snapshot();
  await remove([1]);
  await index([entry(1, "Anna Sample-Smith", { prominence: 70, platforms: ["github"], context: ["Fabrikam"] })]);
  assert.equal(await snapshot(), changed);
  await remove([1]);
});

test("After any sequence of changes, the index only contains the remaining people.", async () => {
  const name = fc.constantFrom(
    "Anna Example",
    "Anne Example",
    "Anna Maria Smith",
    "J. Smith",
    "Иван Петров",
    "王小明",
    "",
    "%_'",
  );
  const step = fc.oneof(
    fc.record({
      number: fc.integer({ min: 1, max: 4 }),
      name,
      prominence: fc.constantFrom(0, 50),
      context: fc.constantFrom([], ["Contoso"]),
    }),
    fc.record({ gone: fc.integer({ min: 1, max: 4 }) }),
  );
  await fc.assert(
    fc.asyncProperty(fc.array(step, { maxLength: 8 }), async (steps) => {
      const left = new Map<number, SearchEntry>();
      for (const each of steps) {
        if ("gone" in each) {
          await remove([each.gone]);
          left.delete(each.gone);
        } else {
          const { number, name: called, prominence, context } = each;
          const person = entry(number, called, { prominence, context });
          await index([person]);
          left.set(number, person);
        }
      }
      const after = await snapshot();
      await remove([1, 2, 3, 4]);
      await index([...left.values()]);
      assert.equal(await snapshot(), after);
      await remove([1, 2, 3, 4]);
    }),
    { numRuns: 12 },
  );
});

test("Notifies searching processes of new words.", async () => {
  let told = () => {};
  const heard = new Promise<void>((resolve) => (told = resolve));
  const stop = await database.listen("candor_vocabulary", () => told());
  await index([entry(1, "Anna Example")]);
  await heard;
  await stop();
  await remove([1]);
});

test("A rolled-back transaction leaves no words and no postings.", async () => {
  const before = await snapshot();
  await assert.rejects(
    transact(database.db, async (db) => {
      await indexCandidates(db, [entry(1, "Anna Example")]);
      await sql`select 1 / 0`.execute(db);
    }),
  );
  assert.equal(await snapshot(), before);
});
