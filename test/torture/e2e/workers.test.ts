import assert from "node:assert/strict";
import { test } from "node:test";
import { killProcessesAndCount } from "../../support/kill-processes.ts";
import { LONG } from "../../support/long-form.ts";

/** `npm run torture -- workers` does more of this, for longer. */
test("Whichever process or server is killed, every lookup ends once, with its profile, charge, message and audit row", async () => {
  const lookups = await killProcessesAndCount(
    LONG ? { lookups: 40, workers: 4, kills: 6 } : { lookups: 8, workers: 2, kills: 3 },
  );
  assert.ok(lookups >= (LONG ? 40 : 8));
});
