import assert from "node:assert/strict";
import { after, before, test } from "node:test";
import * as fc from "fast-check";
import type { Database } from "../../src/db/open.ts";
import { nameFrequency, nameShare } from "../../src/search/frequency.ts";
import { createSearch } from "../../src/search/search.ts";
import { suppress } from "../db/drafts.ts";
import { addPeople, openMemory } from "./people.ts";

const COUNTS: Readonly<Record<string, number>> = { maria: 20_000, garcia: 10_000, zephyrine: 2, quartermain: 3 };
const share = (name: string, people = 1_000_000) => nameShare(name, people, (word) => COUNTS[word] ?? 0);

test("Estimates common and rare names as such, in any order and without a middle name.", () => {
  assert.ok(Math.abs(share("Maria Garcia") - 2e-4) < 2e-5);
  assert.ok(share("Zephyrine Quartermain") < 1e-9);
  assert.equal(share("Garcia, Maria"), share("Maria Garcia"));
  assert.equal(share("Dr. María Xenia García Jr."), share("Maria Garcia"));
});

test("With few known people, the share stays near one in a hundred thousand.", () => {
  for (const name of ["Maria Garcia", "", "%%%"]) {
    const known = nameShare(name, 10, () => 1);
    assert.ok(known > 0.3e-5 && known < 3e-5, `${name} ${known}`);
  }
});

test("The share is always above 0 and at most 1, whatever the text and counts.", () => {
  fc.assert(
    fc.property(fc.string({ unit: "binary", maxLength: 80 }), fc.nat(1e9), fc.nat(1e9), (name, people, count) => {
      const value = nameShare(name, people, () => count);
      assert.ok(value > 0 && value <= 1);
    }),
  );
});

let database: Database;

before(async () => {
  database = await openMemory();
  await addPeople(
    database,
    Array.from({ length: 600 }, (_, index) => ({
      name: index < 60 ? "Anna Example" : `Given${index % 50} Family${index % 97}`,
    })),
  );
});

after(() => database.close());

test("Estimates bearers per million from the people in the database.", async () => {
  const common = await nameFrequency(database.db, "anna example");
  const rare = await nameFrequency(database.db, "Anna Family7");
  const unknown = await nameFrequency(database.db, "Zephyrine Quartermain");
  assert.ok(common > rare && rare > unknown && unknown > 0, `${common} ${rare} ${unknown}`);
  assert.ok(common > 1_000 && common < 100_000, `${common}`);
});

test("Does not count suppressed people: their name is as rare as an unknown one.", async () => {
  const keys = ["key of who is suppressed"];
  await addPeople(database, [{ name: "Zubradine Holkestrand", suppressionKeys: keys }]);
  const held = await nameFrequency(database.db, "Zubradine Holkestrand");
  await suppress(database.db, keys);
  const hidden = await nameFrequency(database.db, "Zubradine Holkestrand");
  assert.ok(hidden < held, `${hidden} ${held}`);
  assert.equal(hidden, await nameFrequency(database.db, "Wimpolette Arnsbrook"));
  assert.equal(
    await nameFrequency(database.db, "Anna Holkestrand"),
    await nameFrequency(database.db, "Anna Arnsbrook"),
  );
});

test("The search's own estimate orders names like the database's, and is 0 before words are loaded.", async () => {
  const search = createSearch(database);
  assert.equal(search.nameShare("anna example"), 0);
  await search.refresh();
  assert.ok(search.nameShare("anna example") > search.nameShare("Anna Family7"));
  assert.ok(search.nameShare("Anna Family7") > search.nameShare("Zephyrine Quartermain"));
  await search.close();
});
