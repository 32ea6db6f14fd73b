import assert from "node:assert/strict";
import { after, before, describe, test } from "node:test";
import { deleteOldBulks, findBulk, insertBulk, takeBulks } from "../../src/db/bulk.ts";
import { insertBulkRows, takeRow } from "../../src/db/bulk-row.ts";
import type { Db } from "../../src/db/schema.ts";
import { ENGINES, openTestDatabase, type TestDatabase } from "../support/database.ts";
import { draftBulk } from "./drafts.ts";

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

    test("A bulk is deleted with its rows when its time is over, and one that was never read to its end", async () => {
      const now = new Date();
      const kept = draftBulk();
      const expired = draftBulk({ expiresAt: now });
      const left = draftBulk({ status: "reading", createdAt: new Date(now.getTime() - 2 * HOUR_MS) });
      for (const bulk of [kept, expired, left]) {
        await insertBulk(db, bulk);
        const given = { fullName: "Ines Calder", sources: [] };
        await insertBulkRows(db, [{ bulkId: bulk.id, number: 1, line: 2, given, state: "waiting", reason: null }]);
      }
      assert.equal(await findBulk(db, left.id, "default"), null);
      assert.equal(await deleteOldBulks(db, { now, unreadBefore: new Date(now.getTime() - HOUR_MS) }), 2);
      const rows = await db.selectFrom("bulk_row").select("bulk_id").execute();
      assert.deepEqual(rows, [{ bulk_id: kept.id }]);
      assert.equal((await findBulk(db, kept.id, "default"))?.id, kept.id);
      assert.equal(await findBulk(db, kept.id, "another"), null);
    });

    test("A bulk of a dead worker is taken over, one of a living worker is not", async () => {
      const bulk = draftBulk();
      await insertBulk(db, bulk);
      const takes = async (worker: number, living: readonly number[]) =>
        (await takeBulks(db, worker, living)).some(({ id }) => id === bulk.id);
      assert.equal(await takes(1, [1, 2]), true);
      assert.equal(await takes(2, [1, 2]), false);
      assert.equal(await takes(2, [2]), true);
    });

    test("A row has one turn", async () => {
      const bulk = draftBulk();
      await insertBulk(db, bulk);
      await insertBulkRows(db, [{ bulkId: bulk.id, number: 1, line: 1, given: {}, state: "waiting", reason: null }]);
      const turns = await Promise.all(
        ["unmatched", "skipped"].map((state) => takeRow(db, bulk.id, 1, { state: state as "unmatched" })),
      );
      assert.deepEqual(turns.toSorted(), [false, true]);
    });
  });
}
