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

  test("is found wherever its words stand beside each other in one sentence, and nowhere else", () => {
    const words = fc.array(fc.constantFrom("a", "b", "c", "bc", "7", "é", "🍵", "."), { maxLength: 20 });
    fc.assert(
      fc.property(words, (given) => {
        const text = given.join(" ");
        const pairs = given.slice(1).map((word, at) => `${given[at]} ${word}`);
        assert.deepEqual(
          found("a b|c", text),
          pairs.filter((pair) => pair === "a b" || pair === "a c"),
        );
      }),
    );
  });

  test("is located within any text, whatever characters it has", () => {
    const pieces = fc.oneof(
      fc.constantFrom("a ", "beer ", "green tea ", "7 ", "x"),
      fc.string({ unit: "binary", maxLength: 20 }),
    );
    const index = indexPhrases([{ name: "it", phrases: ["a|b* ... <drink>? # . !x"] }], CLASSES);
    let located = 0;
    fc.assert(
      fc.property(fc.array(pieces, { maxLength: 20 }), (given) => {
        const text = given.join("");
        const words = readWords(text);
        for (const { from, to } of [...words, ...index.find(words)])
          assert.ok(0 <= from && from < to && to <= text.length);
        located += index.find(words).length;
      }),
    );
    assert.ok(located > 0, "no text had the phrase");
  });
});
