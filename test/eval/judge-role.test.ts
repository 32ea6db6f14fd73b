import assert from "node:assert/strict";
import { describe, test } from "node:test";
import fc from "fast-check";
import { judgeRole } from "../../eval/judge-role.ts";

const ARTICLE = [
  "Alma Aldermoor, 44, an accountant from Torvik, was convicted of fraud and sentenced to four years.",
  "Judge Bertil Brackwater asked for order twice.",
  "Corin Callistow, a neighbour, testified that a van had stood in the yard.",
  "Dagny Dunmarsh lost the savings of a lifetime.",
  "Edric Elverson was cleared of all charges.",
  "By Faye Fennimore.",
].join(" ");

describe("a person's role in a case", () => {
  test("is their own, not that of others in the same article", () => {
    const roles = [
      "Alma Aldermoor",
      "Bertil Brackwater",
      "Corin Callistow",
      "Dagny Dunmarsh",
      "Edric Elverson",
      "Faye Fennimore",
    ].map((name) => judgeRole(ARTICLE, [name])?.role);
    assert.deepEqual(roles, ["convicted", "official", "witness", "victim", "acquitted", "author"]);
  });

  test("comes with its stage and the sentence that states it", () => {
    const last = judgeRole(ARTICLE, ["Edric Elverson"])?.report?.last;
    assert.equal(last?.stage, "acquitted");
    assert.equal(last.sentence, "Edric Elverson was cleared of all charges.");
    assert.equal(
      judgeRole("Police are looking into allegations of theft against Alma Aldermoor.", ["Alma Aldermoor"])?.role,
      "accused",
    );
    assert.equal(
      judgeRole("Charges of theft against Alma Aldermoor were dropped.", ["Alma Aldermoor"])?.report?.last.stage,
      "dropped",
    );
  });

  test("is found by surname and pronoun, unless another name intervenes", () => {
    const text = "Alma Aldermoor lives in Torvik. She was arrested on Monday. Gorm Garrowby was fined for smuggling.";
    assert.equal(judgeRole(text, ["Alma Aldermoor"])?.role, "charged");
    assert.equal(judgeRole("Alma Aldermoor met Gorm Garrowby, who was jailed.", ["Alma Aldermoor"]), null);
  });

  test("is recognised from verdicts, sentences and searches in other words", () => {
    const said: Readonly<Record<string, string>> = {
      "The court sent Alma Aldermoor to prison.": "convicted",
      "The court upheld the sentence against Alma Aldermoor.": "convicted",
      "Police brought charges against Alma Aldermoor.": "charged",
      "Detectives are looking for Alma Aldermoor.": "accused",
      "The case against Alma Aldermoor collapsed.": "acquitted",
      "The inquiry was led by Alma Aldermoor.": "official",
    };
    for (const [text, role] of Object.entries(said)) {
      assert.equal(judgeRole(text, ["Alma Aldermoor"])?.role, role, text);
    }
  });

  test("is absent if the text states none", () => {
    assert.equal(judgeRole("Alma Aldermoor opened a reading room.", ["Alma Aldermoor"]), null);
    assert.equal(judgeRole(ARTICLE, ["Nerys Netherton"]), null);
    assert.equal(judgeRole(ARTICLE, []), null);
  });

  test("belongs to somebody named in the text, in one of its sentences", () => {
    const words = fc.constantFrom(
      "Alma",
      "Aldermoor",
      "Gorm",
      "was",
      "charged",
      "with",
      "theft",
      ".",
      ",",
      "She",
      "jailed",
      "\ud800",
      "\n",
    );
    fc.assert(
      fc.property(fc.array(words, { maxLength: 40 }), (parts) => {
        const text = parts.join(" ");
        const role = judgeRole(text, ["Alma Aldermoor"]);
        if (role?.report == null) return true;
        return /Alma|Aldermoor/.test(text) && text.includes(role.report.last.sentence.trim());
      }),
      { numRuns: 1_000 },
    );
    assert.equal(judgeRole("Alma Aldermoor was charged with theft .", ["Alma Aldermoor"])?.role, "charged");
  });

  test("is looked for in any text and under any name", () => {
    const line = fc.oneof(fc.string({ unit: "binary" }), fc.constant("Alma Aldermoor was charged with theft."));
    const name = fc.oneof(fc.string(), fc.constant("Alma Aldermoor"));
    let found = 0;
    fc.assert(
      fc.property(fc.array(line), name, (lines, called) => {
        const text = lines.join("\n");
        const report = judgeRole(text, [called])?.report;
        if (report == null) return;
        found++;
        assert.ok(text.includes(report.last.sentence.trim()));
      }),
    );
    assert.ok(found > 0, "no role was found in any text");
  });

  test("is found whatever the lines around it contain", () => {
    fc.assert(
      fc.property(fc.string({ unit: "grapheme-ascii" }), fc.string({ unit: "grapheme-ascii" }), (before, after) => {
        const text = `${before}\nAlma Aldermoor was charged with theft.\n${after}`;
        assert.equal(judgeRole(text, ["Alma Aldermoor"])?.report?.last.stage, "charged");
      }),
    );
  });
});
