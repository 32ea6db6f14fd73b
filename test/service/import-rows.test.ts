import assert from "node:assert/strict";
import { after, before, test } from "node:test";
import { sql } from "kysely";
import { createDiskBlobs } from "../../src/blobs/disk-blobs.ts";
import { createLog } from "../../src/log.ts";
import { listImports } from "../../src/db/import.ts";
import { openReadingRoom } from "../../src/reading/reading-room.ts";
import { type ImportContext, importRows } from "../../src/service/import-rows.ts";
import { KEYRING } from "../db/drafts.ts";
import { openTestDatabase, type TestDatabase } from "../support/database.ts";

const CALLER = { accountId: "default", keyId: "test", scopes: ["privacy"] } as unknown as Parameters<
  typeof importRows
>[1];
const reading = openReadingRoom();
let opened: TestDatabase;
let context: ImportContext;

before(async () => {
  opened = await openTestDatabase("embedded");
  const { database } = opened;
  const now = () => new Date("2026-03-01T10:00:00.000Z");
  const blobs = createDiskBlobs("/nonexistent");
  context = {
    database,
    db: database.db,
    blobs,
    reading,
    log: createLog("silent"),
    keyring: KEYRING,
    now,
    worker: { id: 1 },
    importing: new Set(),
  };
});
after(async () => {
  await reading.close();
  await opened.close();
});

async function* once(text: string): AsyncGenerator<Uint8Array> {
  yield Buffer.from(text);
}

test("A chunk with very many lines is read in parts by threads, so that others get their turn", async () => {
  const parts: number[] = [];
  const counted: typeof reading = {
    ...reading,
    onBehalfOf: (whom) => ({
      ...reading.onBehalfOf(whom),
      async draftLines(lines, ...given) {
        parts.push(lines.length);
        return await reading.draftLines(lines, ...given);
      },
    }),
  };
  const done = await importRows({ ...context, reading: counted }, CALLER, once("{}\n".repeat(30_000)));
  assert.deepEqual([done.rowsRead, done.rejected, done.rejections.length], [30_000, 30_000, 100]);
  const read = parts.reduce((sum, part) => sum + part, 0);
  // The first lines are read right away: a short import waits for no thread.
  assert.ok(read >= 29_000, `${read} lines by threads`);
  assert.ok(Math.max(...parts) <= 1_000, `${Math.max(...parts)} lines at once`);
});

test("A long line is read like a short one, with the same errors", async () => {
  const document = {
    type: "document",
    kind: "person-page",
    url: "https://ines.example.org/",
    mediaType: "text/plain",
    data: "Ines Calder. ".repeat(30_000),
    identifiers: [{ kind: "email", value: "Ines.Calder@Example.org" }],
  };
  const lines = [document, { ...document, kind: "Not a kind" }, { ...document, extra: 1 }];
  const done = await importRows(context, CALLER, once(lines.map((line) => JSON.stringify(line)).join("\n")));
  assert.deepEqual([done.documents, done.rejected], [1, 2]);
  assert.deepEqual(done.rejections, [
    { line: 2, reason: "/kind: Not a kind" },
    { line: 3, reason: 'Unrecognized key: "extra"' },
  ]);
});

test("Rows of a long stream arrive in order, and a break keeps the earlier ones", async () => {
  const person = (at: number, more: object = {}) => ({
    type: "candidate",
    key: `long:${at}`,
    fullName: `Ada Row ${at}`,
    ...more,
  });
  const lines = Array.from({ length: 2_600 }, (_, at) => JSON.stringify(person(at)));
  lines[1_700] = "{";
  lines[2_100] = "";
  lines[2_200] = JSON.stringify({ type: "rejected", path: "a.csv", line: 7, reason: "no name" });
  // Longer than a chunk, then the person of the first line again, changed.
  lines[2_300] = JSON.stringify(
    person(2_300, { aliases: Array.from({ length: 500 }, (_, at) => `${at} `.padEnd(499, "x") + "y") }),
  );
  lines[2_599] = JSON.stringify(person(0, { headline: "Last" }));
  async function* broken(): AsyncGenerator<Uint8Array> {
    yield* once(lines.map((line) => `${line}\n`).join(""));
    throw new Error("gone");
  }
  await assert.rejects(importRows(context, CALLER, broken()), /gone/);
  const imports = await listImports(context.db, KEYRING, "default", { limit: 9, after: null });
  const { rowsRead, candidates, rejections } = imports.find(({ status }) => status === "error") ?? {};
  assert.deepEqual([rowsRead, candidates], [2_599, 2_597]);
  assert.deepEqual(rejections, [
    { line: 1_701, reason: "not JSON" },
    { path: "a.csv", line: 7, reason: "no name" },
  ]);
  const { rows } = await sql`select headline from candidate where origin_key = 'long:0'`.execute(context.db);
  assert.deepEqual(rows, [{ headline: "Last" }]);
});
