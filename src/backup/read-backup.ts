import { sql } from "kysely";
import type { Blobs } from "../blobs/blobs.ts";
import { migrate } from "../db/migrate.ts";
import { readMigrations } from "../db/migrations.ts";
import type { Database } from "../db/open.ts";
import type { Db } from "../db/schema.ts";
import { hideAllMergedPeople } from "../db/suppression.ts";
import { transact } from "../db/transaction.ts";
import type { Queue } from "../jobs/queue.ts";
import { BackupError, type BackupHeader, damaged, parseHeader, parseLine } from "./backup-file.ts";
import { advanceSequences, dropTables, LEFT_OUT, listTables, type BackupTable } from "./tables.ts";
import type { BackupCounts } from "./write-backup.ts";

const BATCH_BYTES = 4_194_304;
const BATCH_ROWS = 1_000;

/** Where a backup is restored to. */
export interface Target {
  readonly database: Database;
  readonly blobs: Blobs;
  /** Checks the header before anything is written: is the available secret the right one? */
  check(header: BackupHeader): void;
}

/**
 * Restores a backup into an empty database, completely or not at all. A backup of an earlier release is read into that
 * release's schema, and migrated afterwards.
 *
 * @throws BackupError if the database is not empty, or if the file is damaged or from a newer release
 */
export async function readBackup(
  lines: AsyncIterator<string>,
  { database, blobs, check }: Target,
): Promise<BackupCounts & { readonly header: BackupHeader }> {
  const first = await lines.next();
  if (first.done) throw damaged();
  const header = parseHeader(first.value);
  check(header);
  await refuseFilled(database.db);
  await shapeAs(database, header.migrations);
  const counts = await transact(database.db, (db) => load(db, blobs, lines)).catch((error: unknown) => {
    throw isRefusedRow(error) ? damaged() : error;
  });
  await migrate(database);
  await hideAllMergedPeople(database.db);
  await sql`analyze`.execute(database.db);
  return { ...counts, header };
}

/** Resumes lookups that were under way when the backup was made, by giving each a new job. */
export async function resumeLookups(db: Db, queue: Queue): Promise<number> {
  const { rows } = await sql<{ id: string }>`select id from lookup where status in ('queued', 'running')`.execute(db);
  for (const { id } of rows) await transact(db, (db) => queue.send(db, id));
  return rows.length;
}

async function refuseFilled(db: Db): Promise<void> {
  const { rows } = await sql<{ there: boolean }>`select to_regclass('migration') is not null as there`.execute(db);
  if (!rows[0]?.there) return await refuseForeign(db);
  const held =
    await sql`select 1 from api_key union all select 1 from candidate union all select 1 from lookup limit 1`.execute(
      db,
    );
  if (held.rows.length === 0) return;
  throw new BackupError(
    "The database already contains keys, people or lookups. Restore into an empty one: another DATABASE_URL or CANDOR_DATA_DIR.",
  );
}

/** Refuses a database with tables that are not ours: they are somebody's, and would be dropped. */
async function refuseForeign(db: Db): Promise<void> {
  const { rows } = await sql`
    select 1 from pg_class where relnamespace = 'public'::regnamespace and relkind in ('r', 'p') limit 1
  `.execute(db);
  if (rows.length === 0) return;
  throw new BackupError("The database contains tables of another program. Restore into a separate database.");
}

/** Gives the database the schema that it had when the backup was made. */
async function shapeAs(database: Database, names: readonly string[]): Promise<void> {
  const known = readMigrations().map(({ name }) => name);
  const unknown = names.find((name) => !known.includes(name));
  if (unknown !== undefined) {
    throw new BackupError(
      `The backup was made by a newer release: ${unknown} is unknown to this release. Restore it with the newer one.`,
    );
  }
  if (names.length < known.length) await transact(database.db, dropTables);
  await migrate(database, names);
}

/**
 * Whether the database considers a row invalid (SQLSTATE classes 22 and 23), which rows written by this kind of
 * database never are.
 */
function isRefusedRow(error: unknown): boolean {
  return error instanceof Error && "code" in error && /^2[23]/.test(String(error.code));
}

/** Rows of one table that are written together. */
interface Batch {
  readonly table: BackupTable | null;
  readonly texts: string[];
  bytes: number;
}

async function load(db: Db, blobs: Blobs, lines: AsyncIterator<string>): Promise<BackupCounts> {
  const tables = new Map((await listTables(db)).map((table) => [table.name, table]));
  let [rows, pictures, ended] = [0, 0, false];
  let batch: Batch = { table: null, texts: [], bytes: 0 };
  const flush = async (table: BackupTable | null) => {
    if (batch.table) await insert(db, batch.table, batch.texts);
    batch = { table, texts: [], bytes: 0 };
  };
  for (let next = await lines.next(); !next.done; next = await lines.next()) {
    if (ended) throw damaged();
    const line = parseLine(next.value);
    if (line.kind === "row") {
      rows++;
      // An earlier release included more tables in its backups.
      if (LEFT_OUT.has(line.table)) continue;
      const table = tables.get(line.table);
      if (!table) throw damaged();
      if (batch.table !== table || batch.texts.length >= BATCH_ROWS || batch.bytes > BATCH_BYTES) await flush(table);
      batch.texts.push(line.text);
      batch.bytes += line.text.length;
    } else if (line.kind === "blob") {
      await blobs.put(line.key, line.bytes);
      pictures++;
    } else {
      if (line.rows !== rows || line.blobs !== pictures) throw damaged();
      ended = true;
    }
  }
  if (!ended) throw damaged();
  await flush(null);
  await advanceSequences(db);
  return { rows, pictures };
}

/** Qualified with its schema, because `record` alone is a type of PostgreSQL's own. */
async function insert(db: Db, { name, columns }: BackupTable, texts: readonly string[]): Promise<void> {
  const list = sql.join(columns.map((column) => sql.ref(column)));
  await sql`
    insert into ${sql.table(name)} (${list}) overriding system value
    select ${list} from json_populate_recordset(null::${sql.id("public", name)}, ${`[${texts.join(",")}]`}::text::json)
  `.execute(db);
}
