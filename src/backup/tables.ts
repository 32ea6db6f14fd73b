import { sql } from "kysely";
import type { Db } from "../db/schema.ts";
import { TABLES } from "../privacy/stores.ts";

/** A table as a backup contains it. */
export interface BackupTable {
  readonly name: string;
  /** The columns that are written, without those that the database generates. */
  readonly columns: readonly string[];
}

/**
 * Tables that are not part of the installation's state: recent rates of calls, the migrations, which the target runs
 * itself, web sessions (members signed out since would be signed in again), and what the database derives from its own
 * rows.
 */
export const LEFT_OUT: ReadonlySet<string> = new Set([
  "migration",
  "rate_count",
  "wrong_key",
  "web_session",
  "suppressed_person",
]);

/** Others in the database belong to somebody else: an extension, the operator. */
const OWN: ReadonlySet<string> = new Set(TABLES.map(({ name }) => name));

/** All of Candor's tables, each after those it refers to. Transaction numbers (`xid8`) mean nothing elsewhere and are left out. */
export async function listTables(db: Db): Promise<readonly BackupTable[]> {
  const { rows } = await sql<BackupTable & { readonly needs: readonly string[] }>`
    select relname as name,
      array(select attname::text from pg_attribute where attrelid = c.oid and attnum > 0 and not attisdropped
        and attgenerated = '' and atttypid <> 'xid8'::regtype order by attnum) as columns,
      array(select distinct needed.relname::text from pg_constraint join pg_class as needed on needed.oid = confrelid
        where contype = 'f' and conrelid = c.oid and confrelid <> c.oid) as needs
    from pg_class c where relnamespace = 'public'::regnamespace and relkind in ('r', 'p') order by relname
  `.execute(db);
  const waiting = rows.filter(({ name }) => OWN.has(name) && !LEFT_OUT.has(name));
  const ordered: BackupTable[] = [];
  while (waiting.length > 0) {
    const at = waiting.findIndex(({ needs }) => needs.every((need) => !waiting.some(({ name }) => name === need)));
    const [next] = waiting.splice(at, 1);
    if (at < 0 || !next) throw new Error("tables refer to each other in a circle");
    ordered.push(next);
  }
  return ordered;
}

/** Advances every sequence past the numbers that were written explicitly. */
export async function advanceSequences(db: Db): Promise<void> {
  const { rows } = await sql<{ table: string; column: string; sequence: string }>`
    select c.relname as table, a.attname as column, pg_get_serial_sequence(quote_ident(c.relname), a.attname) as sequence
    from pg_class c join pg_attribute a on a.attrelid = c.oid
    where c.relnamespace = 'public'::regnamespace and c.relkind = 'r' and a.attnum > 0 and not a.attisdropped
      and pg_get_serial_sequence(quote_ident(c.relname), a.attname) is not null
  `.execute(db);
  for (const { table, column, sequence } of rows) {
    const highest = sql`(select max(${sql.ref(column)}) from ${sql.table(table)})`;
    await sql`select setval(${sequence}::regclass, coalesce(${highest}, 1), ${highest} is not null)`.execute(db);
  }
}

/** Drops every table and function: what is restored brings those of its own release. */
export async function dropTables(db: Db): Promise<void> {
  const tables = await sql<{ name: string }>`
    select relname as name from pg_class where relnamespace = 'public'::regnamespace and relkind in ('r', 'p')
  `.execute(db);
  for (const { name } of tables.rows) await sql`drop table ${sql.table(name)} cascade`.execute(db);
  const functions = await sql<{ name: string }>`
    select oid::regprocedure::text as name from pg_proc where pronamespace = 'public'::regnamespace
      and not exists (select 1 from pg_depend where pg_depend.objid = pg_proc.oid and deptype = 'e')
  `.execute(db);
  for (const { name } of functions.rows) await sql`drop function ${sql.raw(name)} cascade`.execute(db);
}
