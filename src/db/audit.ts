import { sql } from "kysely";
import { insertionOf, insertRows } from "./rows.ts";
import type { Db } from "./schema.ts";

/** Something that was done with a key, or refused to it. Nothing of it says in clear whom it was about. */
export interface AuditEntry {
  /** ISO 8601. */
  readonly at: string;
  readonly accountId: string;
  readonly keyId: string;
  /** An operation of the wire contract, `downloadReport`, or `signIn`. */
  readonly operation: string;
  /** The status of the answer. */
  readonly status: number;
  readonly purpose: string | null;
  readonly lookupId: string | null;
  readonly subject: string | null;
}

/** An entry with its place in the chain. */
export interface AuditRow extends AuditEntry {
  /** From 1, without a gap. */
  readonly number: number;
  readonly hash: string;
}

/** The creation of a lookup, written in its transaction. It waits for its place in the chain. */
export interface WaitingAuditRow extends AuditEntry {
  /** A UUIDv7: in the order of time. */
  readonly id: string;
  readonly lookupId: string;
  /** Over all of it. */
  readonly seal: string;
}

/** Holds the chain until the transaction ends: all processes write to it one after the other. */
export async function lockAudit(db: Db): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtext('candor audit'))`.execute(db);
}

export async function findLastAuditRow(db: Db): Promise<AuditRow | null> {
  return (await readRows(db, sql`order by number desc limit 1`))[0] ?? null;
}

/** Rows after a number, oldest first. */
export async function listAuditRowsAfter(db: Db, number: number, limit: number): Promise<AuditRow[]> {
  return await readRows(db, sql`where number > ${number} order by number limit ${limit}`);
}

/** An account's rows before a number, newest first. */
export async function listAuditRows(
  db: Db,
  accountId: string,
  { before, limit }: { readonly before: number; readonly limit: number },
): Promise<AuditRow[]> {
  return await readRows(
    db,
    sql`where account_id = ${accountId} and number < ${before} order by number desc limit ${limit}`,
  );
}

/** What was done about somebody and not refused, oldest first: with the name of each key. */
export async function listAuditRowsAbout(
  db: Db,
  { subjects, lookupIds }: { readonly subjects: readonly string[]; readonly lookupIds: readonly string[] },
): Promise<(AuditRow & { readonly keyName: string | null })[]> {
  const { rows } = await sql<Omit<AuditRow, "at"> & { at: Date; keyName: string | null }>`
    select audit.number, at, audit.account_id as "accountId", key_id as "keyId", operation, status, purpose,
      lookup_id as "lookupId", subject, audit.hash, api_key.name as "keyName"
    from audit left join api_key on api_key.id = audit.key_id
    where (subject = any(${[...subjects]}::text[]) or lookup_id = any(${[...lookupIds]}::uuid[])) and status < 400
    order by audit.number
  `.execute(db);
  return rows.map((row) => ({ ...row, number: Number(row.number), at: row.at.toISOString() }));
}

/** Gives rows their place in the chain. Those of these ids wait no more. The caller holds the chain. */
export async function insertAuditRows(
  db: Db,
  rows: readonly AuditRow[],
  waitedAs: readonly string[] = [],
): Promise<void> {
  const insertion = insertionOf("audit", ["number", "hash", ...ENTRY], rows.map(toColumns), {});
  if (waitedAs.length === 0) await insertion.execute(db);
  else
    await sql`with gone as (delete from audit_waiting where id = any(${[...waitedAs]}::uuid[])) ${insertion}`.execute(
      db,
    );
}

/** In the transaction that creates the lookup. Nobody waits for it. */
export async function insertWaitingAuditRow(db: Db, row: WaitingAuditRow): Promise<void> {
  await insertRows(db, "audit_waiting", ["id", "seal", ...ENTRY], [toColumns(row)]);
}

/** Rows that wait, after the one of an id, oldest first; whether the creation of their lookup has a place already. */
export async function listWaitingAuditRows(
  db: Db,
  afterId: string,
  limit: number,
): Promise<(WaitingAuditRow & { readonly hasPlace: boolean })[]> {
  const { rows } = await sql<Omit<WaitingAuditRow, "at"> & { at: Date; hasPlace: boolean }>`
    select id, seal, at, account_id as "accountId", key_id as "keyId", operation, status, purpose, lookup_id as "lookupId", subject,
      exists (select from audit where audit.lookup_id = audit_waiting.lookup_id and audit.operation = 'createLookup') as "hasPlace"
    from audit_waiting where id > ${afterId} order by id limit ${limit}
  `.execute(db);
  return rows.map((row) => ({ ...row, at: row.at.toISOString() }));
}

export async function hasWaitingAuditRows(db: Db): Promise<boolean> {
  return (await sql`select 1 from audit_waiting limit 1`.execute(db)).rows.length > 0;
}

/** Those of these lookups whose creation has its place in the chain. */
export async function listChainedCreations(db: Db, lookupIds: readonly string[]): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select lookup_id as id from audit where lookup_id = any(${[...lookupIds]}::uuid[]) and operation = 'createLookup'
  `.execute(db);
  return rows.map(({ id }) => id);
}

/**
 * Lookups after an id, oldest first, with whether their creation is noted, be it in its place or waiting. Only those made since
 * rows wait: before, a process that was killed left lookups of bulks without a row.
 */
export async function listNotedLookups(
  db: Db,
  afterId: string,
  limit: number,
): Promise<{ readonly id: string; readonly isNoted: boolean }[]> {
  const { rows } = await sql<{ id: string }>`
    select id from lookup
    where id > ${afterId} and created_at >= (select ran_at from migration where name = '000053_audit_waiting.sql')
    order by id limit ${limit}
  `.execute(db);
  const ids = rows.map(({ id }) => id);
  // Those that wait first: one that gets its place in between is in the chain by then.
  const waiting = await sql<{ id: string }>`
    select lookup_id as id from audit_waiting where lookup_id = any(${ids}::uuid[])
  `.execute(db);
  const noted = new Set([...waiting.rows.map(({ id }) => id), ...(await listChainedCreations(db, ids))]);
  return ids.map((id) => ({ id, isNoted: noted.has(id) }));
}

const ENTRY = ["at", "account_id", "key_id", "operation", "status", "purpose", "lookup_id", "subject"] as const;

function toColumns({ accountId, keyId, lookupId, ...rest }: AuditRow | WaitingAuditRow): object {
  return { ...rest, account_id: accountId, key_id: keyId, lookup_id: lookupId };
}

/** Of lookups that are still there: for what they were made, and whom they are about, be they suppressed or not. */
export async function findAuditedLookups(
  db: Db,
  ids: readonly string[],
): Promise<Map<string, { readonly purpose: string; readonly subject: string }>> {
  const { rows } = await sql<{ id: string; purpose: string; subject: string }>`
    select id, purpose, subject from lookup where id = any(${[...ids]}::uuid[])
  `.execute(db);
  return new Map(rows.map(({ id, ...row }) => [id, row]));
}

async function readRows(db: Db, which: ReturnType<typeof sql>): Promise<AuditRow[]> {
  const { rows } = await sql<Omit<AuditRow, "at"> & { at: Date }>`
    select number, at, account_id as "accountId", key_id as "keyId", operation, status, purpose,
      lookup_id as "lookupId", subject, hash
    from audit ${which}
  `.execute(db);
  return rows.map((row) => ({ ...row, number: Number(row.number), at: row.at.toISOString() }));
}
