import assert from "node:assert/strict";
import { test } from "node:test";
import { MAX_JSON_DEPTH } from "../../src/domain/json-shape.ts";
import { listJsonTexts } from "../../src/pipeline/json-texts.ts";

test("every string of a JSON document has its pointer, and nothing else is a text", () => {
  assert.deepEqual(listJsonTexts('{"a/b": "one", "list": [1, "two", {"c~d": "three"}], "none": null}'), [
    { text: "one", pointer: "/a~1b" },
    { text: "two", pointer: "/list/1" },
    { text: "three", pointer: "/list/2/c~0d" },
  ]);
  assert.deepEqual(listJsonTexts('"alone"'), [{ text: "alone", pointer: "" }]);
});

test("what is no JSON, or nested too deep, has no texts", () => {
  assert.deepEqual(listJsonTexts("<p>Ada Finch</p>"), []);
  const deep = MAX_JSON_DEPTH + 1;
  assert.deepEqual(listJsonTexts(`${"[".repeat(deep)}"x"${"]".repeat(deep)}`), []);
});
