import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { describe, test } from "node:test";
import { judgeCase } from "../../../src/analysis/cases/judge-case.ts";

/** What a text says of an invented person; `null` where it merely names them. Written beside the rules. */
interface Report {
  readonly lang: string;
  readonly name: string;
  readonly text: string;
  readonly stage: string | null;
}

const REPORTS = readFileSync(new URL("reports.ndjson", import.meta.url), "utf8")
  .trim()
  .split("\n")
  .map((line) => JSON.parse(line) as Report);

const stageOf = ({ lang, name, text }: Report): string | null => judgeCase(text, [name], lang)?.last.stage ?? null;

describe("of reports of other people's cases", () => {
  test("nothing is said of judges, lawyers, experts, victims, relatives, namesakes, employees, claimants and actors", () => {
    const others = REPORTS.filter(({ stage }) => stage === null);
    assert.ok(others.length > 200);
    for (const report of others) assert.equal(stageOf(report), null, `${report.lang}: ${report.text}`);
  });

  test("a stage is said of whoever is a party, whatever else they are or did", () => {
    const parties = REPORTS.filter(({ stage }) => stage !== null);
    assert.ok(parties.length > 25);
    for (const report of parties) assert.equal(stageOf(report), report.stage, `${report.lang}: ${report.text}`);
  });
});
