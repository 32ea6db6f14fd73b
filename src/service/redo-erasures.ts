import { deleteSuppressions, insertSuppressions } from "../db/held-person.ts";
import { lockMerges } from "../db/merge.ts";
import type { Db } from "../db/schema.ts";
import { markLifted } from "../db/suppression-receipt.ts";
import { insertTombstones, lockTombstones, type Tombstone } from "../db/tombstone.ts";
import { transact } from "../db/transaction.ts";
import type { ServiceContext } from "./context.ts";
import { eraseFound } from "./erase-person.ts";
import { forgetMentions } from "./forget-mentions.ts";
import { redoRemoval } from "./removals.ts";

/** Repeats, before any request is served, the suppressions, erasures and removals that a database restored from a backup has lost. */
export async function redoErasures(context: ServiceContext): Promise<void> {
  const { missing } = context.tombstones;
  for (const tombstone of missing) {
    if (tombstone.kind === "removal") {
      await redoRemoval(context, tombstone);
      continue;
    }
    await transact(context.db, async (db) => {
      await lockMerges(db, "exclusive");
      await lockTombstones(db);
      await redo(context, db, tombstone);
      await insertTombstones(db, [tombstone]);
    });
  }
  if (missing.length === 0) return;
  const mentions = await forgetMentions(
    context,
    missing.flatMap(({ kind, keys }) => (kind === "suppression" || kind === "erasure" ? keys : [])),
  );
  context.log.warn(
    { tombstones: missing.length, mentions },
    "suppressions, erasures and removals were applied again after a restore",
  );
}

async function redo(context: ServiceContext, db: Db, { kind, keys, lifts, madeAt }: Tombstone): Promise<void> {
  if (kind === "lifting") {
    await deleteSuppressions(db, keys);
    if (lifts !== undefined) await markLifted(db, lifts, new Date(madeAt));
    return;
  }
  await insertSuppressions(db, keys, kind === "erasure" ? "erased" : "person");
  if (kind === "erasure") await eraseFound(context, db, { accountId: null, keys });
}
