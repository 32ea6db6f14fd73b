import assert from "node:assert/strict";
import { test } from "node:test";
import fc from "fast-check";
import { readLeet, readLeetWord } from "../../../src/text/tokens/leet.ts";

test("Figures and signs inside words are the letters they stand for, and years and sums stay", () => {
  assert.equal(readLeet("id1ots h4te th!s, 4gain"), "idiots hate this, again");
  assert.equal(readLeet("in 1984 for $50, hi! you"), "in 1984 for $50, hi! you");
});

test("A word by itself is read to its end", () => {
  assert.equal(readLeetWord("a$$"), "ass");
  assert.equal(readLeetWord("h3ll0"), "hello");
});

test("Every character of any text keeps its place", () => {
  fc.assert(fc.property(fc.string({ unit: "binary" }), (text) => readLeet(text).length === text.length));
});
