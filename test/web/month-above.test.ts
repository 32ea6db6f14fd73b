import assert from "node:assert/strict";
import { test } from "node:test";
import { monthAbove } from "../../web/src/pictures/month-above.ts";

const above = (monday: string, isFirst = false): string | null =>
  monthAbove(Date.parse(monday), isFirst)?.toISOString().slice(0, 7) ?? null;

test("A month is named above the week in which it begins, so that none of its days come before its name", () => {
  // 1 September 2026 is a Tuesday, 1 June 2026 a Monday, 1 November 2026 a Sunday.
  assert.equal(above("2026-08-31"), "2026-09");
  assert.equal(above("2026-09-07"), null);
  assert.equal(above("2026-06-01"), "2026-06");
  assert.equal(above("2026-10-26"), "2026-11");
  assert.equal(above("2026-12-28"), "2027-01");
});

test("Above the first week the current month is named if there is room before the next", () => {
  assert.equal(above("2026-08-10", true), "2026-08");
  assert.equal(above("2026-08-10"), null);
  assert.equal(above("2026-08-17", true), null);
  // Three columns before the week of 1 November.
  assert.equal(above("2026-10-05", true), "2026-10");
  assert.equal(above("2026-10-12", true), null);
});
