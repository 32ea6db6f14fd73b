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

test("An exact name is one list, the platform asked for and the whole names by bits of it.", () => {
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

test("Where nobody is on the platform no list is read.", () => {
  const listsOn = (type: "github" | "mastodon") =>
    ROUNDS.flatMap((waves) => planSearch("anna example", type, vocabulary).arms(waves));
  assert.deepEqual(listsOn("mastodon"), []);
  assert.notDeepEqual(listsOn("github"), []);
});

test("An initial that begins nobody's name is asked for in no list.", () => {
  const bitsOf = (text: string) =>
    planSearch(text, "candor", vocabulary)
      .arms([0, 1, 2, 3])
      .map((arm) => arm.bits);
  assert.ok(bitsOf("anna m. example").some((bits) => (bits & wordBits("^m")) === wordBits("^m")));
  assert.ok(bitsOf("anna q. example").every((bits) => bits === 0n || bits === WHOLE_BIT));
});

test("Words that rank are bits of the same list.", () => {
  const arms = planSearch("anna smith contoso", "candor", vocabulary).arms([0]);
  const key = postingKey("pair", "anna", "smith");
  const arm = arms.find((each) => each.key === key);
  assert.equal((arm?.bits ?? 0n) & wordBits("contoso"), wordBits("contoso"));
});

test("No wave is asked for that was not meant, and no list twice in one.", () => {
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

test("Many longer words are read by their beginnings, few one by one.", () => {
  const keys = (text: string) =>
    new Set(
      planSearch(text, "candor", vocabulary)
        .arms([7])
        .map((arm) => arm.key),
    );
  assert.ok(keys("anna smiths").has(postingKey("prefix", "ann", "smi")));
  assert.ok(keys("anna exam").has(postingKey("pair", "anna", "example")));
});

test("Where many share the first letters and hardly anybody is meant, every pair is asked for by itself.", () => {
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

test("A word that nobody has adds no list of a single name.", () => {
  const strict = planSearch("anna qqqq", "candor", vocabulary).arms([0, 1, 2, 3]);
  assert.ok(!strict.some((arm) => arm.key === postingKey("single", "anna")));
});
