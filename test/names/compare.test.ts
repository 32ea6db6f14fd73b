import assert from "node:assert/strict";
import test from "node:test";
import * as fc from "fast-check";
import { compareNames, SAME_NAME } from "../../src/names/compare.ts";

const SAME: readonly (readonly [string, string])[] = [
  ["Maria Example", "Example, Maria"],
  ["Robert Example", "Bob Example"],
  ["Robert J. Example Jr.", "Robert Example"],
  ["J. R. Example", "John Robert Example"],
  ["Jörg Schröder", "Joerg Schroeder"],
  ["Jean Marie Example", "Jeanmarie Example"],
  ["Evgeniy Petrov", "Евгений Петров"],
  ["Ludwig van der Berg", "Ludwig Vanderberg"],
  ["Dr. Anna Example", "Anna Example"],
  ["John Srnith", "John Smith"],
  ["SergeiLavrentev", "Sergei Lavrentev"],
  ["山田太郎", "山田 太郎"],
];

for (const [a, b] of SAME) {
  test(`${a} may be ${b}.`, () => {
    assert.ok(compareNames(a, b).score >= SAME_NAME, JSON.stringify(compareNames(a, b)));
  });
}

for (const [a, b] of [
  ["Maria Example", "Mario Sample"],
  ["Anna Smith", "Anna Jones"],
  ["Robert Example", "Alfred Example"],
  ["", "Anna Example"],
  ["!!!", "???"],
] as const) {
  test(`${JSON.stringify(a)} is not ${JSON.stringify(b)}.`, () => {
    assert.ok(compareNames(a, b).score < SAME_NAME, JSON.stringify(compareNames(a, b)));
  });
}

test("A comparison explains what is alike and what is left over.", () => {
  const { reasons } = compareNames("Bob Xavier Example", "Robert Example");
  assert.deepEqual(reasons, ["nickname: bob and robert", "only in one: xavier"]);
});

test("Comparing any two texts is symmetric, between 0 and 1, and a name is similar to itself.", () => {
  const text = fc.oneof(
    fc.string({ unit: "binary", maxLength: 60 }),
    fc
      .array(fc.constantFrom("Anna", "Ann", "J.", "van", "der", "Müller", "李", "O'Brien", "-", ","), { maxLength: 8 })
      .map((words) => words.join(" ")),
  );
  fc.assert(
    fc.property(text, text, (a, b) => {
      const there = compareNames(a, b).score;
      assert.equal(there, compareNames(b, a).score);
      assert.ok(there >= 0 && there <= 1);
      if (compareNames(a, a).reasons[0] !== "no name") assert.ok(compareNames(a, a).score >= 0.5);
    }),
  );
});

test("Compares ten thousand letters only up to the length of a name.", () => {
  assert.ok(compareNames("a ".repeat(5_000), "b ".repeat(5_000)).score < SAME_NAME);
});
