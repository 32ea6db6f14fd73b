import assert from "node:assert/strict";
import { chmodSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { test } from "node:test";
import { migrate } from "../../src/db/migrate.ts";
import { openDatabase } from "../../src/db/open.ts";
import { whenDirectIsThere, whenThere } from "../../src/db/start.ts";
import { createLog } from "../../src/log.ts";
import { runOn, startPostgres } from "../support/postgres.ts";

test("A start that the server refuses ends with one line that says what to correct", async () => {
  const directory = mkdtempSync(join(tmpdir(), "candor-hba-"));
  const rules = join(directory, "pg_hba.conf");
  writeFileSync(rules, "host all locked 127.0.0.1/32 scram-sha-256\nhost all all 127.0.0.1/32 trust\n", {
    mode: 0o644,
  });
  // The server runs as another user, who must find the file.
  chmodSync(directory, 0o755);
  const server = await startPostgres([`hba_file=${rules}`]);
  const log = createLog("silent");
  const correct = "Correct user and password in the address, or what they may do on the server.";
  try {
    await runOn(server.address, "postgres", "create role locked login password 'right'");
    const at = (account: string, name = "postgres") => server.address.replace("candor@", `${account}@`) + name;
    const refused: readonly (readonly [string, string])[] = [
      [at("locked"), `the server wants a password, and the address has none. ${correct}`],
      [at("locked:wrong"), `password authentication failed for user "locked". ${correct}`],
      [at("stranger"), `role "stranger" does not exist. ${correct}`],
      [
        at("candor", "nothing"),
        'database "nothing" does not exist. Create that database, or name another in the address.',
      ],
      [at("locked:right"), `permission denied for schema public. ${correct}`],
    ];
    for (const [url, said] of refused) {
      const database = await openDatabase({ databaseUrl: url, dataDir: "" });
      const started = whenThere(database, () => migrate(database), log);
      await assert.rejects(started, { name: "Error", message: `DATABASE_URL: ${said}` });
      await database.close();
    }
    const message = `DATABASE_DIRECT_URL: the server wants a password, and the address has none. ${correct}`;
    await assert.rejects(whenDirectIsThere(at("locked"), log), { message });
  } finally {
    await server.stop();
    rmSync(directory, { recursive: true });
  }
});
