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
  peopleRead: 990,
  documentsRead: 990,
  picturesRead: 0,
  rejected: 10,
  cellsLeftOut: 0,
  rejections: [],
};

const OFFICER = { scopes: ["candidates:write", "privacy"] } as const;
const IMPORTER = { scopes: ["candidates:write"] } as const;

function pace(row: StoredImport) {
  const { rowsPerSecond, secondsLeft } = toWireImport(row, TEN_SECONDS_ON, OFFICER);
  return [rowsPerSecond, secondsLeft];
}

test("A running import reports rows per second, and the remaining time if its rows are counted", () => {
  assert.deepEqual(pace(RUNNING), [100, 40]);
  assert.deepEqual(pace({ ...RUNNING, rows: null }), [100, undefined]);
});

test("An import that has read nothing or has ended reports no pace", () => {
  assert.deepEqual(pace({ ...RUNNING, rowsRead: 0 }), [undefined, undefined]);
  assert.deepEqual(pace({ ...RUNNING, status: "success", finishedAt: STARTED }), [undefined, undefined]);
});

test("A finished import says if it brought in nothing, but not if everything was already there", () => {
  const ended = { ...RUNNING, status: "success", finishedAt: TEN_SECONDS_ON } as const;
  const nothing = { ...ended, candidates: 0, documents: 0 };
  const told = (row: StoredImport) => toWireImport(row, TEN_SECONDS_ON, OFFICER).nothingImported;
  assert.deepEqual([told(nothing), told({ ...nothing, rejected: 0, suppressed: 1 })], [true, true]);
  const others = [ended, { ...nothing, documents: 1 }, { ...nothing, unchanged: 4 }, { ...nothing, pictures: 1 }];
  assert.deepEqual(others.map(told), [undefined, undefined, undefined, undefined]);
  assert.equal(told({ ...nothing, status: "running", finishedAt: null }), undefined);
});

test("A caller who may not know who is suppressed gets the same result whether a person is suppressed, under 18, known or new", () => {
  const ended = {
    ...RUNNING,
    status: "success",
    finishedAt: TEN_SECONDS_ON,
    rows: 1,
    rowsRead: 1,
    rejected: 0,
  } as const;
  const one = { ...ended, candidates: 0, documents: 0, peopleRead: 1, documentsRead: 0 };
  const rows = [
    { ...one, candidates: 1 },
    { ...one, unchanged: 1 },
    { ...one, suppressed: 1 },
    { ...one, candidates: 1, underAge: 1 },
  ];
  const [first, ...others] = rows.map((row) => toWireImport(row, TEN_SECONDS_ON, IMPORTER));
  assert.equal(first?.candidates, 1);
  for (const other of others) assert.deepEqual(other, first);
  const told = rows.map((row) => toWireImport(row, TEN_SECONDS_ON, OFFICER).suppressed);
  assert.deepEqual(told, [0, 0, 1, 0]);
});
