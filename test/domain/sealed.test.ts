import assert from "node:assert/strict";
import { test } from "node:test";
import fc from "fast-check";
import { keyringOf } from "../../src/domain/keyring.ts";
import { seal, unseal } from "../../src/domain/sealed.ts";

const [old, current] = ["an old secret of thirty-two bytes", "a new secret of thirty-two bytes!"];

test("a text opens only with the phrase it was sealed with, even after the secret was rotated", () => {
  fc.assert(
    fc.property(
      fc.string({ unit: "grapheme" }),
      fc.string({ minLength: 1 }),
      fc.string({ minLength: 1 }),
      (text, phrase, other) => {
        const sealed = seal(keyringOf(old), phrase, text);
        assert.equal(unseal(keyringOf(current, old), phrase, sealed), text);
        assert.equal(unseal(keyringOf(current), phrase, sealed), null);
        if (other !== phrase) assert.equal(unseal(keyringOf(old), other, sealed), null);
      },
    ),
    { numRuns: 50 },
  );
});

test("what was altered or never sealed does not open", () => {
  const sealed = Buffer.from(seal(keyringOf(old), "phrase", "text"), "base64url");
  for (let index = 0; index < sealed.length; index++) {
    const changed = Buffer.from(sealed);
    changed[index] = (changed[index] ?? 0) ^ 1;
    assert.equal(unseal(keyringOf(old), "phrase", changed.toString("base64url")), null);
  }
  for (const text of ["", "x", "\0".repeat(40)]) assert.equal(unseal(keyringOf(old), "phrase", text), null);
});
