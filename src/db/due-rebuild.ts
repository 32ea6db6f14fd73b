import { sql } from "kysely";
import type { Db } from "./schema.ts";

/** Records, in the transaction of a decision, that the profiles of these lookups have to be rebuilt. */
export async function insertDueRebuilds(db: Db, lookupIds: readonly string[], since: Date): Promise<void> {
  // In a fixed order, so that two decisions at once cannot deadlock.
  await sql`
    insert into due_rebuild (lookup_id, since) select id, ${since} from unnest(${[...lookupIds].sort()}::uuid[]) as id
    on conflict (lookup_id) do update set since = greatest(due_rebuild.since, excluded.since)
  `.execute(db);
}

/** @param begun when the rebuild began: decisions made after that may not be included */
export async function deleteDueRebuild(db: Db, lookupId: string, begun: Date): Promise<void> {
  await sql`delete from due_rebuild where lookup_id = ${lookupId} and since <= ${begun}`.execute(db);
}

export async function isRebuildDue(db: Db, lookupId: string): Promise<boolean> {
  const { rows } = await sql`select 1 from due_rebuild where lookup_id = ${lookupId}`.execute(db);
  return rows.length > 0;
}

/**
 * Rebuilds due since before a given time; each worker has an order of its own, so that two rarely rebuild the same
 * profile.
 */
export async function listDueRebuilds(db: Db, before: Date, worker: number): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select lookup_id as id from due_rebuild where since <= ${before} order by md5(lookup_id::text || ${worker}::text)
  `.execute(db);
  return rows.map(({ id }) => id);
}
