import assert from "node:assert/strict";
import test from "node:test";
import * as fc from "fast-check";
import { PLATFORMS } from "../../src/domain/platform.ts";
import { numberOf, placeOf, platformBit, postingKey, WHOLE_BIT, wordBits } from "../../src/search/keys.ts";

const word = fc.string({ unit: fc.constantFrom(..."abcdefgh"), minLength: 1, maxLength: 10 });

test("A pair has one key in either order, which fits a signed 64-bit column.", () => {
  fc.assert(
    fc.property(word, word, (a, b) => {
      const key = postingKey("pair", a, b);
      assert.equal(key, postingKey("pair", b, a));
      assert.equal(key, BigInt.asIntN(64, key));
    }),
  );
});

test("Platforms and kinds of key do not collide.", () => {
  const keys = (["single", "pair", "prefix"] as const).map((kind) => postingKey(kind, "anna", "example"));
  assert.equal(new Set(keys).size, keys.length);
  const bits = PLATFORMS.map((platform) => platformBit(platform));
  assert.equal(new Set(bits).size, bits.length);
  assert.ok(bits.every((bit) => bit > 0 && (bit & (bit - 1)) === 0));
  assert.equal(platformBit("candor"), 0);
});

test("The keys of a hundred thousand pairs do not collide.", () => {
  const keys = new Set(
    Array.from({ length: 100_000 }, (_, index) => postingKey("pair", `a${index % 331}`, `b${index}`)),
  );
  assert.equal(keys.size, 100_000);
});

test("Places sort by prominence, then by number, and give the number back.", () => {
  const person = fc.record({
    prominence: fc.integer({ min: -10, max: 110 }),
    number: fc.integer({ min: 1, max: 2 ** 39 }),
  });
  fc.assert(
    fc.property(person, person, (a, b) => {
      const clamp = (value: number) => Math.min(100, Math.max(0, value));
      const order = clamp(b.prominence) - clamp(a.prominence) || a.number - b.number;
      assert.equal(Math.sign(placeOf(a.prominence, a.number) - placeOf(b.prominence, b.number)), Math.sign(order));
      assert.equal(numberOf(placeOf(a.prominence, a.number)), a.number);
      assert.ok(Number.isSafeInteger(placeOf(a.prominence, a.number)));
    }),
  );
});

test("A word sets one or two bits, but never a platform's or the whole-name bit.", () => {
  fc.assert(
    fc.property(word, (text) => {
      const bits = wordBits(text);
      const count = bits.toString(2).replaceAll("0", "").length;
      assert.ok(count === 1 || count === 2);
      assert.equal(bits & (WHOLE_BIT | 0x1ffn), 0n);
    }),
  );
});
