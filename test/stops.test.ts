import assert from "node:assert/strict";
import { test } from "node:test";
import { Stops } from "../src/stops.ts";

test("A stop names the steps that it does not wait for, and those that it is still waiting for", async () => {
  const stops = new Stops();
  const [never, door] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  stops.used("door", () => door.promise);
  stops.working("queue", () => never.promise);
  stops.working("bulks", () => undefined);
  const stopped = stops.run(20);
  assert.match(stops.underWay, /^queue \d+(?:, bulks \d+)?$/);
  await new Promise<void>((resolve) => {
    const look = setInterval(() => {
      if (!/^queue \d+, door \d+$/.test(stops.underWay)) return;
      clearInterval(look);
      resolve();
    }, 5);
  });
  door.resolve();
  const told = await stopped;
  assert.match(String(told["left"]), /^queue \d+$/);
  assert.deepEqual(
    Object.keys(told).filter((name) => !["ms", "left", "doorMs"].includes(name)),
    [],
  );
});

test("Every step is ended, the last used first, even if one fails, in which case the stop fails with its error", async () => {
  const stops = new Stops();
  const order: string[] = [];
  stops.used("first", () => order.push("first"));
  stops.used("last", () => {
    order.push("last");
    throw new Error("it would not close");
  });
  stops.working("work", () => order.push("work"));
  await assert.rejects(stops.run(), /it would not close/);
  assert.deepEqual(order, ["work", "last", "first"]);
  assert.equal(stops.underWay, "");
});
