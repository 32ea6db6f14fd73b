import { createHash } from "node:crypto";
import { sql } from "kysely";
import type { Db } from "./schema.ts";

export type Claimed =
  | { readonly state: "new" }
  | {
      readonly state: "done";
      readonly requestHash: string;
      /** The lookup that was created; `null` if the response was something else. */
      readonly lookupId: string | null;
      readonly answer: string | null;
    }
  | { readonly state: "in_flight" }
  | { readonly state: "mismatch" };

/** An Idempotency-Key and its account. The key itself is not stored, because it seals what its row holds. */
export interface IdempotencyKey {
  readonly accountId: string;
  readonly key: string;
}

/** How long a key stands for one request (wire contract). */
const LIFETIME = sql`'24 hours'::interval`;
/**
 * A process that dies leaves its request in flight, so whoever works on a request keeps refreshing it
 * (`holdIdempotencyKey`).
 */
const MAX_FLIGHT = sql`'2 minutes'::interval`;
const BATCH = 1_000;

/**
 * Claims an Idempotency-Key for a request, or returns the outcome of the request that has it.
 *
 * @param request `requestHash` is `null` if it becomes known only at the end, for a streamed body
 */
export async function claimIdempotencyKey(
  db: Db,
  request: IdempotencyKey & { readonly requestHash: string | null },
): Promise<Claimed> {
  const { accountId: account_id, requestHash } = request;
  const key = hashKey(request.key);
  await sql`
    delete from idempotency
    where account_id = ${account_id} and key = ${key} and (created_at < now() - ${LIFETIME}
      or (lookup_id is null and answer is null and created_at < now() - ${MAX_FLIGHT}))
  `.execute(db);
  const taken = await db
    .insertInto("idempotency")
    .values({ account_id, key, request_hash: requestHash ?? "", lookup_id: null, answer: null })
    .onConflict((conflict) => conflict.columns(["account_id", "key"]).doNothing())
    .executeTakeFirst();
  if ((taken.numInsertedOrUpdatedRows ?? 0n) > 0n) return { state: "new" };
  const row = await db
    .selectFrom("idempotency")
    .select(["request_hash as requestHash", "lookup_id as lookupId", "answer"])
    .where("account_id", "=", account_id)
    .where("key", "=", key)
    .executeTakeFirst();
  if (!row) return { state: "in_flight" };
  if (requestHash !== null && row.requestHash !== "" && row.requestHash !== requestHash) return { state: "mismatch" };
  return row.lookupId === null && row.answer === null ? { state: "in_flight" } : { state: "done", ...row };
}

/** Stores the outcome of the request: the lookup it created, or a sealed response, which may be empty. */
export async function finishIdempotencyKey(
  db: Db,
  { accountId, key }: IdempotencyKey,
  outcome: { readonly lookupId: string } | { readonly requestHash: string; readonly answer: string },
): Promise<void> {
  await db
    .updateTable("idempotency")
    .set(
      "lookupId" in outcome
        ? { lookup_id: outcome.lookupId }
        : { request_hash: outcome.requestHash, answer: outcome.answer },
    )
    .where("account_id", "=", accountId)
    .where("key", "=", hashKey(key))
    .execute();
}

/**
 * Releases the key of a failed request, so that it can be tried again. The key of a finished request stays: if the
 * connection is lost at the end of a transaction, only the database knows which it is.
 */
export async function releaseIdempotencyKey(db: Db, { accountId, key }: IdempotencyKey): Promise<void> {
  await db
    .deleteFrom("idempotency")
    .where("account_id", "=", accountId)
    .where("key", "=", hashKey(key))
    .where("lookup_id", "is", null)
    .where("answer", "is", null)
    .execute();
}

/** Marks a request as still being worked on. */
export async function holdIdempotencyKey(db: Db, { accountId, key }: IdempotencyKey): Promise<void> {
  await sql`
    update idempotency set created_at = now()
    where account_id = ${accountId} and key = ${hashKey(key)} and lookup_id is null and answer is null
  `.execute(db);
}

/** Releases the keys of all requests in flight, for a process that starts and is alone on its database. */
export async function releaseLeftIdempotencyKeys(db: Db): Promise<void> {
  await sql`delete from idempotency where lookup_id is null and answer is null`.execute(db);
}

/** Deletes expired keys. @returns how many */
export async function forgetIdempotencyKeys(db: Db): Promise<number> {
  let forgotten = 0;
  for (;;) {
    const deleted = await sql`
      delete from idempotency where (account_id, key) in (
        select account_id, key from idempotency where created_at < now() - ${LIFETIME} limit ${BATCH})
    `.execute(db);
    const count = Number(deleted.numAffectedRows ?? 0n);
    forgotten += count;
    if (count < BATCH) return forgotten;
  }
}

function hashKey(key: string): string {
  return createHash("sha256").update(key).digest("hex");
}
