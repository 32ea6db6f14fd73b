import { sql } from "kysely";
import type { Db } from "./schema.ts";

/** Work in the database that has begun and not ended, of all accounts and processes. */
export async function countWaiting(db: Db): Promise<{
  readonly queued: number;
  readonly running: number;
  readonly deliveries: number;
  readonly bulks: number;
  readonly deskOpen: number;
  readonly deskOverdue: number;
}> {
  const { rows } = await sql<Awaited<ReturnType<typeof countWaiting>>>`
    select count(*) filter (where status = 'queued')::int as queued, count(*) filter (where status = 'running')::int as running,
      (select count(*)::int from webhook_delivery where state = 'pending') as deliveries,
      (select count(*)::int from bulk where status = 'running') as bulks,
      (select count(*)::int from desk_request where state in ('pending', 'in_progress')) as "deskOpen",
      (select count(*)::int from desk_request where state in ('pending', 'in_progress') and due_at < now()
        and (identity <> 'none' or token_hash is null)) as "deskOverdue"
    from lookup where status in ('queued', 'running')
  `.execute(db);
  return rows[0] ?? { queued: 0, running: 0, deliveries: 0, bulks: 0, deskOpen: 0, deskOverdue: 0 };
}

/** How many other lookups of a lookup's key are waiting or running; counts at most `most`. */
export async function countAhead(db: Db, lookupId: string, most: number): Promise<number> {
  const { rows } = await sql<{ ahead: number }>`
    select count(*)::int as ahead from (
      select 1 from lookup where key_id = (select key_id from lookup as own where own.id = ${lookupId})
        and id <> ${lookupId} and status in ('queued', 'running') limit ${most}
    ) as counted
  `.execute(db);
  return rows[0]?.ahead ?? 0;
}
