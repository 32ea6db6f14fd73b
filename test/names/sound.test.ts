import assert from "node:assert/strict";
import test from "node:test";
import * as fc from "fast-check";
import { soundDistance } from "../../src/names/sound.ts";

const WRITTEN = { liquids: false, vowels: true };
const UNWRITTEN = { liquids: false, vowels: false };

test("A transliteration sounds closer to its name than to another.", () => {
  for (const [heard, meant, other] of [
    ["rwjr", "roger", "robert"],
    ["wykr", "wicker", "kerr"],
    ["bise", "bice", "bush"],
    ["dzheyms", "james", "jonas"],
    ["maykl", "michael", "maxwell"],
    ["brit", "bright", "bird"],
  ] as const) {
    const near = soundDistance(heard, meant, UNWRITTEN);
    assert.ok(near <= soundDistance(heard, other, UNWRITTEN), `${heard} ${meant} ${near}`);
  }
});

test("A vowel that a script leaves out costs less than one that it writes.", () => {
  assert.ok(soundDistance("mhmd", "mohammed", UNWRITTEN) < soundDistance("mhmd", "mohammed", WRITTEN));
});

test("Kana have one letter for l and r.", () => {
  const kana = { liquids: true, vowels: true };
  assert.ok(soundDistance("mirera", "millera", kana) < soundDistance("mirera", "millera", WRITTEN));
});

test("The distance of a word to itself is 0, and no distance is negative.", () => {
  const word = fc.string({ unit: fc.constantFrom(..."abcdeghijklmnorstuvwxyz"), maxLength: 12 });
  fc.assert(
    fc.property(word, word, (a, b) => {
      assert.equal(soundDistance(a, a, WRITTEN), 0);
      assert.ok(soundDistance(a, b, WRITTEN) >= 0);
      assert.ok(soundDistance(a, b, UNWRITTEN) <= soundDistance(a, b, WRITTEN));
    }),
  );
});
