import assert from "node:assert/strict";
import { test } from "node:test";
import fc from "fast-check";
import { shapeOfJson } from "../../src/domain/json-shape.ts";

test("The shape of a JSON text is that of its value, whatever its strings contain", () => {
  const strings = fc.string({ unit: fc.constantFrom('"', "\\", "{", "[", "]", "}", ":", "a", "\u00e9") });
  const { value } = fc.letrec((tie) => ({
    value: fc.oneof(
      { depthSize: "medium" },
      strings,
      fc.integer(),
      fc.array(tie("value"), { maxLength: 4 }),
      fc.dictionary(strings, tie("value"), { maxKeys: 4 }),
    ),
  }));
  fc.assert(
    fc.property(value, fc.constantFrom(undefined, 2), (each, space) => {
      assert.deepEqual(shapeOfJson(JSON.stringify(each, null, space)), shapeOf(each));
    }),
  );
});

test("Invalid JSON has the shape of its brackets", () => {
  assert.deepEqual(shapeOfJson("[".repeat(100_000)), { depth: 100_000, members: 0 });
  assert.deepEqual(shapeOfJson('}]:"{{{'), { depth: 0, members: 1 });
});

function shapeOf(value: unknown): { depth: number; members: number } {
  if (typeof value !== "object" || value === null) return { depth: 0, members: 0 };
  const inner = Object.values(value).map(shapeOf);
  return {
    depth: 1 + Math.max(0, ...inner.map(({ depth }) => depth)),
    members: Math.max(Array.isArray(value) ? 0 : Object.keys(value).length, ...inner.map(({ members }) => members), 0),
  };
}
