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

test("Chinese and Japanese names are the same in any form of their characters, and different if they only sound alike.", () => {
  for (const [one, other] of [
    ["张伟", "張偉"],
    ["渡邊 健", "渡辺健"],
    ["亚历山大·卢卡申科", "亞歷山大·盧卡申科"],
    ["亚历山大·卢卡申科", "亚历山大·卢卡申柯"],
    ["张伟", "Zhang Wei"],
    ["曾国藩", "Zeng Guofan"],
  ] as const) {
    assert.ok(compareNames(one, other).score >= SAME_NAME, `${one} and ${other}`);
  }
  for (const [one, other] of [
    ["张伟", "章薇"],
    ["张伟", "张威"],
    ["陳小明", "陈晓明"],
    ["山田太郎", "山田次郎"],
  ] as const) {
    assert.ok(compareNames(one, other).score < SAME_NAME, `${one} and ${other}`);
  }
});
