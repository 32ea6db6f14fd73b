import assert from "node:assert/strict";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { test } from "node:test";
import { sql } from "kysely";
import { transact } from "../../src/db/transaction.ts";
import { openCorrections } from "../../src/privacy/kept-corrections.ts";
import { openTombstones, recordRemovals, recordTombstone } from "../../src/privacy/tombstones.ts";
import { insertRectification, restoreRectification } from "../../src/db/rectification.ts";
import { keyringOf } from "../../src/domain/keyring.ts";
import { createLog } from "../../src/log.ts";
import { recordEarlierRemovals } from "../../src/service/removals.ts";
import type { ServiceContext } from "../../src/service/context.ts";
import { ENGINES, openTestDatabase } from "../support/database.ts";

const log = createLog("silent");

for (const engine of ENGINES) {
  test(`The chain contains removals, adds those of an earlier release once, and shows which ones a restored database lacks, ${engine}`, async () => {
    const opened = await openTestDatabase(engine);
    const folder = mkdtempSync(join(tmpdir(), "candor-removals-"));
    const { db } = opened.database;
    const path = join(folder, "tombstones");
    try {
      const tombstones = await openTombstones(db, path, false);
      const [erased, revoked, removed] = [crypto.randomUUID(), crypto.randomUUID(), crypto.randomUUID()];
      await sql`insert into erasure_receipt (lookup_id, account_id, erased_at, rows)
        values (${erased}, 'default', '2026-02-01T10:00:00Z', '{}')`.execute(db);
      await sql`insert into member (id, account_id, name, email, role, purposes, created_at, removed_at)
        values (${revoked}, 'default', 'Mara', '', 'owner', '{}', now(), '2026-01-01T10:00:00Z')`.execute(db);
      const context = { db, tombstones, log } as unknown as ServiceContext;
      await recordEarlierRemovals(context);
      await recordEarlierRemovals(context);
      const at = new Date("2026-03-01T10:00:00.000Z");
      await transact(db, async (db) => await recordRemovals(db, [{ removed: `import/${removed}`, at }]));
      await transact(db, async (db) => void (await recordTombstone(db, { kind: "erasure", keys: ["a-hash"], at })));
      await tombstones.copy();
      const told = readFileSync(path, "utf8")
        .trim()
        .split("\n")
        .map((line) => (JSON.parse(line) as { keys: string[] }).keys[0]);
      assert.deepEqual(told, [`member/${revoked}`, `lookup/${erased}`, `import/${removed}`, "a-hash"]);
      await sql`delete from tombstone where number > 1`.execute(db);
      const { missing } = await openTombstones(db, path, false);
      assert.deepEqual(
        missing.map(({ kind }) => kind),
        ["removal", "removal", "erasure"],
      );
    } finally {
      await opened.close();
      rmSync(folder, { recursive: true });
    }
  });
}

test("The copy of corrections is sealed, follows rotations and erasures, and is set aside if it cannot be opened", async () => {
  const opened = await openTestDatabase("embedded");
  const folder = mkdtempSync(join(tmpdir(), "candor-corrections-"));
  const { db } = opened.database;
  const path = join(folder, "tombstones-corrections");
  const [first, second] = ["an-invented-secret-of-forty-letters-one", "an-invented-secret-of-forty-letters-two"];
  try {
    await sql`insert into desk_request (id, regulation, kind, state, received_at, due_at, suppression_keys)
      values ('00000000-0000-0000-0000-000000000001', 'gdpr', 'rectification', 'completed', now(), now(), '{}')`.execute(
      db,
    );
    await insertRectification(db, keyringOf(first), {
      id: "00000000-0000-0000-0000-000000000002",
      requestId: "00000000-0000-0000-0000-000000000001",
      suppressionKeys: ["a-hash"],
      names: ["Ines Calder"],
      property: "location",
      was: "Wrongchester",
      value: "Rightham",
      rectifiedAt: new Date("2026-03-01T10:00:00Z"),
    });
    await openCorrections({ db, keyring: keyringOf(first), log }, path).keep();
    const sealed = readFileSync(path, "utf8");
    assert.doesNotMatch(sealed, /Calder|Wrongchester|Rightham/);
    const reopened = openCorrections({ db, keyring: keyringOf(second, first), log }, path);
    assert.deepEqual(
      reopened.found.map(({ names, value, rectifiedAt }) => [names, value, new Date(rectifiedAt).toISOString()]),
      [[["Ines Calder"], "Rightham", "2026-03-01T10:00:00.000Z"]],
    );
    await reopened.keep();
    assert.equal(openCorrections({ db, keyring: keyringOf(second), log }, path).found.length, 1);
    const [kept] = reopened.found;
    assert.ok(kept);
    assert.equal(await restoreRectification(db, keyringOf(second, first), kept), false, "it is already there");
    await sql`delete from rectification`.execute(db);
    await sql`delete from desk_request`.execute(db);
    assert.equal(await restoreRectification(db, keyringOf(second, first), kept), true);
    await sql`delete from rectification`.execute(db);
    const erasure = { kind: "erasure", keys: ["another", "a-hash"], at: new Date() } as const;
    await transact(db, async (db) => void (await recordTombstone(db, erasure)));
    assert.equal(await restoreRectification(db, keyringOf(second, first), kept), false, "its person was erased since");
    await reopened.keep();
    assert.deepEqual(openCorrections({ db, keyring: keyringOf(second), log }, path).found, []);
    let said = "";
    const loud = createLog("warn", { write: (line) => void (said += line) });
    assert.deepEqual(openCorrections({ db, keyring: keyringOf(first), log: loud }, path).found, []);
    assert.match(said, /tombstones-corrections\.unreadable/);
  } finally {
    await opened.close();
    rmSync(folder, { recursive: true });
  }
});
