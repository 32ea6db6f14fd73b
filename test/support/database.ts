import pg from "pg";
import { migrate } from "../../src/db/migrate.ts";
import { type Database, type Engine, openDatabase } from "../../src/db/open.ts";
import { CITUS_URL, copyCitusTemplate, dropCitusDatabase } from "./citus.ts";
import { runOn, startPostgres, type TestServer } from "./postgres.ts";

/** Both engines: what holds on one must hold on the other. */
export const ENGINES: readonly Engine[] = ["embedded", "postgres"];

/** An open, migrated database for the calling test file alone. */
export interface TestDatabase {
  readonly database: Database;
  /** `null` for the embedded engine. */
  readonly url: string | null;
  close(): Promise<void>;
}

let lastName = 0;

/** Opens a fresh database: in memory, or on the run's PostgreSQL (one is started if the run has none). */
export async function openTestDatabase(engine: Engine): Promise<TestDatabase> {
  if (engine === "embedded") {
    const database = await openDatabase({ databaseUrl: null, dataDir: "memory://" });
    await migrate(database);
    return { database, url: null, close: () => database.close() };
  }
  const fresh = await createPostgresDatabase();
  const database = await openDatabase({ databaseUrl: fresh.url, dataDir: "" });
  return {
    database,
    url: fresh.url,
    async close() {
      await database.close();
      await fresh.drop();
    },
  };
}

/** A database on the run's PostgreSQL: a copy of one that has every table, or with none. */
export async function createPostgresDatabase(
  tables: "every" | "none" = "every",
): Promise<{ readonly url: string; drop(): Promise<void> }> {
  const name = `test_${process.pid}_${++lastName}`;
  const citus = CITUS_URL;
  if (citus !== null && tables === "every") {
    return { url: await copyCitusTemplate(citus, name), drop: () => dropCitusDatabase(citus, name) };
  }
  const given = process.env["CANDOR_TEST_POSTGRES"];
  const own: TestServer | null = given ? null : await startPostgres();
  const address = given ?? own?.address ?? "";
  if (tables === "every") await copyTemplate(address, name);
  else await runOn(address, "postgres", `create database ${name}`);
  return {
    url: address + name,
    async drop() {
      await runOn(address, "postgres", `drop database ${name} with (force)`);
      await own?.stop();
    },
  };
}

const TEMPLATE = "candor_template";
/** Any number: files that start together wait for the one that migrates the template. */
const TEMPLATE_LOCK = 4_711;

/** Copies the run's migrated database, which the first file makes: a copy takes a tenth of a migration. */
async function copyTemplate(address: string, name: string): Promise<void> {
  const client = new pg.Client({ connectionString: `${address}postgres` });
  await client.connect();
  try {
    await client.query("select pg_advisory_lock($1)", [TEMPLATE_LOCK]);
    const { rowCount } = await client.query("select from pg_database where datname = $1", [TEMPLATE]);
    if (rowCount === 0) await makeTemplate(address, client);
    // Copies files directly: writing page by page through the log, as by default, takes 0.31 s of CPU time instead of
    // 0.09.
    await client.query(`create database ${name} template ${TEMPLATE} strategy file_copy`);
  } finally {
    await client.end();
  }
}

async function makeTemplate(address: string, client: pg.Client): Promise<void> {
  const unfinished = `${TEMPLATE}_${process.pid}`;
  await client.query(`create database ${unfinished}`);
  const database = await openDatabase({ databaseUrl: address + unfinished, dataDir: "" });
  await migrate(database);
  await database.close();
  // Nobody may be connected to the original, and a server takes a moment to notice that somebody has left.
  await client.query("select pg_terminate_backend(pid, 5000) from pg_stat_activity where datname = $1", [unfinished]);
  await client.query(`alter database ${unfinished} rename to ${TEMPLATE}`);
}
