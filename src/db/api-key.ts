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
      expires_at: key.expiresAt,
    })
    .onConflict((conflict) => conflict.column("hash").doNothing())
    .execute();
}

export async function findApiKey(db: Db, hash: string): Promise<ApiKey | null> {
  return (await db.selectFrom("api_key").select(COLUMNS).where("hash", "=", hash).executeTakeFirst()) ?? null;
}

export async function countApiKeys(db: Db): Promise<number> {
  const row = await db
    .selectFrom("api_key")
    .select((each) => each.fn.countAll<number>().as("count"))
    .executeTakeFirstOrThrow();
  return Number(row.count);
}
