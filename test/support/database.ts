import { migrate } from "../../src/db/migrate.ts";
import { type Database, type Engine, openDatabase } from "../../src/db/open.ts";
import { runOn, startPostgres, type TestServer } from "./postgres.ts";

/** Both engines: what holds on one must hold on the other. */
export const ENGINES: readonly Engine[] = ["embedded", "postgres"];

/** An open, migrated database of the calling test file's own. */
export interface TestDatabase {
  readonly database: Database;
  /** `null` for the embedded engine. */
  readonly url: string | null;
  close(): Promise<void>;
}

let lastName = 0;

/** Opens a fresh database: in memory, or on the run's PostgreSQL (one is started where the run has none). */
export async function openTestDatabase(engine: Engine): Promise<TestDatabase> {
  if (engine === "embedded") {
    const database = await openDatabase({ databaseUrl: null, dataDir: "memory://" });
    await migrate(database);
    return { database, url: null, close: () => database.close() };
  }
  const fresh = await createPostgresDatabase();
  const database = await openDatabase({ databaseUrl: fresh.url, dataDir: "" });
  await migrate(database);
  return {
    database,
    url: fresh.url,
    async close() {
      await database.close();
      await fresh.drop();
    },
  };
}

/** An empty database on the run's PostgreSQL, not yet migrated. */
export async function createPostgresDatabase(): Promise<{ readonly url: string; drop(): Promise<void> }> {
  const given = process.env["CANDOR_TEST_POSTGRES"];
  const own: TestServer | null = given ? null : await startPostgres();
  const address = given ?? own?.address ?? "";
  const name = `test_${process.pid}_${++lastName}`;
  await runOn(address, "postgres", `create database ${name}`);
  return {
    url: address + name,
    async drop() {
      await runOn(address, "postgres", `drop database ${name} with (force)`);
      await own?.stop();
    },
  };
}
