import assert from "node:assert/strict";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { test } from "node:test";
import { Kysely, sql } from "kysely";
import { createEmbeddedDialect } from "../../src/db/embedded-dialect.ts";
import { EmbeddedDatabase } from "../../src/db/pglite.ts";
import { fromReserve } from "../../src/db/reserve.ts";
import type { Schema } from "../../src/db/schema.ts";
import { transact } from "../../src/db/transaction.ts";
import { DatabaseUnavailable } from "../../src/db/unavailable.ts";

test("On a nearly full disk, writes are refused and deletions still work", async () => {
  const directory = mkdtempSync(join(tmpdir(), "candor-reserve-"));
  const first = await EmbeddedDatabase.open(directory);
  await first.script("create table thing (a int); insert into thing values (1), (2), (3)");
  await first.close();
  // More than any disk has.
  const database = await EmbeddedDatabase.open(directory, { reserveBytes: 2 ** 60 });
  const db = new Kysely<Schema>({ dialect: createEmbeddedDialect(database) });
  try {
    const take = async (from: typeof db, a: number) => {
      const { numAffectedRows } = await sql`delete from thing where a = ${a}`.execute(from);
      return Number(numAffectedRows);
    };
    const isFull = (error: unknown) => error instanceof DatabaseUnavailable && error.reason === "full";
    assert.equal(database.state, "full");
    await assert.rejects(take(db, 1), isFull);
    await assert.rejects(
      transact(db, async (db) => await take(db, 1)),
      isFull,
    );
    assert.equal(await take(fromReserve(db), 1), 1);
    assert.equal(await transact(fromReserve(db), async (db) => await take(db, 2)), 1);
    await assert.rejects(take(db, 3), isFull, "only the permitted deletions pass");
    const { rows } = await sql`select a from thing`.execute(db);
    assert.deepEqual(rows, [{ a: 3 }]);
  } finally {
    await db.destroy();
    rmSync(directory, { recursive: true, force: true });
  }
});
