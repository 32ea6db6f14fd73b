import { setTimeout as delay } from "node:timers/promises";
import { sql } from "kysely";
import {
  CONNECTION_NAME,
  connectionName,
  type Migration,
  readMigrations,
  releaseNumber,
  worksBeside,
} from "./migrations.ts";
import type { Database } from "./open.ts";
import type { Db } from "./schema.ts";
import { transact } from "./transaction.ts";

/**
 * The database was written by a newer release, a migration file was changed after it ran, or processes of another release are
 * connected that could not work on after a migration.
 */
export class MigrationError extends Error {}

/**
 * Brings the database to this release's schema: numbered files, forward only, each in a transaction of its
 * own. Several processes may start at once: the first takes the advisory lock, the others find nothing to do. Where all that is to
 * run is additive, processes of the release before work on, and where it takes away what they no longer use; else there may be none.
 * A database that a newer release has migrated is taken where this release works beside all that it ran.
 *
 * @param only the names of the files to run, for a backup of an earlier release; all where none are given
 * @param files this release's
 * @returns the names of the files that ran
 */
export async function migrate(
  database: Database,
  only?: readonly string[],
  files: readonly Migration[] = readMigrations(),
): Promise<string[]> {
  const done = await transact(database.db, async (db) => {
    await lockMigrations(db);
    await sql`
      create table if not exists migration
      (name text primary key, sha256 text not null, ran_at timestamptz not null default now())
    `.execute(db);
    return await renameRenumbered(db, files);
  });
  const isOurs = (name: string) => files.some((file) => file.name === name);
  const unknown = [...done]
    .filter(([name, file]) => !isOurs(name) && !worksBeside(file, releaseNumber()))
    .map(([name]) => name);
  if (unknown.length > 0) {
    throw new MigrationError(`${unknown.sort()[0]} ran on this database: it belongs to a newer release than this.`);
  }
  const breaking = files.filter((file) => !file.additive && !done.has(file.name));
  if (breaking.length > 0 && done.size > 0 && !only) await refuseOtherReleases(database, breaking);
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
    await sql`alter table migration add column if not exists additive boolean not null default false`.execute(db);
    await sql`alter table migration add column if not exists since text`.execute(db);
    await sql`
      insert into migration (name, sha256, additive, since)
      values (${file.name}, ${file.sha256}, ${file.additive}, ${file.since})
    `.execute(db);
    return true;
  });
}

/** Connections of a process that was killed are open until the server has noticed. */
async function refuseOtherReleases({ engine, db }: Database, breaking: readonly Migration[]): Promise<void> {
  if (engine === "embedded") return;
  for (let wait = 0; ; wait += LOOK_MS) {
    const { rows } = await sql<{ name: string }>`
      select distinct application_name as name from pg_stat_activity
      where datname = current_database() and application_name ~ ${`^${CONNECTION_NAME} [0-9]+$`}
        and application_name <> ${connectionName()}
    `.execute(db);
    const numbers = rows.map(({ name }) => name.slice(CONNECTION_NAME.length + 1));
    const broken = breaking.find((file) => !numbers.every((number) => worksBeside(file, number)));
    if (broken === undefined) return;
    if (wait >= OTHERS_MS) {
      const detail = `${broken.name} changes what processes of another release work with, and such are connected to the database`;
      throw new MigrationError(`${detail}. Stop them all, and start again.`);
    }
    await delay(LOOK_MS);
  }
}

const OTHERS_MS = 5_000;
const LOOK_MS = 250;

/**
 * Two files that were written side by side under one number were given others before they were released, and had run somewhere by
 * then: a file is known by its hash.
 *
 * @returns the files that ran, by the names that they have now
 */
async function renameRenumbered(db: Db, files: readonly Migration[]): Promise<Done> {
  const done = await listDone(db);
  const names = new Set(files.map(({ name }) => name));
  for (const [name, { sha256 }] of done) {
    if (names.has(name)) continue;
    const renumbered = files.find((file) => file.sha256 === sha256 && !done.has(file.name));
    if (renumbered) await sql`update migration set name = ${renumbered.name} where name = ${name}`.execute(db);
  }
  return await listDone(db);
}

/** The files that ran, by name. */
export async function listDone(db: Db): Promise<Done> {
  // The first releases did not tell which files are additive, and later ones not beside whom the others run.
  const { rows } = await sql<DoneMigration & { name: string }>`
    select name, sha256, coalesce(to_jsonb(migration) ->> 'additive', 'false') = 'true' as additive,
      to_jsonb(migration) ->> 'since' as since
    from migration
  `.execute(db);
  return new Map(rows.map(({ name, ...done }) => [name, done]));
}

export type Done = ReadonlyMap<string, DoneMigration>;
type DoneMigration = Pick<Migration, "sha256" | "additive" | "since">;

function isDone(file: Migration, done: Done): boolean {
  const sha256 = done.get(file.name)?.sha256;
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
