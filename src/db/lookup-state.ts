import { type SqlBool, sql } from "kysely";
import { keepPlans } from "./keep-plans.ts";
import { type StoredLookup, visibleLookups } from "./lookup.ts";
import type { Db } from "./schema.ts";

/** A lookup's status and stage. */
export type LookupState = Pick<StoredLookup, "id" | "status" | "stage">;

/** The states of lookups that somebody is waiting for; deleted and suppressed ones are left out. */
export async function listLookupStates(db: Db, ids: readonly string[]): Promise<LookupState[]> {
  const rows = await visibleLookups(keepPlans(db))
    .where(sql<SqlBool>`id = any(${[...ids]}::uuid[])`)
    .select(["id", "status", "stage"])
    .execute();
  return rows as LookupState[];
}
