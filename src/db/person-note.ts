import { sql } from "kysely";
import { LOOKUP_SUBJECTS, ownLookup } from "./lookup-subjects.ts";
import type { Db } from "./schema.ts";
import { unsuppressed } from "./suppression.ts";

/** What an account wrote about a person. */
export interface PersonNote {
  readonly note: string;
  readonly tags: readonly string[];
  /** The key whose holder wrote it last. */
  readonly keyId: string;
  readonly writtenAt: Date;
}

/**
 * What the lookup's account wrote about its subject, or about anybody its candidate is merged with: the newest. `writtenBy` is the
 * name of the key, `null` if it is gone.
 */
export async function findPersonNote(
  db: Db,
  lookupId: string,
): Promise<(PersonNote & { readonly writtenBy: string | null }) | undefined> {
  const { rows } = await sql<PersonNote & { readonly writtenBy: string | null }>`
    with ${ownLookup(lookupId, unsuppressed("lookup.suppression_keys"))}
    select person_note.note, person_note.tags, person_note.key_id as "keyId", person_note.written_at as "writtenAt",
      api_key.name as "writtenBy"
    from own as lookup join person_note on person_note.account_id = lookup.account_id
      and person_note.subject = any(${LOOKUP_SUBJECTS})
    left join api_key on api_key.id = person_note.key_id
    order by person_note.written_at desc, person_note.subject limit 1
  `.execute(db);
  return rows[0];
}

/** Stores it under the lookup's account and subject, instead of whatever was written about the same person. */
export async function savePersonNote(db: Db, lookupId: string, written: PersonNote): Promise<void> {
  await deletePersonNote(db, lookupId);
  await sql`
    insert into person_note (account_id, subject, note, tags, key_id, written_at)
    select account_id, subject, ${written.note}, ${[...written.tags]}::text[], ${written.keyId}, ${written.writtenAt}::timestamptz
    from lookup where id = ${lookupId} and ${unsuppressed("lookup.suppression_keys")}
    on conflict (account_id, subject) do update set note = excluded.note, tags = excluded.tags,
      key_id = excluded.key_id, written_at = excluded.written_at
  `.execute(db);
}

export async function deletePersonNote(db: Db, lookupId: string): Promise<void> {
  await sql`
    with ${ownLookup(lookupId)}
    delete from person_note using own as lookup
    where person_note.account_id = lookup.account_id
      and person_note.subject = any(${LOOKUP_SUBJECTS})
  `.execute(db);
}

/** It goes with the last lookup of its subject that still holds data. Returns how many went. */
export async function deleteLeftNotes(
  db: Db,
  { accountId, subject }: { readonly accountId: string; readonly subject: string },
): Promise<number> {
  const result = await sql`
    delete from person_note where account_id = ${accountId} and subject = ${subject} and not exists (
      select 1 from lookup where account_id = ${accountId} and subject = ${subject} and status <> 'expired')
  `.execute(db);
  return Number(result.numAffectedRows ?? 0);
}

/** Files it under another text of the same subject, as `adoptSubject` does with what was decided: the newest stays. */
export async function adoptNotes(
  db: Db,
  accountId: string,
  earlier: readonly string[],
  subject: string,
): Promise<void> {
  await sql`
    with moved as (
      delete from person_note where account_id = ${accountId} and subject = any(${[...earlier]}::text[]) returning *)
    insert into person_note (account_id, subject, note, tags, key_id, written_at)
    select account_id, ${subject}, note, tags, key_id, written_at from moved order by written_at desc limit 1
    on conflict (account_id, subject) do update set note = excluded.note, tags = excluded.tags,
      key_id = excluded.key_id, written_at = excluded.written_at where excluded.written_at > person_note.written_at
  `.execute(db);
}
