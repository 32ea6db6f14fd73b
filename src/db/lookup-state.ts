import { type SqlBool, sql } from "kysely";
import { keepPlans } from "./keep-plans.ts";
import { type StoredLookup, visibleLookups } from "./lookup.ts";
import type { Db } from "./schema.ts";

/** Where a lookup is. */
export type LookupState = Pick<StoredLookup, "id" | "status" | "stage">;

/** Where lookups are, for whoever waits for them; those that are gone or suppressed are not there. */
export async function listLookupStates(db: Db, ids: readonly string[]): Promise<LookupState[]> {
  const rows = await visibleLookups(keepPlans(db))
    .where(sql<SqlBool>`id = any(${[...ids]}::uuid[])`)
    .select(["id", "status", "stage"])
    .execute();
  return rows as LookupState[];
}
