import assert from "node:assert/strict";
import { after, before, describe, test } from "node:test";
import { setTimeout as delay } from "node:timers/promises";
import type { KyselyPlugin } from "kysely";
import { createAuthenticate } from "../../src/api/auth.ts";
import { type ApiKey, insertApiKey, listApiKeys, revokeApiKey } from "../../src/db/api-key.ts";
import { hashApiKey, issueApiKey } from "../../src/domain/api-key.ts";
import { newId } from "../../src/domain/id.ts";
import { PublicError } from "../../src/errors.ts";
import { openTestDatabase, type TestDatabase } from "../support/database.ts";

/** Counts nothing. */
const QUIET = {
  uses: { note: () => {} },
  wrongKeys: { note: () => {}, waitSeconds: () => 0 },
  nameOf: (ip: string) => ip,
  cookieName: "candor_session",
  mayBeSession: () => false,
};

describe("Keys", () => {
  let opened: TestDatabase;
  before(async () => {
    opened = await openTestDatabase("postgres");
  });
  after(() => opened.close());

  const keep = async (expiresAt: Date): Promise<string> => {
    const key = issueApiKey("test");
    const row: ApiKey = {
      id: newId(),
      hash: hashApiKey(key),
      accountId: "default",
      name: "old",
      label: "test",
      scopes: ["search"],
      purposes: ["self"],
      defaultPurpose: "self",
      rateLimit: null,
      credits: null,
      trials: null,
      expiresAt,
      revokedAt: null,
      createdAt: new Date(),
      lastUsedAt: null,
      memberId: null,
    };
    await insertApiKey(opened.database.db, row);
    return key;
  };

  test("are looked up once for a caller with many connections, and refused at most a second after revocation", async () => {
    let statements = 0;
    const db = opened.database.db.withPlugin(countStatements(() => statements++));
    const authenticate = createAuthenticate(db, () => new Date(), QUIET);
    const key = await keep(new Date("9999-12-31T23:59:59.999Z"));
    const call = () => authenticate({ method: "GET", headers: { "x-api-key": key }, ip: "192.0.2.1" }, "search");
    const [caller] = await Promise.all(Array.from({ length: 64 }, call));
    await call();
    assert.equal(statements, 1);
    // Revoked by another process, which does not notify this one.
    await revokeApiKey(opened.database.db, "default", caller?.keyId ?? "", new Date());
    await delay(1_001);
    await assert.rejects(call(), (error) => error instanceof PublicError && error.code === "api_key_invalid");
  });

  test("that an older release let expire in the year 20 have expired, and are listed with that day", async () => {
    const authenticate = createAuthenticate(opened.database.db, () => new Date(), QUIET);
    for (const day of ["0020-02-29T00:00:00.000Z", "0001-01-01T00:00:00.000Z"]) {
      const key = await keep(new Date(day));
      await assert.rejects(
        authenticate({ method: "GET", headers: { "x-api-key": key }, ip: "192.0.2.1" }, "search"),
        (error) => error instanceof PublicError && error.code === "api_key_invalid",
      );
      const listed = await listApiKeys(opened.database.db, "default");
      assert.equal(listed.at(-1)?.expiresAt?.toISOString(), day);
    }
    const key = await keep(new Date("9999-12-31T23:59:59.999Z"));
    const caller = await authenticate({ method: "GET", headers: { "x-api-key": key }, ip: "192.0.2.1" }, "search");
    assert.deepEqual(caller.scopes, ["search"]);
  });
});

/** Counts the answers. */
function countStatements(count: () => void): KyselyPlugin {
  return {
    transformQuery: ({ node }) => node,
    async transformResult({ result }) {
      count();
      return result;
    },
  };
}
