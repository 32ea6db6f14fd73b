import assert from "node:assert/strict";
import { after, before, test } from "node:test";
import * as fc from "fast-check";
import type { Database } from "../../src/db/open.ts";
import { createSearch, type Search } from "../../src/search/search.ts";
import { addPeople, openMemory } from "./people.ts";

let database: Database;
let search: Search;

before(async () => {
  database = await openMemory();
  await addPeople(database, [
    { name: "Anna Example", company: "Contoso", profiles: ["https://x.com/anna_example"] },
    { name: "Robert'); drop table candidate;--" },
    { name: "100% Sure_" },
    { name: "Null" },
    { name: "王小明" },
    { name: "x".repeat(400) },
    { name: Array.from({ length: 60 }, (_, index) => `Word${index}`).join(" ") },
  ]);
  search = createSearch(database);
});

after(async () => {
  await search.close();
  await database.close();
});

const find = async (query: string) =>
  await search.find({ accountId: "default", query, type: "candor", limit: 20, next: "" });

test("Queries without content find nothing.", async () => {
  for (const query of [
    "",
    " ",
    "%",
    "_",
    "\\",
    "'",
    "*",
    "\u0000",
    "\ud800",
    "\udfff\ud800",
    "\u202e",
    "🙂",
    "--",
    "()",
  ]) {
    assert.deepEqual(await find(query), { hits: [], next: "" }, JSON.stringify(query));
  }
});

test("Wildcards and SQL only match people with such names.", async () => {
  assert.deepEqual(
    (await find("anna%")).hits.map((hit) => hit.candidate.fullName),
    ["Anna Example"],
  );
  assert.deepEqual((await find("%a% %e%")).hits, []);
  assert.deepEqual((await find("robert'); drop table candidate;--")).hits.length, 1);
  assert.deepEqual((await find("' or '1'='1")).hits, []);
  assert.equal((await find("null")).hits[0]?.candidate.fullName, "Null");
});

test("Control characters between the words of a name change nothing.", async () => {
  assert.equal((await find("anna\u0000\u0007example")).hits[0]?.candidate.fullName, "Anna Example");
  assert.equal((await find("\ufeffan\u00adna \u200bexample\ud800")).hits[0]?.candidate.fullName, "Anna Example");
});

test("Answers queries of ten thousand characters or a thousand words.", async () => {
  const answers: Readonly<Record<string, readonly string[]>> = {
    ["a".repeat(10_000)]: [],
    ["anna example ".repeat(1_000)]: ["Anna Example"],
    ["ab ".repeat(5_000)]: [],
    ["王".repeat(3_000)]: [],
    ["a+".repeat(5_000)]: [],
  };
  for (const [query, names] of Object.entries(answers)) {
    const { hits } = await find(query);
    assert.deepEqual(
      hits.map((hit) => hit.candidate.fullName),
      names,
      query.slice(0, 20),
    );
  }
});

test("No text makes a search fail on any platform, and no answer repeats a person.", async () => {
  const text = fc.oneof(
    fc.string({ unit: "binary", maxLength: 400 }),
    fc.string({ unit: fc.constantFrom(..."anexmplb 王小'%_\\\"();-@+.:/0123\u0000\ud800\udc00é"), maxLength: 60 }),
  );
  await fc.assert(
    fc.asyncProperty(
      text,
      fc.constantFrom("candor" as const, "x" as const, "github" as const),
      fc.integer({ min: 1, max: 100 }),
      async (query, type, limit) => {
        const { hits } = await search.find({ accountId: "default", query, type, limit, next: "" });
        assert.equal(new Set(hits.map((hit) => hit.candidateId)).size, hits.length);
        for (const { likelihood, matchedOn } of hits) {
          assert.ok(likelihood > 0 && likelihood < 1);
          assert.ok(matchedOn.length > 0 && matchedOn.every((reason) => reason !== ""));
        }
      },
    ),
    { numRuns: 100 },
  );
});
