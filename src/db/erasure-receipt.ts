import type { Db } from "./schema.ts";

/** Keeps what an erasure counted: ids and figures, nothing of the person. */
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
