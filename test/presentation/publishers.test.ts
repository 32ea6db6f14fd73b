import assert from "node:assert/strict";
import { test } from "node:test";
import { publishersOf } from "../../src/presentation/publishers.ts";

test("The pages, files and answers of one account are one publisher", () => {
  const sources = [
    "https://mills.github.io/people/ada",
    "https://api.github.com/repos/Mills/people/contents/ada.json",
    "https://raw.githubusercontent.com/mills/people/main/ada.json",
    "https://github.com/mills",
    "https://github.com/finch",
    "https://www.gazette.example.org/a",
    "https://gazette.example.org/b",
  ];
  assert.deepEqual(publishersOf({ sources, verifiedSources: sources.slice(0, 4) }), { all: 3, verified: 1 });
});
