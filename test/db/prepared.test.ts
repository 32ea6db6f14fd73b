import assert from "node:assert/strict";
import { after, before, describe, test } from "node:test";
import { defineStatement } from "../../src/db/prepared.ts";
import type { Database } from "../../src/db/open.ts";
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

    test("Arguments arrive as they were given and are never read as SQL.", async () => {
      const echo = defineStatement("echo", "select $1::text as text, $2::bigint as whole, $3::bigint[] as many");
      for (const text of HOSTILE) {
        const rows = await database.prepared(echo, [text, -(2n ** 63n), [1, 2n ** 62n - 1n]]);
        assert.equal((rows[0] as { text: string }).text, text);
      }
      assert.equal((await database.prepared<{ whole: number }>(echo, ["", 7, []]))[0]?.whole, 7);
    });

    test("A statement that the connection lost, or whose table changed, is prepared again.", async () => {
      await database.execute("create table thing (a int)");
      await database.execute("insert into thing values (1)");
      const all = defineStatement("all_things", "select * from thing where a = $1::int");
      assert.deepEqual(await database.prepared(all, [1]), [{ a: 1 }]);
      await database.execute("deallocate all");
      assert.deepEqual(await database.prepared(all, [1]), [{ a: 1 }]);
      await database.execute("alter table thing add column b int default 2");
      assert.deepEqual(await database.prepared(all, [1]), [{ a: 1, b: 2 }]);
    });

    test("Ten at once on several connections all answer, and a failing statement fails as it does.", async () => {
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

test("Another text has another name, the same text the same.", () => {
  assert.notEqual(defineStatement("one", "select 1").name, defineStatement("one", "select 2").name);
  assert.equal(defineStatement("one", "select 1").name, defineStatement("one", "select 1").name);
});
