import assert from "node:assert/strict";
import { test } from "node:test";
import { ENGINES } from "../../support/database.ts";
import { describeFinding, fuzz } from "../../support/fuzz.ts";
import { LONG_FORM_ALONE } from "../../support/long-form.ts";
import { startService } from "../../support/service.ts";

/**
 * The short form of `npm run torture -- fuzz`, with the same requests every time. Everything before the database is
 * the same on both engines, and the tests of `db` check what the database answers on both.
 */
const REQUESTS = { embedded: 700, postgres: 150 } as const;
const REACHED = { embedded: [200, 201, 400, 401, 404, 405, 415], postgres: [200, 400, 401, 404] } as const;

for (const engine of ENGINES) {
  test(`every answer to valid and broken requests matches the description, on the ${engine} engine`, {
    skip: engine === "postgres" && LONG_FORM_ALONE,
  }, async () => {
    const service = await startService({ engine });
    try {
      const { requests, statuses, findings } = await fuzz(service, { requests: REQUESTS[engine], seed: 16 });
      assert.ok(requests >= REQUESTS[engine]);
      // The requests reach their targets: successes and refusals of every kind.
      for (const status of REACHED[engine]) assert.ok(statuses.has(status), `no answer is ${status}`);
      assert.deepEqual(findings.map(describeFinding), []);
    } finally {
      await service.stop();
    }
  });
}
