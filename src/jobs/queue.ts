import { setTimeout as delay } from "node:timers/promises";
import { sql } from "kysely";
import { PgBoss } from "pg-boss";
import { backOffMs } from "../db/back-off.ts";
import { lockMigrations } from "../db/migrate.ts";
import type { Database } from "../db/open.ts";
import type { Db } from "../db/schema.ts";
import { transact } from "../db/transaction.ts";
import { isUnavailable } from "../db/unavailable.ts";
import { countAhead } from "../db/waiting.ts";
import { errorFields, type Log } from "../log.ts";
import { sendJob } from "./send.ts";
import type { Worker } from "./worker-id.ts";

/** The only queue: a job stands for a lookup, and has its ID. */
const LOOKUPS = "lookup";
const SCHEMA = "pgboss";
// A job is retried until the lookup itself has ended, because killed workers must never use up its attempts.
const MAX_RETRIES = 1_000;
const EXPIRE_SECONDS = 900;
/**
 * How many waiting or running lookups of a key are counted: keys with more than this are served in the order of
 * arrival.
 */
const MAX_AHEAD = 100;
const POLL_SECONDS = 0.5;
// With notifications, polling is only a safety net.
const NOTIFIED_POLL_SECONDS = 2;
const ORPHAN_INTERVAL_MS = 2_000;
// A worker starts the lookup within milliseconds of fetching its job; one that has not done so after this time is dead.
const STARTING_MS = 5_000;
// How long other workers have to retake their locks after the database was away: twice the longest pause between two
// attempts plus their own check of the database.
const SETTLING_MS = 15_000;

/** The abort reason of runs that end because the service stops. */
export class QueueStopped extends Error {}

type Run = (lookupId: string, signal: AbortSignal) => Promise<void>;

export interface Queue {
  /**
   * Enqueues a lookup in the caller's transaction, so that the row and its job appear together or not at all. Keys take
   * turns: one with much under way comes after those with less.
   *
   * @param isWaitedFor if false, the lookup comes only when no others are waiting
   */
  send(db: Db, lookupId: string, isWaitedFor?: boolean): Promise<void>;
  /**
   * Starts processing jobs, `concurrency` at a time. A run interrupted by the database is started again when the
   * database is back. Takes over jobs of dead workers, and jobs of this worker that it is not running.
   */
  work(options: {
    readonly concurrency: number;
    readonly run: Run;
    readonly worker: Pick<Worker, "id" | "listLiving">;
  }): Promise<void>;
  /** Tells running jobs that the service is stopping: failures from now on are not theirs. */
  interrupt(): void;
  /** Interrupts running jobs and lets them end for up to `graceMs`, then leaves them to whoever starts next. */
  stop(graceMs: number): Promise<void>;
}

/**
 * Processes that open the queue of an empty database together take turns in pg-boss, but a connection that has looked
 * for the schema in vain before its turn still misses it afterwards, and fails to create it. So it exists before any
 * connection looks for it.
 */
async function createSchema(database: Database): Promise<void> {
  await transact(database.db, async (db) => {
    await lockMigrations(db);
    await sql`create schema if not exists ${sql.id(SCHEMA)}`.execute(db);
  });
}

/** Opens the queue: its schema, the queue itself, and the cache that `send` needs, before anything is sent. */
export async function openQueue(database: Database, log: Log): Promise<Queue> {
  const boss = new PgBoss({
    db: {
      executeSql: (text, values) => database.execute(text, values),
      listen: async (channel, onNotification, onReconnect) => {
        return { close: await database.listen(channel, onNotification, onReconnect) };
      },
    },
    backend: database.engine === "embedded" ? "pglite" : "postgres",
    schema: SCHEMA,
    useListenNotify: true,
    schedule: false,
    reindex: false,
    monitorVacuum: false,
  });
  // Problems of the database have already been logged.
  boss.on("error", (error) => {
    if (!isUnavailable(error)) log.error(errorFields(error), "job queue");
  });
  await createSchema(database);
  await boss.start();
  await boss.createQueue(LOOKUPS, {
    policy: "standard",
    retryLimit: MAX_RETRIES,
    retryDelay: 1,
    expireInSeconds: EXPIRE_SECONDS,
    notify: true,
  });
  // `getQueue` does not fill the cache that `send` reads; of the calls that do, this one changes nothing.
  await boss.previewRedrive(LOOKUPS);
  const stopping = new AbortController();
  const running = new Set<string>();
  let orphanTimer: NodeJS.Timeout | undefined;

  const runThrough = async (run: Run, lookupId: string, signal: AbortSignal) => {
    for (let attempt = 0; ; attempt++) {
      try {
        return await run(lookupId, signal);
      } catch (error) {
        if (!isUnavailable(error) || signal.aborted) throw error;
        await untilAborted(database.back(), signal);
        await delay(backOffMs(attempt), undefined, { signal });
      }
    }
  };

  /** A lane that has finished a job looks for the next at once: the queue's own pause is for lanes that found none. */
  const startLane = async (run: Run) => {
    const id: string = await boss.work<{ lookupId: string }>(
      LOOKUPS,
      { pollingIntervalSeconds: POLL_SECONDS, notifyPollingIntervalSeconds: NOTIFIED_POLL_SECONDS },
      async ([job]) => {
        if (!job) return;
        const { lookupId } = job.data;
        running.add(lookupId);
        try {
          // Put our stop first, so that it is the reason even if the queue has also aborted the job by the time
          // somebody reads it.
          await runThrough(run, lookupId, AbortSignal.any([stopping.signal, job.signal]));
        } finally {
          running.delete(lookupId);
          boss.notifyWorker(id);
        }
      },
    );
  };
  const interrupt = () => {
    clearInterval(orphanTimer);
    stopping.abort(new QueueStopped("the queue stops"));
  };

  return {
    async send(db, lookupId, isWaitedFor = true) {
      const turn = MAX_AHEAD - (await countAhead(db, lookupId, MAX_AHEAD));
      await sendJob(boss, LOOKUPS, lookupId, { db, priority: isWaitedFor ? MAX_AHEAD + 1 + turn : turn });
    },
    async work({ concurrency, run, worker }) {
      let settledAt = 0;
      const reclaim = async (startingMs: number) => {
        const living = performance.now() < settledAt ? null : await worker.listLiving();
        for (const lookupId of await listOrphans(database.db, { living, worker: worker.id, running, startingMs })) {
          await boss.fail(LOOKUPS, lookupId, { reason: "worker gone" });
        }
      };
      // The embedded engine has no other processes: whatever is active at the start was left behind.
      await reclaim(database.engine === "embedded" ? 0 : STARTING_MS);
      orphanTimer = setInterval(() => {
        reclaim(STARTING_MS).catch((error: unknown) => {
          if (isUnavailable(error)) settledAt = performance.now() + SETTLING_MS;
          else log.error(errorFields(error), "orphans could not be reclaimed");
        });
      }, ORPHAN_INTERVAL_MS);
      for (let lane = 0; lane < concurrency; lane++) await startLane(run);
    },
    interrupt,
    async stop(graceMs) {
      interrupt();
      await boss.stop({ graceful: true, timeout: graceMs, close: false });
    },
  };
}

/** Resolves with the promise; rejects as soon as the signal aborts. */
async function untilAborted(promise: Promise<void>, signal: AbortSignal): Promise<void> {
  const aborted = Promise.withResolvers<never>();
  const abort = () => aborted.reject(signal.reason);
  signal.addEventListener("abort", abort, { once: true });
  try {
    signal.throwIfAborted();
    await Promise.race([promise, aborted.promise]);
  } finally {
    signal.removeEventListener("abort", abort);
  }
}

interface Workers {
  /** `null` if nobody can tell who is alive: then nobody counts as dead. */
  readonly living: readonly number[] | null;
  /** The worker that asks, and what it is running. */
  readonly worker: number;
  readonly running: ReadonlySet<string>;
  readonly startingMs: number;
}

/**
 * Lookups with an active job that nobody is running: their worker is dead, or it is this one, which knows nothing of
 * them. If the job was fetched again after that worker started it, another worker is just starting it.
 */
async function listOrphans(db: Db, { living, worker, running, startingMs }: Workers): Promise<string[]> {
  const others = living === null ? sql`true` : sql`lookup.worker = any(${[...living]}::int[])`;
  const takenAt = sql`coalesce(lookup.taken_at, '-infinity')`;
  const rows = await sql<{ id: string }>`
    select lookup.id from lookup join pgboss.job on job.id = lookup.id
    where job.name = ${LOOKUPS} and job.state = 'active' and not (lookup.id = any(${[...running]}::uuid[])) and (
      (lookup.status = 'running' and ${takenAt} >= job.started_on and (lookup.worker = ${worker} or not (${others})))
      or job.started_on <= now() - ${startingMs} * interval '1 millisecond' and (
        lookup.status = 'queued' or (lookup.status = 'running' and ${takenAt} < job.started_on)
      )
    )
  `.execute(db);
  return rows.rows.map((row) => row.id);
}
