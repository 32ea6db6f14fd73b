import assert from "node:assert/strict";
import { execFile } from "node:child_process";
import { cpSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { after, before, describe, test } from "node:test";
import { fileURLToPath, pathToFileURL } from "node:url";
import { promisify } from "node:util";
import { sql } from "kysely";
import pg from "pg";
import { MigrationError, migrate, tellMigrations } from "../../src/db/migrate.ts";
import { connectionName, readMigrations } from "../../src/db/migrations.ts";
import { type Database, openDatabase } from "../../src/db/open.ts";
import { createLog } from "../../src/log.ts";
import { createPostgresDatabase, ENGINES } from "../support/database.ts";

const CHILD = fileURLToPath(new URL("./migrate-child.ts", import.meta.url));
const names = readMigrations().map((migration) => migration.name);
const logTo = (lines: string[]) => createLog("info", { write: (line) => void lines.push(line) });
const messageOf = (line: string) => (JSON.parse(line) as { msg: string }).msg;

test("Every migration has its own number.", () => {
  const numbers = names.map((name) => name.slice(0, 6));
  assert.equal(new Set(numbers).size, numbers.length, names.join(" "));
});

test("A file that drops something names the number of an earlier release", () => {
  for (const { name, since } of readMigrations()) {
    if (since !== null) assert.ok(names.some((each) => each.startsWith(`${since}_`)) && since < name, name);
  }
});

test("A file marked as additive only adds tables, indexes and columns that may be omitted", () => {
  const adds =
    /^create (?:table|index|unique index) |^alter index \w+ alter column \d set statistics 0$|^alter table \w+ add column \w+ [a-z[\]]+(?: not null default [^,]+| default [^,]+)?$/;
  const marked = readMigrations().filter(({ additive }) => additive);
  assert.ok(marked.length > 0);
  for (const { name, text } of marked) {
    const statements = text.replace(/^--.*$/gm, "").split(/;\s*$/m);
    for (const statement of statements.map((each) => each.trim()).filter(Boolean)) assert.match(statement, adds, name);
  }
});

for (const engine of ENGINES) {
  describe(`Migrations on the ${engine} engine`, () => {
    let database: Database;
    let drop = async () => {};
    before(async () => {
      const fresh = engine === "postgres" ? await createPostgresDatabase("none") : null;
      if (fresh) drop = fresh.drop;
      database = await openDatabase({ databaseUrl: fresh?.url ?? null, dataDir: "memory://" });
      // The embedded engine comes with every table. This test starts without any, like the databases of the first
      // release.
      await database.execute("drop schema public cascade; create schema public");
    });
    after(async () => {
      await database.close();
      await drop();
    });

    test("An empty database runs every file, in numerical order, and the log says once that tables are created", async () => {
      const lines: string[] = [];
      assert.deepEqual(await migrate(database, undefined, undefined, tellMigrations(logTo(lines))), names);
      assert.deepEqual(lines.map(messageOf), ["creating the tables"]);
      assert.deepEqual(names, [...names].sort());
    });

    test("A database that has run every file runs none again", async () => {
      const shape = await readShape(database);
      assert.deepEqual(await migrate(database), []);
      assert.deepEqual(await readShape(database), shape);
    });

    test("Refuses a file that was changed after it ran, by name", async () => {
      await sql`update migration set sha256 = 'another' where name = ${names[0]}`.execute(database.db);
      await assert.rejects(migrate(database), (error: Error) => {
        assert.ok(error instanceof MigrationError);
        assert.match(error.message, /^000001_init\.sql was changed after it ran/);
        return true;
      });
      const [first] = readMigrations();
      await sql`update migration set sha256 = ${first?.sha256} where name = ${names[0]}`.execute(database.db);
      assert.deepEqual(await migrate(database), []);
    });

    test("Does not run a file again that was renumbered", async () => {
      const shape = await readShape(database);
      const last = names.at(-1);
      await sql`update migration set name = '000029_numbered_twice.sql' where name = ${last}`.execute(database.db);
      assert.deepEqual(await migrate(database), []);
      assert.deepEqual(await readShape(database), shape);
    });

    test("Refuses a database of a newer release, naming its file", async () => {
      await sql`insert into migration (name, sha256) values ('999999_later.sql', 'x')`.execute(database.db);
      await assert.rejects(migrate(database), (error: Error) => {
        assert.ok(error instanceof MigrationError);
        assert.match(error.message, /999999_later\.sql.*newer release/);
        return true;
      });
      await sql`delete from migration where name = '999999_later.sql'`.execute(database.db);
    });

    test("Accepts a database to which a newer release has only added, and leaves it unchanged", async () => {
      await sql`insert into migration (name, sha256, additive) values ('999999_later.sql', 'x', true)`.execute(
        database.db,
      );
      const shape = await readShape(database);
      assert.deepEqual(await migrate(database), []);
      assert.deepEqual(await readShape(database), shape);
      await sql`delete from migration where name = '999999_later.sql'`.execute(database.db);
    });

    test("Accepts a database from which a newer release dropped only what this release no longer uses", async () => {
      const number = names.at(-1)?.slice(0, 6) ?? "";
      const later = sql`insert into migration (name, sha256, since) values ('999999_later.sql', 'x', ${number})`;
      await later.execute(database.db);
      assert.deepEqual(await migrate(database), []);
      await sql`update migration set since = '999998' where name = '999999_later.sql'`.execute(database.db);
      await assert.rejects(migrate(database), /999999_later\.sql.*newer release/);
      await sql`delete from migration where name = '999999_later.sql'`.execute(database.db);
    });

    test("Accepts a database that does not record which files are additive, records it from the next file on, and logs that one", async () => {
      const added = "000060_import_under_age.sql";
      await sql`delete from migration where name = ${added}`.execute(database.db);
      await sql`alter table migration drop column additive, drop column since`.execute(database.db);
      await sql`alter table import drop column under_age`.execute(database.db);
      const lines: string[] = [];
      assert.deepEqual(await migrate(database, undefined, undefined, tellMigrations(logTo(lines))), [added]);
      assert.deepEqual(lines.map(messageOf), ["migrating the database"]);
      assert.match(lines[0] ?? "", new RegExp(`"migration":"${added}"`));
      const told = await sql`select name from migration where additive`.execute(database.db);
      assert.deepEqual(told.rows, [{ name: added }]);
    });
  });
}

test("When several processes start on one empty database, each file runs once", async () => {
  for (let round = 0; round < 2; round++) {
    const { url, drop } = await createPostgresDatabase("none");
    try {
      const run = promisify(execFile);
      const both = await Promise.all([1, 2, 3].map(() => run(process.execPath, [CHILD, url])));
      const ran = both.flatMap(({ stdout }) => JSON.parse(stdout) as string[]);
      assert.deepEqual(ran.sort(), names);
    } finally {
      await drop();
    }
  }
});

test("Refuses a file that does more than add while a process of another release is connected", async () => {
  const { url, drop } = await createPostgresDatabase("none");
  const database = await openDatabase({ databaseUrl: url, dataDir: "" });
  const connect = async (name: string) => {
    const client = new pg.Client({ connectionString: url, application_name: name });
    await client.connect();
    return client;
  };
  try {
    await migrate(database);
    // What the previous release lacks: a file that changes existing tables.
    const text = "alter table import alter column said set default 'by nobody';\n";
    const changing = { name: "999999_change.sql", text, sha256: "of the text", additive: false, since: null };
    const files = [...readMigrations(), changing];
    const earlier = await connect("candor 000001");
    const [same, others] = [await connect(connectionName()), await connect("another program")];
    await assert.rejects(migrate(database, undefined, files), (error: Error) => {
      assert.ok(error instanceof MigrationError);
      assert.ok(error.message.startsWith(`${changing.name} changes what processes of another release work with`));
      return true;
    });
    assert.deepEqual(await migrate(database), [], "nothing has run");
    await earlier.end();
    assert.deepEqual(await migrate(database, undefined, files), [changing.name]);
    await Promise.all([same.end(), others.end()]);
  } finally {
    await database.close();
    await drop();
  }
});

test("A file that drops what is no longer used runs beside releases that stopped using it, but not beside earlier ones", async () => {
  const folder = mkdtempSync(join(tmpdir(), "candor-migrations-"));
  const { url, drop } = await createPostgresDatabase("none");
  const database = await openDatabase({ databaseUrl: url, dataDir: "" });
  const client = (name: string) => new pg.Client({ connectionString: url, application_name: name });
  const [before, since] = [client("candor 000057"), client("candor 000058")];
  try {
    await migrate(database);
    await sql`alter table import add column no_longer_used int`.execute(database.db);
    cpSync(new URL("../../migrations", import.meta.url), folder, { recursive: true });
    const text = "-- contracts 000058\nalter table import drop column no_longer_used;\n";
    writeFileSync(join(folder, "999999_contract.sql"), text);
    const files = readMigrations(pathToFileURL(`${folder}/`));
    await Promise.all([before.connect(), since.connect()]);
    await assert.rejects(migrate(database, undefined, files), /999999_contract\.sql changes what/);
    await before.end();
    assert.deepEqual(await migrate(database, undefined, files), ["999999_contract.sql"]);
    const told = await sql`select since from migration where name = '999999_contract.sql'`.execute(database.db);
    assert.deepEqual(told.rows, [{ since: "000058" }]);
    await since.end();
    assert.deepEqual(await migrate(database), [], "this release keeps working");
  } finally {
    await database.close();
    await drop();
    rmSync(folder, { recursive: true });
  }
});

async function readShape(database: Database): Promise<unknown[]> {
  const columns = await sql`
    select table_name, column_name, data_type from information_schema.columns
    where table_schema = 'public' order by table_name, ordinal_position
  `.execute(database.db);
  const ran = await sql`select name, sha256, ran_at from migration order by name`.execute(database.db);
  return [...columns.rows, ...ran.rows];
}
