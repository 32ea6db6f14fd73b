import { markKeyRevoked } from "../db/api-key.ts";
import { deleteBulk } from "../db/bulk.ts";
import { saveErasureReceipt } from "../db/erasure-receipt.ts";
import { deleteLookup, listToldLookups } from "../db/forget-lookup.ts";
import { deleteImport } from "../db/import.ts";
import { markMemberRemoved, revokeKeysOfMember } from "../db/member.ts";
import type { Db } from "../db/schema.ts";
import { readSetting, writeSetting } from "../db/setting.ts";
import { markShareRevoked } from "../db/share.ts";
import { insertTombstones, listUntoldRemovals, lockTombstones, type Removed, type Tombstone } from "../db/tombstone.ts";
import { transact } from "../db/transaction.ts";
import { isUnavailable } from "../db/unavailable.ts";
import { errorFields } from "../log.ts";
import { recordRemovals } from "../privacy/tombstones.ts";
import type { ServiceContext } from "./context.ts";
import { removeImportedRows } from "./remove-imported-rows.ts";

/** Set once the removals of an earlier release have tombstones. */
const TOLD = "removals in tombstones";

/** Records in the removing transaction, before the removal, that a restored backup has to repeat it. `copyRemovals` follows. */
export async function recordRemoval(db: Db, removed: Removed, at: Date): Promise<void> {
  await recordRemovals(db, [{ removed, at }]);
}

/**
 * Writes the tombstone outside the database before the response. The removal stands even if that fails: the failure is logged, and
 * `startFollowUps` writes it later.
 */
export async function copyRemovals({ tombstones, log }: Pick<ServiceContext, "tombstones" | "log">): Promise<void> {
  await tombstones.copy().catch((error: unknown) => {
    if (!isUnavailable(error)) log.error(errorFields(error), "the tombstone of a removal could not be written yet");
  });
}

/** Writes the tombstones for removals of an earlier release. */
export async function recordEarlierRemovals(context: ServiceContext): Promise<void> {
  if ((await readSetting(context.db, TOLD)) !== null) return;
  const removals = await transact(context.db, async (db) => {
    await lockTombstones(db);
    const untold = await listUntoldRemovals(db);
    await recordRemovals(db, untold);
    await writeSetting(db, TOLD, "yes");
    return untold.length;
  });
  if (removals > 0) context.log.info({ removals }, "tombstones were written for removals made by an earlier release");
  await context.tombstones.copy();
}

/** Repeats a removal that a restored database has lost, and restores its tombstone. */
export async function redoRemoval(context: ServiceContext, tombstone: Tombstone): Promise<void> {
  const [kind = "", id = ""] = (tombstone.keys[0] ?? "").split("/");
  // In steps of its own; repeating it does no harm.
  if (kind === "import") await removeImportedRows(context, id);
  await transact(context.db, async (db) => {
    await lockTombstones(db);
    await REDO[kind as keyof typeof REDO](db, id, new Date(tombstone.madeAt));
    await insertTombstones(db, [tombstone]);
  });
  if (kind === "lookup") await context.blobs.remove(`reports/${id}/`);
}

const REDO: Readonly<Record<RemovedKind, (db: Db, id: string, at: Date) => Promise<unknown>>> = {
  lookup: async (db, id, erasedAt) => {
    const [lookup] = await listToldLookups(db, [id]);
    if (lookup === undefined) return;
    const rows = await deleteLookup(db, id);
    await saveErasureReceipt(db, { lookupId: id, accountId: lookup.accountId, erasedAt, rows });
  },
  import: async (db, id) => await deleteImport(db, id),
  bulk: async (db, id) => await deleteBulk(db, id),
  key: async (db, id, at) => await markKeyRevoked(db, id, at),
  share: async (db, id, at) => await markShareRevoked(db, id, at),
  member: async (db, id, at) => {
    await markMemberRemoved(db, id, at);
    await revokeKeysOfMember(db, id, at);
  },
};

type RemovedKind = Removed extends `${infer Kind}/${string}` ? Kind : never;
