import { sql } from "kysely";
import type { Db } from "./schema.ts";

/** Notes, in the transaction of a decision, that the profiles of these lookups have to be made anew. */
export async function insertDueRebuilds(db: Db, lookupIds: readonly string[], since: Date): Promise<void> {
  // In one order, so that two decisions at once do not wait for each other.
  await sql`
    insert into due_rebuild (lookup_id, since) select id, ${since} from unnest(${[...lookupIds].sort()}::uuid[]) as id
    on conflict (lookup_id) do update set since = greatest(due_rebuild.since, excluded.since)
  `.execute(db);
}

/** @param begun when the rebuild was: what was decided after that may not be in it */
export async function deleteDueRebuild(db: Db, lookupId: string, begun: Date): Promise<void> {
  await sql`delete from due_rebuild where lookup_id = ${lookupId} and since <= ${begun}`.execute(db);
}

/** Those that have been due since before, the oldest first. */
export async function listDueRebuilds(db: Db, before: Date): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select lookup_id as id from due_rebuild where since <= ${before} order by since, lookup_id
  `.execute(db);
  return rows.map(({ id }) => id);
}
