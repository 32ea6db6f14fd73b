import assert from "node:assert/strict";
import { once } from "node:events";
import { type AddressInfo, connect, createServer, type Socket } from "node:net";
import { after, before, describe, test } from "node:test";
import { setTimeout as delay } from "node:timers/promises";
import { sql } from "kysely";
import pg from "pg";
import { Connections } from "../../src/db/connections.ts";
import { copyRows, RowWriter } from "../../src/db/copy.ts";
import { migrate } from "../../src/db/migrate.ts";
import { type Database, openDatabase } from "../../src/db/open.ts";
import { initSetting, readSetting } from "../../src/db/setting.ts";
import { transact } from "../../src/db/transaction.ts";
import { DatabaseUnavailable } from "../../src/db/unavailable.ts";
import { startPostgres, type TestServer } from "../support/postgres.ts";

const CONNECTIONS = 4;
const AWAY = { name: "DatabaseUnavailable", reason: "away" };

// This file has a server of its own, because it stops and starts it: no other tests may be connected.
describe("Broken connections", () => {
  let server: TestServer;
  let database: Database;
  let operator: pg.Client;
  const said: string[] = [];
  const say = (_fields: object, message: string) => void said.push(message);
  const log = { debug: say, info: say, warn: say, error: say };

  const connectOperator = async () => {
    operator = new pg.Client({ connectionString: `${server.address}postgres` });
    operator.on("error", () => {});
    await operator.connect();
  };
  const count = async (): Promise<number> => {
    const { rows } = await operator.query<{ count: number }>(
      "select count(*)::int from pg_stat_activity where datname = 'broken'",
    );
    return rows[0]?.count ?? 0;
  };
  const countSleeping = async (): Promise<number> => {
    const { rows } = await operator.query<{ count: number }>(
      "select count(*)::int from pg_stat_activity where datname = 'broken' and wait_event = 'PgSleep'",
    );
    return rows[0]?.count ?? 0;
  };
  const terminate = async (which = "true") => {
    await operator.query(
      `select pg_terminate_backend(pid, 5000) from pg_stat_activity where datname = 'broken' and ${which}`,
    );
  };

  before(async () => {
    server = await startPostgres();
    await connectOperator();
    await operator.query("create database broken");
    database = await openDatabase({
      databaseUrl: `${server.address}broken`,
      dataDir: "",
      databaseConnections: CONNECTIONS,
      log,
    });
    await migrate(database);
  });
  after(async () => {
    await database.close();
    await operator.end();
    await server.stop();
  });

  test('A transaction whose connection breaks between two statements fails as "away" and leaves nothing behind.', async () => {
    const broken = transact(database.db, async (db) => {
      await initSetting(db, "half", "done");
      await terminate();
      await delay(20);
      await readSetting(db, "half");
    });
    await assert.rejects(broken, AWAY);
    assert.equal(await readSetting(database.db, "half"), null);
  });

  test('A transaction that notices only when it commits also fails as "away".', async () => {
    const broken = transact(database.db, async (db) => {
      await initSetting(db, "late", "done");
      await terminate();
      await delay(20);
    });
    await assert.rejects(broken, AWAY);
    assert.equal(await readSetting(database.db, "late"), null);
  });

  test('Running statements and COPYs fail as "away" when their connections are terminated.', async () => {
    const sleeping = assert.rejects(sql`select pg_sleep(60)`.execute(database.db), AWAY);
    const prepared = assert.rejects(database.prepared({ name: "sleep", text: "select pg_sleep($1)" }, [60]), AWAY);
    const copying = assert.rejects(
      transact(database.db, async (db) => {
        const rows = new RowWriter();
        for (let row = 0; row < 200_000; row++) {
          rows.row(2);
          rows.number(row);
          rows.number(row);
        }
        await until(async () => (await countSleeping()) === 2);
        await Promise.all([copyRows(db, "identifier_key", ["key", "number"], rows), terminate()]);
      }),
      AWAY,
    );
    await Promise.all([sleeping, prepared, copying]);
    assert.equal(await readSetting(database.db, "late"), null);
  });

  test("A listener is subscribed again after its session ends, and learns that it may have missed something.", async () => {
    const heard: string[] = [];
    let reconnections = 0;
    const stop = await database.listen(
      "candor_break",
      (payload) => heard.push(payload),
      () => reconnections++,
    );
    await terminate("query like 'listen%'");
    await until(() => reconnections === 1);
    await sql`select pg_notify('candor_break', 'again')`.execute(database.db);
    await until(() => heard.length === 1);
    assert.deepEqual(heard, ["again"]);
    await stop();
  });

  test("Takes a lock again when its session is lost.", async () => {
    const release = await database.holdLock(77, 78);
    const holders = async () =>
      (
        await operator.query<{ pid: number }>(
          "select pid from pg_locks where locktype = 'advisory' and classid = 77 and objid = 78 and granted",
        )
      ).rows.map(({ pid }) => pid);
    const [first] = await holders();
    await terminate(`pid = ${first}`);
    await until(async () => (await holders()).some((pid) => pid !== first));
    await release();
    assert.deepEqual(await holders(), []);
  });

  test("Never opens more connections than configured, however many callers ask.", async () => {
    const asking = Array.from({ length: 60 }, () => sql`select pg_sleep(0.02)`.execute(database.db));
    let most = 0;
    const watching = (async () => {
      for (let look = 0; look < 10; look++) {
        most = Math.max(most, await count());
        await delay(10);
      }
    })();
    await Promise.all([...asking, watching]);
    assert.ok(most <= CONNECTIONS, `${most} connections`);
  });

  test("Keeps serving on the open connections when the server refuses another.", async () => {
    await operator.query("create role tenant login connection limit 2");
    const limited = await openDatabase({
      databaseUrl: server.address.replace("candor@", "tenant@").concat("broken"),
      dataDir: "",
      databaseConnections: 12,
      log,
    });
    const asking = Array.from({ length: 40 }, () => sql`select pg_sleep(0.01)`.execute(limited.db));
    assert.equal((await Promise.all(asking)).length, 40);
    await limited.close();
  });

  test("While the server is away, every caller fails at once, one loop retries, and the log mentions only the loss and the return.", async () => {
    said.length = 0;
    let reconnections = 0;
    const stop = await database.listen(
      "candor_away",
      () => {},
      () => reconnections++,
    );
    await server.halt();
    const first = await Promise.allSettled(Array.from({ length: 40 }, () => readSetting(database.db, "late")));
    assert.ok(first.every((result) => result.status === "rejected" && result.reason instanceof DatabaseUnavailable));
    assert.equal(database.state(), "away");
    await assert.rejects(readSetting(database.db, "late"), AWAY);
    await server.resume();
    await database.back();
    assert.equal(database.state(), "ok");
    assert.equal(await readSetting(database.db, "late"), null);
    await until(() => reconnections === 1);
    assert.deepEqual(said, ["the database does not answer: waiting for it", "the database answers again"]);
    await stop();
    await connectOperator();
  });

  test("A frozen server soon counts as away, its callers are told, and it is back as soon as it answers.", async () => {
    const proxy = await startProxy(Number(new URL(server.address).port));
    const connectionString = `postgres://candor@127.0.0.1:${proxy.port}/broken`;
    const connections = new Connections({ connectionString, max: 3 }, log, { silentMs: 100, probeMs: 300 });
    assert.equal(
      (await connections.query("select pg_sleep(0.5)")).rowCount,
      1,
      "a slow answer does not count as silence",
    );
    assert.equal(connections.state, "ok");
    proxy.freeze();
    await Promise.all([1, 2].map(async () => await assert.rejects(connections.query("select 1"), AWAY)));
    assert.equal(connections.state, "away");
    await assert.rejects(connections.query("select 1"), AWAY);
    proxy.thaw();
    await connections.back();
    assert.equal((await connections.query("select 1")).rowCount, 1);
    await Promise.all([1, 2, 3].map(async () => await connections.query("select pg_sleep(0.2)")));
    proxy.freeze();
    const all = [1, 2, 3, 4].map(async () => await assert.rejects(connections.query("select 1"), AWAY));
    await Promise.all(all);
    proxy.thaw();
    await connections.back();
    await connections.end();
    proxy.close();
  });

  test("When a frozen server holds every connection, waiting callers are told that it is away, not that the pool is busy.", async () => {
    const proxy = await startProxy(Number(new URL(server.address).port));
    const connectionString = `postgres://candor@127.0.0.1:${proxy.port}/broken`;
    const connections = new Connections({ connectionString, max: 2 }, log);
    await Promise.all([1, 2].map(async () => await connections.query("select pg_sleep(0.1)")));
    proxy.freeze();
    await Promise.all([1, 2, 3].map(async () => await assert.rejects(connections.query("select 1"), AWAY)));
    proxy.thaw();
    await connections.back();
    await connections.end();
    proxy.close();
  });

  test("A full disk counts as full until a write succeeds again.", async () => {
    const fail = "do $$ begin raise exception 'no space' using errcode = 'disk_full'; end $$";
    await assert.rejects(sql.raw(fail).execute(database.db), { name: "DatabaseUnavailable", reason: "full" });
    assert.equal(database.state(), "full");
    await sql`select 1`.execute(database.db);
    assert.equal(database.state(), "full");
    await initSetting(database.db, "room", "again");
    assert.equal(database.state(), "ok");
  });

  test("Closes a database that was never reached without waiting for it.", async () => {
    const nowhere = await openDatabase({ databaseUrl: "postgres://candor@127.0.0.1:1/none", dataDir: "" });
    const listening = assert.rejects(
      nowhere.listen("candor_nowhere", () => {}),
      /closed/,
    );
    await assert.rejects(readSetting(nowhere.db, "late"), AWAY);
    await nowhere.close();
    await listening;
  });
});

/** Forwards bytes to a local port until it is frozen: then connections stay open but nothing arrives. */
async function startProxy(target: number) {
  const sockets = new Set<Socket>();
  let isFrozen = false;
  const stand = (socket: Socket) => {
    sockets.add(socket);
    socket.on("error", () => {});
    if (isFrozen) socket.pause();
  };
  const proxy = createServer((from) => {
    const to = connect(target, "127.0.0.1");
    for (const [one, other] of [
      [from, to],
      [to, from],
    ] as const) {
      one.on("data", (bytes) => void other.write(bytes));
      one.on("close", () => other.destroy());
      stand(one);
    }
  });
  await once(proxy.listen(0, "127.0.0.1"), "listening");
  const set = (frozen: boolean) => {
    isFrozen = frozen;
    for (const socket of sockets) {
      if (frozen) socket.pause();
      else socket.resume();
    }
  };
  return {
    port: (proxy.address() as AddressInfo).port,
    freeze: () => set(true),
    thaw: () => set(false),
    close() {
      for (const socket of sockets) socket.destroy();
      proxy.close();
    },
  };
}

async function until(holds: () => boolean | Promise<boolean>): Promise<void> {
  const deadline = Date.now() + 15_000;
  while (!(await holds())) {
    assert.ok(Date.now() < deadline, "the condition never became true");
    await delay(10);
  }
}
