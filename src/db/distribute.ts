import { sql } from "kysely";
import { ConfigError } from "../config/config.ts";
import type { Database } from "./database.ts";
import { listDistributed } from "./distributed.ts";
import type { Db } from "./schema.ts";
import { transact } from "./transaction.ts";

/**
 * What is stored on the workers, each table by its distribution column, after the tables it refers to. All other tables
 * stay on the coordinator.
 */
const DISTRIBUTED: readonly { readonly table: string; readonly by: string; readonly beside: string | null }[] = [
  { table: "posting", by: "key", beside: null },
  { table: "identifier_key", by: "key", beside: "posting" },
  { table: "candidate", by: "id", beside: null },
  { table: "lookup", by: "id", beside: null },
  ...["probe", "datasource", "record", "match", "claim", "second_reading", "due_rebuild"].map((table) => ({
    table,
    by: "lookup_id",
    beside: "lookup",
  })),
];

/** Tables that statements on distributed ones read: each server has a copy. */
const COPIED = ["suppression", "suppressed_person", "candidate_merge", "data_key"];

/**
 * Indexes that are unique on one server, and cannot be on several. Numbers come from a sequence. Imports write one batch
 * after another, and each reads first whom it writes again (`saveCandidates`).
 */
const LOOSENED = [
  { table: "candidate", name: "candidate_number_key", columns: "number", isConstraint: true },
  { table: "candidate", name: "candidate_origin", columns: "account_id, origin_key", isConstraint: false },
] as const;

/** The oldest release on which everything has been tested. */
const OLDEST_CITUS = 13;

/**
 * Distributes the tables of a migrated database, with their rows, over the workers of a Citus cluster. Tables
 * distributed already are left alone.
 *
 * @returns the names of the tables that were distributed or copied now
 * @throws ConfigError if the server cannot do it
 */
export async function distribute(database: Database): Promise<string[]> {
  if (database.engine !== "postgres")
    throw new ConfigError("--citus needs DATABASE_URL: the embedded engine is one process.");
  return await transact(database.db, async (db) => {
    await refuseWithoutCitus(db);
    const done = await listDistributed(db);
    const references = await dropReferences(db, done);
    const changed: string[] = [];
    for (const table of COPIED) {
      if (done.has(table)) continue;
      await sql`select create_reference_table(${table})`.execute(db);
      changed.push(table);
    }
    for (const { table, name, columns, isConstraint } of LOOSENED) {
      if (done.has(table)) continue;
      await (isConstraint
        ? sql`alter table ${sql.table(table)} drop constraint ${sql.id(name)}`
        : sql`drop index ${sql.id(name)}`
      ).execute(db);
      await sql`create index ${sql.id(name)} on ${sql.table(table)} (${sql.raw(columns)})`.execute(db);
    }
    for (const { table, by, beside } of DISTRIBUTED) {
      if (done.has(table)) continue;
      await sql`select create_distributed_table(${table}, ${by}, colocate_with => ${beside ?? "none"})`.execute(db);
      await sql`select truncate_local_data_after_distributing_table(${table}::regclass)`.execute(db);
      changed.push(table);
    }
    for (const { table, name, definition } of references) {
      if (!DISTRIBUTED.some((each) => each.table === table)) continue;
      await sql`alter table ${sql.table(table)} add constraint ${sql.id(name)} ${sql.raw(definition)}`.execute(db);
    }
    return changed;
  });
}

async function refuseWithoutCitus(db: Db): Promise<void> {
  const { rows } = await sql<{ version: string }>`
    select extversion as version from pg_extension where extname = 'citus'
  `.execute(db);
  const [extension] = rows;
  if (extension === undefined) {
    throw new ConfigError(
      "The database has no Citus: run create extension citus in it on every server, and add the workers, then try again.",
    );
  }
  if (Number.parseInt(extension.version, 10) < OLDEST_CITUS) {
    throw new ConfigError(`The database has Citus ${extension.version}; ${OLDEST_CITUS} or newer is needed.`);
  }
  const { rows: workers } = await sql`
    select from pg_dist_node where shouldhaveshards and isactive and noderole = 'primary' limit 1
  `.execute(db);
  if (workers.length > 0) return;
  throw new ConfigError("The cluster has no worker: add one with select citus_add_node('HOST', PORT), then try again.");
}

interface Reference {
  readonly table: string;
  readonly name: string;
  readonly definition: string;
}

/**
 * Drops the foreign keys to lookups while these tables move. Those between colocated tables are restored; tables on the
 * coordinator have none, so `deleteLookup` deletes their rows.
 */
async function dropReferences(db: Db, done: ReadonlySet<string>): Promise<readonly Reference[]> {
  const { rows } = await sql<Reference>`
    select own.relname as "table", conname as name, pg_get_constraintdef(pg_constraint.oid) as definition
    from pg_constraint join pg_class as own on own.oid = conrelid
    where contype = 'f' and confrelid = 'lookup'::regclass
  `.execute(db);
  const moving = rows.filter(({ table }) => !done.has(table));
  for (const { table, name } of moving) {
    await sql`alter table ${sql.table(table)} drop constraint ${sql.id(name)}`.execute(db);
  }
  return moving;
}
