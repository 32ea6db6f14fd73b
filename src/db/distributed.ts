import { sql } from "kysely";
import type { Db } from "./schema.ts";

const known = new WeakMap<object, boolean>();

/**
 * Whether the tables are on several servers, where some statements have to be written differently. Asked once per open
 * database, since tables are distributed while no service runs.
 */
export async function isDistributed(db: Db): Promise<boolean> {
  // A transaction has the adapter of its database.
  const { adapter } = db.getExecutor();
  const before = known.get(adapter);
  if (before !== undefined) return before;
  const { rows } = await sql<{ there: boolean }>`select to_regclass('pg_dist_partition') is not null as there`.execute(
    db,
  );
  const found = rows[0]?.there === true && (await listDistributed(db)).has("lookup");
  known.set(adapter, found);
  return found;
}

/** The tables that are distributed over the workers or copied to them. */
export async function listDistributed(db: Db): Promise<ReadonlySet<string>> {
  const { rows } = await sql<{ name: string }>`
    select relname as name from pg_dist_partition join pg_class on pg_class.oid = logicalrelid
    where relnamespace = current_schema()::regnamespace
  `.execute(db);
  return new Set(rows.map(({ name }) => name));
}
