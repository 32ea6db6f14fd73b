import type { ErasureReceipt } from "../contract/lookup.ts";
import { deleteLookup } from "../db/lookup.ts";
import { saveErasureReceipt } from "../db/erasure-receipt.ts";
import { fromReserve } from "../db/reserve.ts";
import { transact } from "../db/transaction.ts";
import { tellReceiver } from "../db/webhook-delivery.ts";
import type { Caller, ServiceContext } from "./context.ts";
import { requireAccountsLookup, unknownLookup } from "./find-lookup.ts";

/** Erases a lookup with everything under it, its report too. The receipt counts what went; nothing else stays. */
export async function eraseLookup(context: ServiceContext, caller: Caller, lookupId: string): Promise<ErasureReceipt> {
  const lookup = await requireAccountsLookup(context, caller, lookupId);
  const erasedAt = context.now();
  const rows = await transact(fromReserve(context.db), async (db) => {
    const counted = await deleteLookup(db, lookup.id);
    // Another request has erased it meanwhile, and left the receipt.
    if (counted["lookup"] === 0) throw unknownLookup();
    await saveErasureReceipt(db, { lookupId: lookup.id, accountId: caller.accountId, erasedAt, rows: counted });
    await tellReceiver(db, lookup, "lookup.erased", erasedAt);
    return counted;
  });
  const report = await context.blobs.remove(`reports/${lookup.id}/`);
  return {
    lookupId: lookup.id,
    erasedAt: erasedAt.toISOString(),
    rows: { ...rows, report: report ? 1 : 0 },
    status: "success",
  };
}
