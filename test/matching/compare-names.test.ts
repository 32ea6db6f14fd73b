import assert from "node:assert/strict";
import { test } from "node:test";
import { compareNameLists } from "../../src/matching/compare-names.ts";
import { traits } from "./people.ts";

const names = (a: readonly string[], b: readonly string[]) =>
  compareNameLists(traits({ names: a }), traits({ names: b })).map(({ name }) => name);

test("The best pair of two lists of names counts", () => {
  assert.deepEqual(names(["Carl Holm", "Anna Berg"], ["Anna Berg", "Clara Lind"]), ["nameSame"]);
  assert.deepEqual(names(["Carl Holm"], ["Anna Berg", "Clara Lind"]), ["nameConflict"]);
});

test("The same middle name in the same form weighs more than its initial, another one against", () => {
  assert.deepEqual(names(["Anna Maria Berg"], ["Anna Maria Berg"]), ["nameSame", "middleSame", "nameForm"]);
  assert.deepEqual(names(["Anna M. Berg"], ["Anna Maria Berg"]), ["nameSame", "middleInitial"]);
  assert.deepEqual(names(["Anna K. Berg"], ["Anna Maria Berg"]), ["nameSame", "middleConflict"]);
});

test("The elder is not the younger; one whom only one side marks may be either", () => {
  assert.deepEqual(names(["Carl Berg Sr."], ["Carl Berg Jr."]), ["nameSame", "suffixConflict"]);
  assert.deepEqual(names(["Carl Berg Jr."], ["Carl Berg II"]), ["nameSame", "suffixSame"]);
  assert.deepEqual(names(["Carl Berg Jr."], ["Carl Berg"]), ["nameSame", "suffixMissing"]);
  assert.deepEqual(names(["Carl Berg Jr.", "Carl Berg"], ["Carl Berg"]), ["nameSame"]);
});

test("One word tells too little, an invented one is no other person's name, and no name is none", () => {
  assert.deepEqual(names(["Berg"], ["Anna Berg"]), ["nameOneWord"]);
  assert.deepEqual(names(["moonchild"], ["Anna Berg"]), ["nameInvented"]);
  assert.deepEqual(names([], ["Anna Berg"]), ["nameMissing"]);
  assert.deepEqual(names(["Anna Berg"], []), ["nameMissing"]);
});

test("A text that names other people only weighs against", () => {
  const about = { ...traits({ names: [] }), aboutOthers: true, peers: new Set(["carl holm"]) };
  const [reason] = compareNameLists(about, traits());
  assert.deepEqual([reason?.name, reason?.detail], ["nameElsewhere", "names carl holm"]);
});

test("A name in another script is found alike", () => {
  assert.ok(!names(["Сергей Морозов"], ["Sergei Morozov"]).includes("nameConflict"));
});
