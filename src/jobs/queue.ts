import { sql } from "kysely";
import { PgBoss } from "pg-boss";
import type { Database } from "../db/open.ts";
import type { Db } from "../db/schema.ts";
import { errorFields, type Log } from "../log.ts";
import { sendJob } from "./send.ts";

/** The one queue: a job stands for a lookup, and has its id. */
const LOOKUPS = "lookup";
// A job is retried until the lookup itself is ended: a killed worker must never use up its tries.
const RETRY_LIMIT = 1_000;
const EXPIRE_SECONDS = 900;
const POLL_SECONDS = 0.5;
// With notifications a poll is only the net below them.
const NOTIFIED_POLL_SECONDS = 2;
const ORPHAN_INTERVAL_MS = 2_000;
// A worker that fetched a job takes the lookup up within milliseconds; one that has not after this is dead.
const STARTING_MS = 5_000;

export interface Queue {
  /** Enqueues a lookup inside the caller's transaction: the row and its job appear together or not at all. */
  send(db: Db, lookupId: string): Promise<void>;
  /** Starts working jobs off, `concurrency` at a time. Jobs of workers that are no longer living are taken over. */
  work(options: {
    readonly concurrency: number;
    readonly run: (lookupId: string, signal: AbortSignal) => Promise<void>;
    readonly listLiving: () => Promise<readonly number[]>;
  }): Promise<void>;
  /** Lets running jobs end for up to `graceMs`, then leaves them to whoever starts next. */
  stop(graceMs: number): Promise<void>;
}

/** Opens the queue: its schema, the queue itself, and the cache that `send` needs, before anything is sent. */
export async function openQueue(database: Database, log: Log): Promise<Queue> {
  const boss = new PgBoss({
    db: {
      executeSql: (text, values) => database.execute(text, values),
      listen: async (channel, onNotification, onReconnect) => {
        const stop = await database.listen(channel, onNotification);
        onReconnect();
        return { close: stop };
      },
    },
    backend: database.engine === "embedded" ? "pglite" : "postgres",
    useListenNotify: true,
    schedule: false,
    reindex: false,
    monitorVacuum: false,
  });
  boss.on("error", (error) => log.error(errorFields(error), "job queue"));
  await boss.start();
  await boss.createQueue(LOOKUPS, {
    policy: "standard",
    retryLimit: RETRY_LIMIT,
    retryDelay: 1,
    expireInSeconds: EXPIRE_SECONDS,
    notify: true,
  });
  // `getQueue` does not fill the cache that `send` reads; of the calls that do, this one changes nothing.
  await boss.previewRedrive(LOOKUPS);
  const stopping = new AbortController();
  let orphanTimer: NodeJS.Timeout | undefined;

  /** A lane that finished a job looks for the next at once: the queue's own pause is for lanes that found none. */
  const startLane = async (run: (lookupId: string, signal: AbortSignal) => Promise<void>) => {
    const id: string = await boss.work<{ lookupId: string }>(
      LOOKUPS,
      { pollingIntervalSeconds: POLL_SECONDS, notifyPollingIntervalSeconds: NOTIFIED_POLL_SECONDS },
      async ([job]) => {
        if (!job) return;
        try {
          await run(job.data.lookupId, AbortSignal.any([job.signal, stopping.signal]));
        } finally {
          boss.notifyWorker(id);
        }
      },
    );
  };

  return {
    send: (db, lookupId) => sendJob(boss, LOOKUPS, lookupId, db),
    async work({ concurrency, run, listLiving }) {
      const reclaim = async (startingMs: number) => {
        for (const lookupId of await listOrphans(database.db, await listLiving(), startingMs)) {
          await boss.fail(LOOKUPS, lookupId, { reason: "worker gone" });
        }
      };
      // The embedded engine has no other process: whatever is active when this one starts was left behind.
      await reclaim(database.engine === "embedded" ? 0 : STARTING_MS);
      orphanTimer = setInterval(() => {
        reclaim(STARTING_MS).catch((error: unknown) => log.error(errorFields(error), "orphans could not be reclaimed"));
      }, ORPHAN_INTERVAL_MS);
      for (let lane = 0; lane < concurrency; lane++) await startLane(run);
    },
    async stop(graceMs) {
      clearInterval(orphanTimer);
      stopping.abort();
      await boss.stop({ graceful: true, timeout: graceMs, close: false });
    },
  };
}

/** Lookups with an active job and no living worker. */
async function listOrphans(db: Db, living: readonly number[], startingMs: number): Promise<string[]> {
  const rows = await sql<{ id: string }>`
    select lookup.id from lookup join pgboss.job on job.id = lookup.id
    where job.name = ${LOOKUPS} and job.state = 'active' and (
      (lookup.status = 'running' and not (lookup.worker = any(${[...living]}::int[])))
      or (lookup.status = 'queued' and job.started_on <= now() - ${startingMs} * interval '1 millisecond')
    )
  `.execute(db);
  return rows.rows.map((row) => row.id);
}
