import assert from "node:assert/strict";
import { execFileSync } from "node:child_process";
import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { after, before, describe, test } from "node:test";
import { fileURLToPath } from "node:url";
import { sql } from "kysely";
import { clusterPath, copyCluster } from "../../src/db/cluster.ts";
import { migrate } from "../../src/db/migrate.ts";
import { readMigrations } from "../../src/db/migrations.ts";
import { openDatabase } from "../../src/db/open.ts";

const BUILD = fileURLToPath(new URL("../../scripts/build-cluster.ts", import.meta.url));

describe("The cluster of a first start", () => {
  let directory = "";
  before(() => {
    execFileSync(process.execPath, [BUILD]);
    directory = mkdtempSync(join(tmpdir(), "candor-cluster-"));
  });
  after(() => rmSync(directory, { recursive: true, force: true }));

  for (const where of ["memory", "a directory"]) {
    test(`in ${where} has run every migration and contains no data`, async () => {
      const dataDir = where === "memory" ? "memory://" : join(directory, "first");
      const database = await openDatabase({ databaseUrl: null, dataDir });
      try {
        const { rows: ran } = await sql<{ name: string }>`select name from migration order by name`.execute(
          database.db,
        );
        assert.deepEqual(
          ran.map(({ name }) => name),
          readMigrations().map(({ name }) => name),
        );
        assert.deepEqual(await migrate(database), []);
        const { rows: tables } = await sql<{ name: string }>`
          select tablename as name from pg_tables where schemaname = 'public' and tablename <> 'migration'
        `.execute(database.db);
        assert.ok(tables.length > 10);
        for (const { name } of tables) {
          const { rows } = await sql`select from ${sql.table(name)}`.execute(database.db);
          assert.equal(rows.length, 0, name);
        }
      } finally {
        await database.close();
      }
    });
  }

  test("is copied again after an interrupted copy, but never over an existing cluster", () => {
    const copy = join(directory, "copy");
    copyCluster(copy);
    const names = listFiles(clusterPath());
    assert.deepEqual(listFiles(copy), names);
    writeFileSync(join(copy, "global/pg_control"), "");
    rmSync(join(copy, "PG_VERSION"));
    copyCluster(copy);
    assert.deepEqual(listFiles(copy), names);
    for (const name of names) {
      assert.ok(readFileSync(join(copy, name)).equals(readFileSync(join(clusterPath(), name))), name);
    }
    writeFileSync(join(copy, "global/pg_control"), "");
    copyCluster(copy);
    assert.equal(statSync(join(copy, "global/pg_control")).size, 0);
  });
});

function listFiles(directory: string): string[] {
  return readdirSync(directory, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(directory.length))
    .sort();
}
