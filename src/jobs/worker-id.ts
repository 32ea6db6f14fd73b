import { randomInt } from "node:crypto";
import { sql } from "kysely";
import type { Database } from "../db/open.ts";

/** The first half of the advisory lock that every living worker holds: "CAND" in ASCII. */
const LOCK_CLASS = 0x43414e44;

export interface Worker {
  readonly id: number;
  /** The workers that are alive now, including this one. */
  listLiving(): Promise<number[]>;
  leave(): Promise<void>;
}

/**
 * Gives this process a worker number. On PostgreSQL, a session holds a lock under it: however the process dies, the
 * server drops the session, and the others see that at once. The embedded engine has one process, so every other number
 * belongs to a dead worker.
 */
export async function joinWorkers(database: Database): Promise<Worker> {
  const id = randomInt(1, 2 ** 31 - 1);
  if (database.engine === "embedded") return { id, listLiving: async () => [id], leave: async () => {} };
  const release = await database.holdLock(LOCK_CLASS, id);
  return {
    id,
    async listLiving() {
      const locks = await sql<{ objid: number }>`
        select objid::bigint from pg_locks
        where locktype = 'advisory' and classid = ${LOCK_CLASS}::bigint::oid and granted
          and database = (select oid from pg_database where datname = current_database())
      `.execute(database.db);
      return locks.rows.map((row) => Number(row.objid));
    },
    leave: release,
  };
}
