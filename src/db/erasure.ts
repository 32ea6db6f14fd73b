import { sql } from "kysely";
import type { Db } from "./schema.ts";

/** What an erasure deleted, by store. It contains nothing about the person. */
export interface StoredErasure {
  readonly id: string;
  readonly accountId: string;
  readonly erasedAt: Date;
  readonly stores: Readonly<Record<string, number>>;
  /** The hash of its tombstone. */
  readonly tombstone: string;
  readonly hash: string;
}

/** Writes a receipt, or replaces it with what was found to be left. */
export async function saveErasure(db: Db, { id, accountId, erasedAt, stores, tombstone, hash }: StoredErasure) {
  await sql`
    insert into erasure (id, account_id, erased_at, stores, tombstone, hash)
    values (${id}, ${accountId}, ${erasedAt}, ${JSON.stringify(stores)}, ${tombstone}, ${hash})
    on conflict (id) do update set stores = excluded.stores, hash = excluded.hash
  `.execute(db);
}

/** A receipt of any account. */
export async function findErasureById(db: Db, id: string): Promise<StoredErasure | null> {
  const { rows } = await sql<StoredErasure>`
    select id, account_id as "accountId", erased_at as "erasedAt", stores, tombstone, hash from erasure where id = ${id}
  `.execute(db);
  return rows[0] ?? null;
}

export async function findErasure(db: Db, id: string, accountId: string): Promise<StoredErasure | null> {
  const { rows } = await sql<StoredErasure>`
    select id, account_id as "accountId", erased_at as "erasedAt", stores, tombstone, hash from erasure
    where id = ${id} and account_id = ${accountId}
  `.execute(db);
  return rows[0] ?? null;
}
