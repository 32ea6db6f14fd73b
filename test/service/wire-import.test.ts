import assert from "node:assert/strict";
import { test } from "node:test";
import type { StoredImport } from "../../src/db/import.ts";
import { toWireImport } from "../../src/service/wire-import.ts";

const STARTED = new Date("2026-11-23T10:00:00Z");
const TEN_SECONDS_ON = new Date("2026-11-23T10:00:10Z");

const RUNNING: StoredImport = {
  id: "01a209c7-5ce7-767d-a1a8-691d4ab42024",
  accountId: "01a209c7-5ce7-767d-a1a8-691d4ab42025",
  format: "csv",
  fileName: "leads.csv",
  status: "running",
  errorMessage: null,
  startedAt: STARTED,
  finishedAt: null,
  rows: 5_000,
  rowsRead: 1_000,
  candidates: 990,
  documents: 990,
  pictures: 0,
  unchanged: 0,
  suppressed: 0,
  underAge: 0,
  rejected: 10,
  cellsLeftOut: 0,
  rejections: [],
};

function pace(row: StoredImport) {
  const { rowsPerSecond, secondsLeft } = toWireImport(row, TEN_SECONDS_ON);
  return [rowsPerSecond, secondsLeft];
}

test("An import that runs tells its rows a second, and how long it still takes where its rows are counted", () => {
  assert.deepEqual(pace(RUNNING), [100, 40]);
  assert.deepEqual(pace({ ...RUNNING, rows: null }), [100, undefined]);
});

test("An import that has read nothing, and one that has ended, tell no pace", () => {
  assert.deepEqual(pace({ ...RUNNING, rowsRead: 0 }), [undefined, undefined]);
  assert.deepEqual(pace({ ...RUNNING, status: "success", finishedAt: STARTED }), [undefined, undefined]);
});

test("An import that ended says where it brought nothing in, and not where all of it was there already", () => {
  const ended = { ...RUNNING, status: "success", finishedAt: TEN_SECONDS_ON } as const;
  const nothing = { ...ended, candidates: 0, documents: 0 };
  const told = (row: StoredImport) => toWireImport(row, TEN_SECONDS_ON).nothingImported;
  assert.deepEqual([told(nothing), told({ ...nothing, rejected: 0, suppressed: 1 })], [true, true]);
  const others = [ended, { ...nothing, documents: 1 }, { ...nothing, unchanged: 4 }, { ...nothing, pictures: 1 }];
  assert.deepEqual(others.map(told), [undefined, undefined, undefined, undefined]);
  assert.equal(told({ ...nothing, status: "running", finishedAt: null }), undefined);
});
