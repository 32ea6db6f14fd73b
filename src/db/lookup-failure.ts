import { sql } from "kysely";
import type { Db } from "./schema.ts";

/** Counts a failure of our own in a lookup's run. Returns how many there were. */
export async function countFailure(db: Db, id: string): Promise<number> {
  const row = await db
    .updateTable("lookup")
    .set({ failures: sql`failures + 1` })
    .where("id", "=", id)
    .returning("failures")
    .executeTakeFirst();
  return row?.failures ?? 0;
}

/** Says before a worker ends by intention that whoever takes its lookup over is not to count that as a failure. */
export async function excuseWorker(db: Db, id: string): Promise<void> {
  await db
    .updateTable("lookup")
    .set({ failures: sql`failures - 1` })
    .where("id", "=", id)
    .where("status", "=", "running")
    .execute();
}
