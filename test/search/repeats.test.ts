import assert from "node:assert/strict";
import { after, before, test } from "node:test";
import type { Database } from "../../src/db/open.ts";
import { createSearch, type Search } from "../../src/search/search.ts";
import { addPeople, openMemory } from "./people.ts";

/** Fourteen context words set so many bits in a signature that one in six people seems to have any other word. */
const PEOPLE = 3_000;
const WORDS = 14;
let database: Database;
let search: Search;
let peopleRead = 0;

before(async () => {
  database = await openMemory();
  await addPeople(
    database,
    Array.from({ length: PEOPLE }, (_, index) => ({ name: "Anna Example", company: companyOf(index) })),
  );
  await addPeople(database, [{ name: "Carla Quist" }]);
  const counting: Database = {
    ...database,
    async prepared<Row>(...[statement, args]: Parameters<Database["prepared"]>) {
      const rows = await database.prepared<Row>(statement, args);
      if (statement.name.startsWith("candor_people_")) peopleRead += rows.length;
      return rows;
    },
  };
  search = createSearch(counting);
  await search.refresh();
});

function companyOf(index: number): string {
  return Array.from({ length: WORDS }, (_, at) => `word${index * WORDS + at}`).join(" ");
}

after(async () => {
  await search.close();
  await database.close();
});

test("Does not read a long list of namesakes to its end in vain", async () => {
  peopleRead = 0;
  const { hits } = await search.find({
    accountId: "default",
    query: "anna c example",
    type: "candor",
    limit: 20,
    next: "",
  });
  assert.equal(hits.length, 20);
  assert.ok(peopleRead < PEOPLE / 8, `${peopleRead} people were read`);
});

test("Finds the namesake with the requested company behind all the others", async () => {
  const { hits } = await search.find({
    accountId: "default",
    query: `Anna Example word${PEOPLE * WORDS - 1}`,
    type: "candor",
    limit: 20,
    next: "",
  });
  assert.equal(hits[0]?.candidate.company, companyOf(PEOPLE - 1));
});
