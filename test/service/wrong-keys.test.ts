import assert from "node:assert/strict";
import { after, before, describe, test } from "node:test";
import { createLog } from "../../src/log.ts";
import { createWrongKeys } from "../../src/service/wrong-keys.ts";
import { ENGINES, openTestDatabase, type TestDatabase } from "../support/database.ts";

const log = createLog("silent");
const START = Date.parse("2027-03-01T12:00:15Z");

test("after twenty wrong keys, the wait doubles up to five minutes, and is reset after fifteen quiet ones", async () => {
  let at = START;
  const keys = createWrongKeys(null, () => new Date(at), log);
  const waits = Array.from({ length: 32 }, () => {
    keys.note("a");
    return keys.waitSeconds("a");
  });
  assert.deepEqual(waits.slice(19), [0, 1, 2, 4, 8, 16, 32, 64, 128, 256, 300, 300, 300]);
  at += 900_000;
  keys.note("a");
  assert.equal(keys.waitSeconds("a"), 0);
  await keys.close();
});

for (const engine of ENGINES) {
  describe(`Wrong keys shared by processes on ${engine}`, () => {
    let opened: TestDatabase;
    before(async () => {
      opened = await openTestDatabase(engine);
    });
    after(() => opened.close());

    test("attempts at one process count at every other, even one that saw none", async () => {
      let at = START;
      const open = () => createWrongKeys(opened.database.db, () => new Date(at), log);
      const [first, second, idle] = [open(), open(), open()];
      for (let index = 0; index < 12; index++) {
        first.note("a");
        second.note("a");
      }
      second.note("b");
      for (const each of [first, second, first, idle]) await each.share();
      // 24 attempts: the wait of the fourth beyond the free ones.
      assert.deepEqual(
        [first, second, idle].map((each) => each.waitSeconds("a")),
        [8, 8, 8],
      );
      assert.deepEqual(
        [first, second, idle].map((each) => each.waitSeconds("b")),
        [0, 0, 0],
      );
      await Promise.all([first.share(), second.share()]);
      assert.equal(idle.waitSeconds("a"), 8, "what was shared once is not counted again");
      at += 900_000;
      second.note("a");
      for (const each of [second, idle]) await each.share();
      assert.deepEqual([second.waitSeconds("a"), idle.waitSeconds("a")], [0, 0]);
      for (const each of [first, second, idle]) await each.close();
    });
  });
}
