import { sql } from "kysely";
import { insertRows } from "./rows.ts";
import type { Db } from "./schema.ts";

/** What callers take away without a person's request: by its kind and its id. */
export type Removed = `${"lookup" | "import" | "bulk" | "key" | "share" | "member"}/${string}`;

/**
 * That somebody was suppressed or erased, or a suppression withdrawn, by keyed hashes; or that something was removed, by its id. A
 * link of a chain.
 */
export interface Tombstone {
  /** From 1, without a gap. */
  readonly number: number;
  readonly kind: "suppression" | "erasure" | "lifting" | "removal";
  /** Which the list has from then on; of a lifting, which it has no more; of a removal, what was removed, as `Removed`. */
  readonly keys: readonly string[];
  /** ISO 8601. */
  readonly madeAt: string;
  /** Of a lifting: the hash of the one that is withdrawn. */
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

/** The number of the newest suppression or erasure; 0 before the first. */
export async function findNewestListing(db: Db): Promise<number> {
  const { rows } = await sql<{ number: number }>`
    select coalesce(max(number), 0)::int as number from tombstone where kind in ('suppression', 'erasure')
  `.execute(db);
  return rows[0]?.number ?? 0;
}

export async function findTombstone(db: Db, hash: string): Promise<Tombstone | null> {
  return (await readTombstones(db, sql`where hash = ${hash}`))[0] ?? null;
}

/** Whether a tombstone was copied to the file: what follows a suppression or an erasure ends after that. */
export async function hasCopiedTombstone(db: Db): Promise<boolean> {
  const { rows } = await sql`
    select 1 from tombstone where kind in ('suppression', 'erasure')
      and not exists (select 1 from follow_up where follow_up.tombstone = tombstone.hash) limit 1
  `.execute(db);
  return rows.length > 0;
}

/** Those after a number, in their order. */
export async function listTombstonesAfter(db: Db, number: number): Promise<Tombstone[]> {
  return await readTombstones(db, sql`where number > ${number} order by number`);
}

export async function insertTombstones(db: Db, tombstones: readonly Tombstone[]): Promise<void> {
  const rows = tombstones.map(({ number, kind, keys, madeAt, lifts = null, hash }) => ({
    number,
    kind,
    keys: [...keys],
    made_at: new Date(madeAt),
    lifts,
    hash,
  }));
  await insertRows(db, "tombstone", ["number", "kind", "keys", "made_at", "lifts", "hash"], rows);
}

/** Removals that no tombstone tells of, the oldest first: an earlier release wrote none. Of imports and bulks it kept nothing. */
export async function listUntoldRemovals(db: Db): Promise<readonly { readonly removed: Removed; readonly at: Date }[]> {
  const { rows } = await sql<{ removed: Removed; at: Date }>`
    with removal as (
      select 'lookup/' || lookup_id as removed, erased_at as at from erasure_receipt
      union all select 'key/' || id, revoked_at from api_key where revoked_at is not null
      union all select 'share/' || id, revoked_at from share where revoked_at is not null
      union all select 'member/' || id, removed_at from member where removed_at is not null
    )
    select removed, at from removal
    where removed not in (select unnest(keys) from tombstone where kind = 'removal') order by at, removed
  `.execute(db);
  return rows;
}

/** Those of the keys that a suppression or an erasure is on which nobody has withdrawn, or that an earlier release listed. */
export async function listStandingKeys(db: Db, keys: readonly string[]): Promise<ReadonlySet<string>> {
  const { rows } = await sql<{ key: string }>`
    select distinct key from tombstone, unnest(keys) as key
    where kind in ('suppression', 'erasure') and keys && ${[...keys]}::text[] and key = any(${[...keys]}::text[])
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
