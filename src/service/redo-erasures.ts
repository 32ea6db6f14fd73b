import { insertSuppressions } from "../db/held-person.ts";
import { lockMerges } from "../db/merge.ts";
import { insertTombstone, lockTombstones } from "../db/tombstone.ts";
import { transact } from "../db/transaction.ts";
import type { ServiceContext } from "./context.ts";
import { eraseFound } from "./erase-person.ts";
import { forgetMentions } from "./forget-mentions.ts";

/**
 * Suppresses and erases again, before anybody is answered, whom a database that was restored from a back-up has forgotten to
 * have suppressed or erased.
 */
export async function redoErasures(context: ServiceContext): Promise<void> {
  const { missing } = context.tombstones;
  for (const tombstone of missing) {
    const { kind, keys } = tombstone;
    await transact(context.db, async (db) => {
      await lockMerges(db, "exclusive");
      await lockTombstones(db);
      await insertSuppressions(db, keys, kind === "erasure" ? "erased" : "person");
      if (kind === "erasure") await eraseFound(context, db, { accountId: null, keys });
      await insertTombstone(db, tombstone);
    });
  }
  if (missing.length === 0) return;
  const mentions = await forgetMentions(
    context,
    missing.flatMap(({ keys }) => keys),
  );
  context.log.warn({ tombstones: missing.length, mentions }, "suppressed and erased again what a back-up brought back");
}
