import assert from "node:assert/strict";
import { test } from "node:test";
import fc from "fast-check";
import { makeDataKey, openText, sealText, unwrapDataKey, wrapDataKey } from "../../src/domain/data-key.ts";
import { keyringOf } from "../../src/domain/keyring.ts";
import { PublicError } from "../../src/errors.ts";

const RING = keyringOf("a-secret-of-thirty-two-characters-and-more");
const LATER = keyringOf("another-secret-of-thirty-two-characters", RING.current);

const unreadable = (error: unknown) => error instanceof PublicError && error.code === "sealed_unreadable";

test("Any sealed text opens with its key, in its place", () => {
  const key = makeDataKey("lookup/1");
  fc.assert(
    fc.property(fc.string({ unit: "binary", maxLength: 3_000 }), (text) => {
      assert.equal(openText(key, "here", sealText(key, "here", text)), text.replaceAll("\0", "\uFFFD"));
    }),
  );
});

test("An altered byte, another place and another key raise an error and reveal no text", () => {
  const key = makeDataKey("lookup/1");
  const sealed = Buffer.from(sealText(key, "here", "Ines Calder likes kites"), "base64");
  fc.assert(
    fc.property(fc.nat(sealed.length - 1), fc.integer({ min: 1, max: 255 }), (at, by) => {
      const changed = Buffer.from(sealed);
      changed[at] = (changed[at] ?? 0) ^ by;
      assert.throws(() => openText(key, "here", changed.toString("base64")), unreadable);
    }),
  );
  for (const length of [1, 12, 27, sealed.length - 1]) {
    assert.throws(() => openText(key, "here", sealed.subarray(0, length).toString("base64")), unreadable);
  }
  assert.throws(() => openText(key, "there", sealed.toString("base64")), unreadable);
  assert.throws(() => openText(makeDataKey("lookup/1"), "here", sealed.toString("base64")), unreadable);
});

test("A stored key opens under every secret of the keyring, and for no other holder", () => {
  const key = makeDataKey("document/1");
  const wrapped = wrapDataKey(RING, key);
  assert.deepEqual(unwrapDataKey(LATER, "document/1", wrapped), key);
  assert.throws(() => unwrapDataKey(RING, "document/2", wrapped), unreadable);
  assert.throws(() => unwrapDataKey(RING, "document/1", wrapDataKey(LATER, key)), unreadable);
  assert.throws(() => unwrapDataKey(RING, "document/1", null), unreadable);
  assert.throws(() => unwrapDataKey(RING, "document/1", `${wrapped.slice(0, -2)}AA`), unreadable);
});
