import assert from "node:assert/strict";
import { after, before, test } from "node:test";
import type { Database } from "../../src/db/open.ts";
import { findNamesakes } from "../../src/search/namesakes.ts";
import { createSearch, type Search } from "../../src/search/search.ts";
import { addPeople, openMemory } from "./people.ts";

let database: Database;
let search: Search;
let ids: string[] = [];

before(async () => {
  database = await openMemory();
  ids = await addPeople(database, [
    { name: "Robert Example", prominence: 10 },
    { name: "Robert Example", prominence: 90 },
    { name: "Bob Example" },
    { name: "Robert Q. Example" },
    { name: "Roberta Examplar" },
    { name: "Anna Sample", company: "Robert Example Bank" },
    { name: "Robert Example", suppressionKeys: ["suppressed"] },
    { name: "Rob Exemplar", aliases: ["Robert Example"] },
    ...Array.from({ length: 30 }, () => ({ name: "Maria Crowd" })),
  ]);
  await database.execute("insert into suppression (key, kind) values ('suppressed', 'test')");
  search = createSearch(database);
});

after(async () => {
  await search.close();
  await database.close();
});

test("Finds everybody whose name may match, except the person and suppressed people, with identical names first.", async () => {
  const [self = ""] = ids;
  const found = await findNamesakes(search, { id: self, accountId: "default", names: ["Robert Example"] }, 20);
  const namesakes = found.map((candidate) => ids.indexOf(candidate.id));
  assert.deepEqual(
    namesakes.toSorted((a, b) => a - b),
    [1, 2, 3, 7],
  );
  assert.equal(namesakes[0], 1);
});

test("Searches for every name of the person, and lists each namesake once.", async () => {
  const found = await findNamesakes(
    search,
    { id: null, accountId: "default", names: ["Bob Example", "Robert Example"] },
    20,
  );
  assert.equal(new Set(found.map((candidate) => candidate.id)).size, found.length);
  assert.equal(found.length, 5);
});

test("Returns at most as many as requested.", async () => {
  assert.equal((await findNamesakes(search, { id: null, accountId: "default", names: ["Maria Crowd"] }, 7)).length, 7);
  assert.equal(
    (await findNamesakes(search, { id: null, accountId: "default", names: ["Maria Crowd"] }, 200)).length,
    30,
  );
  assert.deepEqual(await findNamesakes(search, { id: null, accountId: "default", names: ["Maria Crowd"] }, 0), []);
});

test("Texts that are not names have no namesakes.", async () => {
  for (const names of [[], [""], ["%"], ["robert@example.com"], ["+1 202 555 0100"]]) {
    assert.deepEqual(await findNamesakes(search, { id: null, accountId: "default", names }, 5), []);
  }
});
