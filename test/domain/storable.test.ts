import assert from "node:assert/strict";
import { test } from "node:test";
import fc from "fast-check";
import { listUnstorable, toStorable } from "../../src/domain/storable.ts";

const at = (value: unknown, path: readonly PropertyKey[]): unknown =>
  path.reduce<unknown>((member, name) => (member as Readonly<Record<PropertyKey, unknown>>)[name], value);

test("a value with intact strings has nothing to report", () => {
  fc.assert(
    fc.property(fc.jsonValue({ stringUnit: "grapheme" }), (value) => {
      if (!JSON.stringify(value).includes("\\u0000")) assert.deepEqual(listUnstorable(value), []);
    }),
  );
});

test("finds a damaged string anywhere in a value, with its path", () => {
  const damaged = fc.constantFrom("\0", "a\0b", "\ud83d", "\ude00", "\ude00\ud83d", "x\ud83d");
  const value = fc.letrec((tie) => ({
    any: fc.oneof(fc.constant("whole 😀"), fc.integer(), fc.constant(null), tie("list"), tie("object"), damaged),
    list: fc.array(tie("any"), { maxLength: 4 }),
    object: fc.dictionary(fc.stringMatching(/^[a-z]{1,4}$/), tie("any"), { maxKeys: 4 }),
  })).any;
  fc.assert(
    fc.property(value, (value) => {
      const paths = listUnstorable(value);
      for (const path of paths) assert.match(String(at(value, path)), /\0|\p{Surrogate}/u);
      const count = JSON.stringify(value).match(/"[^"]*\\u(?:0000|d[89a-f])[^"]*"/g)?.length ?? 0;
      assert.equal(paths.length, count);
    }),
  );
});

test("reports a damaged member name, at any depth", () => {
  assert.deepEqual(listUnstorable({ a: { "b\0": "c" } }), [["a", "b\0"]]);
  let deep: unknown = "\0";
  for (let depth = 0; depth < 20_000; depth++) deep = [deep];
  assert.equal(listUnstorable(deep)[0]?.length, 20_000);
});

test("the stored text has U+FFFD for every damaged unit, and is otherwise unchanged", () => {
  const unit = fc.oneof(
    fc.string({ unit: "grapheme" }),
    fc.constantFrom("\0", "\0\0", "\ud83d", "\ude00", "Ā", "\u0100\0"),
  );
  fc.assert(
    fc.property(fc.array(unit), (units) => {
      const text = units.join("");
      const stored = toStorable(text);
      assert.equal(stored.length, text.length);
      assert.deepEqual(listUnstorable(stored), []);
      const wellFormed = text.toWellFormed();
      for (let at = 0; at < text.length; at++) assert.equal(stored[at], text[at] === "\0" ? "\ufffd" : wellFormed[at]);
    }),
  );
});
