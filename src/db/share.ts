import { sql } from "kysely";
import type { Db } from "./schema.ts";
import { amongVisibleLookups } from "./suppression.ts";

/** A link that shows the report of one lookup to whoever holds it. */
export interface Share {
  readonly id: string;
  readonly lookupId: string;
  /** The key whose holder made it. */
  readonly keyId: string;
  readonly createdAt: Date;
  readonly expiresAt: Date;
  readonly revokedAt: Date | null;
  readonly openings: number;
  readonly openedAt: Date | null;
}

const COLUMNS = [
  "share.id",
  "share.lookup_id as lookupId",
  "share.key_id as keyId",
  "share.created_at as createdAt",
  "share.expires_at as expiresAt",
  "share.revoked_at as revokedAt",
  "share.openings",
  "share.opened_at as openedAt",
] as const;

export async function insertShare(db: Db, share: Share, tokenHash: string): Promise<void> {
  await db
    .insertInto("share")
    .values({
      id: share.id,
      lookup_id: share.lookupId,
      token_hash: tokenHash,
      key_id: share.keyId,
      created_at: share.createdAt,
      expires_at: share.expiresAt,
    })
    .execute();
}

/** The links of a lookup, the newest first; those that have ended too. */
export async function listShares(db: Db, lookupId: string): Promise<Share[]> {
  return await visibleShares(db)
    .where("share.lookup_id", "=", lookupId)
    .orderBy("share.created_at", "desc")
    .orderBy("share.id", "desc")
    .select(COLUMNS)
    .execute();
}

/** The link that still works under this hash. */
export async function findOpenShare(db: Db, tokenHash: string, now: Date): Promise<Share | null> {
  const row = await visibleShares(db)
    .where("share.token_hash", "=", tokenHash)
    .where("share.revoked_at", "is", null)
    .where("share.expires_at", ">", now)
    .select(COLUMNS)
    .executeTakeFirst();
  return row ?? null;
}

export async function countOpening(db: Db, id: string, at: Date): Promise<void> {
  await db.updateTable("share").set({ openings: sql`openings + 1`, opened_at: at }).where("id", "=", id).execute();
}

/** Ends a link of a lookup, once: the first time stays. `null` where the lookup has no such link. */
export async function revokeShare(db: Db, lookupId: string, id: string, at: Date): Promise<Share | null> {
  const row = await db
    .updateTable("share")
    .set({ revoked_at: sql`coalesce(revoked_at, ${at}::timestamptz)` })
    .where("id", "=", id)
    .where("lookup_id", "=", lookupId)
    .returning(COLUMNS)
    .executeTakeFirst();
  return row ?? null;
}

/** Ends a link, whoever's lookup it shows: one that a restored backup brought back. */
export async function markShareRevoked(db: Db, id: string, at: Date): Promise<void> {
  await db.updateTable("share").set({ revoked_at: at }).where("id", "=", id).where("revoked_at", "is", null).execute();
}

/** A suppressed person's lookup has no links. */
function visibleShares(db: Db) {
  return db.selectFrom("share").where(amongVisibleLookups("share.lookup_id"));
}
