import assert from "node:assert/strict";
import { describe, test } from "node:test";
import { REPORTS, stageOf } from "../../../analysis/cases/reports.ts";

describe("reports of other people's cases", () => {
  test("say nothing about judges, lawyers, experts, victims, relatives, namesakes, employees, claimants and actors", () => {
    const others = REPORTS.filter(({ stage }) => stage === null);
    assert.ok(others.length > 200);
    for (const report of others) assert.equal(stageOf(report), null, `${report.lang}: ${report.text}`);
  });

  test("state a stage for the party, whatever else they are or did", () => {
    const parties = REPORTS.filter(({ stage }) => stage !== null);
    assert.ok(parties.length > 25);
    for (const report of parties) assert.equal(stageOf(report), report.stage, `${report.lang}: ${report.text}`);
  });
});
