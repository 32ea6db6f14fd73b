import { createHash } from "node:crypto";
import { readdirSync, readFileSync } from "node:fs";
import { sql } from "kysely";
import type { Database } from "./open.ts";
import type { Db } from "./schema.ts";
import { transact } from "./transaction.ts";

const FOLDER = new URL("../../migrations/", import.meta.url);

/** The database was written by a newer release, or a migration file was changed after it ran. */
export class MigrationError extends Error {}

/**
 * Brings the database to this release's schema: numbered files, forward only, each in a transaction of its
 * own. Several processes may start at once: the first takes the advisory lock, the others find nothing to do.
 *
 * @returns the names of the files that ran
 */
export async function migrate(database: Database): Promise<string[]> {
  const files = readMigrations();
  await transact(database.db, async (db) => {
    await lockMigrations(db);
    await sql`
      create table if not exists migration
      (name text primary key, sha256 text not null, ran_at timestamptz not null default now())
    `.execute(db);
    await refuseNewer(db, files);
  });
  const ran: string[] = [];
  for (const file of files) if (await runMigration(database, file)) ran.push(file.name);
  return ran;
}

interface Migration {
  readonly name: string;
  readonly text: string;
  readonly sha256: string;
}

export function readMigrations(): Migration[] {
  return readdirSync(FOLDER)
    .filter((name) => /^\d{6}_[a-z_]+\.sql$/.test(name))
    .sort()
    .map((name) => {
      const text = readFileSync(new URL(name, FOLDER), "utf8");
      return { name, text, sha256: createHash("sha256").update(text).digest("hex") };
    });
}

async function runMigration(database: Database, file: Migration): Promise<boolean> {
  return await transact(database.db, async (db) => {
    await lockMigrations(db);
    const done = await sql<{ sha256: string }>`select sha256 from migration where name = ${file.name}`.execute(db);
    const [row] = done.rows;
    if (row && row.sha256 !== file.sha256) {
      throw new MigrationError(`${file.name} was changed after it ran on this database; migrations are forward only.`);
    }
    if (row) return false;
    for (const statement of splitStatements(file.text)) await sql.raw(statement).execute(db);
    await sql`insert into migration (name, sha256) values (${file.name}, ${file.sha256})`.execute(db);
    return true;
  });
}

/** Two processes that create one table at once fail on the catalogue, whatever `if not exists` says: one at a time. */
async function lockMigrations(db: Db): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtext('candor migration'))`.execute(db);
}

async function refuseNewer(db: Db, files: readonly Migration[]): Promise<void> {
  const done = await sql<{ name: string }>`select name from migration order by name`.execute(db);
  const unknown = done.rows.find(({ name }) => !files.some((file) => file.name === name));
  if (unknown)
    throw new MigrationError(`${unknown.name} ran on this database: it belongs to a newer release than this.`);
}

/** Migrations hold no function bodies: a semicolon at a line's end is a statement's end. */
function splitStatements(text: string): string[] {
  return text
    .replace(/^\s*--.*$/gm, "")
    .split(/;\s*$/m)
    .map((statement) => statement.trim())
    .filter((statement) => statement !== "");
}
