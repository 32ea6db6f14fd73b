import assert from "node:assert/strict";
import { test } from "node:test";
import fc from "fast-check";
import { unknownMembers } from "../../src/connectors/members.ts";
import { capture } from "./capture.ts";

const TABLE = { reads: ["name", "items/*/id", "people/*/name"], ignores: { "of no use": ["meta", "items/*/extra"] } };

function unknownIn(answer: unknown): readonly string[] {
  return unknownMembers(capture("any", JSON.stringify(answer), { mediaType: "application/json" }), TABLE);
}

test("a member is known if it, its parent or one of its children is in the table", () => {
  const answer = { name: { first: "Ada" }, meta: { anything: [1] }, items: [{ id: 1, extra: { more: 2 } }] };
  assert.deepEqual(unknownIn(answer), []);
});

test("an unknown member is reported by its path, with a star for an index or any key, once", () => {
  const answer = {
    title: 1,
    items: [
      { id: 1, secret: 2 },
      { id: 2, secret: 3 },
    ],
    people: { ada: { name: "A", age: 3 } },
  };
  assert.deepEqual(unknownIn(answer), ["/items/*/secret", "/people/*/age", "/title"]);
});

test("any answer's unknown members are at most fifty names and no values", () => {
  fc.assert(
    fc.property(fc.jsonValue({ maxDepth: 6 }), (answer) => {
      const unknown = unknownIn(answer);
      assert.ok(unknown.length <= 60 && unknown.every((path) => path.startsWith("/")));
    }),
  );
});
