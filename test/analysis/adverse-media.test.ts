import assert from "node:assert/strict";
import { describe, test } from "node:test";
import fc from "fast-check";
import { categoriesOf, judgeArticle, tellsOfCase } from "../../src/analysis/adverse-media.ts";
import { identityConfidence, SURE_IDENTITY } from "../../src/analysis/identity-confidence.ts";

const ARTICLE = [
  "Alma Aldermoor, 44, an accountant from Torvik, was convicted of fraud and sentenced to four years.",
  "Judge Bertil Brackwater asked for order twice.",
  "Corin Callistow, a neighbour, testified that a van had stood in the yard.",
  "Dagny Dunmarsh lost the savings of a lifetime.",
  "Edric Elverson was cleared of all charges.",
  "By Faye Fennimore.",
].join(" ");

describe("an adverse article", () => {
  test("reports a case, with its category", () => {
    assert.equal(judgeArticle(ARTICLE).adverse, true);
    assert.deepEqual(categoriesOf(ARTICLE), ["fraud"]);
  });

  test("does not just discuss laws or sell remedies", () => {
    const text =
      "The summit on money laundering discussed a framework for compliance. Experts want legislation, training and technology to prevent it.";
    assert.equal(judgeArticle(text).adverse, false);
    assert.equal(judgeArticle("The rowing club of Torvik has a new chair.").adverse, false);
  });
});

test("a text without a word of wrongdoing, police or court is neither adverse nor categorised", () => {
  assert.ok(tellsOfCase(ARTICLE));
  assert.ok(tellsOfCase("SHE WAS ARRESTED."));
  assert.ok(!tellsOfCase("The rowing club of Torvik has a new chair."));
  const words = fc.constantFrom(
    ..."Ada Finch swam far fraud Ponzi court COURT charged embezzled the of a . , new".split(" "),
  );
  fc.assert(
    fc.property(fc.array(words, { maxLength: 30 }), (parts) => {
      const text = parts.join(" ");
      if (!tellsOfCase(text)) assert.deepEqual([judgeArticle(text).adverse, categoriesOf(text)], [false, []]);
    }),
  );
});

test("an identity is certain at odds of 99 to 1, or by a person's decision", () => {
  assert.ok(identityConfidence({ judgement: "own", score: 5, judgedBy: "rule" }) >= SURE_IDENTITY);
  assert.ok(identityConfidence({ judgement: "own", score: 4, judgedBy: "rule" }) < SURE_IDENTITY);
  assert.equal(identityConfidence({ judgement: "own", score: 0, judgedBy: "decision" }), 1);
  assert.equal(identityConfidence({ judgement: "undecided", score: 9, judgedBy: "rule" }), 0);
});
