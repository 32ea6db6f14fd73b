import assert from "node:assert/strict";
import { after, before, describe, test } from "node:test";
import { setTimeout as delay } from "node:timers/promises";
import pg from "pg";
import { readConfig } from "../../src/config/config.ts";
import { migrate } from "../../src/db/migrate.ts";
import { type Database, openDatabase } from "../../src/db/open.ts";
import { defineStatement } from "../../src/db/prepared.ts";
import { refuseOtherReplica } from "../../src/db/start.ts";
import { createSearch, type Search } from "../../src/search/search.ts";
import { addPeople } from "../search/people.ts";
import { examineInstallation } from "../../src/service/examine-installation.ts";
import { findFreePort, runOn, startPostgres, type TestServer } from "../support/postgres.ts";

// This file has two servers: one replicates the other, and is halted, paused and promoted. The account is not a
// superuser.
describe("A replica for searches", () => {
  let server: TestServer;
  let standby: TestServer;
  let operator: pg.Client;
  let database: Database;
  let search: Search;
  const said: string[] = [];
  const say = (_fields: object, message: string) => void said.push(message);
  const log = { debug: say, info: say, warn: say, error: say };

  const addressOf = ({ address }: TestServer, name = "people") => address.replace("candor@", "app@") + name;
  const open = (databaseReplicaUrl: string) =>
    openDatabase({ databaseUrl: addressOf(server), databaseReplicaUrl, dataDir: "", log });
  const connectOperator = async () => {
    operator = new pg.Client({ connectionString: `${standby.address}people` });
    operator.on("error", () => {});
    await operator.connect();
  };
  const find = async (query: string, by = search): Promise<string[]> => {
    const page = await by.find({ accountId: "default", query, type: "candor", limit: 20, next: "" });
    return page.hits.map(({ candidate }) => candidate.fullName);
  };
  const reads = () => ({ ...(database.replica?.reads ?? { replica: -1, database: -1 }) });
  /** Searches until a search is read from the replica. */
  const untilReplica = async () => {
    const before = reads().replica;
    for (let tries = 0; tries < 600; tries++) {
      await find("wilhelmina quartermain");
      if (reads().replica > before) return;
      await delay(50);
    }
    assert.fail("no search was read from the replica");
  };

  before(async () => {
    server = await startPostgres();
    await runOn(server.address, "postgres", "create role app login");
    await runOn(server.address, "postgres", "create database people owner app");
    await runOn(server.address, "postgres", "create database others owner app");
    standby = await server.replicate();
    await connectOperator();
    database = await open(addressOf(standby));
    await migrate(database);
    await addPeople(database, [
      { name: "Wilhelmina Quartermain", email: "wq@example.com" },
      { name: "Hidden Quartermain", email: "hidden@example.com", suppressionKeys: ["hidden"] },
    ]);
    search = createSearch(database);
  });
  after(async () => {
    await search.close();
    await database.close();
    await operator.end();
    await standby.stop();
    await server.stop();
  });

  test("Searches by name and by address are read from it, with the same answers as the database's.", async () => {
    await untilReplica();
    const { replica } = reads();
    assert.deepEqual(await find("wilhelmina quartermain"), ["Wilhelmina Quartermain"]);
    assert.deepEqual(await find("wq@example.com"), ["Wilhelmina Quartermain"]);
    assert.ok(reads().replica >= replica);
  });

  test("While it lags, people just written are found and people just suppressed are not.", async () => {
    await untilReplica();
    assert.deepEqual(await find("hidden quartermain"), ["Hidden Quartermain"]);
    await operator.query("select pg_wal_replay_pause()");
    await addPeople(database, [{ name: "Ottilie Quartermass", email: "oq@example.com" }]);
    await database.execute("insert into suppression (key, kind) values ('hidden', 'test')");
    const before = reads().database;
    assert.deepEqual(await find("oq@example.com"), ["Ottilie Quartermass"]);
    assert.deepEqual(await find("hidden quartermain"), []);
    assert.deepEqual(await find("hidden@example.com"), []);
    assert.equal(reads().database, before + 3);
    assert.ok(said.includes("the replica is behind or unavailable: searches read from the database"));

    // Even if it were wrongly considered up to date, the database would still be asked about everybody it names.
    const stale = await openDatabase({ databaseUrl: addressOf(standby), dataDir: "" });
    const fooled = { reads: reads(), read: (_: unknown, work: (from: Database) => unknown) => work(stale) };
    const trusting = createSearch({ ...database, replica: fooled as unknown as NonNullable<Database["replica"]> });
    try {
      assert.deepEqual(await find("hidden quartermain", trusting), []);
      assert.deepEqual(await find("hidden@example.com", trusting), []);
      assert.deepEqual(await find("wq@example.com", trusting), ["Wilhelmina Quartermain"]);
    } finally {
      await trusting.close();
      await stale.close();
    }

    await operator.query("select pg_wal_replay_resume()");
    await untilReplica();
    assert.deepEqual(await find("hidden quartermain"), []);
    assert.ok(said.includes("the replica is up to date: searches read from it"));
  });

  test("A search that the replica aborts is read from the database.", async () => {
    await untilReplica();
    const ended = new AbortController();
    const sleep = defineStatement("sleep", "select pg_sleep(600)");
    const read = database.replica?.read(database, async (from) => {
      if (from === database) return "database";
      await from.prepared(sleep, []);
      return "replica";
    });
    const ending = (async () => {
      while (!ended.signal.aborted) {
        await operator.query(
          "select pg_terminate_backend(pid) from pg_stat_activity where query like '%pg_sleep(600)%' and pid <> pg_backend_pid()",
        );
        await delay(50);
      }
    })();
    assert.equal(await read, "database");
    ended.abort();
    await ending;
  });

  test("Searches are answered while it is away, and read from it again when it is back.", async () => {
    await untilReplica();
    await operator.end();
    await standby.halt();
    assert.deepEqual(await find("wilhelmina quartermain"), ["Wilhelmina Quartermain"]);
    assert.deepEqual(await find("wq@example.com"), ["Wilhelmina Quartermain"]);
    await refuseOtherReplica(database.replica ?? assert.fail(), log);
    assert.ok(said.includes("DATABASE_REPLICA_URL does not answer: searches read from the database until it does"));
    await standby.resume();
    await connectOperator();
    await untilReplica();
  });

  test("The service refuses to start if the address leads to the database itself, to another one, or to one it may not open.", async () => {
    const wrong = [addressOf(server), addressOf(standby, "others"), addressOf(server, "others")];
    for (const url of wrong) {
      const opened = await open(url);
      try {
        await assert.rejects(refuseOtherReplica(opened.replica ?? assert.fail(), log), {
          message:
            "DATABASE_REPLICA_URL leads to a server that is not a streaming replica of DATABASE_URL's database. Correct it, or leave it out.",
        });
      } finally {
        await opened.close();
      }
    }
    const missing = await open(addressOf(standby, "nothing"));
    try {
      await assert.rejects(refuseOtherReplica(missing.replica ?? assert.fail(), log), {
        message:
          'DATABASE_REPLICA_URL: database "nothing" does not exist. Create that database, or name another in the URL.',
      });
    } finally {
      await missing.close();
    }
    assert.throws(() => readConfig({ DATABASE_REPLICA_URL: addressOf(standby) }), {
      message: "DATABASE_REPLICA_URL requires DATABASE_URL, the server that it replicates.",
    });
  });

  test("An examined installation says whether the address leads to a replica of its database.", async () => {
    const examine = async (replica: string) => {
      const env = { DATABASE_URL: addressOf(server), DATABASE_REPLICA_URL: replica };
      return (await examineInstallation(env)).find(({ check }) => check === "replica");
    };
    assert.equal((await examine(addressOf(standby)))?.outcome, "ok");
    const own = await examine(addressOf(server));
    assert.equal(own?.outcome, "fail");
    assert.match(own.detail, /not a streaming replica/);
    assert.equal((await examine(addressOf(standby, "nothing")))?.outcome, "fail");
    const port = await findFreePort();
    assert.equal((await examine(`postgres://candor@127.0.0.1:${port}/people`))?.outcome, "warn");
  });

  test("It is no longer used once it is promoted to a database of its own.", async () => {
    await untilReplica();
    await operator.query("select pg_promote()");
    const { replica } = reads();
    await addPeople(database, [{ name: "Leopoldine Quartermast" }]);
    assert.deepEqual(await find("leopoldine quartermast"), ["Leopoldine Quartermast"]);
    assert.equal(reads().replica, replica);
  });
});
