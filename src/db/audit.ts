import { type SqlBool, sql } from "kysely";
import { keepPlans } from "./keep-plans.ts";
import { insertionOf, insertRows } from "./rows.ts";
import type { Db } from "./schema.ts";

/** Something that was done with a key, or refused to it. It does not say in plain text whom it was about. */
export interface AuditEntry {
  /** ISO 8601. */
  readonly at: string;
  readonly accountId: string;
  readonly keyId: string;
  /** An operation of the wire contract, `downloadReport`, or `signIn`. */
  readonly operation: string;
  /** The response's HTTP status. */
  readonly status: number;
  readonly purpose: string | null;
  readonly lookupId: string | null;
  readonly subject: string | null;
}

/** An entry with its place in the hash chain. */
export interface AuditRow extends AuditEntry {
  /** Starts at 1, without gaps. */
  readonly number: number;
  readonly hash: string;
}

/** The creation of a lookup, written in the lookup's transaction. It waits for its place in the chain. */
export interface WaitingAuditRow extends AuditEntry {
  /** A UUIDv7, so ordered by time. */
  readonly id: string;
  readonly lookupId: string;
  /** Covers the whole row. */
  readonly seal: string;
}

/** Locks the chain until the transaction ends: processes write to it one at a time. */
export async function lockAudit(db: Db): Promise<void> {
  await sql`select pg_advisory_xact_lock(${LOCK})`.execute(db);
}

const LOCK = sql`hashtext('candor audit')`;

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

/** What was done about somebody and not refused, oldest first, with the name of each key. */
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

/**
 * Gives rows their place in the chain, and deletes the waiting rows with these IDs. The caller has locked the chain.
 */
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

/**
 * Writes rows after the last one, in one statement of its own. Returns false, and writes nothing, if that is no longer
 * the last one, or if another process has locked the chain.
 */
export async function continueAudit(
  db: Db,
  last: Pick<AuditRow, "number" | "hash">,
  rows: readonly AuditRow[],
): Promise<boolean> {
  const isLast = sql<SqlBool>`(select pg_try_advisory_xact_lock(${LOCK}))
    and (select number = ${last.number} and hash = ${last.hash} from audit order by number desc limit 1)`;
  const insertion = insertionOf("audit", ["number", "hash", ...ENTRY], rows.map(toColumns), { where: isLast });
  try {
    return ((await insertion.execute(keepPlans(db))).numAffectedRows ?? 0n) > 0n;
  } catch (error) {
    // Another process wrote a row with the same number after this statement had looked for the last one.
    if (isDuplicate(error)) return false;
    throw error;
  }
}

function isDuplicate(error: unknown): boolean {
  return error instanceof Error && "code" in error && error.code === "23505";
}

/** Must run in the transaction that creates the lookup. Does not lock the chain. */
export async function insertWaitingAuditRow(db: Db, row: WaitingAuditRow): Promise<void> {
  await insertRows(db, "audit_waiting", ["id", "seal", ...ENTRY], [toColumns(row)]);
}

/**
 * Waiting rows after an ID, oldest first, and whether the creation of their lookup is already in the chain. Repeats of
 * the request with its Idempotency-Key are there too, but later: the creation has the lookup's own time.
 */
export async function listWaitingAuditRows(
  db: Db,
  afterId: string,
  limit: number,
): Promise<(WaitingAuditRow & { readonly hasPlace: boolean })[]> {
  const { rows } = await sql<Omit<WaitingAuditRow, "at"> & { at: Date; hasPlace: boolean }>`
    select id, seal, at, account_id as "accountId", key_id as "keyId", operation, status, purpose, lookup_id as "lookupId", subject,
      exists (
        select from audit
        where audit.lookup_id = audit_waiting.lookup_id and audit.operation = 'createLookup' and audit.at = audit_waiting.at
      ) as "hasPlace"
    from audit_waiting where id > ${afterId} order by id limit ${limit}
  `.execute(db);
  return rows.map((row) => ({ ...row, at: row.at.toISOString() }));
}

export async function hasWaitingAuditRows(db: Db): Promise<boolean> {
  return (await sql`select 1 from audit_waiting limit 1`.execute(db)).rows.length > 0;
}

/** Those of these lookups whose creation is in the chain, each given with the time at which it was created. */
export async function listChainedCreations(
  db: Db,
  lookups: readonly { readonly id: string; readonly createdAt: string }[],
): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select lookup_id as id from audit
    join unnest(${lookups.map(({ id }) => id)}::uuid[], ${lookups.map(({ createdAt }) => createdAt)}::timestamptz[])
      as sought (id, created_at) on audit.lookup_id = sought.id and audit.at = sought.created_at
    where operation = 'createLookup'
  `.execute(db);
  return rows.map(({ id }) => id);
}

/**
 * Lookups after an ID, oldest first, and whether their creation has been recorded, in the chain or waiting. Only
 * lookups created since rows wait for their place: before that, a killed process could leave lookups of a bulk without
 * a row.
 */
export async function listNotedLookups(
  db: Db,
  afterId: string,
  limit: number,
): Promise<{ readonly id: string; readonly isNoted: boolean }[]> {
  const { rows } = await sql<{ id: string; createdAt: Date }>`
    select id, created_at as "createdAt" from lookup
    where id > ${afterId} and created_at >= (select ran_at from migration where name = '000053_audit_waiting.sql')
    order by id limit ${limit}
  `.execute(db);
  const ids = rows.map(({ id }) => id);
  // Read the waiting rows first: one that moves in between is in the chain by the time that is read.
  const waiting = await sql<{ id: string }>`
    select lookup_id as id from audit_waiting where lookup_id = any(${ids}::uuid[])
  `.execute(db);
  const sought = rows.map(({ id, createdAt }) => ({ id, createdAt: createdAt.toISOString() }));
  const noted = new Set([...waiting.rows.map(({ id }) => id), ...(await listChainedCreations(db, sought))]);
  return ids.map((id) => ({ id, isNoted: noted.has(id) }));
}

const ENTRY = ["at", "account_id", "key_id", "operation", "status", "purpose", "lookup_id", "subject"] as const;

function toColumns({ accountId, keyId, lookupId, ...rest }: AuditRow | WaitingAuditRow): object {
  return { ...rest, account_id: accountId, key_id: keyId, lookup_id: lookupId };
}

/** For lookups that still exist, suppressed or not: their purpose, and whom they are about. */
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
