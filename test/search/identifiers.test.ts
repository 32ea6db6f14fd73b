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
    {
      name: "Anna Example",
      email: "Anna.Example+work@example.com",
      phone: "202-555-0147",
      profiles: [
        "https://www.linkedin.com/in/anna-example",
        "https://x.com/AnnaExample",
        "https://github.com/annaexample",
        "https://www.instagram.com/anna.example/",
        "https://www.youtube.com/@annaexample",
      ],
    },
    ...Array.from({ length: 30 }, (_, index) => ({
      name: `Shared Person${index}`,
      phone: "202-555-0199",
      prominence: index % 4,
    })),
  ]);
  search = createSearch(database);
});

after(async () => {
  await search.close();
  await database.close();
});

const SPELLINGS: Readonly<Record<string, readonly string[]>> = {
  "e-mail": ["anna.example+work@example.com", "ANNA.EXAMPLE+WORK@EXAMPLE.COM", "  anna.example+work@example.com "],
  phone: [
    "+12025550147",
    "+1 (202) 555-0147",
    "001 202 555 0147",
    "(202) 555-0147",
    "202.555.0147",
    "1-202-555-0147",
    "12025550147",
  ],
  "profile address": [
    "https://www.linkedin.com/in/anna-example",
    "linkedin.com/in/anna-example/",
    "HTTP://LinkedIn.com/in/Anna-Example?trk=share#top",
    "https://m.linkedin.com/in/anna-example",
    "twitter.com/annaexample",
    "https://mobile.twitter.com/AnnaExample?s=20",
    "https://github.com/AnnaExample/",
    "instagram.com/anna.example?igsh=abc",
    "youtube.com/@annaexample",
  ],
  handle: ["@annaexample", "@AnnaExample", "annaexample", "@anna-example"],
};

for (const [label, spellings] of Object.entries(SPELLINGS)) {
  test(`Finds a person once by ${label}, in any spelling.`, async () => {
    for (const query of spellings) {
      const { hits, next } = await search.find({ accountId: "default", query, type: "candor", limit: 20, next: "" });
      assert.deepEqual(
        hits.map((hit) => hit.candidate.fullName),
        ["Anna Example"],
        query,
      );
      assert.deepEqual(hits[0]?.matchedOn, [label], query);
      assert.equal(hits[0]?.likelihood, 0.99);
      assert.equal(next, "");
    }
  });
}

test("An unknown identifier finds nobody.", async () => {
  for (const query of ["anna.exampl@example.com", "+12025550148", "linkedin.com/in/anna-exampl", "@annaexampl"]) {
    assert.deepEqual(
      (await search.find({ accountId: "default", query, type: "candor", limit: 20, next: "" })).hits,
      [],
      query,
    );
  }
});

test("Pages people with a shared identifier in order, each once.", async () => {
  const all = async (limit: number) => {
    const found: string[] = [];
    for (let next = "", pages = 0; pages < 40; pages++) {
      const page = await search.find({ accountId: "default", query: "202 555 0199", type: "candor", limit, next });
      found.push(...page.hits.map((hit) => hit.candidate.fullName));
      if (page.next === "") return found;
      next = page.next;
    }
    return found;
  };
  const whole = await all(100);
  assert.equal(new Set(whole).size, 30);
  assert.deepEqual(await all(7), whole);
});
