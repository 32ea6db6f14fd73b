import assert from "node:assert/strict";
import { after, before, test } from "node:test";
import type { Database } from "../../src/db/open.ts";
import { createSearch, type Search } from "../../src/search/search.ts";
import { addPeople, openMemory } from "./people.ts";

let database: Database;
let search: Search;

before(async () => {
  database = await openMemory();
  await addPeople(database, [
    { name: "James Schmidt", prominence: 90 },
    { name: "James Smith", prominence: 10 },
    { name: "Thomas Schmidt", prominence: 5 },
    { name: "Thomas Smith", prominence: 80 },
    { name: "Togan Smith", prominence: 90 },
    { name: "Tagan Smith", prominence: 10 },
    { name: "Gary Wilson", prominence: 90 },
    { name: "Gary Williams", prominence: 10 },
    { name: "William Ward", prominence: 10 },
  ]);
  search = createSearch(database);
});

after(async () => {
  await search.close();
  await database.close();
});

async function names(query: string): Promise<string[]> {
  const page = await search.find({ accountId: "default", query, type: "candor", limit: 20, next: "" });
  return page.hits.map((hit) => hit.candidate.fullName);
}

test("For an unknown word, a likely typo comes before a more prominent person.", async () => {
  assert.deepEqual(await names("James Smiht"), ["James Smith", "James Schmidt"]);
});

test("Finds beginnings that are also other spellings of both words.", async () => {
  const found = await names("Thom Smit");
  assert.deepEqual(new Set(found.slice(0, 2)), new Set(["Thomas Smith", "Thomas Schmidt"]));
});

test("A name transliterated with its vowels comes before one that sounds like it.", async () => {
  assert.deepEqual((await names("Таган Смитх")).slice(0, 2), ["Tagan Smith", "Togan Smith"]);
});

test("Surnames have no nicknames: a surname with that beginning comes first.", async () => {
  assert.deepEqual((await names("Gary Will")).slice(0, 2), ["Gary Williams", "Gary Wilson"]);
});
