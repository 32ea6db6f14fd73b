import assert from "node:assert/strict";
import { test } from "node:test";
import type { BulkRow } from "../../src/contract/bulk.ts";
import type { Evidence } from "../../src/contract/lookup.ts";
import type { LookupData } from "../../src/contract/profile.ts";
import { cellsOfResult, objectOfResult, RESULT_TITLES } from "../../src/exports/bulk-result.ts";

const ROW = { row: 1, fullName: "Ines Quellbach", state: "done" } as BulkRow;
const CLAIM = { datasourceId: "1", confidence: 0.9, method: "stated" };

/** A result in which a source states these jobs. */
function resultOf(jobs: readonly { from?: string; to?: string }[], summary: string) {
  const data = {
    careerSummary: summary,
    experiences: jobs.map(({ from, to }) => ({
      title: "Glazier",
      company: "Prisma Glas",
      ...(from && { dateFrom: from.padEnd(10, "-01") }),
      ...(to && { dateTo: to.padEnd(10, "-01") }),
    })),
  } as unknown as LookupData;
  const evidence = Object.fromEntries([
    ["/careerSummary", [CLAIM]],
    ...jobs.map((value, at) => [`/experiences/${at}`, [{ ...CLAIM, value }]] as const),
  ]) as unknown as Evidence;
  return { row: ROW, address: null, profile: { data, evidence, addresses: new Map([["1", "https://a.example/"]]) } };
}

function cell(result: ReturnType<typeof resultOf>, title: string) {
  return cellsOfResult(result)[RESULT_TITLES.indexOf(title)];
}

test("the dates of a job are as precise as a source states them, and no day is made up", () => {
  const result = resultOf([{ from: "2010", to: "2019-03" }, { from: "2019-04-01" }], "");
  assert.equal(cell(result, "experiences"), "Glazier, Prisma Glas, 2010, 2019-03; Glazier, Prisma Glas, 2019-04-01");
});

test("a summary has no marks of emphasis, and keeps an underscore that is none", () => {
  const result = resultOf([], "__Glazier__ since 2010, on kite_lane.");
  assert.equal(cell(result, "careerSummary"), "Glazier since 2010, on kite_lane.");
  assert.doesNotMatch(JSON.stringify(objectOfResult(result)), /__/);
});
