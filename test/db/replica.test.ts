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
import { runOn, startPostgres, type TestServer } from "../support/postgres.ts";

// Two servers for this file: one repeats what the other writes, and is halted, held up and promoted. The account is no superuser.
describe("A replica that searches read from", () => {
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
  /** Searches until one is read from the replica. */
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

  test("A search is read from it, by a name and by an address, with the answer that the database gives.", async () => {
    await untilReplica();
    const { replica } = reads();
    assert.deepEqual(await find("wilhelmina quartermain"), ["Wilhelmina Quartermain"]);
    assert.deepEqual(await find("wq@example.com"), ["Wilhelmina Quartermain"]);
    assert.ok(reads().replica >= replica);
  });

  test("Whoever has just been written is found, and whoever has just been suppressed is not, though it is held up.", async () => {
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

    // Were it ever taken for up to date when it is not, the database would still be asked of everybody it names.
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

  test("A search that it breaks off is read from the database.", async () => {
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

  test("While it is away searches are answered, and it is read from again when it is back.", async () => {
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

  test("A start refuses an address that leads to the database itself, to another one, or nowhere that the account may go.", async () => {
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

  test("Promoted to a database of its own, it is not read from any more.", async () => {
    await untilReplica();
    await operator.query("select pg_promote()");
    const { replica } = reads();
    await addPeople(database, [{ name: "Leopoldine Quartermast" }]);
    assert.deepEqual(await find("leopoldine quartermast"), ["Leopoldine Quartermast"]);
    assert.equal(reads().replica, replica);
  });
});
