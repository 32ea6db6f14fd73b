import { sql } from "kysely";
import type { Db } from "./schema.ts";

/** That somebody was suppressed or erased, by keyed hashes; a link of a chain. */
export interface Tombstone {
  /** From 1, without a gap. */
  readonly number: number;
  readonly kind: "suppression" | "erasure";
  readonly keys: readonly string[];
  /** ISO 8601. */
  readonly madeAt: string;
  /** SHA-256 over the hash of the one before and this one. */
  readonly hash: string;
}

/** Holds the chain until the transaction ends: links are written one after the other. */
export async function lockTombstones(db: Db): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtext('candor tombstones'))`.execute(db);
}

export async function findLastTombstone(db: Db): Promise<Tombstone | null> {
  return (await readTombstones(db, sql`order by number desc limit 1`))[0] ?? null;
}

export async function findTombstone(db: Db, hash: string): Promise<Tombstone | null> {
  return (await readTombstones(db, sql`where hash = ${hash}`))[0] ?? null;
}

/** Those after a number, in their order. */
export async function listTombstonesAfter(db: Db, number: number): Promise<Tombstone[]> {
  return await readTombstones(db, sql`where number > ${number} order by number`);
}

export async function insertTombstone(db: Db, { number, kind, keys, madeAt, hash }: Tombstone): Promise<void> {
  await db
    .insertInto("tombstone")
    .values({ number, kind, keys: [...keys], made_at: new Date(madeAt), hash })
    .execute();
}

async function readTombstones(db: Db, which: ReturnType<typeof sql>): Promise<Tombstone[]> {
  const { rows } = await sql<Omit<Tombstone, "madeAt"> & { madeAt: Date }>`
    select number, kind, keys, made_at as "madeAt", hash from tombstone ${which}
  `.execute(db);
  return rows.map((row) => ({ ...row, number: Number(row.number), madeAt: row.madeAt.toISOString() }));
}
