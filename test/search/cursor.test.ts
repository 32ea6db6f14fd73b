import assert from "node:assert/strict";
import test from "node:test";
import * as fc from "fast-check";
import { keyringOf } from "../../src/domain/keyring.ts";
import { PublicError } from "../../src/errors.ts";
import { readCursor, writeCursor } from "../../src/search/cursor.ts";

const scope = { keyring: keyringOf("a secret"), query: "anna example", type: "candor" };
const refused = (error: unknown) => error instanceof PublicError && error.code === "invalid_request";

test("A cursor is read back as it was written.", () => {
  fc.assert(
    fc.property(
      fc.record({ wave: fc.nat(99), place: fc.nat({ max: 2 ** 47 }), found: fc.boolean() }),
      fc.string(),
      (cursor, query) => {
        const mine = { ...scope, query };
        assert.deepEqual(readCursor(writeCursor(cursor, mine), mine), { ...cursor });
      },
    ),
  );
});

test("An empty cursor is the first page.", () => {
  assert.deepEqual(readCursor("", scope), { wave: 0, place: -1, found: false });
});

test("Refuses a cursor for another secret, query or type.", () => {
  const text = writeCursor({ wave: 1, place: 7, found: true }, scope);
  for (const other of [{ keyring: keyringOf("another") }, { query: "anna examples" }, { type: "x" }]) {
    assert.throws(() => readCursor(text, { ...scope, ...other }), refused);
  }
});

test("Refuses a cursor with one character changed, omitted or added, and any other text.", () => {
  const text = writeCursor({ wave: 1, place: 123_456, found: true }, scope);
  fc.assert(
    fc.property(fc.nat(text.length - 1), fc.constantFrom(..."abcXYZ019-_"), (at, letter) => {
      const changed = text.slice(0, at) + letter + text.slice(at + 1);
      if (changed !== text) assert.throws(() => readCursor(changed, scope), refused);
      assert.throws(() => readCursor(text.slice(0, at) + text.slice(at + 1), scope), refused);
    }),
  );
  fc.assert(
    fc.property(fc.string({ unit: "binary", minLength: 1, maxLength: 400 }), (noise) => {
      assert.throws(() => readCursor(noise, scope), refused);
    }),
  );
});
