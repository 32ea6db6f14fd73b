import { sql } from "kysely";
import type { Db } from "./schema.ts";

export type Claimed =
  | { readonly state: "new" }
  | { readonly state: "done"; readonly lookupId: string }
  | { readonly state: "in_flight" }
  | { readonly state: "mismatch" };

/** How long one key stands for one request (the wire contract). */
const LIFETIME = "24 hours";

/** Takes an Idempotency-Key for a request, or says what came of the one that has it. */
export async function claimIdempotencyKey(
  db: Db,
  request: { readonly accountId: string; readonly key: string; readonly requestHash: string },
): Promise<Claimed> {
  const { accountId, key, requestHash } = request;
  await sql`
    delete from idempotency
    where account_id = ${accountId} and key = ${key} and created_at < now() - ${LIFETIME}::interval
  `.execute(db);
  const taken = await db
    .insertInto("idempotency")
    .values({ account_id: accountId, key, request_hash: requestHash, lookup_id: null })
    .onConflict((conflict) => conflict.columns(["account_id", "key"]).doNothing())
    .executeTakeFirst();
  if ((taken.numInsertedOrUpdatedRows ?? 0n) > 0n) return { state: "new" };
  const row = await db
    .selectFrom("idempotency")
    .select(["request_hash", "lookup_id"])
    .where("account_id", "=", accountId)
    .where("key", "=", key)
    .executeTakeFirst();
  if (!row) return { state: "in_flight" };
  if (row.request_hash !== requestHash) return { state: "mismatch" };
  return row.lookup_id === null ? { state: "in_flight" } : { state: "done", lookupId: row.lookup_id };
}

export async function finishIdempotencyKey(db: Db, accountId: string, key: string, lookupId: string): Promise<void> {
  await db
    .updateTable("idempotency")
    .set({ lookup_id: lookupId })
    .where("account_id", "=", accountId)
    .where("key", "=", key)
    .execute();
}
