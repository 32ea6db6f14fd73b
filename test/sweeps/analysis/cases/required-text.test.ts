import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { test } from "node:test";
import { CASE_PATTERNS } from "../../../../src/analysis/cases/judge-case.ts";
import { requiredText } from "../../../../src/analysis/cases/required-text.ts";

/** The texts of which one is required. */
function required(source: string): readonly string[] | undefined {
  return requiredText(source)?.source.split("|");
}

test("A pattern requires its longest words", () => {
  assert.deepEqual(required(String.raw`{PASS}(?:arrested|detained)\b`), ["arrested", "detained"]);
  assert.deepEqual(required(String.raw`\bconvictions? (?:of|against) {O}`), ["conviction"]);
  assert.deepEqual(required("{ACT}walked free (?:from|after)"), ["walked free "]);
  assert.deepEqual(required("{BE} (?:condamnée?|écrouée?)"), ["condamné", "écroué"]);
});

test("What may be missing is not required", () => {
  assert.equal(required("(?:arrested)?"), undefined);
  assert.equal(required("(?:arrested){0,3}?"), undefined);
  assert.equal(required("(?:arrested|)"), undefined);
  assert.equal(required(String.raw`(?!arrested)(?<=detained)[a-z]{5}\p{Lu}`), undefined);
  assert.deepEqual(required("(?:arrested){2} by"), ["arrested"]);
  assert.deepEqual(required("charge[sd]?s?x"), ["charge"]);
});

test("A choice requires a text of each of its branches, wherever it stands", () => {
  assert.deepEqual(required("arrested by|detained for"), ["arrested by", "detained for"]);
  assert.equal(required("arrested by|at"), undefined);
  assert.deepEqual(required("(?:set (?:aside|free)|thrown out)"), ["aside", "free", "thrown out"]);
});

test("No pattern of a case is lost by the text that it requires", () => {
  const reports = readFileSync(new URL("../../../analysis/cases/reports.ndjson", import.meta.url), "utf8")
    .trimEnd()
    .split("\n");
  let found = 0;
  for (const report of reports) {
    const { lang, name, text: body } = JSON.parse(report) as { lang: string; name: string; text: string };
    const masked = body.replaceAll(name, "@").replaceAll(name.split(" ").at(-1) ?? name, "@");
    for (const { pattern, required: its } of CASE_PATTERNS.get(lang) ?? []) {
      if (!pattern.test(masked)) continue;
      found++;
      assert.notEqual(its?.test(masked), false, `${lang}: ${pattern.source.slice(0, 120)}`);
    }
  }
  assert.ok(found > 100, `${found} patterns were found`);
});
