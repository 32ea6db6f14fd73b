import assert from "node:assert/strict";
import { after, before, test } from "node:test";
import type { Database } from "../../src/db/open.ts";
import { planSearch } from "../../src/search/plan.ts";
import { readEntryWords } from "../../src/search/rank.ts";
import { createSearch, type Search } from "../../src/search/search.ts";
import { Vocabulary } from "../../src/search/vocabulary.ts";
import { WAVES } from "../../src/search/waves.ts";
import { addPeople, type Invented, listFiled, openMemory } from "./people.ts";

let database: Database;
let search: Search;

before(async () => {
  database = await openMemory();
  await addPeople(database, crowd());
  search = createSearch(database);
});

after(async () => {
  await search.close();
  await database.close();
});

/** 300 namesakes, some with context, some with a second spelling, and similar names for every wave. */
function crowd(): Invented[] {
  const people: Invented[] = [];
  for (let index = 0; index < 300; index++) {
    people.push({
      name: "Anna Example",
      prominence: index % 7,
      ...(index % 10 === 0 ? { company: "Contoso" } : {}),
      ...(index % 5 === 0 ? { aliases: ["Anne Example"] } : {}),
      ...(index % 3 === 0 ? { profiles: [`https://x.com/anna${index}`] } : {}),
    });
  }
  for (let index = 0; index < 40; index++) people.push({ name: "Ann Example", prominence: index % 3 });
  for (let index = 0; index < 40; index++) people.push({ name: "Anna Exampl", prominence: index % 3 });
  for (let index = 0; index < 40; index++) people.push({ name: "Annabella Examples", prominence: index % 3 });
  return people;
}

async function allPages(query: string, limit: number, type: "candor" | "x" = "candor"): Promise<string[]> {
  const ids: string[] = [];
  for (let next = "", pages = 0; pages < 1000; pages++) {
    const page = await search.find({ accountId: "default", query, type, limit, next });
    ids.push(...page.hits.map((hit) => hit.candidateId));
    if (page.next === "") return ids;
    assert.equal(page.hits.length, limit);
    next = page.next;
  }
  throw new Error("the pages do not end");
}

for (const query of ["anna example", "anna example contoso", "example", "ann exam", "anne example", "an ex"]) {
  test(`The pages of "${query}" contain everybody once, in the same order for any page size.`, async () => {
    const whole = await allPages(query, 100);
    assert.equal(new Set(whole).size, whole.length);
    assert.ok(whole.length >= 340, `${whole.length}`);
    assert.deepEqual(await allPages(query, 7), whole);
    assert.deepEqual(await allPages(query, 19), whole);
  });
}

test("Paging reaches all namesakes, the prominent first.", async () => {
  const namesakes = (await allPages("anna example", 50)).slice(0, 300);
  const page = await search.find({ accountId: "default", query: "anna example", type: "candor", limit: 100, next: "" });
  const prominence = page.hits.map((hit) => hit.candidate.prominence);
  assert.deepEqual(
    prominence,
    [...prominence].sort((a, b) => b - a),
  );
  const rows = await database.db.selectFrom("candidate").select("id").where("full_name", "=", "Anna Example").execute();
  assert.deepEqual([...namesakes].sort(), rows.map((row) => row.id).sort());
});

test("On a platform, the pages contain exactly the people who are there.", async () => {
  assert.equal((await allPages("anna example", 9, "x")).length, 100);
  assert.equal((await allPages("ann exam", 9, "x")).length, 100);
});

/** The expected answer by ranking everybody, which the posting lists avoid. */
async function slowAnswer(query: string): Promise<string[]> {
  const { db } = database;
  const vocabulary = new Vocabulary();
  vocabulary.add(await db.selectFrom("term").select(["word", "names", "lasts", "contexts", "best"]).execute());
  const plan = planSearch(query, "candor", vocabulary);
  const people = await listFiled(database);
  const ids = new Map(
    (await db.selectFrom("candidate").select(["id", "number"]).execute()).map((row) => [row.number, row.id]),
  );
  const answer: string[] = [];
  for (const [wave, name] of WAVES.entries()) {
    if (name === "far typo" && answer.length > 0) break;
    const found = people.filter((person) => plan.rank(readEntryWords(person), wave) !== null);
    answer.push(...found.map((person) => ids.get(person.number) ?? ""));
  }
  return answer;
}

for (const query of [
  "anna example",
  "example contoso anna",
  "anne exampl",
  "a example",
  "ann exam",
  "annabela exmples",
  "anna",
  "example exampl annabella",
  "xanna yexample",
]) {
  test(`The answer to "${query}" is the same as if everybody had been ranked.`, async () => {
    const expected = await slowAnswer(query);
    assert.deepEqual(await allPages(query, 23), expected);
    assert.equal(new Set(expected).size, expected.length);
  });
}

test("Context ranks people first and hides nobody.", async () => {
  const { hits } = await search.find({
    accountId: "default",
    query: "anna example contoso",
    type: "candor",
    limit: 40,
    next: "",
  });
  assert.deepEqual(
    hits.map((hit) => hit.candidate.company),
    Array.from({ length: 40 }, (_, index) => (index < 30 ? "Contoso" : null)),
  );
});
