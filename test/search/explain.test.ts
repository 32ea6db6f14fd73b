import assert from "node:assert/strict";
import test from "node:test";
import type { Candidate } from "../../src/db/candidate.ts";
import { describeMatch, likelihoodOf } from "../../src/search/explain.ts";
import type { Ranking } from "../../src/search/rank.ts";
import { WAVES } from "../../src/search/waves.ts";

const ranking: Ranking = { wave: 0, matched: 0, asked: 0, reasons: [], context: [], single: false };
const candidate = {
  fullName: "Anna Example",
  company: "Contoso",
  location: "Lisbon",
  headline: "Engineer",
  aliases: [],
} as unknown as Candidate;

test("Explains an exact name as such, and context by where it was found.", () => {
  assert.deepEqual(describeMatch(ranking, candidate), ["name"]);
  assert.deepEqual(describeMatch({ ...ranking, context: ["contoso", "lisbon", "engineer"] }, candidate), [
    "name",
    "company: contoso",
    "location: lisbon",
    "headline: engineer",
  ]);
});

test("Gives every reason once.", () => {
  const reasons = ["nickname: bob for robert", "nickname: bob for robert"];
  assert.deepEqual(describeMatch({ ...ranking, reasons }, candidate), ["nickname: bob for robert"]);
});

test("The likelihood is between 0 and 1 in every wave, and highest for an exact whole name.", () => {
  const likelihoods = WAVES.map((_, wave) => likelihoodOf({ ...ranking, wave }));
  for (const likelihood of likelihoods) {
    assert.ok(likelihood > 0.3 && likelihood < 1);
    assert.ok(likelihood <= (likelihoods[0] ?? 0));
  }
});

test("Matching words raise the likelihood, and missing words or a single-word query lower it.", () => {
  const plain = likelihoodOf(ranking);
  assert.ok(likelihoodOf({ ...ranking, matched: 2, asked: 2 }) > plain);
  assert.ok(likelihoodOf({ ...ranking, matched: 0, asked: 2 }) < plain);
  assert.ok(likelihoodOf({ ...ranking, single: true }) < plain);
});
