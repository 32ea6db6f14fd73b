import assert from "node:assert/strict";
import { test } from "node:test";
import { sql } from "kysely";
import { distribute } from "../../src/db/distribute.ts";
import { listDistributed } from "../../src/db/distributed.ts";
import { CITUS_URL } from "../support/citus.ts";
import { createPostgresDatabase, openTestDatabase } from "../support/database.ts";
import { openDatabase } from "../../src/db/open.ts";

test("The embedded engine is told that it has no servers to distribute over", async () => {
  const { database, close } = await openTestDatabase("embedded");
  try {
    await assert.rejects(distribute(database), /--citus needs DATABASE_URL/);
  } finally {
    await close();
  }
});

test("A server without the extension is told so in one line, and stays as it is", async () => {
  const fresh = await createPostgresDatabase("none");
  const database = await openDatabase({ databaseUrl: fresh.url, dataDir: "" });
  try {
    await assert.rejects(distribute(database), /^[^\n]*The database has no Citus: run create extension citus [^\n]*$/);
  } finally {
    await database.close();
    await fresh.drop();
  }
});

test("What is distributed stays so when it is asked for again; what refers to a lookup lies beside it or refers to none", {
  skip: CITUS_URL === null ? "CITUS_URL is not set" : false,
}, async () => {
  const { database, close } = await openTestDatabase("postgres");
  try {
    const before = await listDistributed(database.db);
    assert.ok(before.has("lookup") && before.has("posting") && before.has("suppression"));
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
