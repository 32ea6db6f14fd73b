import assert from "node:assert/strict";
import { test } from "node:test";
import type { Evidence } from "../../src/contract/lookup.ts";
import { citationsOf } from "../../src/presentation/citations.ts";
import { createNumbering } from "../../src/presentation/numbering.ts";

function claims(...ids: string[]): Evidence[string] {
  return ids.map((datasourceId) => ({
    claimId: datasourceId,
    value: 1,
    datasourceId,
    locator: "",
    method: "stated",
    confidence: 1,
    purpose: "self",
  }));
}

const numberingOf = (evidence: Evidence, ids: readonly string[]) =>
  createNumbering(
    citationsOf(evidence),
    ids.map((datasourceId) => ({ datasourceId, source: `https://${datasourceId}.example.org/` })),
  );

test("numbers datasources in the order in which they are cited", () => {
  const numbering = numberingOf({ "/a": claims("z"), "/b": claims("y", "z") }, ["x", "y", "z"]);
  assert.deepEqual(numbering.at("/a"), [1]);
  assert.deepEqual(numbering.at("/b"), [1, 2]);
  assert.equal(numbering.number("x"), 3);
  assert.deepEqual(numbering.numbered(), [["z"], ["y"], ["x"]]);
});

test("gives a datasource one number, whatever is asked for first", () => {
  const evidence = { "/a": claims("z"), "/b": claims("y"), "/s#char=0,9": claims("w") };
  const numbering = numberingOf(evidence, ["w", "x", "y", "z"]);
  assert.equal(numbering.number("x"), 4);
  assert.deepEqual([numbering.at("/b"), numbering.sentences("/s")[0]?.numbers, numbering.at("/a")], [[2], [3], [1]]);
  assert.deepEqual(numbering.numbered(), [["z"], ["y"], ["w"], ["x"]]);
});

test("gives the pages of one API one number, which appears once per fact", () => {
  const evidence = { "/a": claims("z", "y"), "/b": claims("x", "y", "z") };
  const listed = [
    { datasourceId: "x", source: "https://ada.example.org/" },
    { datasourceId: "y", source: "https://api.github.com/users/ada" },
    { datasourceId: "z", source: "https://api.github.com/users/ada/repos" },
  ];
  const numbering = createNumbering(citationsOf(evidence), listed);
  assert.deepEqual([numbering.at("/a"), numbering.at("/b")], [[1], [1, 2]]);
  assert.deepEqual(numbering.numbered(), [["z", "y"], ["x"]]);
});

test("a pointer below a listed one shares its evidence", () => {
  const numbering = numberingOf({ "/jobs/0": claims("x") }, ["x"]);
  assert.deepEqual(numbering.at("/jobs/0/title"), [1]);
  assert.deepEqual(numbering.at("/jobs/1"), []);
});

test("a pointer above listed ones combines their evidence", () => {
  const numbering = numberingOf({ "/jobs/0/title": claims("x"), "/jobs/0/company": claims("y") }, ["x", "y"]);
  assert.deepEqual(numbering.at("/jobs/0"), [1, 2]);
  assert.deepEqual(numbering.at("/jobs/00"), []);
});

test("a claim from an unlisted datasource has no number", () => {
  const numbering = numberingOf({ "/a": claims("gone") }, ["x"]);
  assert.deepEqual(numbering.at("/a"), []);
  assert.equal(numbering.number("gone"), null);
  assert.deepEqual(numbering.numbered(), []);
});

test("a claim that states a different value is not a reference", () => {
  const [agrees, differs] = claims("x", "y");
  assert.ok(agrees && differs);
  const numbering = numberingOf({ "/a": [agrees, { ...differs, conflicts: true }] }, ["x", "y"]);
  assert.deepEqual(numbering.at("/a"), [1]);
});

test("sentences are in the order of the text", () => {
  const evidence = { "/s#char=10,20": claims("y"), "/s#char=0,9": claims("x"), "/s": claims("x") };
  assert.deepEqual(numberingOf(evidence, ["x", "y"]).sentences("/s"), [
    { from: 0, to: 9, numbers: [2] },
    { from: 10, to: 20, numbers: [1] },
  ]);
});

test("a pointer is cited by its own claims, its parts' or its parents', but not by an empty list", () => {
  const { isCited } = citationsOf({ "/a": claims("x"), "/b/0": [], "/c/0/d": claims("x") });
  assert.deepEqual(
    ["/a", "/a/0/deep", "/b/0", "/b/0/part", "/c", "/c/0", "/c/0/d", "/c/0/e", "/nowhere"].map(isCited),
    [true, true, false, false, true, true, true, false, false],
  );
  assert.ok(citationsOf({}).isCited("/anything"));
});

test("a claim shown by one item counts for the list, even if it conflicts with another item", () => {
  const [charge, end] = [claims("charge"), claims("end")];
  const evidence = {
    "/items/0": end,
    "/items/1": [...charge, ...end.map((claim) => ({ ...claim, conflicts: true }))],
  };
  const numbering = numberingOf(evidence, ["end", "charge"]);
  assert.deepEqual(numbering.at("/items"), [1, 2]);
  assert.deepEqual(numbering.at("/items/1"), [2]);
});
