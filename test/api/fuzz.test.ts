import assert from "node:assert/strict";
import { test } from "node:test";
import { ENGINES } from "../support/database.ts";
import { describeFinding, fuzz } from "../support/fuzz.ts";
import { LONG_FORM_ALONE } from "../support/long-form.ts";
import { startService } from "../support/service.ts";

/**
 * The short form of `npm run torture -- fuzz`, with the same requests every time. What stands before the database is the same
 * on both engines, and what the database says of it is asked on both by the tests of `db`.
 */
const REQUESTS = { embedded: 700, postgres: 150 } as const;
const REACHED = { embedded: [200, 201, 400, 401, 404, 405, 415], postgres: [200, 400, 401, 404] } as const;

for (const engine of ENGINES) {
  test(`every answer to valid and broken requests is as the description says, on the ${engine} engine`, {
    skip: engine === "postgres" && LONG_FORM_ALONE,
  }, async () => {
    const service = await startService({ engine });
    try {
      const { requests, statuses, findings } = await fuzz(service, { requests: REQUESTS[engine], seed: 16 });
      assert.ok(requests >= REQUESTS[engine]);
      // The requests reach what they are meant for: success and refusal of every kind.
      for (const status of REACHED[engine]) assert.ok(statuses.has(status), `none is ${status}`);
      assert.deepEqual(findings.map(describeFinding), []);
    } finally {
      await service.stop();
    }
  });
}
