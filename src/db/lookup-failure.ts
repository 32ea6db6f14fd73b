import { sql } from "kysely";
import type { Db } from "./schema.ts";

/** Counts an internal failure in a lookup's run. Returns how many there have been. */
export async function countFailure(db: Db, id: string): Promise<number> {
  const row = await db
    .updateTable("lookup")
    .set({ failures: sql`failures + 1` })
    .where("id", "=", id)
    .returning("failures")
    .executeTakeFirst();
  return row?.failures ?? 0;
}

/** Called before a worker ends on purpose, so that whoever takes over its lookup does not count that as a failure. */
export async function excuseWorker(db: Db, id: string): Promise<void> {
  await db
    .updateTable("lookup")
    .set({ failures: sql`failures - 1` })
    .where("id", "=", id)
    .where("status", "=", "running")
    .execute();
}
