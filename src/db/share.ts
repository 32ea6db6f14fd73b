import { sql } from "kysely";
import type { Db } from "./schema.ts";
import { amongVisibleLookups } from "./suppression.ts";

/** A link that shows the report of one lookup to anybody who has it. */
export interface Share {
  readonly id: string;
  readonly lookupId: string;
  /** The key whose holder created it. */
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

/** A lookup's links, newest first, including expired and revoked ones. */
export async function listShares(db: Db, lookupId: string): Promise<Share[]> {
  return await visibleShares(db)
    .where("share.lookup_id", "=", lookupId)
    .orderBy("share.created_at", "desc")
    .orderBy("share.id", "desc")
    .select(COLUMNS)
    .execute();
}

/** The working link with this hash. */
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

/** Revokes a lookup's link; the first revocation's time stays. `null` if the lookup has no such link. */
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

/** Revokes a link to any lookup, because a restored backup brought it back. */
export async function markShareRevoked(db: Db, id: string, at: Date): Promise<void> {
  await db.updateTable("share").set({ revoked_at: at }).where("id", "=", id).where("revoked_at", "is", null).execute();
}

/** A suppressed person's lookup has no links. */
function visibleShares(db: Db) {
  return db.selectFrom("share").where(amongVisibleLookups("share.lookup_id"));
}
