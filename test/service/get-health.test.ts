import assert from "node:assert/strict";
import { after, before, test } from "node:test";
import { getReadiness } from "../../src/service/get-health.ts";
import { keyringOf } from "../../src/domain/keyring.ts";
import type { ServiceContext } from "../../src/service/context.ts";
import { type Database, openDatabase } from "../../src/db/open.ts";
import { runOn, startPostgres, type TestServer } from "../support/postgres.ts";

let server: TestServer;
let database: Database;
before(async () => {
  server = await startPostgres();
  await runOn(server.address, "postgres", "create database standby");
  await runOn(server.address, "postgres", "alter database standby set default_transaction_read_only = on");
  database = await openDatabase({ databaseUrl: `${server.address}standby`, dataDir: "" });
});
after(async () => {
  await database.close();
  await server.stop();
});

test("A read-only server is alive but not ready", async () => {
  const { signal } = new AbortController();
  const context = {
    db: database.db,
    database,
    keyring: keyringOf("0123456789abcdef0123456789abcdef"),
    stopping: signal,
    leaving: signal,
  } as unknown as ServiceContext;
  assert.deepEqual(await getReadiness(context), { status: "unavailable", database: "read-only", secret: "ok" });
  assert.equal(database.alive(), true);
});
