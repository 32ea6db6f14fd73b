import { type SqlBool, sql } from "kysely";
import type { Db } from "./schema.ts";

/** What is stored about a request to suppress somebody. It contains nothing about the person. */
export interface SuppressionReceipt {
  readonly id: string;
  readonly accountId: string;
  readonly reason: string;
  readonly madeAt: Date;
  /** How many keyed hashes it added to the list. */
  readonly keys: number;
  readonly byName: boolean;
  /** The hash of its tombstone. */
  readonly tombstone: string;
  readonly liftedAt: Date | null;
}

export async function insertSuppressionReceipt(db: Db, receipt: SuppressionReceipt): Promise<void> {
  const { id, accountId, reason, madeAt, keys, byName, tombstone, liftedAt } = receipt;
  await db
    .insertInto("suppression_receipt")
    .values({
      id,
      account_id: accountId,
      reason,
      made_at: madeAt,
      keys,
      by_name: byName,
      tombstone,
      lifted_at: liftedAt,
    })
    .execute();
}

/** A receipt of the account, locked so that nobody else lifts it until the transaction ends. */
export async function lockSuppressionReceipt(
  db: Db,
  id: string,
  accountId: string,
): Promise<SuppressionReceipt | null> {
  const row = await read(db).where("id", "=", id).where("account_id", "=", accountId).forUpdate().executeTakeFirst();
  return row ?? null;
}

/** An account's receipts, newest first. */
export async function listSuppressionReceipts(
  db: Db,
  accountId: string,
  { before, limit }: { readonly before: string | null; readonly limit: number },
): Promise<SuppressionReceipt[]> {
  return await read(db)
    .where("account_id", "=", accountId)
    .where(before === null ? sql<SqlBool>`true` : sql<SqlBool>`id < ${before}`)
    .orderBy("id", "desc")
    .limit(limit)
    .execute();
}

/** Marks a suppression as withdrawn by its tombstone, even if a backup brought its receipt back. */
export async function markLifted(db: Db, tombstone: string, at: Date): Promise<void> {
  await db.updateTable("suppression_receipt").set({ lifted_at: at }).where("tombstone", "=", tombstone).execute();
}

function read(db: Db) {
  return db
    .selectFrom("suppression_receipt")
    .select([
      "id",
      "account_id as accountId",
      "reason",
      "made_at as madeAt",
      "keys",
      "by_name as byName",
      "tombstone",
      "lifted_at as liftedAt",
    ]);
}
