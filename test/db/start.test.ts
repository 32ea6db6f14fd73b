import assert from "node:assert/strict";
import { chmodSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { test } from "node:test";
import { readConfig } from "../../src/config/config.ts";
import { migrate } from "../../src/db/migrate.ts";
import { openDatabase } from "../../src/db/open.ts";
import { whenDirectIsThere, whenThere } from "../../src/db/start.ts";
import { createLog } from "../../src/log.ts";
import { NOBODY, runOn, startPostgres } from "../support/postgres.ts";
import { postgresTlsSettings, TLS_FILES } from "../support/tls.ts";

test("When the server refuses the connection, the start ends with one line that says what to correct", async () => {
  const directory = mkdtempSync(join(tmpdir(), "candor-hba-"));
  const rules = join(directory, "pg_hba.conf");
  writeFileSync(rules, "host all locked 127.0.0.1/32 scram-sha-256\nhost all all 127.0.0.1/32 trust\n", {
    mode: 0o644,
  });
  // The server runs as another user, who must be able to reach the file.
  chmodSync(directory, 0o755);
  const tls = postgresTlsSettings(NOBODY);
  const server = await startPostgres([`hba_file=${rules}`, ...tls.settings]);
  const log = createLog("silent");
  const correct = "Correct the user and password in the URL, or the user's permissions on the server.";
  try {
    await runOn(server.address, "postgres", "create role locked login password 'right'");
    const at = (account: string, name = "postgres") => server.address.replace("candor@", `${account}@`) + name;
    const refused: readonly (readonly [string, string])[] = [
      [at("locked"), `the server requires a password, and the URL has none. ${correct}`],
      [at("locked:wrong"), `password authentication failed for user "locked". ${correct}`],
      [at("stranger"), `role "stranger" does not exist. ${correct}`],
      [at("candor", "nothing"), 'database "nothing" does not exist. Create that database, or name another in the URL.'],
      [at("locked:right"), `permission denied for schema public. ${correct}`],
    ];
    for (const [url, said] of refused) {
      const database = await openDatabase({ databaseUrl: url, dataDir: "" });
      const started = whenThere(database, () => migrate(database), log);
      await assert.rejects(started, { name: "Error", message: `DATABASE_URL: ${said}` });
      await database.close();
    }
    const overTls = (query: string) => readConfig({ DATABASE_URL: `${at("candor")}?${query}` }).databaseUrl;
    const unbelieved = await openDatabase({ databaseUrl: overTls("sslmode=require"), dataDir: "" });
    await assert.rejects(
      whenThere(unbelieved, () => migrate(unbelieved), log),
      /^Error: DATABASE_URL: [^\n]*certificate[^\n]* In the URL, sslrootcert=FILE names the authority[^\n]*$/,
    );
    await unbelieved.close();
    for (const query of [`sslmode=require&sslrootcert=${TLS_FILES.ca}`, "sslmode=no-verify"]) {
      const database = await openDatabase({ databaseUrl: overTls(query), dataDir: "" });
      await whenThere(database, () => migrate(database), log);
      const { rows } = await database.execute("select ssl from pg_stat_ssl where pid = pg_backend_pid()");
      assert.deepEqual(rows, [{ ssl: true }], query);
      await database.close();
    }
    const message = `DATABASE_DIRECT_URL: the server requires a password, and the URL has none. ${correct}`;
    await assert.rejects(whenDirectIsThere(at("locked"), log), { message });
  } finally {
    await server.stop();
    for (const made of [directory, tls.directory]) rmSync(made, { recursive: true });
  }
});

test("A start that requires TLS ends if the server does not support it", async () => {
  const server = await startPostgres();
  try {
    const database = await openDatabase({ databaseUrl: `${server.address}postgres?sslmode=verify-full`, dataDir: "" });
    await assert.rejects(
      whenThere(database, () => migrate(database), createLog("silent")),
      /^Error: DATABASE_URL: The server does not support SSL connections\. In the URL, [^\n]*sslmode=disable/,
    );
    await database.close();
  } finally {
    await server.stop();
  }
});
