import { type RawBuilder, type SqlBool, sql } from "kysely";
import { accountsAndKeys, listUnderNobodyElse } from "../db/archive.ts";
import { listPicturesOfOnly } from "../db/picture.ts";
import { bears, type HeldPerson, listHeldPeople, listOwnRecords, picturesAmong } from "../db/held-person.ts";
import type { Db } from "../db/schema.ts";
import { isBornApart, withoutBornApart } from "../domain/born-apart.ts";
import type { Identifier } from "../domain/identifier.ts";
import type { GivenPerson } from "../domain/given-person.ts";
import type { Keyring } from "../domain/keyring.ts";
import { givenKeys, identityKeys, suppressionKeys } from "../names/suppression.ts";

/** A person's part of the stores, as IDs of rows and blobs. */
export interface Part {
  /** The account whose rows are meant; `null` for every account. */
  readonly accountId: string | null;
  /** Keyed hashes of everything by which the person is known. */
  readonly keys: readonly string[];
  readonly candidates: readonly string[];
  /** Lookups about the person. */
  readonly lookups: readonly string[];
  /** The subjects under which decisions about the person are filed. */
  readonly subjects: readonly string[];
  /** Rows of bulks that describe the person, as `bulk/number`. */
  readonly bulkRows: readonly string[];
  /** Imported documents that are filed under nobody else. */
  readonly documents: readonly string[];
  /** Hashes of pictures that show nobody else. */
  readonly pictures: readonly string[];
}

/** What a person's part is found by. */
export interface PartQuestion {
  readonly accountId: string | null;
  readonly keys: readonly string[];
  /**
   * Keyed hashes of identifiers that others also have: a row under one is the person's only if name and identifier
   * together are among `keys`.
   */
  readonly sharedKeys?: readonly string[];
  /** Candidates and lookups that are the person's whatever their keys. */
  readonly candidateIds?: readonly string[];
  readonly lookupIds?: readonly string[];
  /** Dates of birth of the person: what a caller wrote about somebody with another one is about somebody else. */
  readonly born?: readonly string[];
}

/**
 * Finds what is stored about a person, suppressed or not: candidates that have one of the keys, and everybody merged
 * with them.
 */
export async function findPart(db: Db, keyring: Keyring, question: PartQuestion): Promise<Part> {
  const { accountId, keys, sharedKeys = [], candidateIds = [], born = [] } = question;
  const bearing = await listCandidatesBearing(db, keys);
  const sharing = await findSharing(db, keyring, { keys, sharedKeys });
  const everybody = await listHeldPeople(db, [...candidateIds, ...bearing, ...sharing]);
  const chosen = everybody.filter(({ id }) => candidateIds.includes(id));
  const theirs = new Set([...chosen, ...withoutBornApart(everybody, born)]);
  const people = await ofAccount(db, accountId, [...theirs]);
  const candidates = people.map(({ id }) => id);
  const lookups = await findLookups(db, keyring, { ...question, candidateIds: candidates });
  const lookupIds = lookups.map(({ id }) => id);
  const shown = picturesAmong(await listOwnRecords(db, keyring, lookupIds));
  return {
    accountId,
    keys,
    candidates,
    lookups: lookupIds,
    subjects: [...new Set([...candidates, ...lookups.map(({ subject }) => subject)])],
    bulkRows: await findBulkRows(db, keyring, question),
    documents: await findDocuments(db, accountId, keys, people),
    pictures: await listPicturesOfOnly(db, [...people.flatMap(({ pictures }) => pictures), ...shown], candidates),
  };
}

/** Candidates under an identifier that others also have, if name and identifier together are a key. */
async function findSharing(
  db: Db,
  keyring: Keyring,
  { keys, sharedKeys }: { readonly keys: readonly string[]; readonly sharedKeys: readonly string[] },
): Promise<readonly string[]> {
  if (sharedKeys.length === 0) return [];
  const ids = new Set(await listCandidatesBearing(db, sharedKeys));
  const wanted = new Set(keys);
  const held = (await listHeldPeople(db, [...ids])).filter(({ id }) => ids.has(id));
  const isTheirs = ({ fullName, aliases, birthDate, identifiers }: HeldPerson) =>
    identityKeys(keyring, { names: [fullName, ...aliases], birthDate, identifiers }).some((key) => wanted.has(key));
  return held.filter(isTheirs).map(({ id }) => id);
}

/** The IDs of stored people, suppressed or not, who have one of these keys. */
export async function listCandidatesBearing(db: Db, keys: readonly string[]): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`select id from candidate where ${bears(keys)}`.execute(db);
  return rows.map(({ id }) => id);
}

/** Rows of the given account, or of any. */
export function inAccount(
  column: "account_id" | "archive_document.account_id" | "bulk.account_id",
  accountId: string | null,
): RawBuilder<SqlBool> {
  return accountId === null ? sql<SqlBool>`true` : sql<SqlBool>`${sql.ref(column)} = ${accountId}`;
}

async function ofAccount<Person extends { readonly id: string }>(
  db: Db,
  accountId: string | null,
  people: readonly Person[],
): Promise<readonly Person[]> {
  if (accountId === null) return people;
  const { rows } = await sql<{ id: string }>`
    select id from candidate where id = any(${people.map(({ id }) => id)}::uuid[]) and account_id = ${accountId}
  `.execute(db);
  const own = new Set(rows.map(({ id }) => id));
  return people.filter(({ id }) => own.has(id));
}

interface FoundLookup {
  readonly id: string;
  readonly subject: string;
}

/**
 * Lookups about the person. A lookup about a suppressed person given by value has no key, so that nothing reveals why
 * it finds nothing; for those, what the caller wrote is hashed again.
 */
async function findLookups(db: Db, keyring: Keyring, question: PartQuestion): Promise<readonly FoundLookup[]> {
  const { accountId, keys, sharedKeys = [], candidateIds = [], lookupIds = [], born = [] } = question;
  const { rows } = await sql<FoundLookup & { isChosen: boolean; birthDate: string | null }>`
    select id, subject, candidate ->> 'birthDate' as "birthDate", coalesce(candidate_id = any(${[...candidateIds]}::uuid[])
      or id = any(${[...lookupIds]}::uuid[]), false) as "isChosen"
    from lookup where ${inAccount("account_id", accountId)} and (
      candidate_id = any(${[...candidateIds]}::uuid[])
      or id = any(${[...lookupIds]}::uuid[]) or ${bears(keys)})
  `.execute(db);
  const unkeyed = await sql<
    FoundLookup & {
      candidate: { fullName: string; aliases: string[]; birthDate: string | null };
      identifiers: Identifier[];
    }
  >`
    select id, subject, candidate, identifiers from lookup
    where ${inAccount("account_id", accountId)} and status <> 'expired'
      and (asks_nobody or ${bears(sharedKeys)})
  `.execute(db);
  const wanted = new Set(keys);
  const hidden = unkeyed.rows.filter(({ candidate: { fullName, aliases, birthDate }, identifiers }) => {
    if (isBornApart(birthDate, born)) return false;
    const person = { names: [fullName, ...aliases], birthDate, identifiers };
    return [...suppressionKeys(keyring, person), ...identityKeys(keyring, person)].some((key) => wanted.has(key));
  });
  const theirs = rows.filter(({ isChosen, birthDate }) => isChosen || !isBornApart(birthDate, born));
  return [...new Map([...theirs, ...hidden].map(({ id, subject }) => [id, { id, subject }])).values()];
}

/**
 * Rows of lists that have no candidate and no lookup yet are recognised by what the caller wrote: by its keyed hashes,
 * or, if an earlier release wrote them, by reading it.
 */
async function findBulkRows(db: Db, keyring: Keyring, { accountId, keys, sharedKeys = [], born = [] }: PartQuestion) {
  type Row = { readonly id: string; readonly given: GivenPerson };
  const { rows } = await sql<Row>`
    select bulk_id || '/' || number as id, given from bulk_row join bulk on bulk.id = bulk_row.bulk_id
    where ${inAccount("bulk.account_id", accountId)} and bulk_row.suppression_keys && ${[...keys]}::text[]
  `.execute(db);
  const unkeyed = await sql<Row>`
    select bulk_id || '/' || number as id, given from bulk_row join bulk on bulk.id = bulk_row.bulk_id
    where ${inAccount("bulk.account_id", accountId)} and given ->> 'fullName' is not null
      and (bulk_row.suppression_keys is null or bulk_row.suppression_keys && ${[...sharedKeys]}::text[])
  `.execute(db);
  const wanted = new Set(keys);
  const read = unkeyed.rows.filter(({ given }) => givenKeys(keyring, given).some((key) => wanted.has(key)));
  const theirs = [...rows, ...read].filter(({ given }) => !isBornApart(given["candor.birthDate"], born));
  return theirs.map(({ id }) => id);
}

/**
 * A document that is also filed under somebody else is theirs too, and stays; only the person's key to it is deleted.
 */
async function findDocuments(
  db: Db,
  accountId: string | null,
  keys: readonly string[],
  people: readonly HeldPerson[],
): Promise<string[]> {
  return await listUnderNobodyElse(
    db,
    sql`select distinct archive_document.id, archive_document.account_id from archive_key
      join archive_document on archive_document.id = archive_key.document_id
      where ${inAccount("archive_document.account_id", accountId)}
        and (archive_key.suppression_key = any(${[...keys]}::text[]) or (archive_key.kind = 'candidate'
          and archive_key.value = any(${people.map(({ originKey }) => originKey)}::text[])
          and (archive_document.account_id, archive_key.value) in (${accountsAndKeys(people)})))`,
    keys,
    people,
  );
}
