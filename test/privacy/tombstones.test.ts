import assert from "node:assert/strict";
import { appendFileSync, copyFileSync, existsSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { after, before, test } from "node:test";
import { ConfigError } from "../../src/config/config.ts";
import { insertAuditRows } from "../../src/db/audit.ts";
import { findLastTombstone } from "../../src/db/tombstone.ts";
import { transact } from "../../src/db/transaction.ts";
import { keepAuditHeads, readSeenTombstone } from "../../src/privacy/audit-heads.ts";
import { markRestored, openTombstones, recordTombstone } from "../../src/privacy/tombstones.ts";
import { openTestDatabase, type TestDatabase } from "../support/database.ts";

const folder = mkdtempSync(join(tmpdir(), "candor-tombstones-"));
let opened: TestDatabase;
before(async () => {
  opened = await openTestDatabase("embedded");
});
after(async () => {
  await opened.close();
  rmSync(folder, { recursive: true });
});

test("Unwritable tombstones stop the service with one line that names the file and says what to do", async () => {
  const file = join(folder, "a-file");
  writeFileSync(file, "");
  for (const [path, code] of [
    [folder, "EISDIR"],
    [join(file, "tombstones"), "ENOTDIR"],
    [join(folder, "nowhere", "tombstones"), "ENOENT"],
  ] as const) {
    await assert.rejects(openTombstones(opened.database.db, path, false), (error) => {
      assert.ok(error instanceof ConfigError);
      assert.match(error.message, /^The tombstones in [^\n]+ set CANDOR_TOMBSTONES_FILE[^\n]+$/);
      assert.ok(error.message.includes(`${path} cannot be read or written (${code})`), error.message);
      return true;
    });
  }
  const path = join(folder, "tombstones");
  await openTombstones(opened.database.db, path, false);
  assert.ok(existsSync(path));
});

test("A database that was just restored does not start without the file, even if nobody was erased before the backup", async () => {
  const { db } = opened.database;
  const path = join(folder, "after-restore");
  await markRestored(db, new Date("2026-11-02T09:00:00.000Z"));
  await assert.rejects(openTombstones(db, path, false), /There are no tombstones in .*--accept-tombstones/);
  await assert.rejects(openTombstones(db, path, false), ConfigError, "and the refusal creates none");
  // The file of an installation where nobody has been erased.
  writeFileSync(path, "");
  await openTombstones(db, path, false);
  rmSync(path);
  await openTombstones(db, path, false);
  rmSync(path);
  await markRestored(db, new Date("2026-11-02T09:00:00.000Z"));
  await openTombstones(db, path, true);
});

test("an external head exposes a database and tombstones that were both rolled back to the same day", async () => {
  const { db } = opened.database;
  const [path, old, newest, headFile] = ["chain", "chain-of-old", "chain-newest", "heads"].map((name) =>
    join(folder, name),
  );
  assert.ok(path && old && newest && headFile);
  const at = new Date("2026-11-02T09:00:00.000Z");
  const erase = async (key: string) =>
    await transact(db, async (db) => await recordTombstone(db, { kind: "erasure", keys: [key], at }));
  const about = { purpose: null, lookupId: null, subject: null, status: 201, operation: "erasePerson" };
  await insertAuditRows(db, [
    { ...about, number: 1, hash: "row", at: at.toISOString(), accountId: "account", keyId: "key" },
  ]);
  writeFileSync(headFile, `${JSON.stringify({ at, number: 1, hash: "row" })}\n`);
  assert.equal(readSeenTombstone(headFile), null);
  const log = { error: (fields: object) => assert.fail(JSON.stringify(fields)) } as never;
  const heads = keepAuditHeads({ db, audit: { flush: async () => {} }, log, now: () => at }, headFile);
  const { copy } = await openTombstones(db, path, false);
  await erase("first");
  await copy();
  copyFileSync(path, old);
  await heads.note();
  const second = await erase("second");
  await copy();
  copyFileSync(path, newest);
  await heads.note();
  await heads.close();
  const seen = readSeenTombstone(headFile);
  assert.deepEqual(seen, { number: 2, hash: second });
  appendFileSync(headFile, '{"at":"2026-11-02T09:00:00.000Z","number":2,"hash":"row","tombstone":{"num\n');
  assert.deepEqual(readSeenTombstone(headFile), seen);
  assert.deepEqual((await openTombstones(db, path, false, seen)).missing, []);

  // The database as it was after the first erasure.
  await db.deleteFrom("tombstone").where("hash", "=", second).execute();
  assert.equal((await findLastTombstone(db))?.number, 1);
  assert.deepEqual(
    (await openTombstones(db, newest, false, seen)).missing.map(({ hash }) => hash),
    [second],
  );
  await assert.rejects(openTombstones(db, old, false, seen), (error) => {
    assert.ok(error instanceof ConfigError);
    assert.match(
      error.message,
      /^The tombstones in [^\n]+ older than [^\n]+ tombstone 2\. [^\n]+--accept-tombstones[^\n]+$/,
    );
    return true;
  });
  assert.deepEqual((await openTombstones(db, old, true, seen)).missing, []);
  assert.deepEqual((await openTombstones(db, old, false)).missing, []);
});
