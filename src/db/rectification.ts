import { sql } from "kysely";
import type { Rectification } from "../domain/correction.ts";
import type { Keyring } from "../domain/keyring.ts";
import type { Db } from "./schema.ts";
import { openSaid, type SealedWords, saidOf, sealSaid, withoutSaid } from "./sealed-column.ts";
import { unsuppressed } from "./suppression.ts";
import { transact } from "./transaction.ts";

/** A granted correction, and whose it is. */
export interface StoredRectification extends Rectification {
  readonly requestId: string;
  /** Keyed hashes of identifiers that only this person has. */
  readonly suppressionKeys: readonly string[];
  /** All of the person's names, wrong or right. */
  readonly names: readonly string[];
  /** Lookups that were rebuilt with it. */
  readonly rebuilt: readonly string[];
}

/** Somebody who has been told about a rectification, or will be. */
export interface Recipient {
  /**
   * `key`: it created or read a lookup about the person; `link`: it shares a report; `receiver`: it is sent messages.
   */
  readonly kind: "key" | "link" | "receiver";
  /** The key's name, the receiver's host, or the link's ID. */
  readonly name: string;
  readonly lookupId: string;
  /** When they last read it, if known. */
  readonly at: string | null;
}

/** What was wrong and is right, whom it is about, and who was told. */
interface CorrectionWords extends Pick<StoredRectification, "names" | "was" | "value"> {
  readonly told: readonly Recipient[];
}

const COLUMNS = sql`rectification.id, rectification.request_id as "requestId",
  rectification.suppression_keys as "suppressionKeys", rectification.property,
  rectification.rectified_at as "rectifiedAt", rectification.rebuilt, ${saidOf("rectification")}`;

type StoredRow = Omit<StoredRectification, keyof CorrectionWords> & SealedWords;

function openRow<Row extends StoredRow>(keyring: Keyring, row: Row) {
  const { names, was, value } = requireSaid(keyring, row);
  return { ...withoutSaid(row), names, was, value };
}

function requireSaid(keyring: Keyring, row: SealedWords): CorrectionWords {
  const said = openSaid<CorrectionWords>(keyring, row);
  if (said === null) throw new Error("a rectification says nothing");
  return said;
}

export async function insertRectification(
  db: Db,
  keyring: Keyring,
  rectification: Omit<StoredRectification, "rebuilt">,
): Promise<void> {
  const { id, requestId, suppressionKeys, names, property, was, value, rectifiedAt } = rectification;
  const said = await sealSaid(db, keyring, "rectification", id, {
    names,
    was,
    value,
    told: [],
  } satisfies CorrectionWords);
  await sql`
    insert into rectification (id, request_id, suppression_keys, property, said, rectified_at)
    values (${id}, ${requestId}, ${[...suppressionKeys]}::text[], ${property}, ${said}, ${rectifiedAt})
  `.execute(db);
}

/** A rectification as copied outside the database, with the necessary parts of its request. Times are ISO 8601. */
export interface KeptRectification extends Omit<StoredRectification, "rebuilt" | "rectifiedAt"> {
  readonly rectifiedAt: string;
  readonly request: {
    readonly regulation: string;
    readonly identity: string;
    readonly receivedAt: string;
    readonly dueAt: string;
    readonly answeredAt: string | null;
    readonly suppressionKeys: readonly string[];
    readonly keyId: string | null;
  };
}

/** Every rectification in force, in a fixed order. */
export async function listKeptRectifications(db: Db, keyring: Keyring): Promise<KeptRectification[]> {
  const { rows } = await sql<SealedWords & { kept: Omit<KeptRectification, keyof CorrectionWords> }>`
    select ${saidOf("rectification")}, json_build_object('id', rectification.id, 'requestId', request_id,
      'suppressionKeys', rectification.suppression_keys, 'property', property,
      'rectifiedAt', rectified_at, 'request', json_build_object('regulation', regulation, 'identity', identity,
        'receivedAt', received_at, 'dueAt', due_at, 'answeredAt', answered_at,
        'suppressionKeys', desk_request.suppression_keys, 'keyId', key_id)) as kept
    from rectification join desk_request on desk_request.id = request_id order by rectification.id
  `.execute(db);
  return rows.map((row) => {
    const { names, was, value } = requireSaid(keyring, row);
    return { ...row.kept, names, was, value };
  });
}

/**
 * Restores a rectification that a restored database lacks, with its request. Does nothing if it is there, or if its
 * person has been erased since.
 *
 * @returns whether it was restored
 */
export async function restoreRectification(db: Db, keyring: Keyring, kept: KeptRectification): Promise<boolean> {
  const { request } = kept;
  const keys = [...kept.suppressionKeys];
  const { rows } = await sql`
    select 1 from rectification where id = ${kept.id}
    union all select 1 from tombstone where kind = 'erasure' and keys && ${keys}::text[] limit 1
  `.execute(db);
  if (rows.length > 0) return false;
  await sql`
    insert into desk_request (id, regulation, kind, state, identity, received_at, due_at, answered_at, outcome,
      suppression_keys, key_id)
    values (${kept.requestId}, ${request.regulation}, 'rectification', 'completed', ${request.identity},
      ${request.receivedAt}, ${request.dueAt}, ${request.answeredAt}, 'granted',
      ${[...request.suppressionKeys]}::text[], ${request.keyId})
    on conflict (id) do update set state = 'completed', answered_at = excluded.answered_at, outcome = 'granted',
      key_id = excluded.key_id
  `.execute(db);
  await insertRectification(db, keyring, { ...kept, rectifiedAt: new Date(kept.rectifiedAt) });
  return true;
}

/**
 * Rectifications about anybody who has one of the lookup's keys, or one of these, newest first; none if the lookup is
 * hidden.
 *
 * @param keys of records judged to be the person's
 */
export async function listRectifications(
  db: Db,
  keyring: Keyring,
  lookupId: string,
  keys: readonly string[],
): Promise<StoredRectification[]> {
  const { rows } = await sql<StoredRow>`
    select ${COLUMNS} from lookup join rectification
      on rectification.suppression_keys && (lookup.suppression_keys || ${[...keys]}::text[])
    where lookup.id = ${lookupId} and ${unsuppressed("lookup.suppression_keys")}
    order by rectification.rectified_at desc, rectification.id
  `.execute(db);
  return rows.map((row) => openRow(keyring, row));
}

/** Rectifications about people, newest first; none about hidden people. */
export async function listRectificationsOfPeople(
  db: Db,
  keyring: Keyring,
  ids: readonly string[],
): Promise<readonly (StoredRectification & { readonly candidateId: string })[]> {
  if (ids.length === 0) return [];
  const { rows } = await sql<StoredRow & { candidateId: string }>`
    with own as materialized (
      select candidate.id, candidate.suppression_keys from candidate
      where candidate.id = any(${[...ids]}::uuid[]) and ${unsuppressed("candidate.suppression_keys")})
    select own.id as "candidateId", ${COLUMNS} from rectification
    join own on rectification.suppression_keys && own.suppression_keys
    order by rectification.rectified_at desc, rectification.id
  `.execute(db);
  return rows.map((row) => openRow(keyring, row));
}

/** Rectifications older than a given time that are not yet in every lookup of their person, oldest first. */
export async function listUnsettled(db: Db, keyring: Keyring, before: Date): Promise<StoredRectification[]> {
  const { rows } = await sql<StoredRow>`
    select ${COLUMNS} from rectification where not settled and rectified_at < ${before} order by rectified_at, id
  `.execute(db);
  return rows.map((row) => openRow(keyring, row));
}

/** Whether a lookup created before a given time has not ended yet. */
export async function isAnyLookupLeftFrom(db: Db, before: Date): Promise<boolean> {
  const { rows } = await sql`
    select 1 from lookup where status in ('queued', 'running') and created_at <= ${before} limit 1
  `.execute(db);
  return rows.length > 0;
}

/** The newest rectification, whoever it is about; `null` if there is none. */
export async function findNewestRectification(db: Db): Promise<string | null> {
  const { rows } = await sql<{ id: string }>`
    select id from rectification order by rectified_at desc, id limit 1
  `.execute(db);
  return rows[0]?.id ?? null;
}

/** Records that a lookup has been rebuilt with it. */
export async function noteRebuilt(db: Db, id: string, lookupId: string): Promise<void> {
  await sql`
    update rectification set rebuilt = array_append(rebuilt, ${lookupId}::uuid) where id = ${id}
  `.execute(db);
}

/** Stores who was told, and whether every lookup of the person now has it. */
export async function saveTold(
  db: Db,
  keyring: Keyring,
  id: string,
  { told, isSettled }: { readonly told: readonly Recipient[]; readonly isSettled: boolean },
): Promise<void> {
  await transact(db, async (db) => {
    const { rows } = await sql<SealedWords>`
      select ${saidOf("rectification")} from rectification where id = ${id} for update
    `.execute(db);
    if (rows[0] === undefined) return;
    const said = { ...requireSaid(keyring, rows[0]), told } satisfies CorrectionWords;
    await sql`
      update rectification set said = ${await sealSaid(db, keyring, "rectification", id, said)}, sealed = true,
        settled = ${isSettled}
      where id = ${id}
    `.execute(db);
  });
}

/** Where lookups were passed on to: open links and receivers. */
export async function listHandedOn(db: Db, lookupIds: readonly string[], now: Date): Promise<Recipient[]> {
  const { rows } = await sql<Recipient>`
    select 'link' as kind, id::text as name, lookup_id as "lookupId",
      to_char(opened_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as at
    from share where lookup_id = any(${[...lookupIds]}::uuid[]) and revoked_at is null and expires_at > ${now}
    union all
    select 'receiver', split_part(split_part(webhook_url, '://', 2), '/', 1), id, null
    from lookup where id = any(${[...lookupIds]}::uuid[]) and webhook_url is not null
    order by "lookupId", kind, name
  `.execute(db);
  return rows;
}

/** The rectification that a request led to. */
export async function findRectificationOf(
  db: Db,
  keyring: Keyring,
  requestId: string,
): Promise<{ readonly rectifiedAt: Date; readonly told: readonly Recipient[]; readonly settled: boolean } | null> {
  const { rows } = await sql<SealedWords & { rectifiedAt: Date; settled: boolean }>`
    select rectified_at as "rectifiedAt", settled, ${saidOf("rectification")} from rectification
    where request_id = ${requestId}
  `.execute(db);
  const [row] = rows;
  if (row === undefined) return null;
  return { rectifiedAt: row.rectifiedAt, settled: row.settled, told: requireSaid(keyring, row).told };
}
