import assert from "node:assert/strict";
import { after, before, describe, test } from "node:test";
import { sql } from "kysely";
import { keepPlans } from "../../src/db/keep-plans.ts";
import { defineStatement } from "../../src/db/prepared.ts";
import type { Database } from "../../src/db/open.ts";
import { transact } from "../../src/db/transaction.ts";
import { ENGINES, openTestDatabase, type TestDatabase } from "../support/database.ts";

const HOSTILE = ["", "'", "\\", "\\x41", "$1", "'); drop table candidate; --", "ü王🙂", "a\nb", "%_"];

for (const engine of ENGINES) {
  describe(`Prepared statements on the ${engine} engine`, () => {
    let opened: TestDatabase;
    let database: Database;
    before(async () => {
      opened = await openTestDatabase(engine);
      ({ database } = opened);
    });
    after(() => opened.close());

    test("Arguments arrive unchanged and are never read as SQL.", async () => {
      const echo = defineStatement("echo", "select $1::text as text, $2::bigint as whole, $3::bigint[] as many");
      for (const text of HOSTILE) {
        const rows = await database.prepared(echo, [text, -(2n ** 63n), [1, 2n ** 62n - 1n]]);
        assert.equal((rows[0] as { text: string }).text, text);
      }
      assert.equal((await database.prepared<{ whole: number }>(echo, ["", 7, []]))[0]?.whole, 7);
    });

    test("Prepares a statement again when the connection lost it or its table changed.", async () => {
      await database.execute("create table thing (a int)");
      await database.execute("insert into thing values (1)");
      const all = defineStatement("all_things", "select * from thing where a = $1::int");
      assert.deepEqual(await database.prepared(all, [1]), [{ a: 1 }]);
      await database.execute("deallocate all");
      assert.deepEqual(await database.prepared(all, [1]), [{ a: 1 }]);
      await database.execute("alter table thing add column b int default 2");
      assert.deepEqual(await database.prepared(all, [1]), [{ a: 1, b: 2 }]);
    });

    test("keepPlans prepares a statement once, and again when the connection lost it or its table changed.", async () => {
      const db = keepPlans(database.db);
      const ask = async () => (await sql`select * from kept_thing where a = ${1}::int`.execute(db)).rows;
      await database.execute("create table kept_thing (a int)");
      await database.execute("insert into kept_thing values (1)");
      for (let time = 0; time < 3; time++) assert.deepEqual(await ask(), [{ a: 1 }]);
      const prepared =
        "select count(*)::int as count from pg_prepared_statements where statement like '%kept\\_thing where a%'";
      assert.deepEqual((await database.execute(prepared)).rows, [{ count: 1 }]);
      await database.execute("deallocate all");
      assert.deepEqual(await ask(), [{ a: 1 }]);
      await database.execute("alter table kept_thing add column b int default 2");
      assert.deepEqual(await ask(), [{ a: 1, b: 2 }]);
      await transact(db, async (db) => {
        assert.deepEqual((await sql`select * from kept_thing where a = ${1}::int`.execute(db)).rows, [{ a: 1, b: 2 }]);
      });
    });

    test("Ten concurrent statements are all answered, and a failing one reports its own error.", async () => {
      const half = defineStatement("half", "select 10 / $1::int as half");
      const answers = await Promise.all(
        Array.from({ length: 10 }, () => database.prepared<{ half: number }>(half, [2])),
      );
      assert.deepEqual(
        answers.flat().map((row) => row.half),
        Array.from({ length: 10 }, () => 5),
      );
      await assert.rejects(database.prepared(half, [0]), /division by zero/);
    });
  });
}

test("Different texts get different names, and equal texts the same name.", () => {
  assert.notEqual(defineStatement("one", "select 1").name, defineStatement("one", "select 2").name);
  assert.equal(defineStatement("one", "select 1").name, defineStatement("one", "select 1").name);
});
