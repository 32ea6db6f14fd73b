import assert from "node:assert/strict";
import { test } from "node:test";
import type { Evidence } from "../../src/contract/lookup.ts";
import { createNumbering } from "../../src/report/references.ts";

function claims(...ids: string[]): Evidence[string] {
  return ids.map((datasourceId) => ({
    claimId: datasourceId,
    value: 1,
    datasourceId,
    locator: "",
    method: "stated",
    confidence: 1,
  }));
}

test("datasources are numbered in the order in which they are cited, the rest at the end", () => {
  const numbering = createNumbering({ "/a": claims("z"), "/b": claims("y", "z") }, ["x", "y", "z"]);
  assert.deepEqual(numbering.at("/a"), [1]);
  assert.deepEqual(numbering.at("/b"), [1, 2]);
  assert.deepEqual(numbering.order(), ["z", "y", "x"]);
});

test("a pointer below a listed one has its evidence", () => {
  const numbering = createNumbering({ "/jobs/0": claims("x") }, ["x"]);
  assert.deepEqual(numbering.at("/jobs/0/title"), [1]);
  assert.deepEqual(numbering.at("/jobs/1"), []);
});

test("a pointer above listed ones has theirs together", () => {
  const numbering = createNumbering({ "/jobs/0/title": claims("x"), "/jobs/0/company": claims("y") }, ["x", "y"]);
  assert.deepEqual(numbering.at("/jobs/0"), [1, 2]);
  assert.deepEqual(numbering.at("/jobs/00"), []);
});

test("a claim out of a datasource that is not listed has no number", () => {
  const numbering = createNumbering({ "/a": claims("gone") }, ["x"]);
  assert.deepEqual(numbering.at("/a"), []);
  assert.deepEqual(numbering.order(), ["x"]);
});

test("sentences come in the order of the text", () => {
  const evidence = { "/s#char=10,20": claims("y"), "/s#char=0,9": claims("x"), "/s": claims("x") };
  const numbering = createNumbering(evidence, ["x", "y"]);
  assert.deepEqual(
    numbering.sentences("/s").map((sentence) => sentence.at),
    [9, 20],
  );
});
