import { createHash } from "node:crypto";
import { sql } from "kysely";
import type { Db } from "./schema.ts";

export type Claimed =
  | { readonly state: "new" }
  | {
      readonly state: "done";
      readonly requestHash: string;
      /** The lookup that was made; `null` if something else was answered. */
      readonly lookupId: string | null;
      readonly answer: string | null;
    }
  | { readonly state: "in_flight" }
  | { readonly state: "mismatch" };

/** Whose key it is. The key itself is not kept: what its row holds is sealed with it. */
export interface IdempotencyKey {
  readonly accountId: string;
  readonly key: string;
}

/** How long one key stands for one request (the wire contract). */
const LIFETIME = sql`'24 hours'::interval`;
/** A process that died leaves its request in flight: whoever works on one says so again and again (`holdIdempotencyKey`). */
const MAX_FLIGHT = sql`'2 minutes'::interval`;
const BATCH = 1_000;

/**
 * Takes an Idempotency-Key for a request, or says what came of the one that has it.
 *
 * @param request `requestHash` is `null` if it is known at the end only: of a streamed body
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

/** Keeps what the request came to: the lookup it made, or a sealed answer, which may be empty. */
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
 * Gives a key back whose request has failed: it may be tried again. One whose request is done stays: where a connection is lost
 * at the end of a transaction, nobody else knows which it is.
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

/** Says of a request that it is worked on still. */
export async function holdIdempotencyKey(db: Db, { accountId, key }: IdempotencyKey): Promise<void> {
  await sql`
    update idempotency set created_at = now()
    where account_id = ${accountId} and key = ${hashKey(key)} and lookup_id is null and answer is null
  `.execute(db);
}

/** Gives all keys back whose requests are under way: for a process that is alone on its database, and starts. */
export async function releaseLeftIdempotencyKeys(db: Db): Promise<void> {
  await sql`delete from idempotency where lookup_id is null and answer is null`.execute(db);
}

/** Deletes the keys whose time is over. @returns how many */
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
