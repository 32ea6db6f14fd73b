import { sql } from "kysely";
import { isId, newId } from "../domain/id.ts";
import type { Keyring } from "../domain/keyring.ts";
import { aboutLookup } from "./lookup-subjects.ts";
import type { Db } from "./schema.ts";
import { openSaid, type SealedWords, saidOf, sealSaid } from "./sealed-column.ts";
import { unsuppressed } from "./suppression.ts";

/** An account's note about a person. */
export interface PersonNote {
  readonly note: string;
  readonly tags: readonly string[];
  /** The key whose holder wrote it last. */
  readonly keyId: string;
  readonly writtenAt: Date;
}

/**
 * The newest note by the lookup's account about its subject, or about anybody merged with its candidate. `writtenBy` is
 * the key's name, `null` if the key is gone.
 */
export async function findPersonNote(
  db: Db,
  keyring: Keyring,
  lookupId: string,
): Promise<(PersonNote & { readonly writtenBy: string | null }) | undefined> {
  const { rows } = await sql<Omit<PersonNote, keyof NoteWords> & SealedWords & { readonly writtenBy: string | null }>`
    with ${aboutLookup(lookupId, unsuppressed("lookup.suppression_keys"))}
    select ${saidOf("person_note")}, person_note.key_id as "keyId", person_note.written_at as "writtenAt",
      api_key.name as "writtenBy"
    from about join person_note on person_note.account_id = about.account_id
      and person_note.subject = any(about.subjects)
    left join api_key on api_key.id = person_note.key_id
    order by person_note.written_at desc, person_note.subject limit 1
  `.execute(db);
  const [row] = rows;
  if (row === undefined) return undefined;
  const { keyId, writtenAt, writtenBy } = row;
  return { ...(openSaid<NoteWords>(keyring, row) ?? NOTHING), keyId, writtenAt, writtenBy };
}

type NoteWords = Pick<PersonNote, "note" | "tags">;
const NOTHING: NoteWords = { note: "", tags: [] };

/** A person with tags, under every subject that stands for them. */
export interface TaggedPerson {
  readonly subjects: readonly string[];
  readonly tags: readonly string[];
}

/** The people to whom an account gave tags. Of several notes about people merged later, the newest counts. */
export async function listTaggedPeople(db: Db, keyring: Keyring, accountId: string): Promise<TaggedPerson[]> {
  const { rows } = await sql<{ readonly subject: string } & SealedWords>`
    select subject, ${saidOf("person_note")} from person_note where account_id = ${accountId}
    order by written_at desc, subject
  `.execute(db);
  const merged = await listMergedWith(db, rows.map(({ subject }) => subject).filter(isId));
  const seen = new Set<string>();
  return rows.flatMap((row) => {
    const subjects = merged.get(row.subject) ?? [row.subject];
    if (subjects.some((each) => seen.has(each))) return [];
    for (const each of subjects) seen.add(each);
    const { tags } = openSaid<NoteWords>(keyring, row) ?? NOTHING;
    return tags.length === 0 ? [] : [{ subjects, tags }];
  });
}

/** Everybody merged with a candidate, by each of their IDs. Whoever is merged with nobody is left out. */
async function listMergedWith(db: Db, candidateIds: readonly string[]): Promise<Map<string, readonly string[]>> {
  if (candidateIds.length === 0) return new Map();
  const ids = sql`${[...candidateIds]}::uuid[]`;
  const { rows } = await sql<{ readonly members: readonly string[] }>`
    select array_agg(absorbed_id::text) || head_id::text as members from candidate_merge
    where head_id in (select head_id from candidate_merge where absorbed_id = any(${ids}) union select unnest(${ids}))
    group by head_id
  `.execute(db);
  return new Map(rows.flatMap(({ members }) => members.map((each) => [each, members] as const)));
}

/** Stores a note under the lookup's account and subject, replacing any about the same person. */
export async function savePersonNote(
  db: Db,
  keyring: Keyring,
  lookupId: string,
  { note, tags, ...written }: PersonNote,
): Promise<void> {
  await deletePersonNote(db, lookupId);
  const id = newId();
  const said = await sealSaid(db, keyring, "person_note", id, { note, tags } satisfies NoteWords);
  await sql`
    insert into person_note (id, account_id, subject, said, key_id, written_at)
    select ${id}::uuid, account_id, subject, ${said}, ${written.keyId}, ${written.writtenAt}::timestamptz
    from lookup where id = ${lookupId} and ${unsuppressed("lookup.suppression_keys")}
    on conflict (account_id, subject) do update set id = excluded.id, said = excluded.said, sealed = true,
      key_id = excluded.key_id, written_at = excluded.written_at
  `.execute(db);
}

export async function deletePersonNote(db: Db, lookupId: string): Promise<void> {
  await sql`
    with ${aboutLookup(lookupId)}
    delete from person_note using about
    where person_note.account_id = about.account_id and person_note.subject = any(about.subjects)
  `.execute(db);
}

/**
 * Deletes notes together with the last lookup of their subject that still holds data. Returns how many were deleted.
 */
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

/** Files notes under another text of the same subject, as `adoptSubject` does with decisions: the newest stays. */
export async function adoptNotes(
  db: Db,
  accountId: string,
  earlier: readonly string[],
  subject: string,
): Promise<void> {
  await sql`
    with moved as (
      delete from person_note where account_id = ${accountId} and subject = any(${[...earlier]}::text[]) returning *)
    insert into person_note (id, account_id, subject, said, sealed, key_id, written_at)
    select id, account_id, ${subject}, said, sealed, key_id, written_at from moved order by written_at desc limit 1
    on conflict (account_id, subject) do update set id = excluded.id, said = excluded.said, sealed = excluded.sealed,
      key_id = excluded.key_id, written_at = excluded.written_at where excluded.written_at > person_note.written_at
  `.execute(db);
}
