import assert from "node:assert/strict";
import { test } from "node:test";
import { compareNameLists } from "../../src/matching/compare-names.ts";
import { traits } from "./people.ts";
import { saw } from "../../src/domain/seen-detail.ts";

const names = (a: readonly string[], b: readonly string[]) =>
  compareNameLists(traits({ names: a }), traits({ names: b })).map(({ name }) => name);

test("The best pair from two lists of names counts", () => {
  assert.deepEqual(names(["Carl Holm", "Anna Berg"], ["Anna Berg", "Clara Lind"]), ["nameSame"]);
  assert.deepEqual(names(["Carl Holm"], ["Anna Berg", "Clara Lind"]), ["nameConflict"]);
});

test("A full middle name in common weighs more than an initial, and a different one weighs against", () => {
  assert.deepEqual(names(["Anna Maria Berg"], ["Anna Maria Berg"]), ["nameSame", "middleSame", "nameForm"]);
  assert.deepEqual(names(["Anna M. Berg"], ["Anna Maria Berg"]), ["nameSame", "middleInitial"]);
  assert.deepEqual(names(["Anna K. Berg"], ["Anna Maria Berg"]), ["nameSame", "middleConflict"]);
});

test("Senior and junior are different people; a suffix on one side only leaves it open", () => {
  assert.deepEqual(names(["Carl Berg Sr."], ["Carl Berg Jr."]), ["nameSame", "suffixConflict"]);
  assert.deepEqual(names(["Carl Berg Jr."], ["Carl Berg II"]), ["nameSame", "suffixSame"]);
  assert.deepEqual(names(["Carl Berg Jr."], ["Carl Berg"]), ["nameSame", "suffixMissing"]);
  assert.deepEqual(names(["Carl Berg Jr.", "Carl Berg"], ["Carl Berg"]), ["nameSame"]);
});

test("A single word is weak, a nickname is not somebody else's name, and a missing name is reported", () => {
  assert.deepEqual(names(["Berg"], ["Anna Berg"]), ["nameOneWord"]);
  assert.deepEqual(names(["moonchild"], ["Anna Berg"]), ["nameInvented"]);
  assert.deepEqual(names([], ["Anna Berg"]), ["nameMissing"]);
  assert.deepEqual(names(["Anna Berg"], []), ["nameMissing"]);
});

test("A text that only names other people weighs against", () => {
  const about = { ...traits({ names: [] }), aboutOthers: true, peers: new Set(["carl holm"]) };
  const [reason] = compareNameLists(about, traits());
  assert.deepEqual([reason?.name, reason?.seen], ["nameElsewhere", saw("names", "carl holm")]);
});

test("Compares names across scripts", () => {
  assert.ok(!names(["Сергей Морозов"], ["Sergei Morozov"]).includes("nameConflict"));
  assert.deepEqual(names(["يزن الترمساني"], ["Yazan Turmasani"]), ["nameSimilar"]);
  assert.deepEqual(names(["يزن الترمساني"], ["Yazan Haddadin"]), ["nameConflict"]);
});
