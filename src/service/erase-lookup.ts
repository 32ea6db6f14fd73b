import type { ErasureReceipt } from "../contract/lookup.ts";
import { saveErasureReceipt } from "../db/erasure-receipt.ts";
import { deleteLookup, findLookupToErase } from "../db/forget-lookup.ts";
import { fromReserve } from "../db/reserve.ts";
import { transact } from "../db/transaction.ts";
import { tellReceiver } from "../db/webhook-delivery.ts";
import { isId } from "../domain/id.ts";
import type { Caller, ServiceContext } from "./context.ts";
import { unknownLookup } from "./find-lookup.ts";
import { copyRemovals, recordRemoval } from "./removals.ts";

/**
 * Erases a lookup with everything that belongs to it, including its report, even if its person is suppressed. The receipt counts what was
 * erased; nothing else is kept.
 */
export async function eraseLookup(context: ServiceContext, caller: Caller, lookupId: string): Promise<ErasureReceipt> {
  const lookup = isId(lookupId) ? await findLookupToErase(context.db, lookupId, caller.accountId) : null;
  if (!lookup) throw unknownLookup();
  const erasedAt = context.now();
  const rows = await transact(fromReserve(context.db), async (db) => {
    await recordRemoval(db, `lookup/${lookup.id}`, erasedAt);
    const counted = await deleteLookup(db, lookup.id);
    // Another request erased it meanwhile and left the receipt.
    if (counted["lookup"] === 0) throw unknownLookup();
    await saveErasureReceipt(db, { lookupId: lookup.id, accountId: caller.accountId, erasedAt, rows: counted });
    await tellReceiver(db, lookup, "lookup.erased", erasedAt);
    return counted;
  });
  await copyRemovals(context);
  const report = await context.blobs.remove(`reports/${lookup.id}/`);
  return {
    lookupId: lookup.id,
    erasedAt: erasedAt.toISOString(),
    rows: { ...rows, report: report ? 1 : 0 },
    status: "success",
  };
}
