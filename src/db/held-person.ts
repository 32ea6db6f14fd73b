import { type RawBuilder, type SqlBool, sql } from "kysely";
import { mailboxOf, suppressionKeys } from "../names/suppression.ts";
import type { GivenPerson } from "../domain/given-person.ts";
import type { Identifier } from "../domain/identifier.ts";
import type { Platform } from "../domain/platform.ts";
import { CALLERS_ADDRESSES, DOCUMENT_ADDRESS, RECTIFIED_ADDRESS, STATEMENT_ADDRESS } from "../domain/told-address.ts";
import { identifierKey, identifierText } from "./identifier-key.ts";
import { readIdentifier } from "./candidate.ts";
import type { Keyring } from "../domain/keyring.ts";
import type { Db } from "./schema.ts";
import { keyOfLookup, openClaimIfPossible, type StoredClaimText, wrappedKeyOf } from "./sealed-claim.ts";
import { followChangedKeys, hideMergedPeople, showMergedPeople, unsuppressed } from "./suppression.ts";

/**
 * What is stored about people in every account, suppressed or not. It is read to suppress them completely and to erase
 * them, and is never shown.
 */
export interface HeldPerson {
  readonly id: string;
  /** The same for everybody merged with them. */
  readonly personId: string;
  /** Whose import they are in, and their key there. */
  readonly accountId: string;
  readonly originKey: string;
  readonly fullName: string;
  readonly aliases: readonly string[];
  readonly birthDate: string | null;
  readonly identifiers: readonly Identifier[];
  readonly suppressionKeys: readonly string[];
  /** URLs of their pictures, as imported. */
  readonly pictures: readonly string[];
}

interface HeldRow extends Omit<HeldPerson, "identifiers" | "pictures"> {
  readonly identifiers: readonly string[];
  readonly avatarUrl: string | null;
  readonly presences: readonly { readonly platform: Platform; readonly avatarUrl: string | null }[];
}

/** People by ID, with everybody merged with them. */
export async function listHeldPeople(db: Db, ids: readonly string[]): Promise<HeldPerson[]> {
  if (ids.length === 0) return [];
  const { rows } = await sql<HeldRow>`
    with given (id) as (select unnest(${[...ids]}::uuid[])),
      head (id) as (select head_id from candidate_merge where absorbed_id in (select id from given)
        union select id from given),
      member (id) as (select id from head union
        select absorbed_id from candidate_merge where head_id in (select id from head))
    select id, coalesce((select head_id from candidate_merge where absorbed_id = candidate.id), id) as "personId",
      account_id as "accountId", origin_key as "originKey", full_name as "fullName", aliases, birth_date as "birthDate", identifiers, avatar_url as "avatarUrl", presences,
      suppression_keys as "suppressionKeys"
    from candidate where id in (select id from member) order by id
  `.execute(db);
  return rows.map(({ identifiers, avatarUrl, presences, ...row }) => ({
    ...row,
    identifiers: identifiers.flatMap(readIdentifier),
    pictures: [avatarUrl, ...presences.map((presence) => presence.avatarUrl)].filter((url) => url !== null),
  }));
}

/** Those keys of these people's rows that rows of somebody else have in another account. */
export async function listKeysOfOthers(db: Db, people: readonly HeldPerson[]): Promise<Identifier[]> {
  const { rows } = await sql<{ value: string }>`
    select distinct origin_key as value from candidate
    where origin_key = any(${people.map(({ originKey }) => originKey)}::text[])
      and id <> all(${people.map(({ id }) => id)}::uuid[])
  `.execute(db);
  return rows.map(({ value }) => ({ kind: "candidate", value }));
}

/** Somebody stored under one of the keys asked for. */
export interface HeldUnder {
  readonly id: string;
  readonly fullName: string;
  readonly birthDate: string | null;
  readonly identifiers: readonly Identifier[];
}

/** People stored under any of these keys; email addresses match if they lead to the same mailbox. */
export async function findHeldUnder(db: Db, identifiers: readonly Identifier[]): Promise<HeldUnder[]> {
  const hashes = identifiers.flatMap((identifier) => identifierKey(identifier) ?? []).map(String);
  if (hashes.length === 0) return [];
  const { rows } = await sql<Omit<HeldUnder, "identifiers"> & { identifiers: string[] }>`
    select id, full_name as "fullName", birth_date as "birthDate", identifiers from candidate
    where number = any(array(select number from identifier_key where key = any(${hashes}::bigint[])))
    order by id
  `.execute(db);
  const asked = new Set(identifiers.map(mailboxText));
  return rows
    .map((row) => ({ ...row, identifiers: row.identifiers.flatMap(readIdentifier) }))
    .filter((row) => row.identifiers.some((identifier) => asked.has(mailboxText(identifier))));
}

/** An identifier as text; an email address as its mailbox. */
export function mailboxText({ kind, value }: Identifier): string {
  return identifierText({ kind, value: kind === "email" ? mailboxOf(value) : value });
}

/** The names of everybody known to have been born in a given year. */
export async function listHeldBornIn(
  db: Db,
  year: string,
): Promise<{ readonly id: string; readonly names: readonly string[]; readonly birthDate: string }[]> {
  const { rows } = await sql<{ id: string; fullName: string; aliases: string[]; birthDate: string }>`
    select id, full_name as "fullName", aliases, birth_date as "birthDate" from candidate
    where birth_date = ${year} or birth_date like ${`${year}-%`} order by id
  `.execute(db);
  return rows.map(({ id, fullName, aliases, birthDate }) => ({ id, names: [fullName, ...aliases], birthDate }));
}

/** A lookup about a person, with what its caller or an import said about them. */
export interface HeldLookup {
  readonly id: string;
  readonly accountId: string;
  readonly candidateId: string | null;
  /** Whether its caller decided about records, merged people, or uploaded a document. */
  readonly isDirected: boolean;
  readonly names: readonly string[];
  readonly birthDate: string | null;
  readonly identifiers: readonly Identifier[];
  readonly suppressionKeys: readonly string[];
}

/**
 * Lookups about any of these people, or started from any of these identifiers.
 *
 * @param identifiers of kinds that are hashed for themselves
 */
export async function listHeldLookups(
  db: Db,
  keyring: Keyring,
  { ids, identifiers }: { readonly ids: readonly string[]; readonly identifiers: readonly Identifier[] },
): Promise<HeldLookup[]> {
  const texts = identifiers.map(({ kind, value }) => JSON.stringify([kind, value]));
  const keys = suppressionKeys(keyring, { names: [], birthDate: null, identifiers });
  // A lookup about somebody suppressed has no keys, so that nothing reveals why it finds nothing.
  const { rows } = await sql<HeldLookupRow>`
    select ${HELD_LOOKUP} from lookup
    where candidate_id = any(${[...ids]}::uuid[]) or ((asks_nobody or ${bears(keys)})
      and exists (select 1 from json_array_elements(identifiers) as own (it)
        where json_build_array(own.it ->> 'kind', own.it ->> 'value')::jsonb = any(${texts}::jsonb[])))
    order by id
  `.execute(db);
  return rows.map(toHeldLookup);
}

/**
 * Whether a row has one of these keys. Compared with all of a long list by its hash: `&&` would compare each with each,
 * a second for every ten thousand rows.
 */
export function bears(keys: readonly string[]): RawBuilder<SqlBool> {
  return sql<SqlBool>`exists (
    select 1 from unnest(suppression_keys) as own (key) where own.key = any(${[...keys]}::text[]))`;
}

const HELD_LOOKUP = sql.raw(`id, account_id as "accountId", candidate_id as "candidateId", candidate, identifiers,
  suppression_keys as "suppressionKeys",
  exists (select 1 from match join record on record.lookup_id = match.lookup_id and record.id = match.record_id
      where match.lookup_id = lookup.id and match.judged_by = 'decision'
        and record.url not like '${STATEMENT_ADDRESS}%' and record.url not like '${RECTIFIED_ADDRESS}%')
    or exists (select 1 from datasource where lookup_id = lookup.id and url like '${DOCUMENT_ADDRESS}%')
    or (select count(*) from json_array_elements(identifiers) as own (it) where own.it ->> 'kind' = 'candidate') > 1
    as "isDirected"`);

interface HeldLookupRow extends Pick<HeldLookup, "accountId" | "candidateId" | "isDirected"> {
  readonly id: string;
  readonly candidate: {
    readonly fullName?: string;
    readonly aliases?: readonly string[];
    readonly birthDate?: string | null;
  };
  readonly identifiers: readonly Identifier[];
  readonly suppressionKeys: readonly string[];
}

/** A lookup that is over keeps an empty name. */
function toHeldLookup({ candidate, ...row }: HeldLookupRow): HeldLookup {
  const { fullName = "", aliases = [], birthDate = null } = candidate;
  return { ...row, names: fullName === "" ? [] : [fullName, ...aliases], birthDate };
}

/** Whether an account has a candidate, suppressed or not. */
export async function isHeldIn(db: Db, accountId: string, id: string): Promise<boolean> {
  const { rows } = await sql`select 1 from candidate where id = ${id} and account_id = ${accountId}`.execute(db);
  return rows.length > 0;
}

/** Those of these candidates whom an account has, suppressed or not. */
export async function listHeldIn(db: Db, accountId: string, ids: readonly string[]): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select id from candidate where id = any(${[...ids]}::uuid[]) and account_id = ${accountId} order by id
  `.execute(db);
  return rows.map(({ id }) => id);
}

/** A lookup of an account, suppressed or not, and its candidate. */
export async function findHeldLookup(db: Db, accountId: string, id: string): Promise<HeldLookup | null> {
  const { rows } = await sql<HeldLookupRow>`
    select ${HELD_LOOKUP} from lookup where id = ${id} and account_id = ${accountId}
  `.execute(db);
  const [row] = rows;
  return row === undefined ? null : toHeldLookup(row);
}

/** Whether a row of `bulk_row` is among those named as `bulk/number`. */
export function amongBulkRows(rows: readonly string[]): RawBuilder<SqlBool> {
  return sql<SqlBool>`(bulk_id, number) in (
    select split_part(each, '/', 1)::uuid, split_part(each, '/', 2)::int from unnest(${[...rows]}::text[]) as each)`;
}

/** What callers stated about the people of these rows of bulks, named as `bulk/number`. */
export async function listHeldRows(db: Db, bulkRows: readonly string[]): Promise<GivenPerson[]> {
  const { rows } = await sql<{ given: GivenPerson }>`
    select given from bulk_row where ${amongBulkRows(bulkRows)}
  `.execute(db);
  return rows.map(({ given }) => given);
}

/** The IDs of the bulks in which a person has rows: these, or rows with their candidates or lookups. */
export async function listHeldBulks(
  db: Db,
  { lookups, candidates, bulkRows }: Readonly<Record<"lookups" | "candidates" | "bulkRows", readonly string[]>>,
): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select distinct bulk_id as id from bulk_row where lookup_id = any(${[...lookups]}::uuid[])
      or candidate_id = any(${[...candidates]}::uuid[]) or ${amongBulkRows(bulkRows)}
  `.execute(db);
  return rows.map(({ id }) => id);
}

/** The person's name in lookups and rows of bulks, by ID and by `bulk/number`; empty if it was forgotten. */
export async function listHeldNames(
  db: Db,
  { lookups, bulkRows }: { readonly lookups: readonly string[]; readonly bulkRows: readonly string[] },
): Promise<Map<string, string>> {
  const { rows } = await sql<{ id: string; name: string }>`
    select id::text as id, coalesce(candidate ->> 'fullName', '') as name from lookup
    where id = any(${[...lookups]}::uuid[])
    union all select bulk_id || '/' || number, coalesce(given ->> 'fullName', '') from bulk_row
    where ${amongBulkRows(bulkRows)}
  `.execute(db);
  return new Map(rows.map(({ id, name }) => [id, name]));
}

/** A lookup's *own* record, reduced to what its person is known by. */
export interface OwnRecord {
  readonly lookupId: string;
  readonly url: string;
  /** Whether it rests on what the caller stated or uploaded. */
  readonly isTold: boolean;
  readonly claims: readonly { readonly property: string; readonly value: unknown }[];
}

/** The *own* records of lookups, with those claims that single their person out. */
export async function listOwnRecords(
  db: Db,
  keyring: Keyring,
  lookupIds: readonly string[],
): Promise<readonly OwnRecord[]> {
  if (lookupIds.length === 0) return [];
  type Row = Omit<OwnRecord, "claims"> & {
    readonly claims: readonly (StoredClaimText & { readonly property: string })[];
    readonly wrapped: string | null;
  };
  const { rows } = await sql<Row>`
    select record.lookup_id as "lookupId", record.url, ${wrappedKeyOf(sql`record.lookup_id::text`)} as wrapped,
      exists (select 1 from datasource where datasource.lookup_id = record.lookup_id
        and datasource.id = any(record.datasource_ids)
        and datasource.url like any(${CALLERS_ADDRESSES.map((address) => `${address}%`)}::text[])) as "isTold",
      coalesce((select json_agg(json_build_object('id', claim.id, 'property', claim.property, 'value', claim.value,
          'sealed', claim.sealed)) from claim
        where claim.lookup_id = record.lookup_id and claim.record_id = record.id
          and claim.property = any('{email,phone,account,website,fullName,alias,birthDate,avatar,photo}')),
        '[]'::json) as claims
    from record join match on match.lookup_id = record.lookup_id and match.record_id = record.id
    where record.lookup_id = any(${[...lookupIds]}::uuid[]) and match.judgement = 'own'
    order by record.lookup_id, record.id
  `.execute(db);
  return rows.map(({ wrapped, claims, ...record }) => {
    const key = keyOfLookup(keyring, record.lookupId, wrapped);
    return {
      ...record,
      claims: claims.flatMap(({ property, ...claim }) =>
        openClaimIfPossible(key, claim).map(({ value }) => ({ property, value })),
      ),
    };
  });
}

/** The URLs of the pictures that they show. */
export function picturesAmong(records: readonly OwnRecord[]): string[] {
  const told = records.flatMap(({ claims }) => claims);
  return told.flatMap(({ value }) =>
    typeof value === "object" && value !== null && "imageUrl" in value ? String(value.imageUrl) : [],
  );
}

/** Adds keys to the suppression list. Those already on it stay unchanged. */
export async function insertSuppressions(db: Db, keys: readonly string[], kind: string): Promise<void> {
  await sql`
    insert into suppression (key, kind) select unnest(${[...keys]}::text[]), ${kind} on conflict (key) do nothing
  `.execute(db);
  await hideMergedPeople(db, keys);
}

/** Gives these people and lookups a key of the list if they have none. */
export async function markUnder(
  db: Db,
  { candidates, lookups }: { readonly candidates: readonly string[]; readonly lookups: readonly string[] },
  keys: readonly string[],
): Promise<void> {
  const [key] = keys;
  if (key === undefined) return;
  for (const [table, ids] of [
    ["candidate", candidates],
    ["lookup", lookups],
  ] as const) {
    await sql`
      update ${sql.table(table)} set suppression_keys = array_append(suppression_keys, ${key}::text)
      where id = any(${[...ids]}::uuid[]) and not suppression_keys && ${[...keys]}::text[]
    `.execute(db);
  }
  await followChangedKeys(db, candidates);
}

/** Removes keys from the suppression list. */
export async function deleteSuppressions(db: Db, keys: readonly string[]): Promise<void> {
  await sql`delete from suppression where key = any(${[...keys]}::text[])`.execute(db);
  await showMergedPeople(db);
}

/** How many of these lookups are visible now. */
export async function countVisibleLookups(db: Db, ids: readonly string[]): Promise<number> {
  const { rows } = await sql<{ lookups: number }>`
    select count(*)::int as lookups from lookup
    where id = any(${[...ids]}::uuid[]) and ${unsuppressed("lookup.suppression_keys")}
  `.execute(db);
  return rows[0]?.lookups ?? 0;
}

/** Which people, and how many lookups, of an account are visible now and have one of these keys. */
export async function listVisibleUnder(
  db: Db,
  accountId: string,
  keys: readonly string[],
): Promise<{ readonly candidateIds: string[]; readonly lookups: number }> {
  const { rows } = await sql<{ candidateIds: string[]; lookups: number }>`select
    array(select id from candidate where account_id = ${accountId}
      and ${bears(keys)} and ${unsuppressed("candidate.suppression_keys")} order by id) as "candidateIds",
    (select count(*)::int from lookup where account_id = ${accountId}
      and ${bears(keys)} and ${unsuppressed("lookup.suppression_keys")}) as lookups
  `.execute(db);
  return rows[0] ?? { candidateIds: [], lookups: 0 };
}
