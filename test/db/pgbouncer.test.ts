import assert from "node:assert/strict";
import { describe, test } from "node:test";
import { openDatabase } from "../../src/db/open.ts";
import { createSearch } from "../../src/search/search.ts";
import { examineInstallation } from "../../src/service/examine-installation.ts";
import { callService, findPerson, waitForEnd } from "../api/http.ts";
import { addPeople } from "../search/people.ts";
import { createPostgresDatabase } from "../support/database.ts";
import { hasPgBouncer, NO_PGBOUNCER, startPgBouncer } from "../support/pgbouncer.ts";
import { startService } from "../support/service.ts";

/** Starts PgBouncer in front of a database of the test's own. */
async function openPooled() {
  const server = await createPostgresDatabase();
  const { pathname } = new URL(server.url);
  const pooler = await startPgBouncer(server.url);
  return {
    directUrl: server.url,
    url: pooler.address + pathname.slice(1),
    async close() {
      await pooler.stop();
      await server.drop();
    },
  };
}

describe("Behind PgBouncer in transaction mode", { skip: hasPgBouncer() ? false : NO_PGBOUNCER }, () => {
  test("Statements prepared on shared connections all return their own answers.", async () => {
    const pooled = await openPooled();
    const database = await openDatabase({ databaseUrl: pooled.url, databaseDirectUrl: pooled.directUrl, dataDir: "" });
    const search = createSearch(database);
    try {
      const names = Array.from({ length: 12 }, (_, at) => `Ottilie Quarter${String.fromCharCode(97 + at).repeat(4)}`);
      await addPeople(
        database,
        names.map((name, at) => ({ name, email: `person${at}@example.com` })),
      );
      const queries = names.flatMap((name, at) => [[name, name] as const, [`person${at}@example.com`, name] as const]);
      const found = await Promise.all(
        [...queries, ...queries, ...queries].map(async ([query, name]) => {
          const page = await search.find({ accountId: "default", query, type: "candor", limit: 1, next: "" });
          return [page.hits[0]?.candidate.fullName, name] as const;
        }),
      );
      for (const [given, wanted] of found) assert.equal(given, wanted);
    } finally {
      await search.close();
      await database.close();
      await pooled.close();
    }
  });

  test("Without a direct URL, the service exits with a one-line message, which the doctor repeats.", async () => {
    const pooled = await openPooled();
    try {
      const ended = await startService({ env: { DATABASE_URL: pooled.url } }).then(
        async (service) => await service.stop(),
        String,
      );
      assert.match(String(ended), /^Error: DATABASE_URL leads to a pooler[^\n]* DATABASE_DIRECT_URL[^\n]*$/);
      const examined = await examineInstallation({ DATABASE_URL: pooled.url });
      const said = examined.find(({ check }) => check === "database");
      assert.equal(said?.outcome, "fail");
      assert.match(said?.detail ?? "", /DATABASE_DIRECT_URL/);
    } finally {
      await pooled.close();
    }
  });

  test("A lookup accepted by one process runs in another, and those who wait for it hear that it has ended.", async () => {
    const pooled = await openPooled();
    const env = { DATABASE_URL: pooled.url, DATABASE_DIRECT_URL: pooled.directUrl };
    const api = await startService({ env: { ...env, CANDOR_ROLE: "api" } });
    const worker = await startService({
      dataDir: api.dataDir,
      env: { ...env, CANDOR_ROLE: "worker", CANDOR_API_KEY: "" },
    });
    try {
      const call = (method: string, path: string, options = {}) => callService(api, method, path, options);
      const candidateId = await findPerson({ call }, "Amara Okonkwo");
      const made = await call("POST", "/lookups", { body: { candidateId } });
      const { lookupId } = made.body as { lookupId: string };
      assert.equal((await waitForEnd({ call }, lookupId))["status"], "success");
      const said = api.output() + worker.output();
      assert.doesNotMatch(said, /"level":(?:40|50)/, "no warnings or errors");
    } finally {
      await worker.end();
      await api.stop();
      await pooled.close();
    }
  });
});
