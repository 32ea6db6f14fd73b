import { sql } from "kysely";
import type { Db } from "./schema.ts";

/** That somebody was suppressed or erased, or a suppression taken back, by keyed hashes; a link of a chain. */
export interface Tombstone {
  /** From 1, without a gap. */
  readonly number: number;
  readonly kind: "suppression" | "erasure" | "lifting";
  /** Which the list has from then on; of a lifting, which it has no more. */
  readonly keys: readonly string[];
  /** ISO 8601. */
  readonly madeAt: string;
  /** Of a lifting: the hash of the one that is taken back. */
  readonly lifts?: string;
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

export async function insertTombstone(db: Db, tombstone: Tombstone): Promise<void> {
  const { number, kind, keys, madeAt, lifts = null, hash } = tombstone;
  await db
    .insertInto("tombstone")
    .values({ number, kind, keys: [...keys], made_at: new Date(madeAt), lifts, hash })
    .execute();
}

/** Those of the keys that a suppression or an erasure stands on which nobody has taken back, or that an earlier release listed. */
export async function listStandingKeys(db: Db, keys: readonly string[]): Promise<ReadonlySet<string>> {
  const { rows } = await sql<{ key: string }>`
    select distinct key from tombstone, unnest(keys) as key
    where kind <> 'lifting' and keys && ${[...keys]}::text[] and key = any(${[...keys]}::text[])
      and not exists (select 1 from tombstone as later where later.lifts = tombstone.hash)
      and not exists (
        select 1 from suppression_receipt where suppression_receipt.tombstone = tombstone.hash and lifted_at is not null)
    union select key from suppression where key = any(${[...keys]}::text[]) and not has_tombstone
  `.execute(db);
  return new Set(rows.map(({ key }) => key));
}

async function readTombstones(db: Db, which: ReturnType<typeof sql>): Promise<Tombstone[]> {
  const { rows } = await sql<Omit<Tombstone, "madeAt" | "lifts"> & { madeAt: Date; lifts: string | null }>`
    select number, kind, keys, made_at as "madeAt", lifts, hash from tombstone ${which}
  `.execute(db);
  return rows.map(({ lifts, ...row }) => ({
    ...row,
    number: Number(row.number),
    madeAt: row.madeAt.toISOString(),
    ...(lifts !== null && { lifts }),
  }));
}
