import { sql } from "kysely";
import { insertRows } from "./rows.ts";
import type { Db } from "./schema.ts";

/** Something that was done with a key, or refused to it. Nothing of it says in clear whom it was about. */
export interface AuditRow {
  /** From 1, without a gap. */
  readonly number: number;
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
  readonly hash: string;
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

export async function insertAuditRows(db: Db, rows: readonly AuditRow[]): Promise<void> {
  await insertRows(
    db,
    "audit",
    ["number", "at", "account_id", "key_id", "operation", "status", "purpose", "lookup_id", "subject", "hash"],
    rows.map((row) => ({
      number: row.number,
      at: row.at,
      account_id: row.accountId,
      key_id: row.keyId,
      operation: row.operation,
      status: row.status,
      purpose: row.purpose,
      lookup_id: row.lookupId,
      subject: row.subject,
      hash: row.hash,
    })),
  );
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
