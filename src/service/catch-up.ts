import { lockMerges } from "../db/merge.ts";
import { restoreRectification } from "../db/rectification.ts";
import { transact } from "../db/transaction.ts";
import type { ServiceContext } from "./context.ts";
import { settleRectification } from "./rectify-person.ts";
import { redoErasures } from "./redo-erasures.ts";
import { recordEarlierRemovals } from "./removals.ts";

/**
 * Repeats, before any request is served, what a database restored from a backup has lost: suppressions, erasures, callers' removals, and
 * corrections.
 */
export async function catchUp(context: ServiceContext): Promise<void> {
  await redoErasures(context);
  await recordEarlierRemovals(context);
  await redoCorrections(context);
}

async function redoCorrections(context: ServiceContext): Promise<void> {
  const { corrections, db, keyring, log } = context;
  let again = 0;
  for (const kept of corrections.found) {
    const isBack = await transact(db, async (db) => {
      // As when it was granted: a concurrent erasure is either finished first or includes it.
      await lockMerges(db, "share");
      return await restoreRectification(db, keyring, kept);
    });
    if (!isBack) continue;
    await settleRectification(context, { ...kept, rectifiedAt: new Date(kept.rectifiedAt), rebuilt: [] });
    again++;
  }
  await corrections.keep();
  if (again > 0) log.warn({ corrections: again }, "corrections were applied again after a restore");
}
