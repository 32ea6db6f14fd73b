import assert from "node:assert/strict";
import { test } from "node:test";
import { createLog } from "../../src/log.ts";
import { openDesk } from "../../src/service/desk.ts";

test("Follow-up work runs one at a time, and its backlog is limited", async () => {
  const desk = openDesk({ mail: null, alertsTo: null }, { log: createLog("silent"), offline: true });
  assert.ok(desk);
  let [now, most, done] = [0, 0, 0];
  const ended = Promise.withResolvers<void>();
  for (let round = 0; round < 500; round++) {
    desk.later(async () => {
      now += 1;
      most = Math.max(most, now);
      await Promise.resolve();
      now -= 1;
      done += 1;
      if (done === 200) ended.resolve();
    });
  }
  await ended.promise;
  await desk.close();
  assert.deepEqual([most, done], [1, 200]);
});
