import { sql } from "kysely";
import { type Migration, readMigrations } from "./migrations.ts";
import type { Database } from "./open.ts";
import type { Db } from "./schema.ts";
import { transact } from "./transaction.ts";

/** The database was written by a newer release, or a migration file was changed after it ran. */
export class MigrationError extends Error {}

/**
 * Brings the database to this release's schema: numbered files, forward only, each in a transaction of its
 * own. Several processes may start at once: the first takes the advisory lock, the others find nothing to do.
 *
 * @param only the names of the files to run, for a back-up of an earlier release; all where none are given
 * @returns the names of the files that ran
 */
export async function migrate(database: Database, only?: readonly string[]): Promise<string[]> {
  const files = readMigrations();
  const done = await transact(database.db, async (db) => {
    await lockMigrations(db);
    await sql`
      create table if not exists migration
      (name text primary key, sha256 text not null, ran_at timestamptz not null default now())
    `.execute(db);
    return await renameRenumbered(db, files);
  });
  const unknown = [...done.keys()].sort().find((name) => !files.some((file) => file.name === name));
  if (unknown !== undefined) {
    throw new MigrationError(`${unknown} ran on this database: it belongs to a newer release than this.`);
  }
  const ran: string[] = [];
  for (const file of files) {
    if (only && !only.includes(file.name)) continue;
    if (!isDone(file, done) && (await runMigration(database, file))) ran.push(file.name);
  }
  return ran;
}

async function runMigration(database: Database, file: Migration): Promise<boolean> {
  return await transact(database.db, async (db) => {
    await lockMigrations(db);
    if (isDone(file, await listDone(db))) return false;
    for (const statement of splitStatements(file.text)) await sql.raw(statement).execute(db);
    await sql`insert into migration (name, sha256) values (${file.name}, ${file.sha256})`.execute(db);
    return true;
  });
}

/**
 * Two files that were written side by side under one number were given others before they were released, and had run somewhere by
 * then: a file is known by its hash.
 *
 * @returns the hashes of the files that ran, by the names that they have now
 */
async function renameRenumbered(db: Db, files: readonly Migration[]): Promise<ReadonlyMap<string, string>> {
  const done = await listDone(db);
  const names = new Set(files.map(({ name }) => name));
  for (const [name, sha256] of done) {
    if (names.has(name)) continue;
    const renumbered = files.find((file) => file.sha256 === sha256 && !done.has(file.name));
    if (renumbered) await sql`update migration set name = ${renumbered.name} where name = ${name}`.execute(db);
  }
  return await listDone(db);
}

/** The hashes of the files that ran, by name. */
async function listDone(db: Db): Promise<ReadonlyMap<string, string>> {
  const { rows } = await sql<{ name: string; sha256: string }>`select name, sha256 from migration`.execute(db);
  return new Map(rows.map(({ name, sha256 }) => [name, sha256]));
}

function isDone(file: Migration, done: ReadonlyMap<string, string>): boolean {
  const sha256 = done.get(file.name);
  if (sha256 !== undefined && sha256 !== file.sha256) {
    throw new MigrationError(`${file.name} was changed after it ran on this database; migrations are forward only.`);
  }
  return sha256 !== undefined;
}

/** Two processes that create one table at once fail on the catalogue, whatever `if not exists` says: one at a time. */
async function lockMigrations(db: Db): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtext('candor migration'))`.execute(db);
}

/** Migrations hold no function bodies: a semicolon at a line's end is a statement's end. */
function splitStatements(text: string): string[] {
  return text
    .replace(/^[\t ]*--.*$/gm, "")
    .split(/;\s*$/m)
    .map((statement) => statement.trim())
    .filter((statement) => statement !== "");
}
