import assert from "node:assert/strict";
import { after, before, test } from "node:test";
import type { KyselyPlugin } from "kysely";
import { DatabaseUnavailable } from "../../src/db/unavailable.ts";
import type { Log } from "../../src/log.ts";
import { recordKeyUses } from "../../src/service/key-uses.ts";
import { createRateLimits } from "../../src/service/rate-limits.ts";
import { createWrongKeys } from "../../src/service/wrong-keys.ts";
import { openTestDatabase, type TestDatabase } from "../support/database.ts";

let opened: TestDatabase;
before(async () => {
  opened = await openTestDatabase("embedded");
});
after(() => opened.close());

test("Background writes do not log that the database is away, but do log other errors", async () => {
  const lines: string[] = [];
  const note = (_fields: unknown, message: string) => void lines.push(message);
  const log: Log = { debug: note, info: note, warn: note, error: note };
  const write = async (error: Error) => {
    const db = opened.database.db.withPlugin(failing(error));
    const uses = recordKeyUses(db, log);
    uses.note("key", new Date());
    const counts = createRateLimits(db, () => new Date(), log);
    counts.take("key", 10);
    const wrong = createWrongKeys(db, () => new Date(), log);
    wrong.note("address");
    for (const each of [uses, counts, wrong]) await each.close();
  };
  await write(new DatabaseUnavailable("away"));
  assert.deepEqual(lines, []);
  await write(new RangeError("broken"));
  assert.equal(lines.length, 3);
});

function failing(error: Error): KyselyPlugin {
  return {
    transformQuery() {
      throw error;
    },
    transformResult: async ({ result }) => result,
  };
}
