import { deepEqual, equal, ok } from "node:assert/strict";
import { test } from "node:test";
import fc from "fast-check";
import type { ExperienceValue } from "../../../src/domain/claim.ts";
import { readText } from "../../../src/text/read.ts";
import { follows, LABELS, marginalsOf } from "../../../src/text/learned/tagger.ts";

const jobs = (text: string): ExperienceValue[] =>
  readText(text, { subject: "Ada Finch", lang: "en", about: true }).flatMap(({ property, value }) =>
    property === "experience" ? [value as ExperienceValue] : [],
  );

test("Reads a post that is on no list, with its employer", () => {
  deepEqual(
    jobs("Ada Finch spent eleven years as a tide-table compiler at Garrowhead Pilotage.").map(({ title, company }) => [
      title,
      company,
    ]),
    [["tide-table compiler", "Garrowhead Pilotage"]],
  );
});

test("A short form of an employer named in full earlier means the same employer", () => {
  const companies = jobs(
    "Ada Finch is head of audience at Brightholm Dental Partners. Finch joined Brightholm in 2012 as a clerk.",
  ).map(({ company }) => company);
  ok(companies.length > 0);
  deepEqual([...new Set(companies)], ["Brightholm Dental Partners"]);
});

test("Somebody else's post is theirs, however sure the tagger is", () => {
  deepEqual(
    jobs(
      "Ada Finch lives in Graz, where she sails. Mallory Grey is chief executive of Evilsham Holdings Ltd. He joined Evilsham Holdings Ltd as a clerk.",
    ),
    [],
  );
});

test("The probabilities of a token's labels add up to one, and a forbidden label has none", () => {
  const weights = fc.array(fc.double({ min: -3, max: 3, noNaN: true }), {
    minLength: LABELS * LABELS,
    maxLength: LABELS * LABELS,
  });
  const scores = fc
    .integer({ min: 1, max: 6 })
    .chain((length) =>
      fc.array(fc.double({ min: -5, max: 5, noNaN: true }), { minLength: length * LABELS, maxLength: length * LABELS }),
    );
  fc.assert(
    fc.property(weights, scores, (transitions, list) => {
      const length = list.length / LABELS;
      // Nothing, or the beginning or continuation of the first tag.
      const allowed = Array.from({ length }, (_, at) => (at === 0 ? 0b11 : 0b111));
      const { marginals } = marginalsOf(Float64Array.from(list), { emissions: [], transitions }, allowed);
      for (let at = 0; at < length; at++) {
        const row = [...marginals.subarray(at * LABELS, (at + 1) * LABELS)];
        ok(Math.abs(row.reduce((sum, each) => sum + each, 0) - 1) < 1e-9);
        equal(
          row.slice(3).every((each) => each === 0),
          true,
        );
      }
    }),
  );
});

test("A continuation only follows the tag that it continues", () => {
  equal(follows(2, 1), true);
  equal(follows(2, 2), true);
  equal(follows(2, 0), false);
  equal(follows(4, 1), false);
  equal(follows(3, 2), true);
});
