import assert from "node:assert/strict";
import { mkdtempSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { after, before, describe, test } from "node:test";
import { createDiskBlobs } from "../../src/blobs/disk-blobs.ts";
import { deleteOldBulks, findBulk, holdBulk, insertBulk, spendOfBulk, takeBulks } from "../../src/db/bulk.ts";
import { insertBulkRows, settleRows, takeRow } from "../../src/db/bulk-row.ts";
import { deleteLookup, expireLookup } from "../../src/db/forget-lookup.ts";
import { finishLookup } from "../../src/db/finish-lookup.ts";
import { insertLookup } from "../../src/db/lookup.ts";
import type { Db } from "../../src/db/schema.ts";
import { transact } from "../../src/db/transaction.ts";
import { erasePart } from "../../src/privacy/erase-part.ts";
import { ENGINES, openTestDatabase, type TestDatabase } from "../support/database.ts";
import { draftBulk, draftLookup, NOBODYS_PART } from "./drafts.ts";

const HOUR_MS = 3_600_000;

for (const engine of ENGINES) {
  describe(`Bulks on the ${engine} engine`, () => {
    let opened: TestDatabase;
    let db: Db;
    before(async () => {
      opened = await openTestDatabase(engine);
      db = opened.database.db;
    });
    after(() => opened.close());

    test("Deletes bulks that have expired or whose upload was abandoned, with their rows", async () => {
      const now = new Date();
      const kept = draftBulk();
      const expired = draftBulk({ expiresAt: now });
      const left = draftBulk({ status: "reading", createdAt: new Date(now.getTime() - 2 * HOUR_MS) });
      for (const bulk of [kept, expired, left]) {
        await insertBulk(db, bulk);
        const given = { fullName: "Ines Calder", sources: [] };
        await insertBulkRows(db, [
          { bulkId: bulk.id, number: 1, line: 2, given, state: "waiting", reason: null, suppressionKeys: [] },
        ]);
      }
      assert.equal(await findBulk(db, left.id, "default"), null);
      assert.equal(await deleteOldBulks(db, { now, unreadBefore: new Date(now.getTime() - HOUR_MS) }), 2);
      const rows = await db.selectFrom("bulk_row").select("bulk_id").execute();
      assert.deepEqual(rows, [{ bulk_id: kept.id }]);
      assert.equal((await findBulk(db, kept.id, "default"))?.id, kept.id);
      assert.equal(await findBulk(db, kept.id, "another"), null);
    });

    test("Takes over the bulk of a dead worker, but not of a living one", async () => {
      const bulk = draftBulk();
      await insertBulk(db, bulk);
      const takes = async (worker: number, living: readonly number[]) =>
        (await takeBulks(db, worker, living)).some(({ id }) => id === bulk.id);
      assert.equal(await takes(1, [1, 2]), true);
      assert.equal(await takes(2, [1, 2]), false);
      assert.equal(await takes(2, [2]), true);
    });

    test("Only the worker that took a bulk last holds it", async () => {
      const bulk = draftBulk();
      await insertBulk(db, bulk);
      await takeBulks(db, 3, [3]);
      assert.equal(await transact(db, (db) => holdBulk(db, bulk.id, 3)), true);
      await takeBulks(db, 4, [4]);
      assert.equal(await transact(db, (db) => holdBulk(db, bulk.id, 3)), false);
      assert.equal(await transact(db, (db) => holdBulk(db, bulk.id, 4)), true);
    });

    test("Counts what a cancelled, erased or expired lookup had reserved as spent, and counts charges", async () => {
      const blobs = createDiskBlobs(mkdtempSync(join(tmpdir(), "candor-bulks-")));
      const ways: readonly ((id: string) => Promise<unknown>)[] = [
        (id) => finishLookup(db, id, { status: "cancelled", at: new Date() }),
        (id) => transact(db, (db) => deleteLookup(db, id)),
        (id) => expireLookup(db, id),
        (id) => transact(db, (db) => erasePart(db, blobs, { ...NOBODYS_PART, lookups: [id] })),
      ];
      for (const [way, go] of ways.entries()) {
        const bulk = draftBulk({ maxQuestions: 20, maxCredits: 20 });
        await insertBulk(db, bulk);
        const lookups = [
          draftLookup({ status: "running" }),
          draftLookup(way === 0 ? {} : { status: "success", credit: "charged" }),
        ];
        for (const [at, lookup] of lookups.entries()) {
          const number = at + 1;
          await insertLookup(db, lookup);
          await insertBulkRows(db, [
            { bulkId: bulk.id, number, line: 1, given: {}, state: "waiting", reason: null, suppressionKeys: [] },
          ]);
          const turn = { state: "running", lookupId: lookup.id, ownLookup: true, questions: 5 + at } as const;
          assert.equal(await takeRow(db, bulk.id, number, turn), true);
          await go(lookup.id);
        }
        const { questions, credits } = await settleRows(db, bulk.id, []);
        await spendOfBulk(db, bulk.id, { questions, credits });
        const spent = await findBulk(db, bulk.id, "default");
        assert.deepEqual([spent?.questions, spent?.credits], [11, way === 0 ? 0 : 1], `way ${way}`);
      }
    });

    test("A row is taken only once, even by two workers at the same time", async () => {
      const bulk = draftBulk();
      await insertBulk(db, bulk);
      await insertBulkRows(db, [
        { bulkId: bulk.id, number: 1, line: 1, given: {}, state: "waiting", reason: null, suppressionKeys: [] },
      ]);
      const turns = await Promise.all(
        ["unmatched", "skipped"].map((state) => takeRow(db, bulk.id, 1, { state: state as "unmatched" })),
      );
      assert.deepEqual(turns.toSorted(), [false, true]);
    });
  });
}
