import assert from "node:assert/strict";
import { test } from "node:test";
import { sql } from "kysely";
import { distribute } from "../../src/db/distribute.ts";
import { listDistributed } from "../../src/db/distributed.ts";
import { CITUS_URL } from "../support/citus.ts";
import { createPostgresDatabase, openTestDatabase } from "../support/database.ts";
import { openDatabase } from "../../src/db/open.ts";

test("On the embedded engine, fails with the message that it needs a server", async () => {
  const { database, close } = await openTestDatabase("embedded");
  try {
    await assert.rejects(distribute(database), /--citus needs DATABASE_URL/);
  } finally {
    await close();
  }
});

test("On a server without Citus, fails with one line that says what to install", async () => {
  const fresh = await createPostgresDatabase("none");
  const database = await openDatabase({ databaseUrl: fresh.url, dataDir: "" });
  try {
    await assert.rejects(distribute(database), /^[^\n]*The database has no Citus: run create extension citus [^\n]*$/);
  } finally {
    await database.close();
    await fresh.drop();
  }
});

test("Distributing twice changes nothing, and tables that refer to a lookup are colocated with it or have no foreign key", {
  skip: CITUS_URL === null ? "CITUS_URL is not set" : false,
}, async () => {
  const { database, close } = await openTestDatabase("postgres");
  try {
    const before = await listDistributed(database.db);
    assert.ok(before.has("lookup") && before.has("candidate") && before.has("posting") && before.has("suppression"));
    assert.deepEqual(await distribute(database), []);
    assert.deepEqual(await listDistributed(database.db), before);
    const { rows } = await sql<{ name: string }>`
        select own.relname as name from pg_constraint join pg_class as own on own.oid = conrelid
        where contype = 'f' and confrelid = 'lookup'::regclass order by 1
      `.execute(database.db);
    const names = rows.map(({ name }) => name);
    assert.deepEqual(names, ["claim", "datasource", "due_rebuild", "match", "probe", "record", "second_reading"]);
  } finally {
    await close();
  }
});
