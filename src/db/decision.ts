import { sql } from "kysely";
import { LOOKUP_SUBJECTS, ownLookup } from "./lookup-subjects.ts";
import { adoptNotes } from "./person-note.ts";
import type { Db } from "./schema.ts";
import { unsuppressed } from "./suppression.ts";

/** What a person decided of a record: that it is the candidate, or somebody else; or that a flag says something wrong. */
export interface Decision {
  /** Of a flag: `flag:` and its name. No record has such an id. */
  readonly recordId: string;
  readonly judgement: "own" | "other" | "dismissed";
  /** The key whose holder decided. */
  readonly keyId: string;
  readonly decidedAt: Date;
}

/** A decision that stands, with the lookup in which it was taken; `null` if an earlier release did not keep it. */
export interface StoredDecision extends Decision {
  readonly lookupId: string | null;
}

/**
 * What stands for a lookup: the newest decision of each record that its account took about its subject, or about
 * anybody its candidate is merged with. In the order of the records' ids.
 */
export async function listDecisions(db: Db, lookupId: string): Promise<StoredDecision[]> {
  const rows = await sql<StoredDecision>`
    with ${ownLookup(lookupId, unsuppressed("lookup.suppression_keys"))}
    select distinct on (decision.record_id) decision.record_id as "recordId", decision.judgement,
      decision.key_id as "keyId", decision.decided_at as "decidedAt", decision.lookup_id as "lookupId"
    from own as lookup
    join decision on decision.account_id = lookup.account_id and decision.subject = any(${LOOKUP_SUBJECTS})
    order by decision.record_id, decision.decided_at desc, decision.subject
  `.execute(db);
  return rows.rows;
}

const FLAG_PREFIX = "flag:";

/** Under what a decision about a flag of brand safety is kept. */
export function flagDecisionId(flag: string): string {
  return FLAG_PREFIX + flag;
}

/** A flag that a person dismissed. */
export interface Dismissal {
  readonly flag: string;
  /** The name of the key whose holder did; empty if it is gone. */
  readonly by: string;
  readonly at: Date;
}

/** The flags that the lookup's account dismissed for its subject. */
export async function listDismissals(db: Db, lookupId: string): Promise<Dismissal[]> {
  const dismissed = (await listDecisions(db, lookupId)).filter(({ judgement }) => judgement === "dismissed");
  if (dismissed.length === 0) return [];
  const keyIds = dismissed.map(({ keyId }) => keyId);
  const keys = await db.selectFrom("api_key").select(["id", "name"]).where("id", "in", keyIds).execute();
  const names = new Map(keys.map(({ id, name }) => [id, name]));
  return dismissed.map(({ recordId, keyId, decidedAt }) => ({
    flag: recordId.slice(FLAG_PREFIX.length),
    by: names.get(keyId) ?? "",
    at: decidedAt,
  }));
}

/**
 * The ids of the account's other lookups that ended with success and are about the same subject, or about anybody its
 * candidate is merged with: what is decided in one of them holds in all. Newest first.
 */
export async function listDecidedTogether(db: Db, lookupId: string, limit: number): Promise<string[]> {
  const rows = await sql<{ id: string }>`
    with ${ownLookup(lookupId)}, about as materialized (
      select lookup.account_id, ${LOOKUP_SUBJECTS} as subjects from own as lookup
    )
    select id from lookup
    where account_id = (select account_id from about) and subject = any((select subjects from about)::text[])
      and id <> ${lookupId} and status = 'success'
    order by created_at desc, id limit ${limit}
  `.execute(db);
  return rows.rows.map(({ id }) => id);
}

/** Stores a decision under the lookup's account and subject, instead of an earlier one. */
export async function saveDecision(db: Db, lookupId: string, decision: Decision): Promise<void> {
  await sql`
    insert into decision (account_id, subject, record_id, judgement, key_id, decided_at, lookup_id)
    select account_id, subject, ${decision.recordId}, ${decision.judgement}, ${decision.keyId}, ${decision.decidedAt}::timestamptz, id
    from lookup where id = ${lookupId} and ${unsuppressed("lookup.suppression_keys")}
    on conflict (account_id, subject, record_id) do update set judgement = excluded.judgement,
      key_id = excluded.key_id, decided_at = excluded.decided_at, lookup_id = excluded.lookup_id
  `.execute(db);
}

/** Whom a lookup is about, under every subject that stands for them: its own, and those of whoever its candidate is merged with. */
export async function listSubjects(db: Db, lookupId: string): Promise<string[]> {
  const { rows } = await sql<{ subjects: string[] }>`
    with ${ownLookup(lookupId, unsuppressed("lookup.suppression_keys"))}
    select ${LOOKUP_SUBJECTS} as subjects from own as lookup
  `.execute(db);
  return rows[0]?.subjects ?? [];
}

/** Takes back what was decided of a record for this lookup's subject, and for whoever its candidate is merged with. */
export async function deleteDecision(db: Db, lookupId: string, recordId: string): Promise<void> {
  await sql`
    with ${ownLookup(lookupId)}
    delete from decision using own as lookup
    where decision.account_id = lookup.account_id and decision.record_id = ${recordId}
      and decision.subject = any(${LOOKUP_SUBJECTS})
  `.execute(db);
}

/** A decision goes with the last lookup of its subject that still holds data. Returns how many went. */
export async function deleteLeftDecisions(
  db: Db,
  { accountId, subject }: { readonly accountId: string; readonly subject: string },
): Promise<number> {
  const result = await sql`
    delete from decision where account_id = ${accountId} and subject = ${subject} and not exists (
      select 1 from lookup where account_id = ${accountId} and subject = ${subject} and status <> 'expired')
  `.execute(db);
  return Number(result.numAffectedRows ?? 0);
}

/**
 * Files what is known about a subject under one text, whichever secret of the keyring it was hashed with: after a rotation
 * of the secret what a person decided still stands. The plain text is at hand only when the subject is looked up again.
 */
export async function adoptSubject(
  db: Db,
  accountId: string,
  known: readonly string[],
  subject: string,
): Promise<void> {
  const earlier = known.filter((each) => each !== subject);
  if (earlier.length === 0) return;
  await adoptNotes(db, accountId, earlier, subject);
  await sql`
    update lookup set subject = ${subject} where account_id = ${accountId} and subject = any(${earlier}::text[])
  `.execute(db);
  await sql`
    with moved as (
      delete from decision where account_id = ${accountId} and subject = any(${earlier}::text[]) returning *)
    insert into decision (account_id, subject, record_id, judgement, key_id, decided_at, lookup_id)
    select distinct on (record_id) account_id, ${subject}, record_id, judgement, key_id, decided_at, lookup_id
    from moved order by record_id, decided_at desc
    on conflict (account_id, subject, record_id) do update set judgement = excluded.judgement,
      key_id = excluded.key_id, decided_at = excluded.decided_at, lookup_id = excluded.lookup_id
      where excluded.decided_at > decision.decided_at
  `.execute(db);
}
