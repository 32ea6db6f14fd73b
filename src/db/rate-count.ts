import { sql } from "kysely";
import type { Db } from "./schema.ts";

/**
 * Adds what this process counted in a minute to the counts of all processes.
 *
 * @param minute minutes since 1970
 * @returns the sums, by name
 */
export async function addRateCounts(
  db: Db,
  minute: number,
  counts: ReadonlyMap<string, number>,
): Promise<ReadonlyMap<string, number>> {
  // In a fixed order, so that two processes counting the same names cannot deadlock.
  const rows = [...counts].map(([name, used]) => ({ name, used })).toSorted((a, b) => (a.name < b.name ? -1 : 1));
  const summed = await sql<{ name: string; used: number }>`
    insert into rate_count as own (name, minute, used)
    select name, ${minute}::bigint, used from json_to_recordset(${JSON.stringify(rows)}::json) as given (name text, used int)
    on conflict (name, minute) do update set used = own.used + excluded.used returning name, used
  `.execute(db);
  return new Map(summed.rows.map(({ name, used }) => [name, used]));
}

/** Deletes the counts of minutes before this one. */
export async function deleteRateCounts(db: Db, minute: number): Promise<void> {
  await sql`delete from rate_count where minute < ${minute}::bigint`.execute(db);
}
