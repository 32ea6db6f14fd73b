import { sql } from "kysely";
import { insertRows } from "./rows.ts";
import type { Db } from "./schema.ts";

/** What callers delete without a person's request, by kind and ID. */
export type Removed = `${"lookup" | "import" | "bulk" | "key" | "share" | "member"}/${string}`;

/**
 * Records that somebody was suppressed or erased, or a suppression withdrawn, by keyed hashes; or that something was
 * removed, by its ID. A link in a chain.
 */
export interface Tombstone {
  /** Starts at 1, without gaps. */
  readonly number: number;
  readonly kind: "suppression" | "erasure" | "lifting" | "removal";
  /**
   * The keys added to the list; for a lifting, those removed from it; for a removal, what was removed, as `Removed`.
   */
  readonly keys: readonly string[];
  /** ISO 8601. */
  readonly madeAt: string;
  /** For a lifting: the hash of the tombstone that it withdraws. */
  readonly lifts?: string;
  /** SHA-256 over the previous hash and this tombstone. */
  readonly hash: string;
}

/** Locks the chain until the transaction ends, so that links are written one after the other. */
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

/** Whether any tombstone has been copied to the file: the follow-up of a suppression or an erasure ends after that. */
export async function hasCopiedTombstone(db: Db): Promise<boolean> {
  const { rows } = await sql`
    select 1 from tombstone where kind in ('suppression', 'erasure')
      and not exists (select 1 from follow_up where follow_up.tombstone = tombstone.hash) limit 1
  `.execute(db);
  return rows.length > 0;
}

/** Tombstones after a number, in order. */
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

/**
 * Removals without a tombstone, oldest first, because an earlier release wrote none. About imports and bulks it kept
 * nothing.
 */
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

/**
 * Those of these keys that were listed by a suppression or an erasure that nobody has withdrawn, or by an earlier
 * release.
 */
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
