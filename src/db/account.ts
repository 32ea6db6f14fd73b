import { sql } from "kysely";
import { lockKeys } from "./api-key.ts";
import type { Db } from "./schema.ts";

/** An account, by what belongs to it. It exists once it has had a key. */
export interface StoredAccount {
  readonly accountId: string;
  readonly createdAt: Date;
  /** Keys that work. */
  readonly keys: number;
  /** Members who have not been removed. */
  readonly members: number;
}

/** Accounts, oldest first; only the given one, if there is one. */
export async function listAccounts(db: Db, now: Date, accountId?: string): Promise<StoredAccount[]> {
  const only = accountId === undefined ? sql`true` : sql`api_key.account_id = ${accountId}`;
  const { rows } = await sql<Omit<StoredAccount, "keys" | "members"> & { keys: unknown; members: unknown }>`
    select api_key.account_id as "accountId", min(api_key.created_at) as "createdAt",
      count(*) filter (where revoked_at is null and (expires_at is null or expires_at > ${now})) as keys,
      (select count(*) from member where member.account_id = api_key.account_id and removed_at is null) as members
    from api_key where ${only}
    group by api_key.account_id order by min(api_key.created_at), api_key.account_id
  `.execute(db);
  return rows.map((row) => ({ ...row, keys: Number(row.keys), members: Number(row.members) }));
}

/** Revokes every key of an account, and returns the ids of those that were not. */
export async function revokeKeysOfAccount(db: Db, accountId: string, at: Date): Promise<readonly string[]> {
  await lockKeys(db, accountId);
  const revoked = await db
    .updateTable("api_key")
    .set({ revoked_at: at })
    .where("account_id", "=", accountId)
    .where("revoked_at", "is", null)
    .returning("id")
    .execute();
  return revoked.map(({ id }) => id);
}
