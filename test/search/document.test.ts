import assert from "node:assert/strict";
import test from "node:test";
import * as fc from "fast-check";
import { PLATFORMS } from "../../src/domain/platform.ts";
import { indexEntry, postingsOf, startBits } from "../../src/search/document.ts";
import { platformBit, postingKey, WHOLE_BIT, wordBits } from "../../src/search/keys.ts";
import { entryOf } from "./people.ts";

const pairsOf = (name: string) => entryOf({ name }).pairs.split(" ").toSorted();

test("Every two words of a name form a pair, in one order.", () => {
  assert.deepEqual(pairsOf("Anna Maria Example"), ["anna+example", "anna+maria", "example+maria"]);
});

test("Particles, suffixes and forms of address are only found next to a pair.", () => {
  const entry = entryOf({ name: "Dr. Ludwig van der Berg Jr." });
  assert.deepEqual(entry.extras.split(" ").toSorted(), ["der", "dr", "jr", "van"]);
  assert.ok(!entry.singles.split(" ").includes("van"));
  assert.ok(entry.pairs.includes("ludwig+vanderberg"));
});

test("A leading initial pairs with the surname, a middle one does not.", () => {
  assert.deepEqual(pairsOf("J. French Example"), ["example+french", "example+j"]);
  assert.ok(!pairsOf("William J. Example").includes("example+j"));
});

test("Marks the last word of each of the person's names.", () => {
  const entry = entryOf({ name: "Anna Example", aliases: ["Anna Sample Smith"] });
  const singles = entry.singles.split(" ");
  assert.ok(singles.includes("example*") && singles.includes("smith*"));
  assert.ok(singles.includes("anna") && singles.includes("sample"));
});

test("Only a pair with the last word has the whole-name bit.", () => {
  const postings = new Map(postingsOf(entryOf({ name: "Anna Maria Example" })).map((row) => [row.key, row.signature]));
  const isWhole = (a: string, b: string) => ((postings.get(postingKey("pair", a, b)) ?? 0n) & WHOLE_BIT) !== 0n;
  assert.ok(isWhole("anna", "example") && isWhole("maria", "example"));
  assert.ok(!isWhole("anna", "maria"));
});

test("A signature has the bits of all other words, so that no filter misses anybody.", () => {
  const entry = indexEntry({
    number: 1,
    names: ["Anna Maria Example"],
    context: ["Engineer", "Contoso Bank"],
    platforms: ["github"],
    prominence: 3,
  });
  const row = postingsOf(entry).find(({ key }) => key === postingKey("pair", "anna", "example"));
  for (const word of ["maria", "^m", "contoso", "bank", "engineer"]) {
    assert.equal((row?.signature ?? 0n) & wordBits(word), wordBits(word), word);
  }
});

test("Every posting has the bits of exactly the person's platforms.", () => {
  const entry = indexEntry({
    number: 1,
    names: ["Anna Example"],
    context: [],
    platforms: ["github", "x"],
    prominence: 3,
  });
  const bits = BigInt(platformBit("github") | platformBit("x"));
  const all = PLATFORMS.reduce((sum, platform) => sum | BigInt(platformBit(platform)), 0n);
  assert.ok(postingsOf(entry).every(({ signature }) => (signature & all) === bits));
});

test("Prefix postings contain the beginnings of both words.", () => {
  const row = postingsOf(entryOf({ name: "Anneliese Example" })).find(
    ({ key }) => key === postingKey("prefix", "ann", "exa"),
  );
  const bits = startBits("anneli") | startBits("exam");
  assert.equal((row?.signature ?? 0n) & bits, bits);
});

test("Any texts make a limited number of postings, with distinct keys, and the same from the stored row.", () => {
  const text = fc.oneof(fc.string({ unit: "binary", maxLength: 60 }), fc.lorem({ maxCount: 14 }));
  fc.assert(
    fc.property(fc.array(text, { minLength: 1, maxLength: 30 }), fc.array(text, { maxLength: 4 }), (names, context) => {
      const entry = indexEntry({ number: 9, names, context, platforms: ["x"], prominence: 50 });
      const postings = postingsOf(entry);
      assert.ok(postings.length < 2_000);
      assert.equal(new Set(postings.map((row) => row.key)).size, postings.length);
      assert.deepEqual(postings, postingsOf({ ...entry }));
      for (const { signature } of postings) assert.equal(signature, BigInt.asIntN(64, signature));
    }),
    { numRuns: 60 },
  );
});
