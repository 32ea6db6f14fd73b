import assert from "node:assert/strict";
import { after, before, describe, test } from "node:test";
import { countApiKeys } from "../../src/db/api-key.ts";
import { ensureFirstKey } from "../../src/service/first-key.ts";
import { ENGINES, openTestDatabase, type TestDatabase } from "../support/database.ts";

for (const engine of ENGINES) {
  describe(`The first key on the ${engine} engine`, () => {
    let opened: TestDatabase;
    before(async () => {
      opened = await openTestDatabase(engine);
    });
    after(() => opened.close());

    test("processes started at the same time on an empty database create one first key", async () => {
      const { db } = opened.database;
      await Promise.all(Array.from({ length: 6 }, async () => await countApiKeys(db)));
      const made = await Promise.all(Array.from({ length: 6 }, async () => await ensureFirstKey(db)));
      assert.equal(made.filter((key) => key !== null).length, 1);
      assert.equal(await countApiKeys(db), 1);
    });
  });
}
