import { sql } from "kysely";
import type { Rectification } from "../domain/correction.ts";
import type { Db } from "./schema.ts";
import { unsuppressed } from "./suppression.ts";

/** A correction that was granted, with whose it is. */
export interface StoredRectification extends Rectification {
  readonly requestId: string;
  /** Keyed hashes of identifiers that are the person's alone. */
  readonly suppressionKeys: readonly string[];
  /** Everything that they are called, wrongly or rightly. */
  readonly names: readonly string[];
  /** Lookups that were made again with it. */
  readonly rebuilt: readonly string[];
}

/** Who was told of a rectification, or will be. */
export interface Recipient {
  /** `key`: it made or read a lookup about the person; `link`: it was handed on; `receiver`: it is sent messages. */
  readonly kind: "key" | "link" | "receiver";
  /** The name of a key, the host of a receiver, the id of a link. */
  readonly name: string;
  readonly lookupId: string;
  /** When they last read it, as far as that is known. */
  readonly at: string | null;
}

const COLUMNS = sql.raw(`rectification.id, rectification.request_id as "requestId",
  rectification.suppression_keys as "suppressionKeys", rectification.names, rectification.property, rectification.was,
  rectification.value, rectification.rectified_at as "rectifiedAt", rectification.rebuilt`);

export async function insertRectification(db: Db, rectification: Omit<StoredRectification, "rebuilt">): Promise<void> {
  const { id, requestId, suppressionKeys, names, property, was, value, rectifiedAt } = rectification;
  await sql`
    insert into rectification (id, request_id, suppression_keys, names, property, was, value, rectified_at)
    values (${id}, ${requestId}, ${[...suppressionKeys]}::text[], ${[...names]}::text[], ${property}, ${was}, ${value},
      ${rectifiedAt})
  `.execute(db);
}

/** A correction as it is kept outside the database, with what is needed of its request. Times are ISO 8601. */
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

/** Every correction that holds, in one order. */
export async function listKeptRectifications(db: Db): Promise<KeptRectification[]> {
  const { rows } = await sql<{ kept: KeptRectification }>`
    select json_build_object('id', rectification.id, 'requestId', request_id,
      'suppressionKeys', rectification.suppression_keys, 'names', names, 'property', property, 'was', was, 'value', value,
      'rectifiedAt', rectified_at, 'request', json_build_object('regulation', regulation, 'identity', identity,
        'receivedAt', received_at, 'dueAt', due_at, 'answeredAt', answered_at,
        'suppressionKeys', desk_request.suppression_keys, 'keyId', key_id)) as kept
    from rectification join desk_request on desk_request.id = request_id order by rectification.id
  `.execute(db);
  return rows.map(({ kept }) => kept);
}

/**
 * Puts a correction back that a restored database lacks, with its request. Nothing happens where it is there, or its person was
 * erased since.
 *
 * @returns whether it was put back
 */
export async function restoreRectification(db: Db, kept: KeptRectification): Promise<boolean> {
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
  await insertRectification(db, { ...kept, rectifiedAt: new Date(kept.rectifiedAt) });
  return true;
}

/**
 * What was rectified of whoever has one of the keys of a lookup, or one of these, the newest first: nothing if the lookup
 * is hidden.
 *
 * @param keys of records that were found to be the person's
 */
export async function listRectifications(
  db: Db,
  lookupId: string,
  keys: readonly string[],
): Promise<StoredRectification[]> {
  const { rows } = await sql<StoredRectification>`
    select ${COLUMNS} from lookup join rectification
      on rectification.suppression_keys && (lookup.suppression_keys || ${[...keys]}::text[])
    where lookup.id = ${lookupId} and ${unsuppressed("lookup.suppression_keys")}
    order by rectification.rectified_at desc, rectification.id
  `.execute(db);
  return rows;
}

/** What was rectified of people, the newest first: nothing of whoever is hidden. */
export async function listRectificationsOfPeople(
  db: Db,
  ids: readonly string[],
): Promise<readonly (StoredRectification & { readonly candidateId: string })[]> {
  if (ids.length === 0) return [];
  const { rows } = await sql<StoredRectification & { candidateId: string }>`
    select candidate.id as "candidateId", ${COLUMNS} from rectification join candidate
      on rectification.suppression_keys && candidate.suppression_keys
    where candidate.id = any(${[...ids]}::uuid[]) and ${unsuppressed("candidate.suppression_keys")}
    order by rectification.rectified_at desc, rectification.id
  `.execute(db);
  return rows;
}

/** Rectifications from before a time that are not in every lookup of their person yet, the oldest first. */
export async function listUnsettled(db: Db, before: Date): Promise<StoredRectification[]> {
  const { rows } = await sql<StoredRectification>`
    select ${COLUMNS} from rectification where not settled and rectified_at < ${before} order by rectified_at, id
  `.execute(db);
  return rows;
}

/** Whether a lookup that was made before a time has not ended yet. */
export async function isAnyLookupLeftFrom(db: Db, before: Date): Promise<boolean> {
  const { rows } = await sql`
    select 1 from lookup where status in ('queued', 'running') and created_at <= ${before} limit 1
  `.execute(db);
  return rows.length > 0;
}

/** The newest rectification of anybody; `null` if there is none. */
export async function findNewestRectification(db: Db): Promise<string | null> {
  const { rows } = await sql<{ id: string }>`
    select id from rectification order by rectified_at desc, id limit 1
  `.execute(db);
  return rows[0]?.id ?? null;
}

/** Notes that a lookup has been made again with it. */
export async function noteRebuilt(db: Db, id: string, lookupId: string): Promise<void> {
  await sql`
    update rectification set rebuilt = array_append(rebuilt, ${lookupId}::uuid) where id = ${id}
  `.execute(db);
}

/** Keeps who was told, and whether every lookup of the person has it now. */
export async function saveTold(db: Db, id: string, told: readonly Recipient[], isSettled: boolean): Promise<void> {
  await sql`
    update rectification set told = ${JSON.stringify(told)}, settled = ${isSettled} where id = ${id}
  `.execute(db);
}

/** To whom lookups were handed on: by links that are open, and to receivers of messages. */
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

/** What came of a request. */
export async function findRectificationOf(
  db: Db,
  requestId: string,
): Promise<{ readonly rectifiedAt: Date; readonly told: readonly Recipient[]; readonly settled: boolean } | null> {
  const { rows } = await sql<{ rectifiedAt: Date; told: Recipient[]; settled: boolean }>`
    select rectified_at as "rectifiedAt", told, settled from rectification where request_id = ${requestId}
  `.execute(db);
  return rows[0] ?? null;
}
