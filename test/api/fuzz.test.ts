import assert from "node:assert/strict";
import { test } from "node:test";
import { ENGINES } from "../support/database.ts";
import { describeFinding, fuzz } from "../support/fuzz.ts";
import { startService } from "../support/service.ts";

/** The short form of `npm run torture -- fuzz`, with the same requests every time. */
const REQUESTS = 400;

for (const engine of ENGINES) {
  test(`every answer to valid and broken requests is as the description says, on the ${engine} engine`, async () => {
    const service = await startService({ engine });
    try {
      const { requests, statuses, findings } = await fuzz(service, { requests: REQUESTS, seed: 16 });
      assert.ok(requests >= REQUESTS);
      // The requests reach what they are meant for: success and refusal of every kind.
      for (const status of [200, 201, 400, 401, 404, 405, 415]) assert.ok(statuses.has(status), `none is ${status}`);
      assert.deepEqual(findings.map(describeFinding), []);
    } finally {
      await service.stop();
    }
  });
}
