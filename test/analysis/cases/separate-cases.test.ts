import assert from "node:assert/strict";
import { test } from "node:test";
import { judgeCase } from "../../../src/analysis/cases/judge-case.ts";
import { separateCases } from "../../../src/analysis/cases/separate-cases.ts";

/** The stages of each case, the last one first. */
function casesIn(body: string, headline = "Boatbuilder in court", lang = "en"): readonly string[] {
  const report = judgeCase(body, ["Ines Calder"], lang, headline);
  assert.ok(report !== null, body);
  return separateCases(report).map(({ last, assertions }) => {
    const others = new Set(assertions.map(({ stage }) => stage).filter((stage) => stage !== last.stage));
    return [last.stage, ...others].join(", ");
  });
}

test("a lawsuit for defamation and a fine for contempt are two cases, even under a headline that names both", () => {
  const body =
    "Ines Calder was accused of defamation by the harbour board.\nCalder was fined for contempt of court after she ignored an order.";
  assert.deepEqual(casesIn(body), ["alleged", "fined"]);
  assert.deepEqual(casesIn(body, "Author accused of defamation fined for contempt"), ["alleged", "fined"]);
  assert.deepEqual(casesIn("Ines Calder is being sued for defamation, and was fined for contempt of court."), [
    "fined",
    "sued",
  ]);
});

test("a new charge is not told as the conviction of an earlier year", () => {
  const body = "Ines Calder was charged with fraud on Tuesday.\nCalder had been convicted of theft in 2009.";
  assert.deepEqual(casesIn(body), ["charged", "convicted"]);
});

test("a civil case beside a criminal one is another case, as is what the text calls another one", () => {
  assert.deepEqual(casesIn("Ines Calder was convicted of theft. Her tenants have sued Ines Calder for fraud."), [
    "convicted",
    "sued",
  ]);
  assert.deepEqual(
    casesIn("Ines Calder was jailed for theft.\nIn a separate case, Ines Calder was acquitted of assault."),
    ["sentenced", "acquitted"],
  );
  assert.deepEqual(
    casesIn(
      "Ines Calder wurde wegen Betrugs verurteilt.\nIn einem anderen Verfahren wurde Ines Calder wegen Verleumdung angeklagt.",
      "Bootsbauerin vor Gericht",
      "de",
    ),
    ["convicted", "charged"],
  );
});

test("one case keeps its stages together, although it is about several offences or ends with another one", () => {
  const one = [
    "Ines Calder was charged with fraud and money laundering.\nShe was convicted of money laundering. She was sentenced to four years.",
    "Ines Calder was arrested on suspicion of assault. Ines Calder was charged with murder and convicted of manslaughter.",
    "Ines Calder was cleared of murder but found guilty of manslaughter.",
    "Ines Calder was charged with fraud. Ines Calder was tried separately from her brother. Ines Calder was acquitted.",
  ];
  for (const body of one) assert.equal(casesIn(body).length, 1, body);
});

test("somebody cleared of one charge and convicted of another in the same sentence stays convicted", () => {
  assert.deepEqual(casesIn("Ines Calder was cleared of murder but found guilty of manslaughter."), [
    "convicted, acquitted",
  ]);
});
