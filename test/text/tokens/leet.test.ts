import assert from "node:assert/strict";
import { test } from "node:test";
import fc from "fast-check";
import { readLeet, readLeetWord } from "../../../src/text/tokens/leet.ts";

test("Replaces digits and signs inside words with the letters they stand for, but not years and amounts", () => {
  assert.equal(readLeet("id1ots h4te th!s, 4gain"), "idiots hate this, again");
  assert.equal(readLeet("in 1984 for $50, hi! you"), "in 1984 for $50, hi! you");
});

test("Reads a single word to its end", () => {
  assert.equal(readLeetWord("a$$"), "ass");
  assert.equal(readLeetWord("h3ll0"), "hello");
});

test("Keeps every character's position in any text", () => {
  fc.assert(fc.property(fc.string({ unit: "binary" }), (text) => readLeet(text).length === text.length));
});
