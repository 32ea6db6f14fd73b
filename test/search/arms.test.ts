import assert from "node:assert/strict";
import test from "node:test";
import { platformBit, postingKey, WHOLE_BIT, wordBits } from "../../src/search/keys.ts";
import { planSearch } from "../../src/search/plan.ts";
import { ROUNDS } from "../../src/search/waves.ts";
import { vocabularyOf } from "./people.ts";

const vocabulary = vocabularyOf(
  [
    { name: "Anna Maria Example" },
    { name: "Anna Smith", company: "Contoso" },
    ...Array.from({ length: 80 }, (_, index) => ({
      name: `Annabel${"abcdefghij"[index % 10]} Smithson${"abcdefgh"[index % 8]}`,
    })),
  ],
  ["github"],
);

test("An exact name needs one list, filtered by bits for the platform and for whole names.", () => {
  const key = postingKey("pair", "anna", "example");
  for (const type of ["candor", "github"] as const) {
    const platform = BigInt(platformBit(type));
    const arms = planSearch("anna example", type, vocabulary).arms([0, 1]);
    assert.deepEqual(
      arms.map((arm) => [arm.wave, arm.key, arm.bits]),
      [
        [0, key, WHOLE_BIT | platform],
        [1, key, platform],
      ],
    );
  }
});

test("Reads no list if nobody is on the platform.", () => {
  const listsOn = (type: "github" | "mastodon") =>
    ROUNDS.flatMap((waves) => planSearch("anna example", type, vocabulary).arms(waves));
  assert.deepEqual(listsOn("mastodon"), []);
  assert.notDeepEqual(listsOn("github"), []);
});

test("Reads no list for an initial that nobody has.", () => {
  const bitsOf = (text: string) =>
    planSearch(text, "candor", vocabulary)
      .arms([0, 1, 2, 3])
      .map((arm) => arm.bits);
  assert.ok(bitsOf("anna m. example").some((bits) => (bits & wordBits("^m")) === wordBits("^m")));
  assert.ok(bitsOf("anna q. example").every((bits) => bits === 0n || bits === WHOLE_BIT));
});

test("Ranking words are bits of the same list.", () => {
  const arms = planSearch("anna smith contoso", "candor", vocabulary).arms([0]);
  const key = postingKey("pair", "anna", "smith");
  const arm = arms.find((each) => each.key === key);
  assert.equal((arm?.bits ?? 0n) & wordBits("contoso"), wordBits("contoso"));
});

test("Plans only the requested waves, and no list twice in one.", () => {
  for (const text of ["anna example", "ann smi", "anna", "j smith", "anna smith contoso maria"]) {
    for (const waves of ROUNDS) {
      const arms = planSearch(text, "candor", vocabulary).arms(waves);
      assert.ok(
        arms.every((arm) => waves.includes(arm.wave)),
        text,
      );
      assert.equal(new Set(arms.map((arm) => `${arm.wave} ${arm.key} ${arm.bits}`)).size, arms.length);
    }
  }
});

test("Reads many longer words by their beginnings, and a few one by one.", () => {
  const keys = (text: string) =>
    new Set(
      planSearch(text, "candor", vocabulary)
        .arms([7])
        .map((arm) => arm.key),
    );
  assert.ok(keys("anna smiths").has(postingKey("prefix", "ann", "smi")));
  assert.ok(keys("anna exam").has(postingKey("pair", "anna", "example")));
});

test("If many names share the first letters but few match, asks for every pair separately.", () => {
  const letters = [..."abcdefghijklmnopqrst"];
  const crowd = vocabularyOf([
    ...letters.flatMap((a) =>
      letters.flatMap((b) => letters.slice(0, 8).map((c) => ({ name: `Marcus${a}${c} Kelson${b}` }))),
    ),
    ...letters.slice(0, 10).map((a) => ({ name: `Maryam${a} Kelzer${a}` })),
  ]);
  const keys = planSearch("mary kelz", "candor", crowd)
    .arms([7])
    .map((arm) => arm.key);
  assert.ok(keys.includes(postingKey("pair", "maryama", "kelzerb")));
  assert.ok(!keys.includes(postingKey("prefix", "mar", "kel")));
});

test("A word that nobody has adds no list for a single name.", () => {
  const strict = planSearch("anna qqqq", "candor", vocabulary).arms([0, 1, 2, 3]);
  assert.ok(!strict.some((arm) => arm.key === postingKey("single", "anna")));
});
