import assert from "node:assert/strict";
import { spawn } from "node:child_process";
import { after, before, describe, test } from "node:test";
import { setTimeout as delay } from "node:timers/promises";
import { fileURLToPath } from "node:url";
import { sql } from "kysely";
import { finishLookup } from "../../src/db/finish-lookup.ts";
import { findLookupToRun, insertLookup, startLookup } from "../../src/db/lookup.ts";
import { migrate } from "../../src/db/migrate.ts";
import { type Database, type Engine, openDatabase } from "../../src/db/open.ts";
import { transact } from "../../src/db/transaction.ts";
import { newId } from "../../src/domain/id.ts";
import { openQueue, type Queue, QueueStopped } from "../../src/jobs/queue.ts";
import { joinWorkers } from "../../src/jobs/worker-id.ts";
import { createLog } from "../../src/log.ts";
import { draftLookup } from "../db/drafts.ts";
import { createPostgresDatabase, ENGINES } from "../support/database.ts";

const CHILD = fileURLToPath(new URL("./worker-child.ts", import.meta.url));
const log = createLog("silent");
const NOW = new Date("2026-03-01T10:00:00.000Z");

test("Several processes open the queue of an empty database at once", async () => {
  const { url, drop } = await createPostgresDatabase("none");
  const databases = await Promise.all(Array.from({ length: 6 }, () => openDatabase({ databaseUrl: url, dataDir: "" })));
  try {
    // As in a start: only a connection that has created something looks at what it remembers of the catalogue.
    await Promise.all(databases.map((database) => migrate(database)));
    const opened = await Promise.allSettled(databases.map((database) => openQueue(database, log)));
    await Promise.all(opened.map((each) => each.status === "fulfilled" && each.value.stop(1_000)));
    assert.deepEqual(
      opened.filter(({ status }) => status === "rejected"),
      [],
    );
  } finally {
    await Promise.all(databases.map((database) => database.close()));
    await drop();
  }
});

for (const engine of ENGINES) {
  describe(`The queue on the ${engine} engine`, () => {
    let database: Database;
    let url: string | null = null;
    let drop = async () => {};
    let queue: Queue;
    /** What the workers in this block do with a job, by lookup. */
    const behaviour = new Map<string, () => Promise<void>>();
    const settle = async (lookupId: string) => await behaviour.get(lookupId)?.();
    before(async () => {
      ({ database, url, drop } = await openVirgin(engine));
      queue = await openQueue(database, log);
    });
    after(async () => {
      await queue.stop(1_000);
      await database.close();
      await drop();
    });

    test("On an empty database, the first lookup and its job are written in one transaction, and the job runs", async () => {
      const ran: string[] = [];
      const worker = await joinWorkers(database);
      const first = await enqueue(database, queue);
      await queue.work({
        concurrency: 3,
        worker,
        run: async (lookupId) => {
          ran.push(lookupId);
          await settle(lookupId);
        },
      });
      await until(() => ran.includes(first));
      const second = await enqueue(database, queue);
      await until(() => ran.includes(second));
      assert.deepEqual(ran, [first, second]);
    });

    test("Refuses a job outside a transaction", async () => {
      await assert.rejects(queue.send(database.db, newId()), /inside the transaction that wrote its lookup/);
    });

    test("A rolled-back transaction leaves neither lookup nor job", async () => {
      const draft = draftLookup();
      await assert.rejects(
        transact(database.db, async (db) => {
          await insertLookup(db, draft);
          await queue.send(db, draft.id);
          throw new Error("changed my mind");
        }),
        /changed my mind/,
      );
      assert.equal(await findLookupToRun(database.db, draft.id), null);
      assert.equal(await countJobs(database, draft.id), 0);
    });

    test("Runs jobs concurrently, up to the number of lanes", async () => {
      let running = 0;
      let most = 0;
      let ended = 0;
      const { promise: three, resolve: enough } = Promise.withResolvers<void>();
      const work = async () => {
        most = Math.max(most, ++running);
        if (running === 3) enough();
        await three;
        running--;
        ended++;
      };
      await transact(database.db, async (db) => {
        for (let count = 0; count < 5; count++) {
          const draft = draftLookup();
          behaviour.set(draft.id, work);
          await insertLookup(db, draft);
          await queue.send(db, draft.id);
        }
      });
      await until(() => ended === 5);
      assert.equal(most, 3);
    });

    test("A key with many lookups does not hold up another key's", async () => {
      const gate = Promise.withResolvers<void>();
      const blockers = await Promise.all([1, 2, 3].map(() => enqueue(database, queue, () => gate.promise)));
      await until(async () =>
        (await Promise.all(blockers.map((id) => jobState(database, id)))).every((state) => state === "active"),
      );
      const begun: string[] = [];
      const three = Promise.withResolvers<void>();
      const bring = async (name: string, keyId: string) => {
        const draft = draftLookup({ keyId });
        behaviour.set(draft.id, async () => {
          if (begun.push(name) === 3) three.resolve();
          await three.promise;
        });
        await transact(database.db, async (db) => {
          await insertLookup(db, draft);
          await queue.send(db, draft.id);
        });
      };
      const [much, little] = [newId(), newId()];
      for (const name of ["first", "second", "third", "fourth"]) await bring(name, much);
      await bring("other", little);
      gate.resolve();
      await until(() => begun.length === 5);
      assert.deepEqual(begun.slice(0, 3).sort(), ["first", "other", "second"]);
    });

    test("Retries a job that throws, but not one that ends", async () => {
      let tries = 0;
      const id = await enqueue(database, queue, async () => {
        if (++tries === 1) throw new Error("not yet");
      });
      await until(() => tries === 2);
      await until(async () => (await jobState(database, id)) === "completed");
      assert.equal(tries, 2);
    });

    test("Runs many lookups created at once, each once", async () => {
      const counts = new Map<string, number>();
      const ids = await Promise.all(
        Array.from({ length: 12 }, () => {
          const draft = draftLookup();
          return enqueue(
            database,
            queue,
            async () => void counts.set(draft.id, (counts.get(draft.id) ?? 0) + 1),
            draft,
          );
        }),
      );
      await until(() => counts.size === 12);
      assert.deepEqual([...counts.keys()].sort(), ids.sort());
      assert.ok([...counts.values()].every((count) => count === 1));
    });

    async function enqueue(database: Database, queue: Queue, work = async () => {}, draft = draftLookup()) {
      behaviour.set(draft.id, work);
      await transact(database.db, async (db) => {
        await insertLookup(db, draft);
        await queue.send(db, draft.id);
      });
      return draft.id;
    }

    test("Stopping waits for the running job, notifies it, and starts no other", async () => {
      const told: boolean[] = [];
      const { promise: began, resolve: begin } = Promise.withResolvers<void>();
      const other = await openQueue(database, log);
      const ids = [draftLookup(), draftLookup()];
      await queue.stop(2_000);
      await other.work({
        concurrency: 1,
        worker: { id: 1, listLiving: async () => [] },
        run: async (lookupId, signal) => {
          begin();
          await delay(300);
          told.push(signal.aborted);
          await startLookup(database.db, lookupId, 1);
          await finishLookup(database.db, lookupId, { status: "success", at: NOW });
        },
      });
      await transact(database.db, async (db) => {
        for (const draft of ids) {
          await insertLookup(db, draft);
          await other.send(db, draft.id);
        }
      });
      await began;
      await other.stop(5_000);
      assert.deepEqual(told, [true]);
      const states = await Promise.all(ids.map(async ({ id }) => (await findLookupToRun(database.db, id))?.status));
      assert.deepEqual(states.sort(), ["queued", "success"]);
    });

    test("A run that outlasts the grace period learns that the service stopped, however late it asks", async () => {
      const began = Promise.withResolvers<void>();
      const stopped = Promise.withResolvers<void>();
      const told = Promise.withResolvers<unknown>();
      const other = await openQueue(database, log);
      await other.work({
        concurrency: 1,
        worker: { id: 1, listLiving: async () => [] },
        run: async (_lookupId, signal) => {
          began.resolve();
          await stopped.promise;
          told.resolve(signal.reason);
        },
      });
      const draft = draftLookup();
      await transact(database.db, async (db) => {
        await insertLookup(db, draft);
        await other.send(db, draft.id);
      });
      await began.promise;
      await other.stop(100);
      stopped.resolve();
      assert.ok((await told.promise) instanceof QueueStopped);
    });

    if (engine === "postgres") {
      test("A living worker takes over the job of a killed one", async () => {
        const fresh = await openVirgin(engine);
        const opened = await openQueue(fresh.database, log);
        const draft = draftLookup();
        const child = spawn(process.execPath, [CHILD, fresh.url ?? ""], { stdio: ["ignore", "pipe", "inherit"] });
        try {
          await transact(fresh.database.db, async (db) => {
            await insertLookup(db, draft);
            await opened.send(db, draft.id);
          });
          await new Promise((resolve) => child.stdout.once("data", resolve));
          const worker = await joinWorkers(fresh.database);
          const living = await worker.listLiving();
          assert.equal(living.length, 2);
          const ran: string[] = [];
          await opened.work({
            concurrency: 1,
            worker,
            run: async (lookupId) => void ran.push(lookupId),
          });
          await delay(3_000);
          assert.deepEqual(ran, [], "a living worker keeps its job");
          child.kill("SIGKILL");
          await until(() => ran.length > 0, 20_000);
          assert.deepEqual(ran, [draft.id]);
          assert.deepEqual(await worker.listLiving(), [worker.id]);
        } finally {
          child.kill("SIGKILL");
          await opened.stop(1_000);
          await fresh.database.close();
          await fresh.drop();
        }
      });

      test("A job just fetched from a dead worker is left to its new worker, until it is clear that it did not start", async () => {
        const fresh = await openVirgin(engine);
        const opened = await openQueue(fresh.database, log);
        const draft = draftLookup();
        try {
          await transact(fresh.database.db, async (db) => {
            await insertLookup(db, draft);
            await opened.send(db, draft.id);
          });
          await startLookup(fresh.database.db, draft.id, 1);
          await sql`update pgboss.job set state = 'active', started_on = clock_timestamp()`.execute(fresh.database.db);
          const ran: number[] = [];
          const since = performance.now();
          await opened.work({
            concurrency: 1,
            worker: { id: 2, listLiving: async () => [2] },
            run: async () => void ran.push(performance.now() - since),
          });
          await until(() => ran.length > 0, 20_000);
          assert.ok((ran[0] ?? 0) > 4_000, `taken away after ${ran[0]} ms`);
        } finally {
          await opened.stop(1_000);
          await fresh.database.close();
          await fresh.drop();
        }
      });
    } else {
      test("An abandoned job is picked up when the service restarts", async () => {
        const draft = draftLookup();
        const first = await openQueue(database, log);
        await transact(database.db, async (db) => {
          await insertLookup(db, draft);
          await first.send(db, draft.id);
        });
        await startLookup(database.db, draft.id, 1);
        // As a killed process leaves it: fetched, but never finished.
        await sql`update pgboss.job set state = 'active', started_on = now() where id = ${draft.id}`.execute(
          database.db,
        );
        const ran: string[] = [];
        const second = await openQueue(database, log);
        await second.work({
          concurrency: 1,
          worker: { id: 2, listLiving: async () => [2] },
          run: async (lookupId) => void ran.push(lookupId),
        });
        await until(() => ran.includes(draft.id));
        await first.stop(1_000);
        await second.stop(1_000);
      });
    }

    test("A worker that has left no longer counts as living", async () => {
      const worker = await joinWorkers(database);
      assert.ok((await worker.listLiving()).includes(worker.id));
      await worker.leave();
      if (engine === "postgres") {
        await until(async () => !(await worker.listLiving()).includes(worker.id));
      }
      assert.equal(url === null, engine === "embedded");
    });
  });
}

async function openVirgin(engine: Engine) {
  const fresh = engine === "postgres" ? await createPostgresDatabase() : null;
  const database = await openDatabase({ databaseUrl: fresh?.url ?? null, dataDir: "memory://" });
  await migrate(database);
  return { database, url: fresh?.url ?? null, drop: fresh?.drop ?? (async () => {}) };
}

async function countJobs(database: Database, id: string): Promise<number> {
  const result = await sql`select 1 from pgboss.job where id = ${id}`.execute(database.db);
  return result.rows.length;
}

async function jobState(database: Database, id: string): Promise<string | undefined> {
  const result = await sql<{ state: string }>`select state from pgboss.job where id = ${id}`.execute(database.db);
  return result.rows[0]?.state;
}

async function until(holds: () => boolean | Promise<boolean>, withinMs = 15_000): Promise<void> {
  const deadline = Date.now() + withinMs;
  while (!(await holds())) {
    assert.ok(Date.now() < deadline, "the condition never became true");
    await delay(20);
  }
}
