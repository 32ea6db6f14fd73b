import type { ListedSuppression, SuppressionPage } from "../contract/suppression.ts";
import { deleteSuppressions } from "../db/held-person.ts";
import { fromReserve } from "../db/reserve.ts";
import {
  listSuppressionReceipts,
  lockSuppressionReceipt,
  markLifted,
  type SuppressionReceipt,
} from "../db/suppression-receipt.ts";
import { findTombstone, listStandingKeys, lockTombstones } from "../db/tombstone.ts";
import { transact } from "../db/transaction.ts";
import { isId } from "../domain/id.ts";
import { PublicError } from "../errors.ts";
import { recordTombstone } from "../privacy/tombstones.ts";
import type { Caller, ServiceContext } from "./context.ts";

/** Suppressions requested with the account's keys, newest first: when and why, but not whose. */
export async function listSuppressions(
  { db }: Pick<ServiceContext, "db">,
  { accountId }: Pick<Caller, "accountId">,
  { next = "", limit }: { readonly next?: string | undefined; readonly limit: number },
): Promise<SuppressionPage> {
  const rows = await listSuppressionReceipts(db, accountId, { before: next === "" ? null : next, limit: limit + 1 });
  const page = rows.slice(0, limit);
  return {
    results: page.map(toWire),
    next: rows.length > limit ? (page.at(-1)?.id ?? "") : "",
    status: "success",
  };
}

/**
 * Lifts a suppression: its keys are removed from the list unless another suppression or an erasure needs them. Repeating it changes
 * nothing.
 *
 * @throws PublicError `suppression_not_found`
 */
export async function liftSuppression(
  context: ServiceContext,
  { accountId }: Caller,
  suppressionId: string,
): Promise<ListedSuppression & { readonly status: "success" }> {
  const at = context.now();
  const lifted = await transact(fromReserve(context.db), async (db) => {
    await lockTombstones(db);
    const receipt = isId(suppressionId) ? await lockSuppressionReceipt(db, suppressionId, accountId) : null;
    if (!receipt) throw new PublicError("suppression_not_found", "No suppression with this ID in your account.");
    if (receipt.liftedAt !== null) return receipt;
    const made = await findTombstone(db, receipt.tombstone);
    if (!made) throw new Error("a suppression has no tombstone");
    await markLifted(db, made.hash, at);
    const standing = await listStandingKeys(db, made.keys);
    const keys = made.keys.filter((key) => !standing.has(key));
    await deleteSuppressions(db, keys);
    await recordTombstone(db, { kind: "lifting", keys, at, lifts: made.hash });
    context.log.info({ suppressionId, keys: keys.length, kept: standing.size }, "a suppression was lifted");
    return { ...receipt, liftedAt: at };
  });
  await context.tombstones.copy();
  return { ...toWire(lifted), status: "success" };
}

function toWire({ id, madeAt, reason, keys, byName, liftedAt }: SuppressionReceipt): ListedSuppression {
  return {
    suppressionId: id,
    suppressedAt: madeAt.toISOString(),
    reason: reason as ListedSuppression["reason"],
    keys,
    byName,
    liftedAt: liftedAt?.toISOString() ?? null,
  };
}
