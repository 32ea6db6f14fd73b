import { takeLookupKey } from "../db/data-key.ts";
import { holdLookup, type StoredLookup } from "../db/lookup.ts";
import type { Db } from "../db/schema.ts";
import { transact } from "../db/transaction.ts";
import type { DataKey } from "../domain/data-key.ts";
import type { KnownInRun } from "./known-in-run.ts";
import type { StageContext } from "./stage.ts";

/** The lookup was cancelled, erased or suppressed after this run started: nothing more is searched or written. */
export class LookupEnded extends Error {}

/** A lookup with the key that seals its texts. */
export interface SealedLookup extends StoredLookup {
  readonly key: DataKey;
}

/** The key that seals a lookup's texts, read once per run. Throws `LookupEnded` if the lookup is gone. */
export async function requireLookupKey(
  id: string,
  { db, keyring }: StageContext,
  known: KnownInRun = {},
): Promise<DataKey> {
  const key = known.key ?? (await takeLookupKey(db, keyring, id));
  if (key === null) throw new LookupEnded();
  return (known.key = key);
}

/** Writes for a lookup that is still as this run read it. Throws `LookupEnded` if it is not. */
export async function writeUnder<T>(
  lookup: StoredLookup,
  context: StageContext,
  work: (db: Db) => Promise<T>,
): Promise<T> {
  await context.giveWay?.();
  return await transact(context.db, async (db) => {
    if (!(await holdLookup(db, lookup))) throw new LookupEnded();
    return await work(db);
  });
}
