import assert from "node:assert/strict";
import { describe, test } from "node:test";
import fc from "fast-check";
import { indexPhrases, readWords } from "../../src/analysis/phrase-index.ts";

const CLASSES = new Map([["drink", ["tea", "green_tea", "coffee"]]]);

function found(phrases: string, text: string): readonly string[] {
  const index = indexPhrases([{ name: "it", phrases: [phrases] }], CLASSES);
  return index.find(readWords(text)).map(({ from, to }) => text.slice(from, to));
}

describe("a phrase", () => {
  test("consists of words, stems, alternatives, and optional words", () => {
    assert.deepEqual(found("brew* tea|green_tea", "We brewed green tea and brew tea."), [
      "brewed green tea",
      "brew tea",
    ]);
    assert.deepEqual(found("tea", "teatime"), []);
    assert.deepEqual(found("strong? tea", "Strong tea"), ["Strong tea", "tea"]);
  });

  test("may contain classes, numbers and wildcards", () => {
    assert.deepEqual(found("<drink>", "Coffee or green tea"), ["Coffee", "green tea", "tea"]);
    assert.deepEqual(found("# cups", "12 cups, no cups"), ["12 cups"]);
    assert.deepEqual(found("cup . tea", "cup of tea, cup tea"), ["cup of tea"]);
    assert.throws(() => indexPhrases([{ name: "it", phrases: ["<soup>"] }], CLASSES), /no class of words soup/);
  });

  test("may have gaps within a sentence", () => {
    assert.deepEqual(found("pot .. tea", "a pot of hot tea"), ["pot of hot tea"]);
    assert.deepEqual(found("pot .. tea", "a pot. Of tea"), []);
    assert.deepEqual(found("pot .. tea", "a pot of very hot tea"), []);
    assert.deepEqual(found("pot ... tea", "a pot of very hot tea"), ["pot of very hot tea"]);
  });

  test("may be restricted to the start of a sentence, or to not being followed by a word", () => {
    assert.deepEqual(found("^ tea", "Tea! More tea. Tea"), ["Tea", "Tea"]);
    assert.deepEqual(found("tea !pot|house", "tea pot, tea house, tea leaf"), ["tea"]);
  });

  test("matches lookalike characters and emoji", () => {
    assert.deepEqual(found("coffee", "C0ff3e please"), ["C0ff3e"]);
    assert.deepEqual(found("🍵", "A 🍵 now"), ["🍵"]);
  });

  test("is looked for in any text, and located within it", () => {
    fc.assert(
      fc.property(fc.string({ unit: "binary", maxLength: 200 }), (text) => {
        for (const { from, to } of readWords(text)) assert.ok(0 <= from && from < to && to <= text.length);
        return Array.isArray(found("a|b* ... <drink>? # . !x", text));
      }),
    );
  });
});
