import { holdLookup, type StoredLookup } from "../db/lookup.ts";
import type { Db } from "../db/schema.ts";
import { transact } from "../db/transaction.ts";
import type { StageContext } from "./stage.ts";

/** The lookup was cancelled, erased or suppressed since this run took it up: nothing more is asked or written. */
export class LookupEnded extends Error {}

/** Writes under a lookup that is still what it was when this run read it. Throws `LookupEnded` where it is not. */
export async function writeUnder<T>(
  lookup: StoredLookup,
  context: StageContext,
  work: (db: Db) => Promise<T>,
): Promise<T> {
  return await transact(context.db, async (db) => {
    if (!(await holdLookup(db, lookup))) throw new LookupEnded();
    return await work(db);
  });
}
