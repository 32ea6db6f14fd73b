import { setTimeout as delay } from "node:timers/promises";
import { sql } from "kysely";
import type { Log } from "../log.ts";
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
 * The database was written by a newer release, a migration file was changed after it ran, or processes of another
 * release are connected that could not continue after a migration.
 */
export class MigrationError extends Error {}

/**
 * Migrates the database to this release's schema: numbered files, forward only, one transaction each. Several processes
 * may start at once: the first takes the advisory lock, the others find nothing left to do. Processes of the release
 * before may keep running if all pending migrations are additive, or remove only what they no longer use; otherwise
 * none may be connected. A database migrated by a newer release is accepted if this release can work beside all of its
 * migrations.
 *
 * @param only the names of the files to run, for a backup of an earlier release; all if absent
 * @param files this release's migrations
 * @param tell is told of each file before it runs
 * @returns the names of the files that ran
 */
export async function migrate(
  database: Database,
  only?: readonly string[],
  files: readonly Migration[] = readMigrations(),
  tell: (begun: BegunMigration) => void = () => {},
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
    if (isDone(file, done)) continue;
    const begin = () => tell({ name: file.name, onEmpty: done.size === 0, first: ran.length === 0 });
    if (await runMigration(database, file, begin)) ran.push(file.name);
  }
  return ran;
}

export interface BegunMigration {
  readonly name: string;
  /** The database had no tables when its migration began. */
  readonly onEmpty: boolean;
  /** No other file has run before in this start. */
  readonly first: boolean;
}

/** Logs what may keep a start waiting: each file that changes a database with data, and once that tables are created. */
export function tellMigrations(log: Log): (begun: BegunMigration) => void {
  return ({ name, onEmpty, first }) => {
    if (!onEmpty) log.info({ migration: name }, "migrating the database");
    else if (first) log.info({}, "creating the tables");
  };
}

async function runMigration(database: Database, file: Migration, begin: () => void): Promise<boolean> {
  return await transact(database.db, async (db) => {
    await lockMigrations(db);
    if (isDone(file, await listDone(db))) return false;
    begin();
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

/** Connections of a killed process stay open until the server has noticed. */
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
 * Two files written side by side under one number were renumbered before their release, but had already run somewhere:
 * a file is recognised by its hash.
 *
 * @returns the files that ran, under their current names
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
  // The first releases did not store which files are additive, and somewhat later ones not which releases the others
  // can run beside.
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

/**
 * Two processes that create one table at the same time fail on the catalogue in spite of `if not exists`, so they take
 * turns.
 */
export async function lockMigrations(db: Db): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtext('candor migration'))`.execute(db);
}

/** Migrations contain no function bodies, so a semicolon at the end of a line ends a statement. */
function splitStatements(text: string): string[] {
  return text
    .replace(/^[\t ]*--.*$/gm, "")
    .split(/;\s*$/m)
    .map((statement) => statement.trim())
    .filter((statement) => statement !== "");
}
