import assert from "node:assert/strict";
import test from "node:test";
import * as fc from "fast-check";
import { foldKey, skeletonKeys } from "../../src/names/fold.ts";
import { latinize } from "../../src/names/scripts.ts";

test("Romanisations of a name share a fold key.", () => {
  for (const group of [
    ["evgeniy", "yevgeny", "evgenii"],
    ["schmidt", "shmit", "schmitt"],
    ["mohammed", "mohamed"],
    ["macdonald", "mcdonald"],
    ["shinzou", "shinzo"],
    ["catherine", "katherine"],
  ]) {
    assert.equal(new Set(group.map(foldKey)).size, 1, group.join(" "));
  }
});

test("Different names keep different fold keys.", () => {
  for (const [a = "", b = ""] of [
    ["maria", "mario"],
    ["ann", "anna"],
    ["smith", "smart"],
    ["lee", "li"],
  ]) {
    assert.notEqual(foldKey(a), foldKey(b), `${a} ${b}`);
  }
});

test("Scripts without vowels match Latin spellings by their consonants.", () => {
  const meet = (native: string, latin: string) =>
    assert.ok(
      skeletonKeys(latinize(native)).some((key) => skeletonKeys(latin).includes(key)),
      `${native} ${latin}`,
    );
  meet("محمد", "mohammed");
  meet("محمد", "muhammad");
  meet("سلمان", "salman");
  meet("علي", "ali");
  meet("בנימין", "binyamin");
  meet("クリスティアン", "christian");
});

test("An ambiguous letter has a key for each value.", () => {
  const meet = (one: string, other: string) =>
    assert.ok(
      skeletonKeys(one).some((key) => skeletonKeys(other).includes(key)),
      `${one} ${other}`,
    );
  meet("maykl", "michael");
  meet("nikolas", "nicholas");
  meet("brit", "bright");
  meet("brydj", "bridge");
  meet("djt", "degette");
  meet("vilyam", "william");
});

test("Keys of any word are few, short and deterministic, and a fold key folds to itself.", () => {
  const word = fc.string({ unit: fc.constantFrom(..."abcdefghijklmnopqrstuvwxyz"), maxLength: 14 });
  fc.assert(
    fc.property(word, (text) => {
      const keys = skeletonKeys(text);
      assert.ok(keys.length <= 6);
      assert.deepEqual(keys, skeletonKeys(text));
      for (const key of keys) assert.match(key, /^[a-z]+$/);
      assert.ok(foldKey(text).length <= Math.max(3, text.length + 1));
      if (text.length <= 3) assert.equal(foldKey(text), text);
    }),
  );
});
