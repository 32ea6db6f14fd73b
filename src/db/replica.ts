import { setTimeout as delay } from "node:timers/promises";
import pg from "pg";
import type { Log } from "../log.ts";
import type { Connections } from "./connections.ts";
import type { ReadDatabase, Replica } from "./database.ts";
import { isUnavailable } from "./unavailable.ts";

/**
 * How long a search waits for the replica to catch up with what was committed before it. Within one site, streaming
 * takes a few milliseconds.
 */
const WAIT_MS = 100;
/** How often to ask a replica that was behind whether it still is. */
const LOOK_MS = 250;

/** A server's position in the write-ahead log, and which log of which database that is. */
interface ReplicaPosition {
  readonly lsn: string;
  readonly system: string;
  readonly timeline: number;
  readonly name: string;
}

/** A server's description of itself: `isReplica` if it replays another server's log, `lsn` how far it has come. */
const POSITION = `select pg_is_in_recovery() as "isReplica", current_database() as name,
  (select system_identifier::text from pg_control_system()) as system,
  (select timeline_id from pg_control_checkpoint()) as timeline,
  case when pg_is_in_recovery() then pg_last_wal_replay_lsn() else pg_current_wal_flush_lsn() end::text as lsn`;

/**
 * Whether a replica has replayed everything up to a position. The log of another system, or of a timeline that one of
 * the two has left (a failover), says nothing about it.
 */
const IS_PAST = `select pg_is_in_recovery() and current_database() = $4
  and (select system_identifier::text from pg_control_system()) = $2
  and (select timeline_id from pg_control_checkpoint()) = $3
  and coalesce(pg_last_wal_replay_lsn() >= $1::pg_lsn, false) as past`;

/**
 * A streaming replica of PostgreSQL. Before each search it is asked whether it has everything committed so far: callers
 * then find what they have written, and nobody finds who has been suppressed. If it is behind or does not answer,
 * searches read from the database.
 */
export class StreamingReplica implements Replica {
  readonly #database: ReadDatabase;
  readonly #here: Connections;
  readonly #there: Connections;
  readonly #log: Log | undefined;
  readonly #closing = new AbortController();
  #running: Promise<unknown> = Promise.resolve();
  #next: Promise<boolean> | null = null;
  #isBehind = false;
  #reads = { replica: 0, database: 0 };

  /**
   * @param here connections to the database
   * @param there connections to the replica, through which `database` reads
   */
  constructor(here: Connections, there: Connections, database: ReadDatabase, log?: Log) {
    this.#here = here;
    this.#there = there;
    this.#database = database;
    this.#log = log;
  }

  get reads(): Readonly<Record<"replica" | "database", number>> {
    return this.#reads;
  }

  async read<T>(database: ReadDatabase, work: (from: ReadDatabase) => Promise<T>): Promise<T> {
    if (await this.#isCurrent()) {
      try {
        const found = await work(this.#database);
        this.#reads.replica++;
        return found;
      } catch (error) {
        if (!isUnavailable(error) && !(error instanceof pg.DatabaseError)) throw error;
        this.#log?.warn({ code: error.code }, "the replica broke off a search: it is read from the database");
      }
    }
    this.#reads.database++;
    return await work(database);
  }

  async isOfDatabase(): Promise<boolean> {
    const [here, there] = [await positionOf(this.#here), await positionOf(this.#there)];
    return there.isReplica && !here.isReplica && there.system === here.system && there.name === here.name;
  }

  async close(): Promise<void> {
    this.#closing.abort();
    await this.#there.end();
  }

  /**
   * Asks once for all searches that arrive before the question is sent; an answer to an earlier question would not do.
   */
  async #isCurrent(): Promise<boolean> {
    if (this.#isBehind) return false;
    this.#next ??= this.#running.then(() => {
      this.#next = null;
      const asked = this.#ask();
      this.#running = asked;
      return asked;
    });
    return await this.#next;
  }

  async #ask(): Promise<boolean> {
    const isCurrent = await this.#catchesUp(WAIT_MS);
    if (!isCurrent && !this.#isBehind) {
      this.#isBehind = true;
      this.#log?.warn({}, "the replica is behind or unavailable: searches read from the database");
      void this.#watch();
    }
    return isCurrent;
  }

  /** The only loop that asks a replica that was behind. */
  async #watch(): Promise<void> {
    const { signal } = this.#closing;
    while (!signal.aborted) {
      await delay(LOOK_MS, undefined, { signal, ref: false }).catch(() => {});
      if (signal.aborted || !(await this.#catchesUp(WAIT_MS))) continue;
      this.#log?.info({}, "the replica is up to date: searches read from it");
      this.#isBehind = false;
      return;
    }
  }

  /** Whether it has, within the given time, everything that is committed now. */
  async #catchesUp(ms: number): Promise<boolean> {
    const waiting = new AbortController();
    const late = delay(ms, false, { signal: waiting.signal, ref: false }).catch(() => false);
    try {
      return await Promise.race([this.#reachesNow(waiting.signal), late]);
    } catch (error) {
      // If the database itself has a problem, searches that read from it will report it.
      if (isUnavailable(error) || error instanceof pg.DatabaseError) return false;
      throw error;
    } finally {
      waiting.abort();
    }
  }

  async #reachesNow(signal: AbortSignal): Promise<boolean> {
    const { isReplica, lsn, system, timeline, name } = await positionOf(this.#here);
    if (isReplica) return false;
    for (let waitMs = 1; !signal.aborted; waitMs *= 2) {
      const values = [lsn, system, timeline, name];
      const { rows } = await this.#there.query<{ past: boolean }>({ text: IS_PAST, values });
      if (rows[0]?.past) return true;
      await delay(waitMs, undefined, { signal, ref: false }).catch(() => {});
    }
    return false;
  }
}

async function positionOf(connections: Connections): Promise<ReplicaPosition & { readonly isReplica: boolean }> {
  const { rows } = await connections.query<ReplicaPosition & { isReplica: boolean }>(POSITION);
  const [position] = rows;
  if (!position) throw new Error("a select without a table has one row");
  return position;
}
