import { type RawBuilder, type SqlBool, sql } from "kysely";
import type { Db } from "./schema.ts";

/**
 * CTEs about one lookup, read before the rest of the statement, because it may be on another server than what is queried
 * with its subjects. `about` has its account and its `subjects`: its own, and the IDs of everybody merged with its candidate.
 */
export function aboutLookup(lookupId: string, where: RawBuilder<SqlBool> = sql`true`): RawBuilder<unknown> {
  return sql`own as materialized (
      select account_id, subject, candidate_id from lookup where lookup.id = ${lookupId} and ${where}
    ), about as materialized (
      select own.account_id, array(
        select own.subject
        union select head_id::text from candidate_merge where absorbed_id = own.candidate_id
        union select absorbed_id::text from candidate_merge where head_id in (
          select own.candidate_id union select head_id from candidate_merge where absorbed_id = own.candidate_id)
      ) as subjects from own
    )`;
}

/** Lookups that are running or successful, about any of these candidates or anybody merged with them. */
export async function listLookupsAbout(db: Db, candidateIds: readonly string[]): Promise<LookupAbout[]> {
  if (candidateIds.length === 0) return [];
  const ids = sql`${[...candidateIds]}::uuid[]`;
  const { rows } = await sql<LookupAbout>`
    with head as (select head_id from candidate_merge where absorbed_id = any(${ids}) union select unnest(${ids}))
    select id, candidate_id as "candidateId" from lookup
    where status in ('queued', 'running', 'success') and candidate_id in (
      select head_id from head
      union select absorbed_id from candidate_merge where head_id in (select head_id from head))
    order by id
  `.execute(db);
  return rows;
}

interface LookupAbout {
  readonly id: string;
  readonly candidateId: string;
}
