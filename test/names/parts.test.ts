import assert from "node:assert/strict";
import test from "node:test";
import * as fc from "fast-check";
import { MAX_PARTS, readName } from "../../src/names/parts.ts";

function calling(text: string): string {
  return readName(text)
    .parts.filter((part) => part.kind === "word" || part.kind === "initial")
    .map((part) => part.word)
    .join(" ");
}

test("A surname before a comma moves behind the given names.", () => {
  assert.equal(calling("Vandermeer, Anna Maria"), "anna maria vandermeer");
  assert.equal(calling("Example, John, Jr."), "john example");
});

test("Honorifics, suffixes and particles are told apart from what calls the person.", () => {
  const kinds = readName("Dr. J. R. van der Example III").parts.map((part) => `${part.word}:${part.kind}`);
  assert.deepEqual(kinds, [
    "dr:honorific",
    "j:initial",
    "r:initial",
    "van:particle",
    "der:particle",
    "example:word",
    "iii:suffix",
  ]);
});

test("A particle that stands first and alone is a forename.", () => {
  assert.equal(calling("Ben Ray Example"), "ben ray example");
  assert.equal(calling("Al Example"), "al example");
  assert.equal(calling("van der Example, Ludwig"), "ludwig example");
});

test("Particles, hyphens and initials are also read as one word.", () => {
  const joined = (text: string) => readName(text).joined.map((part) => part.word);
  assert.deepEqual(joined("Ludwig van der Example"), ["vanderexample"]);
  assert.deepEqual(joined("Ana Ruiz-Example"), ["ruizexample"]);
  assert.deepEqual(joined("J.D. Example"), ["jd"]);
});

test("An umlaut has two spellings.", () => {
  assert.deepEqual(readName("Jörg").parts[0]?.forms, ["joerg"]);
  assert.equal(readName("Jörg").parts[0]?.word, "jorg");
});

test("Chinese and Korean names fall into surname and given name.", () => {
  assert.equal(calling("王小明"), "wang xiaoming");
  assert.equal(calling("欧阳小明"), "ouyang xiaoming");
  assert.deepEqual(readName("김민수").parts[0]?.forms, ["kim"]);
});

test("Apostrophes and Mc do not part a name.", () => {
  assert.equal(calling("Siobhán O'Example"), "siobhan oexample");
  assert.equal(calling("Ronald Mc Example"), "ronald mcexample");
});

test("Any text is read into few ASCII words, and reading them again changes nothing.", () => {
  fc.assert(
    fc.property(fc.string({ unit: "binary", maxLength: 400 }), (text) => {
      const { parts } = readName(text);
      assert.ok(parts.length <= MAX_PARTS);
      for (const part of parts) {
        assert.match(part.word, /^[a-z0-9]+$/);
        assert.equal(readName(part.word).parts[0]?.word, part.word);
      }
    }),
  );
});

test("An initial in another alphabet is one letter, however many it takes in ours.", () => {
  const kinds = readName("Ю. Дж. Пример").parts.map((part) => `${part.word}:${part.kind}`);
  assert.deepEqual(kinds, ["y:initial", "j:initial", "primer:word"]);
});

test("Order of the comma form, case and spaces change nothing.", () => {
  const word = fc.constantFrom("Anna", "Maria", "Example", "Sample", "Quill", "Mueller");
  fc.assert(
    fc.property(word, word, (first, last) => {
      const plain = calling(`${first} ${last}`);
      assert.equal(calling(`${last}, ${first}`), plain);
      assert.equal(calling(`  ${first.toUpperCase()}\u00a0 ${last.toLowerCase()} `), plain);
      assert.equal(calling(`Dr. ${first} ${last}, PhD`), plain);
    }),
  );
});

test("Ten thousand letters and a thousand words are cut to a name's length.", () => {
  assert.ok(readName("x".repeat(10_000)).parts.length <= MAX_PARTS);
  assert.ok(readName("ab ".repeat(1_000)).parts.length <= MAX_PARTS);
});

test("A Chinese or Korean name that is spaced is parted already, and a foreign one with dots is not parted further.", () => {
  assert.equal(calling("王 小明"), "wang xiaoming");
  assert.equal(calling("김 민수"), calling("김민수"));
  assert.equal(calling("南希·佩洛西"), "nanxi peiluoxi");
});
