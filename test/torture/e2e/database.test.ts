import assert from "node:assert/strict";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { test } from "node:test";
import { ConfigError, readConfig } from "../../../src/config/config.ts";
import { createLog } from "../../../src/log.ts";
import { serve } from "../../../src/serve.ts";
import { breakAndCount } from "../../support/break-database.ts";
import { createPostgresDatabase } from "../../support/database.ts";
import { LONG } from "../../support/long-form.ts";
import { startPostgres } from "../../support/postgres.ts";
import { startServiceProcess, type ServiceProcess } from "../../support/service.ts";

/** `npm run torture -- database` does more of this, for longer. */
test("However PostgreSQL breaks, no lookup is lost or charged twice, and the service stays within its connection limit", async () => {
  const { mostConnections, limit } = await breakAndCount({
    lookups: LONG ? 24 : 12,
    terminations: LONG ? 4 : 2,
    restarts: 1,
    awayMs: 1_500,
    exhaustedMs: 1_500,
  });
  assert.ok(mostConnections <= limit);
});

test("A service started before its database waits, says so once, and starts when it comes up", async () => {
  const server = await startPostgres();
  let starting: Promise<ServiceProcess> | undefined;
  try {
    await server.halt();
    const { promise: said, resolve: say } = Promise.withResolvers<void>();
    starting = startServiceProcess({
      env: { DATABASE_URL: `${server.address}postgres` },
      onOutput: (output) => output.includes("does not answer") && say(),
    });
    await Promise.race([said, starting]);
    await server.resume();
    const service = await starting;
    const lines = service.output().split("\n");
    assert.equal(lines.filter((line) => line.includes("does not answer")).length, 1);
    assert.equal(lines.filter((line) => line.includes("answers again")).length, 1);
    assert.doesNotMatch(service.output(), /"stack"/);
    await server.halt();
    await refusesEverything(service);
    assert.doesNotMatch(service.output(), /"stack"/);
  } finally {
    await stopStarted(starting);
    await server.stop();
  }
});

/** Including one that should not have started: anything left running would keep this file from ending. */
async function stopStarted(starting: Promise<{ stop(): Promise<void> }> | undefined): Promise<void> {
  const started = await starting?.catch(() => null);
  await started?.stop();
}

/**
 * While the database is unavailable every operation, and anything else that needs it, answers 503 and says when to
 * try again.
 */
async function refusesEverything(service: ServiceProcess): Promise<void> {
  const { paths } = (await (await fetch(`${service.url}/openapi.json`)).json()) as {
    readonly paths: Readonly<Record<string, Readonly<Record<string, unknown>>>>;
  };
  const asked = Object.entries(paths).flatMap(([path, methods]) =>
    Object.keys(methods).map((method) => ({ path: `/v1${path}`, method })),
  );
  assert.ok(asked.length >= 80);
  for (const { path, method } of [...asked, { path: "/readyz", method: "get" }]) {
    const id = "01890000-0000-7000-8000-000000000000";
    const response = await fetch(service.url + path.replace(/\{\w+\}/g, id), {
      method: method.toUpperCase(),
      headers: { "x-api-key": service.apiKey, "x-share-token": "A".repeat(43) },
    });
    await response.arrayBuffer();
    assert.equal(response.status, 503, `${method} ${path}`);
    assert.match(String(response.headers.get("retry-after")), /^[1-9]$/, `${method} ${path}`);
  }
}

test("A database that refuses the account, and a direct address that leads to none or to another, end the start with one line", async () => {
  const [database, other] = [await createPostgresDatabase(), await createPostgresDatabase("none")];
  const refusing = database.url.replace("candor@", "nobody-of-this-name@");
  const cases: readonly (readonly [Readonly<Record<string, string>>, RegExp])[] = [
    [{ DATABASE_URL: refusing }, /^DATABASE_URL: [^\n]*nobody-of-this-name[^\n]*$/],
    [{ DATABASE_DIRECT_URL: `${database.url}-of-nobody` }, /^DATABASE_DIRECT_URL: [^\n]*-of-nobody[^\n]*$/],
    [{ DATABASE_DIRECT_URL: other.url }, /^DATABASE_DIRECT_URL leads to a different database than DATABASE_URL\.$/],
  ];
  const dataDir = mkdtempSync(join(tmpdir(), "candor-direct-"));
  try {
    for (const [addresses, line] of cases) {
      const env = { DATABASE_URL: database.url, ...addresses, CANDOR_DATA_DIR: dataDir };
      const starting = serve(readConfig(env), env, createLog("silent"), {
        newKey: false,
        acceptSecret: false,
        acceptTombstones: false,
      });
      try {
        await assert.rejects(starting, (error: Error) => error instanceof ConfigError && line.test(error.message));
      } finally {
        await stopStarted(starting);
      }
    }
  } finally {
    rmSync(dataDir, { recursive: true });
    await database.drop();
    await other.drop();
  }
});
