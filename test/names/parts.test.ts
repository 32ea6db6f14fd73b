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

test("Moves a surname before a comma behind the given names.", () => {
  assert.equal(calling("Vandermeer, Anna Maria"), "anna maria vandermeer");
  assert.equal(calling("Example, John, Jr."), "john example");
});

test("Separates honorifics, suffixes and particles from the name itself.", () => {
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

test("A single particle at the start is a given name.", () => {
  assert.equal(calling("Ben Ray Example"), "ben ray example");
  assert.equal(calling("Al Example"), "al example");
  assert.equal(calling("van der Example, Ludwig"), "ludwig example");
});

test("Also reads particles, hyphens and initials as one word.", () => {
  const joined = (text: string) => readName(text).joined.map((part) => part.word);
  assert.deepEqual(joined("Ludwig van der Example"), ["vanderexample"]);
  assert.deepEqual(joined("Ana Ruiz-Example"), ["ruizexample"]);
  assert.deepEqual(joined("J.D. Example"), ["jd"]);
});

test("An umlaut has two spellings.", () => {
  assert.deepEqual(readName("Jörg").parts[0]?.forms, ["joerg"]);
  assert.equal(readName("Jörg").parts[0]?.word, "jorg");
});

test("Splits Chinese and Korean names into surname and given name.", () => {
  assert.equal(calling("王小明"), "wang xiaoming");
  assert.equal(calling("欧阳小明"), "ouyang xiaoming");
  assert.deepEqual(readName("김민수").parts[0]?.forms, ["kim"]);
});

test("Apostrophes and Mc do not split a name.", () => {
  assert.equal(calling("Siobhán O'Example"), "siobhan oexample");
  assert.equal(calling("Ronald Mc Example"), "ronald mcexample");
});

test("Reads any text into a few ASCII words, which read the same again.", () => {
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

test("An initial in another alphabet is one letter, however it is transliterated.", () => {
  const kinds = readName("Ю. Дж. Пример").parts.map((part) => `${part.word}:${part.kind}`);
  assert.deepEqual(kinds, ["y:initial", "j:initial", "primer:word"]);
});

test("The comma form, case and spaces do not matter.", () => {
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

test("Cuts ten thousand letters and a thousand words to a name's length.", () => {
  assert.ok(readName("x".repeat(10_000)).parts.length <= MAX_PARTS);
  assert.ok(readName("ab ".repeat(1_000)).parts.length <= MAX_PARTS);
});

test("A spaced Chinese or Korean name is already split, and a foreign one with dots is not split further.", () => {
  assert.equal(calling("王 小明"), "wang xiaoming");
  assert.equal(calling("김 민수"), calling("김민수"));
  assert.equal(calling("南希·佩洛西"), "nanxi peiluoxi");
});
