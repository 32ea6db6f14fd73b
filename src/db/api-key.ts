import { sql } from "kysely";
import { addCreditEntry, sumCreditEntries } from "./credit-entry.ts";
import type { Db } from "./schema.ts";

/** A caller's key: its hash, what it may do, and for which account. The key itself is shown once and never stored. */
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
  /** Accurate to ten seconds. */
  readonly lastUsedAt: Date | null;
  /** The member who owns the key and whose role limits it; `null` for a program's key. */
  readonly memberId: string | null;
}

export type AdminKey = Pick<ApiKey, "id" | "expiresAt">;

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
  "last_used_at as lastUsedAt",
  "member_id as memberId",
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
      member_id: key.memberId,
    })
    .onConflict((conflict) => conflict.column("hash").doNothing())
    .execute();
  await addCreditEntry(db, key.id, { kind: "paid", reason: "given", amount: key.credits ?? 0 });
  await addCreditEntry(db, key.id, { kind: "trial", reason: "given", amount: key.trials ?? 0 });
}

/** The key with this hash, or the key that had this hash before a rotation whose grace period has not ended. */
export async function findApiKey(db: Db, hash: string, now: Date): Promise<ApiKey | null> {
  const former = db.selectFrom("former_key").select("key_id").where("hash", "=", hash).where("until", ">", now);
  const row = await db
    .selectFrom("api_key")
    .select(COLUMNS)
    .where((each) => each.or([each("hash", "=", hash), each("id", "=", former)]))
    .executeTakeFirst();
  return row ?? null;
}

/** Whether a key once had this hash, whether or not its grace period has ended. */
export async function isFormerKey(db: Db, hash: string): Promise<boolean> {
  return (await db.selectFrom("former_key").select("key_id").where("hash", "=", hash).executeTakeFirst()) !== undefined;
}

/** Prevents anybody else from creating, rotating or revoking keys of the account until the transaction ends. */
export async function lockKeys(db: Db, accountId: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtext(${`candor keys ${accountId}`}))`.execute(db);
}

export async function findKeyOfAccount(db: Db, accountId: string, id: string): Promise<ApiKey | null> {
  const row = await db
    .selectFrom("api_key")
    .select(COLUMNS)
    .where("account_id", "=", accountId)
    .where("id", "=", id)
    .executeTakeFirst();
  return row ?? null;
}

/** Does the same, and also prevents anybody else from charging or changing the key until the transaction ends. */
export async function lockKey(db: Db, accountId: string, id: string): Promise<ApiKey | null> {
  const row = await db
    .selectFrom("api_key")
    .select(COLUMNS)
    .where("account_id", "=", accountId)
    .where("id", "=", id)
    .forUpdate()
    .executeTakeFirst();
  return row ?? null;
}

/**
 * Writes the changeable columns of a key, whose credit entries must add up to its new balance. The caller has locked
 * it.
 */
export async function updateApiKey(db: Db, key: ApiKey): Promise<void> {
  await db
    .updateTable("api_key")
    .set({
      name: key.name,
      scopes: [...key.scopes],
      purposes: [...key.purposes],
      default_purpose: key.defaultPurpose,
      rate_limit: key.rateLimit,
      credits: key.credits,
      trials: key.trials,
      expires_at: key.expiresAt,
    })
    .where("id", "=", key.id)
    .execute();
  for (const [kind, left] of [["paid", key.credits] as const, ["trial", key.trials] as const]) {
    if (left === null) continue;
    const amount = left - (await sumCreditEntries(db, key.id, kind));
    await addCreditEntry(db, key.id, { kind, reason: "changed", amount });
  }
}

/** The account's keys that may manage keys and have neither been revoked nor expired. */
export async function listAdminKeys(db: Db, accountId: string, now: Date): Promise<readonly AdminKey[]> {
  return await db
    .selectFrom("api_key")
    .select(["id", "expires_at as expiresAt"])
    .where("account_id", "=", accountId)
    .where(sql<boolean>`'admin' = any(scopes)`)
    .where("revoked_at", "is", null)
    .where((each) => each.or([each("expires_at", "is", null), each("expires_at", ">", now)]))
    .orderBy("id")
    .execute();
}

/** Gives a key a new hash. The previous hash stays valid until `until`; older ones stop working at once. */
export async function replaceKeyHash(
  db: Db,
  key: Pick<ApiKey, "id" | "hash">,
  change: { readonly hash: string; readonly at: Date; readonly until: Date },
): Promise<void> {
  await db
    .updateTable("former_key")
    .set({ until: change.at })
    .where("key_id", "=", key.id)
    .where("until", ">", change.at)
    .execute();
  await db.insertInto("former_key").values({ hash: key.hash, key_id: key.id, until: change.until }).execute();
  await db.updateTable("api_key").set({ hash: change.hash }).where("id", "=", key.id).execute();
}

/** Records when keys were last used. A later time that is already stored stays. */
export async function saveKeyUses(db: Db, uses: ReadonlyMap<string, Date>): Promise<void> {
  if (uses.size === 0) return;
  // In a fixed order, so that two processes writing the same keys cannot deadlock.
  const rows = [...uses].map(([id, at]) => ({ id, at })).toSorted((a, b) => (a.id < b.id ? -1 : 1));
  await sql`
    update api_key set last_used_at = greatest(last_used_at, used.at)
    from json_to_recordset(${JSON.stringify(rows)}::json) as used (id text, at timestamptz) where api_key.id = used.id
  `.execute(db);
}

/** Takes paid and trial lookups from a key, to be given to another. Returns false if the key has fewer left. */
export async function takeCredits(
  db: Db,
  id: string,
  { credits, trials }: { readonly credits: number; readonly trials: number },
): Promise<boolean> {
  const row = await db
    .updateTable("api_key")
    .set({ credits: sql`credits - ${credits}::int`, trials: sql`trials - ${trials}::int` })
    .where("id", "=", id)
    .where(
      sql<boolean>`coalesce(credits, ${credits}::int) >= ${credits}::int and coalesce(trials, ${trials}::int) >= ${trials}::int`,
    )
    .executeTakeFirst();
  if (row.numUpdatedRows === 0n) return false;
  const own = await findApiKeyById(db, id);
  if (own?.credits !== null) await addCreditEntry(db, id, { kind: "paid", reason: "passed_on", amount: -credits });
  if (own?.trials !== null) await addCreditEntry(db, id, { kind: "trial", reason: "passed_on", amount: -trials });
  return true;
}

export async function findApiKeyById(db: Db, id: string): Promise<ApiKey | null> {
  return (await db.selectFrom("api_key").select(COLUMNS).where("id", "=", id).executeTakeFirst()) ?? null;
}

/** Whether a key exists and has neither been revoked nor expired. A rotated key is still live. */
export async function isLiveKey(db: Db, id: string, purpose: string, now: Date): Promise<boolean> {
  const key = await findApiKeyById(db, id);
  if (key === null || key.revokedAt !== null || !key.purposes.includes(purpose)) return false;
  return key.expiresAt === null || key.expiresAt > now;
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

/** Revokes a key of the account; a key revoked earlier keeps its time. `null` if the account has no such key. */
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

/** Revokes a key of any account, because a restored backup brought it back. */
export async function markKeyRevoked(db: Db, id: string, at: Date): Promise<void> {
  await db
    .updateTable("api_key")
    .set({ revoked_at: at })
    .where("id", "=", id)
    .where("revoked_at", "is", null)
    .execute();
}

export async function countApiKeys(db: Db): Promise<number> {
  const row = await db
    .selectFrom("api_key")
    .select((each) => each.fn.countAll<number>().as("count"))
    .executeTakeFirstOrThrow();
  return Number(row.count);
}
