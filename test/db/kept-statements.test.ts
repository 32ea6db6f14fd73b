import assert from "node:assert/strict";
import { after, before, describe, test } from "node:test";
import fc from "fast-check";
import { sql } from "kysely";
import { keepPlans } from "../../src/db/keep-plans.ts";
import type { Db } from "../../src/db/schema.ts";
import { transact } from "../../src/db/transaction.ts";
import { ENGINES, openTestDatabase, type TestDatabase } from "../support/database.ts";

for (const engine of ENGINES) {
  describe(`Kept statements on the ${engine} engine`, () => {
    let opened: TestDatabase;
    let plain: Db;
    let kept: Db;
    before(async () => {
      opened = await openTestDatabase(engine);
      plain = opened.database.db;
      kept = keepPlans(plain);
      await sql`create table shelf (id int primary key, label text, at timestamptz, tags text[], count bigint, note json)`.execute(
        plain,
      );
    });
    after(() => opened.close());

    test("Return the same values as statements that are not kept", async () => {
      const text = fc.string({ unit: "grapheme" }).map((each) => each.replaceAll("\0", "").toWellFormed());
      const row = fc.record({
        label: fc.option(text),
        at: fc.option(fc.date({ min: new Date("1900-01-01"), max: new Date("2100-01-01"), noInvalidDate: true })),
        tags: fc.array(text, { maxLength: 4 }),
        count: fc.option(fc.maxSafeInteger()),
        note: text,
      });
      await fc.assert(
        fc.asyncProperty(row, async ({ label, at, tags, count, note }) => {
          await sql`insert into shelf values (1, ${label}, ${at}, ${tags}::text[], ${count}, ${JSON.stringify({ note })})
            on conflict (id) do update set label = excluded.label, at = excluded.at, tags = excluded.tags,
              count = excluded.count, note = excluded.note`.execute(kept);
          const written = [{ id: 1, label, at, tags, count, note: { note } }];
          assert.deepEqual([await readShelf(kept), await readShelf(plain)], [written, written]);
        }),
        { numRuns: 30 },
      );
    });

    test("Report how many rows they wrote", async () => {
      await sql`delete from shelf`.execute(kept);
      const written = await sql`insert into shelf (id) select generate_series(1, 3)`.execute(kept);
      assert.deepEqual(
        [written.numAffectedRows, (await sql`delete from shelf`.execute(kept)).numAffectedRows],
        [3n, 3n],
      );
    });

    test("Report why they failed, and can be used again", async () => {
      const insert = (db: Db, id: number) => sql`insert into shelf (id) values (${id})`.execute(db);
      await insert(kept, 7);
      await assert.rejects(insert(kept, 7), { code: "23505" });
      await insert(kept, 8);
      await assert.rejects(
        transact(kept, async (db) => {
          await insert(db, 9);
          await insert(db, 8);
        }),
        { code: "23505" },
      );
      assert.deepEqual(
        (await readShelf(kept)).map(({ id }) => id),
        [7, 8],
      );
      await assert.rejects(sql`select nothing from shelf`.execute(kept), { code: "42703" });
      await assert.rejects(sql`select nothing from shelf`.execute(kept), { code: "42703" });
    });

    test("Read a table in its current shape after it was altered", async () => {
      const read = () => sql`select * from shelf where id = 7`.execute(kept);
      assert.equal(Object.keys((await read()).rows[0] ?? {}).length, 6);
      await sql`alter table shelf add column place text default 'top'`.execute(plain);
      assert.equal((await read()).rows.length, 1);
      assert.equal((await readShelf(plain)).length, 2);
      if (engine === "embedded") assert.equal(Object.keys((await read()).rows[0] ?? {}).length, 7);
    });

    test("All answer, even if there are more than can be kept", async () => {
      for (let round = 0; round < 2; round++) {
        for (let index = 0; index < 300; index++) {
          const { rows } = await sql<{ n: number }>`select ${sql.raw(String(index))} + ${index}::int as n`.execute(
            kept,
          );
          assert.equal(rows[0]?.n, 2 * index);
        }
      }
    });

    test("A transaction starts with its first statement, however it ends", async () => {
      await transact(kept, async () => {});
      await assert.rejects(
        transact(kept, () => Promise.reject(new Error("before any statement"))),
        /before any/,
      );
      await assert.rejects(
        transact(kept, (db) => sql`select nothing from shelf`.execute(db)),
        { code: "42703" },
      );
      await transact(kept, async (db) => {
        await sql`delete from shelf`.execute(db);
        assert.deepEqual(await readShelf(db), []);
      });
      await assert.rejects(
        transact(plain, async (db) => {
          await sql`insert into shelf (id) values (1)`.execute(db);
          throw new Error("after all");
        }),
        /after all/,
      );
      assert.deepEqual(await readShelf(kept), []);
    });
  });
}

async function readShelf(db: Db): Promise<{ id: number }[]> {
  const { rows } = await sql<{ id: number }>`select id, label, at, tags, count, note from shelf order by id`.execute(
    db,
  );
  return rows;
}
