import assert from "node:assert/strict";
import { after, before, describe, test } from "node:test";
import { setTimeout as delay } from "node:timers/promises";
import { Kysely, sql } from "kysely";
import { createEmbeddedDialect } from "../../src/db/embedded-dialect.ts";
import { EmbeddedDatabase } from "../../src/db/pglite.ts";
import type { Db, Schema } from "../../src/db/schema.ts";
import { initSetting, readSetting } from "../../src/db/setting.ts";
import { guardDialect, transact } from "../../src/db/transaction.ts";
import { isUnavailable } from "../../src/db/unavailable.ts";
import { ENGINES, openTestDatabase, type TestDatabase } from "../support/database.ts";

for (const engine of ENGINES) {
  describe(`Transactions on the ${engine} engine`, () => {
    let opened: TestDatabase;
    let pool: Db;
    before(async () => {
      opened = await openTestDatabase(engine);
      pool = opened.database.db;
    });
    after(() => opened.close());

    test("Keeps what a transaction wrote, and returns its value", async () => {
      const value = await transact(pool, async (db) => await initSetting(db, "kept", "yes"));
      assert.equal(value, "yes");
      assert.equal(await readSetting(pool, "kept"), "yes");
    });

    test("A transaction whose work throws leaves nothing behind and throws the same error", async () => {
      const reason = new Error("not today");
      await assert.rejects(
        transact(pool, async (db) => {
          await initSetting(db, "dropped", "yes");
          throw reason;
        }),
        (error) => error === reason,
      );
      assert.equal(await readSetting(pool, "dropped"), null);
    });

    test("A failed statement rolls back the whole transaction, and the next statement works", async () => {
      await assert.rejects(
        transact(pool, async (db) => {
          await initSetting(db, "before the fault", "yes");
          await sql`select 1 / 0`.execute(db);
        }),
        { code: "22012" },
      );
      assert.equal(await readSetting(pool, "before the fault"), null);
    });

    test("A nested transaction joins the outer one", async () => {
      await assert.rejects(
        transact(pool, async (outer) => {
          await transact(outer, async (inner) => {
            assert.equal(inner, outer);
            await initSetting(inner, "inner", "yes");
          });
          throw new Error("after the inner one");
        }),
      );
      assert.equal(await readSetting(pool, "inner"), null);
    });

    test("A statement through the pool inside a transaction throws instead of deadlocking", async () => {
      await transact(pool, async () => {
        const refused = { message: /outside the open transaction/ };
        await assert.rejects(readSetting(pool, "kept"), refused);
        await assert.rejects(opened.database.execute("select 1"), refused);
        await assert.rejects(
          transact(pool, async () => undefined),
          refused,
        );
      });
      assert.equal(await readSetting(pool, "kept"), "yes");
    });

    test("Other callers' statements never run inside an open transaction", async () => {
      const { promise: written, resolve: tellWritten } = Promise.withResolvers<void>();
      const { promise: mayFail, resolve: fail } = Promise.withResolvers<void>();
      const failing = transact(pool, async (db) => {
        await initSetting(db, "inside", "yes");
        tellWritten();
        await mayFail;
        throw new Error("rolled back");
      });
      await written;
      const outside = initSetting(pool, "outside", "yes");
      const seen = readSetting(pool, "inside");
      fail();
      await assert.rejects(failing, /rolled back/);
      assert.equal(await outside, "yes");
      assert.equal(await seen, null);
      assert.equal(await readSetting(pool, "outside"), "yes");
    });

    test("Concurrent transactions do not mix", async () => {
      await Promise.all(
        Array.from({ length: 8 }, (_, index) =>
          transact(pool, async (db) => {
            await initSetting(db, `mix ${index} a`, "yes");
            await delay(1);
            if (index % 2 === 1) throw new Error("odd");
            await initSetting(db, `mix ${index} b`, "yes");
          }).catch((error: Error) => assert.equal(error.message, "odd")),
        ),
      );
      const rows = await pool.selectFrom("setting").select("name").where("name", "like", "mix %").execute();
      const expected = [0, 2, 4, 6].flatMap((index) => [`mix ${index} a`, `mix ${index} b`]);
      assert.deepEqual(rows.map((row) => row.name).sort(), expected);
    });

    test("A script that fails inside its own transaction does not break later statements", async () => {
      await assert.rejects(opened.database.execute("begin; select 1 / 0; commit"));
      // On PostgreSQL the broken session may be the next one borrowed, so all of them must work.
      await Promise.all(Array.from({ length: 12 }, () => readSetting(pool, "kept")));
      assert.equal(await readSetting(pool, "kept"), "yes");
    });

    test("A notification reaches every listener on its channel, and none that has stopped", async () => {
      const heard: string[] = [];
      const alsoHeard: string[] = [];
      const stop = await opened.database.listen("candor_test", (payload) => heard.push(payload));
      const stopSecond = await opened.database.listen("candor_test", (payload) => alsoHeard.push(payload));
      await notify(pool, "first");
      await until(() => heard.length === 1 && alsoHeard.length === 1);
      await stopSecond();
      await notify(pool, "second");
      await until(() => heard.length === 2);
      await stop();
      await transact(pool, async (db) => await notify(db, "third"));
      assert.deepEqual([heard, alsoHeard], [["first", "second"], ["first"]]);
    });

    test("Listeners hear a transaction's notification when it commits, and never if it is rolled back", async () => {
      const heard: string[] = [];
      const stop = await opened.database.listen("candor_test_2", (payload) => heard.push(payload));
      await transact(pool, async (db) => {
        await sql`select pg_notify('candor_test_2', 'lost')`.execute(db);
        throw new Error("rolled back");
      }).catch(() => undefined);
      await transact(pool, async (db) => await sql`select pg_notify('candor_test_2', 'kept')`.execute(db));
      await until(() => heard.length > 0);
      assert.deepEqual(heard, ["kept"]);
      await stop();
    });

    test("Both engines return values of the same types", async () => {
      const result = await sql<Record<string, unknown>>`
        select 9007199254740991::int8 as big, 7::int4 as small, 1.5::float8 as float, 0.25::real as real,
          date '1958-10-13' as date, timestamptz '2026-01-02 03:04:05.678+00' as moment,
          '{"b": 1, "a": [null, "\\u00e9"]}'::json as json, '{"a": {"b": 2}}'::jsonb as jsonb,
          array['x', 'y "z"', null]::text[] as texts, array[1, 2]::int4[] as numbers,
          array[3, null]::int8[] as bigs, array[date '1958-10-13'] as dates, '\\x00ff'::bytea as bytes, true as yes, null as nothing,
          '019a0000-0000-7000-8000-000000000000'::uuid as id
      `.execute(pool);
      const [row] = result.rows;
      assert.ok(row);
      assert.deepEqual(
        { ...row, bytes: Buffer.from(row["bytes"] as Uint8Array).toString("hex") },
        {
          big: Number.MAX_SAFE_INTEGER,
          small: 7,
          float: 1.5,
          real: 0.25,
          date: "1958-10-13",
          moment: new Date("2026-01-02T03:04:05.678Z"),
          json: { b: 1, a: [null, "é"] },
          jsonb: { a: { b: 2 } },
          texts: ["x", 'y "z"', null],
          numbers: [1, 2],
          bigs: [3, null],
          dates: ["1958-10-13"],
          bytes: "00ff",
          yes: true,
          nothing: null,
          id: "019a0000-0000-7000-8000-000000000000",
        },
      );
    });

    test("Parameters come back unchanged", async () => {
      const moment = new Date("2026-01-02T03:04:05.678Z");
      const result = await sql<Record<string, unknown>>`
        select ${'Zoë O\'Neil \\ "q" \u{1F600}'}::text as text, ${moment}::timestamptz as moment, ${5}::int8 as big,
          ${["a", "b,c", '"']}::text[] as texts, ${[4, 5]}::bigint[] as bigs, ${null}::text as nothing, ${true}::bool as yes
      `.execute(pool);
      assert.deepEqual(result.rows, [
        {
          text: 'Zoë O\'Neil \\ "q" \u{1F600}',
          moment,
          big: 5,
          texts: ["a", "b,c", '"'],
          bigs: [4, 5],
          nothing: null,
          yes: true,
        },
      ]);
    });

    test("A database error carries its code and constraint", async () => {
      await initSetting(pool, "twice", "yes");
      const asking = pool.insertInto("setting").values({ name: "twice", value: "no" }).execute();
      await assert.rejects(asking, { code: "23505", constraint: "setting_pkey" });
    });
  });
}

describe("The one connection of the embedded engine", () => {
  // A transaction counts as forgotten after thirty ticks.
  const [tickMs, idleMs] = [20, 600];
  let database: EmbeddedDatabase;
  let pool: Db;
  before(async () => {
    database = await EmbeddedDatabase.open("memory://", { tickMs });
    pool = new Kysely<Schema>({ dialect: guardDialect(createEmbeddedDialect(database)) });
    await database.script("create table if not exists setting (name text primary key, value text not null)");
  });
  after(() => pool.destroy());

  test("Ends an idle transaction with an error that names its last statement, and lets the others run", async () => {
    const [begun, waited] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
    const order: string[] = [];
    const forgotten = transact(pool, async (db) => {
      await initSetting(db, "forgotten", "yes");
      begun.resolve();
      await waited.promise;
      order.push("woke");
      await readSetting(db, "forgotten");
    });
    await begun.promise;
    const waiting = initSetting(pool, "waited", "yes").then(() => {
      order.push("waited");
    });
    waiting.then(waited.resolve, waited.reject);
    await assert.rejects(forgotten, (error: Error & { cause: Error }) => {
      assert.match(error.cause.message, /idle for 30 s and was rolled back; its last statement: select .*setting/);
      return isUnavailable(error) && error.reason === "busy";
    });
    assert.deepEqual(order, ["waited", "woke"]);
    assert.equal(await readSetting(pool, "forgotten"), null);
    assert.equal(await readSetting(pool, "waited"), "yes");
  });

  test("A transaction whose thread is too busy to send its next statement is not idle", async () => {
    const value = await transact(pool, async (db) => {
      await initSetting(db, "late", "yes");
      Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 3 * idleMs);
      return await readSetting(db, "late");
    });
    assert.equal(value, "yes");
  });

  test("A transaction with a long-running statement is not idle", async () => {
    const value = await transact(pool, async (db) => {
      await initSetting(db, "patient", "yes");
      await busy(db, 3 * idleMs);
      return await readSetting(db, "patient");
    });
    assert.equal(value, "yes");
    assert.equal(await readSetting(pool, "patient"), "yes");
  });
});

/** Keeps the engine busy with one statement for this long. */
async function busy(db: Db, ms: number): Promise<void> {
  await sql`
    with recursive clock (at) as (
      select clock_timestamp() union all
      select clock_timestamp() from clock where at < now() + interval '1 day' and clock_timestamp() < statement_timestamp() + ${ms} * interval '1 millisecond'
    ) select count(*) from clock
  `.execute(db);
}

async function notify(db: Db, payload: string): Promise<void> {
  await sql`select pg_notify('candor_test', ${payload})`.execute(db);
}

async function until(holds: () => boolean): Promise<void> {
  const deadline = Date.now() + 5_000;
  while (!holds() && Date.now() < deadline) await delay(10);
  assert.ok(holds());
}
