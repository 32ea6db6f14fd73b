import type { Db } from "./schema.ts";

/** Stores what an erasure counted: IDs and numbers, nothing about the person. */
export async function saveErasureReceipt(
  db: Db,
  receipt: { readonly lookupId: string; readonly accountId: string; readonly erasedAt: Date; readonly rows: object },
): Promise<void> {
  await db
    .insertInto("erasure_receipt")
    .values({
      lookup_id: receipt.lookupId,
      account_id: receipt.accountId,
      erased_at: receipt.erasedAt,
      rows: JSON.stringify(receipt.rows),
    })
    .execute();
}
