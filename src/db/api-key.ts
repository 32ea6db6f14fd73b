import { sql } from "kysely";
import type { Db } from "./schema.ts";

/** A caller's key: its hash, what it may do and for whom. The key itself is shown once and never stored. */
export interface ApiKey {
  readonly id: string;
  readonly hash: string;
  readonly accountId: string;
  readonly name: string;
  readonly label: string;
  readonly scopes: readonly string[];
  readonly purposes: readonly string[];
  readonly defaultPurpose: string;
  readonly rateLimit: number | null;
  readonly credits: number | null;
  readonly trials: number | null;
  readonly expiresAt: Date | null;
  readonly revokedAt: Date | null;
  readonly createdAt: Date;
}

const COLUMNS = [
  "id",
  "hash",
  "account_id as accountId",
  "name",
  "label",
  "scopes",
  "purposes",
  "default_purpose as defaultPurpose",
  "rate_limit as rateLimit",
  "credits",
  "trials",
  "expires_at as expiresAt",
  "revoked_at as revokedAt",
  "created_at as createdAt",
] as const;

export async function insertApiKey(db: Db, key: ApiKey): Promise<void> {
  await db
    .insertInto("api_key")
    .values({
      id: key.id,
      hash: key.hash,
      account_id: key.accountId,
      name: key.name,
      label: key.label,
      scopes: [...key.scopes],
      purposes: [...key.purposes],
      default_purpose: key.defaultPurpose,
      rate_limit: key.rateLimit,
      credits: key.credits,
      trials: key.trials,
      created_at: key.createdAt,
      expires_at: key.expiresAt,
    })
    .onConflict((conflict) => conflict.column("hash").doNothing())
    .execute();
}

export async function findApiKey(db: Db, hash: string): Promise<ApiKey | null> {
  return (await db.selectFrom("api_key").select(COLUMNS).where("hash", "=", hash).executeTakeFirst()) ?? null;
}

export async function findApiKeyById(db: Db, id: string): Promise<ApiKey | null> {
  return (await db.selectFrom("api_key").select(COLUMNS).where("id", "=", id).executeTakeFirst()) ?? null;
}

/** An account's keys, oldest first. */
export async function listApiKeys(db: Db, accountId: string): Promise<ApiKey[]> {
  return await db
    .selectFrom("api_key")
    .select(COLUMNS)
    .where("account_id", "=", accountId)
    .orderBy("created_at")
    .orderBy("id")
    .execute();
}

/** Revokes a key of the account; one that was revoked keeps its time. `null` where the account has no such key. */
export async function revokeApiKey(db: Db, accountId: string, id: string, at: Date): Promise<ApiKey | null> {
  const row = await db
    .updateTable("api_key")
    .set({ revoked_at: sql<Date>`coalesce(revoked_at, ${at})` })
    .where("account_id", "=", accountId)
    .where("id", "=", id)
    .returning(COLUMNS)
    .executeTakeFirst();
  return row ?? null;
}

/** Sets a paid or a trial lookup aside. False where the key has none left; an unlimited key always has one. */
export async function reserveCredit(db: Db, id: string, kind: "trial" | "paid"): Promise<boolean> {
  const column = kind === "trial" ? "trials" : "credits";
  const row = await db
    .updateTable("api_key")
    .set({ [column]: sql`${sql.ref(column)} - 1` })
    .where("id", "=", id)
    .where((each) => each.or([each(column, "is", null), each(column, ">", 0)]))
    .executeTakeFirst();
  return row.numUpdatedRows > 0n;
}

export async function returnCredit(db: Db, id: string, kind: "trial" | "paid"): Promise<void> {
  const column = kind === "trial" ? "trials" : "credits";
  await db
    .updateTable("api_key")
    .set({ [column]: sql`${sql.ref(column)} + 1` })
    .where("id", "=", id)
    .execute();
}

export async function countApiKeys(db: Db): Promise<number> {
  const row = await db
    .selectFrom("api_key")
    .select((each) => each.fn.countAll<number>().as("count"))
    .executeTakeFirstOrThrow();
  return Number(row.count);
}
