import { sql } from "kysely";
import { aboutLookup } from "./lookup-subjects.ts";
import { adoptNotes } from "./person-note.ts";
import type { Db } from "./schema.ts";
import { unsuppressed } from "./suppression.ts";

/**
 * What a person decided about a record: that it is about the candidate, or about somebody else; or that a flag is
 * wrong.
 */
export interface Decision {
  /** For a flag, `flag:` and its name. No record has such an ID. */
  readonly recordId: string;
  readonly judgement: "own" | "other" | "dismissed";
  /** The key whose holder decided. */
  readonly keyId: string;
  readonly decidedAt: Date;
}

/** A decision in force, with the lookup in which it was made; `null` if an earlier release did not store that. */
export interface StoredDecision extends Decision {
  readonly lookupId: string | null;
}

/**
 * The decisions in force for a lookup: for each record the newest that its account made about its subject, or about
 * anybody merged with its candidate. Ordered by record ID.
 */
export async function listDecisions(db: Db, lookupId: string): Promise<StoredDecision[]> {
  const rows = await sql<StoredDecision>`
    with ${aboutLookup(lookupId, unsuppressed("lookup.suppression_keys"))}
    select distinct on (decision.record_id) decision.record_id as "recordId", decision.judgement,
      decision.key_id as "keyId", decision.decided_at as "decidedAt", decision.lookup_id as "lookupId"
    from about join decision on decision.account_id = about.account_id and decision.subject = any(about.subjects)
    order by decision.record_id, decision.decided_at desc, decision.subject
  `.execute(db);
  return rows.rows;
}

const FLAG_PREFIX = "flag:";

/** The ID under which a decision about a brand-safety flag is stored. */
export function flagDecisionId(flag: string): string {
  return FLAG_PREFIX + flag;
}

/** A flag that a person dismissed. */
export interface Dismissal {
  readonly flag: string;
  /** The name of the key whose holder dismissed it; empty if the key is gone. */
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
 * The IDs of the account's other successful lookups about the same subject, or about anybody merged with its candidate:
 * a decision in one applies to all. Newest first.
 */
export async function listDecidedTogether(db: Db, lookupId: string, limit: number): Promise<string[]> {
  const rows = await sql<{ id: string }>`
    with ${aboutLookup(lookupId)}
    select id from lookup
    where account_id = (select account_id from about) and subject = any((select subjects from about)::text[])
      and id <> ${lookupId} and status = 'success'
    order by created_at desc, id limit ${limit}
  `.execute(db);
  return rows.rows.map(({ id }) => id);
}

/** Stores a decision under the lookup's account and subject, replacing an earlier one. */
export async function saveDecision(db: Db, lookupId: string, decision: Decision): Promise<void> {
  await sql`
    insert into decision (account_id, subject, record_id, judgement, key_id, decided_at, lookup_id)
    select account_id, subject, ${decision.recordId}, ${decision.judgement}, ${decision.keyId}, ${decision.decidedAt}::timestamptz, id
    from lookup where id = ${lookupId} and ${unsuppressed("lookup.suppression_keys")}
    on conflict (account_id, subject, record_id) do update set judgement = excluded.judgement,
      key_id = excluded.key_id, decided_at = excluded.decided_at, lookup_id = excluded.lookup_id
  `.execute(db);
}

/** Every subject that stands for the person of a lookup: its own, and those of everybody merged with its candidate. */
export async function listSubjects(db: Db, lookupId: string): Promise<string[]> {
  const { rows } = await sql<{ subjects: string[] }>`
    with ${aboutLookup(lookupId, unsuppressed("lookup.suppression_keys"))}
    select subjects from about
  `.execute(db);
  return rows[0]?.subjects ?? [];
}

/** Withdraws the decision about a record for this lookup's subject, and for everybody merged with its candidate. */
export async function deleteDecision(db: Db, lookupId: string, recordId: string): Promise<void> {
  await sql`
    with ${aboutLookup(lookupId)}
    delete from decision using about
    where decision.account_id = about.account_id and decision.record_id = ${recordId}
      and decision.subject = any(about.subjects)
  `.execute(db);
}

/**
 * Deletes decisions together with the last lookup of their subject that still holds data. Returns how many were
 * deleted.
 */
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
 * Files what is known about a subject under one text, whichever secret of the keyring it was hashed with, so that
 * decisions survive a rotation of the secret. The plain text is available only when the subject is looked up again.
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
