import { sql } from "kysely";
import { forgetAnswersOf } from "./answer.ts";
import { forgetRowsOf, spendOnRowsOf } from "./bulk-row.ts";
import { returnSetAside } from "./credit-entry.ts";
import { deleteDataKeys } from "./data-key.ts";
import { deleteLeftDecisions } from "./decision.ts";
import { notifyLookup } from "./lookup-hint.ts";
import { isDistributed } from "./distributed.ts";
import { deleteLeftNotes } from "./person-note.ts";
import type { Db } from "./schema.ts";
import { unsuppressed } from "./suppression.ts";
import { lockTombstones } from "./tombstone.ts";
import { transact } from "./transaction.ts";
import type { ToldLookup } from "./webhook-delivery.ts";

/** Expired lookups that still hold data, oldest first. */
export async function listExpired(db: Db, now: Date, limit: number): Promise<string[]> {
  const rows = await db
    .selectFrom("lookup")
    .select("id")
    .where("expires_at", "<=", now)
    .where("status", "<>", "expired")
    .orderBy("expires_at")
    .limit(limit)
    .execute();
  return rows.map((row) => row.id);
}

/**
 * Deletes everything under a lookup, its profile and its person; the lookup itself stays, to say that it has expired.
 * If it had not ended, it costs nothing.
 */
export async function expireLookup(db: Db, id: string): Promise<void> {
  await transact(db, async (db) => {
    await settleBeforeEnd(db, [id]);
    await db.updateTable("lookup").set({ status: "expired", worker: null }).where("id", "=", id).execute();
    await emptyLookup(db, id);
    await forgetRowsOf(db, id);
    await notifyLookup(db, id);
  });
}

/**
 * Settles what is reserved for lookups that are about to be deleted, in the budgets of their bulks and with their keys.
 * They stay locked until the caller's transaction ends.
 */
export async function settleBeforeEnd(db: Db, ids: readonly string[]): Promise<void> {
  await lockLookups(db, ids);
  await spendOnRowsOf(db, ids);
  await returnSetAside(db, ids);
}

/** Keeps only when a lookup was created and how it ended, and the keyed hashes that keep it hidden if it was. */
export async function emptyLookup(db: Db, id: string): Promise<void> {
  await forgetAnswersOf(db, id);
  await deleteDataKeys(db, [`lookup/${id}`]);
  for (const table of TABLES_UNDER) await sql`delete from ${sql.table(table)} where lookup_id = ${id}`.execute(db);
  const row = await db
    .updateTable("lookup")
    .set({
      data: null,
      sealed_data: null,
      sealed_gists: null,
      evidence: null,
      related: "[]",
      unknown_pointers: [],
      identifiers: "[]",
      candidate: JSON.stringify(NOBODY),
      metadata: "{}",
      webhook_url: null,
    })
    .where("id", "=", id)
    .returning(["account_id as accountId", "subject"])
    .executeTakeFirst();
  if (row === undefined) return;
  await deleteLeftDecisions(db, row);
  await deleteLeftNotes(db, row);
}

/** The `LookupSubject` of a lookup that keeps nothing about its person. */
export const NOBODY = {
  fullName: "",
  aliases: [],
  avatarUrl: null,
  email: null,
  birthDate: null,
  headline: null,
  company: null,
  location: null,
  sources: [],
};

/**
 * Forgets what a lookup found because it turned out to be about a suppressed person: its findings are deleted, its
 * ledger says that nobody was found, and from now on it contacts no source and has no keys. Does nothing if the lookup
 * itself has been hidden or deleted since: without its keys it would become visible again.
 *
 * @returns whether there was a lookup to forget
 */
export async function forgetFindings(db: Db, id: string): Promise<boolean> {
  return await transact(db, async (db) => {
    // A suppression locks the chain, so everything listed so far is visible here, and nothing is added until this ends.
    await lockTombstones(db);
    const { rows } = await sql`
      select 1 from lookup where id = ${id} and ${unsuppressed("lookup.suppression_keys")} for no key update
    `.execute(db);
    if (rows.length === 0) return false;
    await forgetAnswersOf(db, id);
    for (const table of ["outbound_request", "record", "match", "claim", "second_reading"]) {
      await sql`delete from ${sql.table(table)} where lookup_id = ${id}`.execute(db);
    }
    await sql`delete from datasource where lookup_id = ${id} and connector <> 'operator'`.execute(db);
    await sql`
      update probe set outcome = 'absent', reason = null, unread = null
      where lookup_id = ${id} and connector <> 'operator' and outcome <> 'skipped'
    `.execute(db);
    await db
      .updateTable("lookup")
      .set({
        asks_nobody: true,
        suppression_keys: [],
        data: null,
        sealed_data: null,
        sealed_gists: null,
        evidence: null,
        related: "[]",
        unknown_pointers: [],
      })
      .where("id", "=", id)
      .execute();
    return true;
  });
}

/** A lookup of the account, whether its person is suppressed or not: suppressed data can still be erased. */
export async function findLookupToErase(db: Db, id: string, accountId: string): Promise<ToldLookup | null> {
  const row = await db
    .selectFrom("lookup")
    .select(["id", "account_id as accountId", "purpose", "revision", "webhook_url as webhookUrl"])
    .where("id", "=", id)
    .where("account_id", "=", accountId)
    .executeTakeFirst();
  return row === undefined ? null : (row as ToldLookup);
}

/** Lookups to be erased whose receivers are notified. They are locked until the transaction ends. */
export async function listToldLookups(db: Db, ids: readonly string[]): Promise<ToldLookup[]> {
  await lockLookups(db, ids);
  const { rows } = await sql<ToldLookup>`
    select id, account_id as "accountId", purpose, revision, webhook_url as "webhookUrl" from lookup
    where id = any(${[...ids]}::uuid[]) order by id
  `.execute(db);
  return rows;
}

/**
 * In the order of their IDs; one by one where they are on several servers, because no statement can lock rows on two.
 */
async function lockLookups(db: Db, ids: readonly string[]): Promise<void> {
  if (!(await isDistributed(db))) {
    await sql`select 1 from lookup where id = any(${[...ids]}::uuid[]) order by id for update`.execute(db);
    return;
  }
  for (const id of ids.toSorted()) await sql`select 1 from lookup where id = ${id} for update`.execute(db);
}

const TABLES_UNDER = "outbound_request probe datasource record match claim second_reading share webhook_delivery".split(
  " ",
);

/**
 * Deletes the lookup and the rows under it. If it had not ended, it costs nothing. Returns how many rows were deleted,
 * by table.
 */
export async function deleteLookup(db: Db, id: string): Promise<Record<string, number>> {
  await settleBeforeEnd(db, [id]);
  const keys = await deleteDataKeys(db, [`lookup/${id}`]);
  const rows: Record<string, number> = { data_key: keys, source_answer: await forgetAnswersOf(db, id) };
  for (const table of TABLES_UNDER) {
    const result = await sql`delete from ${sql.table(table)} where lookup_id = ${id}`.execute(db);
    rows[table] = Number(result.numAffectedRows ?? 0);
  }
  rows["bulk_row"] = await forgetRowsOf(db, id);
  const repeats = await db.deleteFrom("idempotency").where("lookup_id", "=", id).executeTakeFirst();
  rows["idempotency"] = Number(repeats.numDeletedRows);
  const gone = await db
    .deleteFrom("lookup")
    .where("id", "=", id)
    .returning(["account_id as accountId", "subject"])
    .executeTakeFirst();
  rows["lookup"] = gone ? 1 : 0;
  rows["decision"] = gone ? await deleteLeftDecisions(db, gone) : 0;
  rows["person_note"] = gone ? await deleteLeftNotes(db, gone) : 0;
  await notifyLookup(db, id);
  return rows;
}
