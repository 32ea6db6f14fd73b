import assert from "node:assert/strict";
import { test } from "node:test";
import { timeLeftOf } from "../../web/src/bulk/bulk-time-left.ts";

const COUNTS = {
  waiting: 0,
  running: 0,
  done: 0,
  failed: 0,
  unmatched: 0,
  skipped: 0,
  rejected: 0,
  cancelled: 0,
  erased: 0,
};
const STARTED = "2026-11-23T10:00:00.000Z";

function left(rows: number, counts: Partial<typeof COUNTS>, seconds: number): number | undefined {
  const bulk = { rows, counts: { ...COUNTS, ...counts }, startedAt: STARTED } as Parameters<typeof timeLeftOf>[0];
  const ms = timeLeftOf(bulk, Date.parse(STARTED) + seconds * 1_000);
  return ms === undefined ? undefined : Math.round(ms / 1_000);
}

test("The time left for a list is estimated from ended rows and half of running ones, and not shown before any", () => {
  assert.equal(left(136, { waiting: 104, running: 32 }, 3), undefined);
  // One lookup of 33 has ended after three seconds: not 136 times three.
  assert.equal(left(136, { waiting: 103, running: 32, done: 1 }, 3), 21);
  assert.equal(left(100, { waiting: 50, done: 50 }, 60), 60);
  assert.equal(left(100, { done: 90, failed: 10 }, 60), 0);
});
