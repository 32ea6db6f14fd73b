import assert from "node:assert/strict";
import { after, before, describe, test } from "node:test";
import fc from "fast-check";
import { createLog } from "../../src/log.ts";
import { createRateLimits } from "../../src/service/rate-limits.ts";
import { limitInFlight } from "../../src/service/in-flight.ts";
import { PublicError } from "../../src/errors.ts";
import { ENGINES, openTestDatabase, type TestDatabase } from "../support/database.ts";

const log = createLog("silent");
const START = Date.parse("2027-03-01T12:00:15Z");

test("a name has its own share of each minute, and is told how much is left", async () => {
  let at = START;
  const counts = createRateLimits(null, () => new Date(at), log);
  assert.deepEqual(counts.take("a", 2), { allowed: true, limit: 2, remaining: 1, resetSeconds: 45 });
  assert.deepEqual(counts.take("a", 2), { allowed: true, limit: 2, remaining: 0, resetSeconds: 45 });
  assert.deepEqual(counts.take("a", 2), { allowed: false, limit: 2, remaining: 0, resetSeconds: 45 });
  assert.equal(counts.take("b", 1).allowed, true);
  at += 45_000;
  assert.deepEqual(counts.take("a", 2), { allowed: true, limit: 2, remaining: 1, resetSeconds: 60 });
  await counts.close();
});

test("A name never gets more than its share of a minute, whatever the order of requests", () => {
  fc.assert(
    fc.property(fc.array(fc.integer({ min: 0, max: 20_000 })), fc.integer({ min: 1, max: 5 }), (steps, limit) => {
      let at = START;
      const counts = createRateLimits(null, () => new Date(at), log);
      const passed = new Map<number, number>();
      for (const step of steps) {
        at += step;
        const minute = Math.floor(at / 60_000);
        if (counts.take("a", limit).allowed) passed.set(minute, (passed.get(minute) ?? 0) + 1);
      }
      void counts.close();
      assert.ok([...passed.values()].every((count) => count <= limit));
    }),
  );
});

test("limits what one owner has under way, without holding up another", async () => {
  const limit = limitInFlight(2, "things");
  const ends: (() => void)[] = [];
  const wait = () => new Promise<void>((resolve) => ends.push(resolve));
  const running = [limit("one", wait), limit("one", wait), limit("other", wait)];
  await assert.rejects(limit("one", wait), (error) => error instanceof PublicError && error.status === 429);
  for (const end of ends) end();
  await Promise.all(running);
  const failing = limit("one", () => Promise.reject(new Error("broke")));
  await assert.rejects(failing, /broke/);
  await Promise.all([limit("one", async () => {}), limit("one", async () => {})]);
});

test("limits what all have under way together, and lets in a new owner when one ends", async () => {
  const limit = limitInFlight(2, "things", 3);
  const ends: (() => void)[] = [];
  const wait = () => new Promise<void>((resolve) => ends.push(resolve));
  const running = [limit("one", wait), limit("one", wait), limit("other", wait)];
  await assert.rejects(limit("third", wait), (error) => error instanceof PublicError && error.code === "overloaded");
  ends.shift()?.();
  await running[0];
  const third = limit("third", wait);
  for (const end of ends) end();
  await Promise.all([...running, third]);
});

for (const engine of ENGINES) {
  describe(`Rate counts shared by processes on ${engine}`, () => {
    let opened: TestDatabase;
    before(async () => {
      opened = await openTestDatabase(engine);
    });
    after(() => opened.close());

    test("let through together what one process would, once they have synchronised", async () => {
      let at = START;
      const { db } = opened.database;
      const [one, two] = [1, 2].map(() => createRateLimits(db, () => new Date(at), log));
      assert.ok(one && two);
      for (let round = 0; round < 6; round++) assert.ok(one.take("key", 10).allowed);
      for (let round = 0; round < 3; round++) assert.ok(two.take("key", 10).allowed);
      await Promise.all([one.share(), two.share()]);
      assert.equal(two.take("key", 10).allowed, true);
      await two.share();
      assert.equal(two.take("key", 10).allowed, false);
      assert.ok(one.take("key", 10).remaining <= 3);
      await one.share();
      assert.equal(one.take("key", 10).allowed, false);
      at += 120_000;
      assert.equal(one.take("key", 10).remaining, 9);
      await Promise.all([one.close(), two.close()]);
      assert.equal((await db.selectFrom("rate_count").select("minute").distinct().execute()).length, 1);
    });
  });
}
