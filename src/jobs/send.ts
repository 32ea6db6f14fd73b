import { CompiledQuery } from "kysely";
import type { PgBoss } from "pg-boss";
import { keepPlan } from "../db/keep-plans.ts";
import type { Db } from "../db/schema.ts";

/**
 * The only place that sends a job. It requires the caller's transaction: on the embedded engine, sending through the
 * pool inside a transaction would wait for that transaction forever.
 */
export async function sendJob(
  boss: PgBoss,
  queue: string,
  lookupId: string,
  { db, priority }: { readonly db: Db; readonly priority: number },
): Promise<void> {
  if (!db.isTransaction) throw new Error("a job is sent inside the transaction that wrote its lookup");
  await boss.send(
    queue,
    { lookupId },
    {
      id: lookupId,
      priority,
      db: {
        async executeSql(text, values) {
          const result = await db.executeQuery(keepPlan(CompiledQuery.raw(text, values ?? [])));
          return { rows: result.rows as Record<string, unknown>[] };
        },
      },
    },
  );
}
