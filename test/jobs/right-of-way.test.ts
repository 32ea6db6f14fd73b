import assert from "node:assert/strict";
import { test } from "node:test";
import { openRightOfWay } from "../../src/jobs/right-of-way.ts";

test("Lookup steps yield to requests in turn, and continue when those are answered or never are", async () => {
  const way = openRightOfWay();
  const order: string[] = [];
  const step = async (name: string) => {
    await way.giveWay();
    order.push(name);
  };
  await step("alone");
  const ends = [way.ask(), way.ask()];
  const waiting = [step("first"), step("second")];
  await Promise.resolve();
  assert.deepEqual(order, ["alone"]);
  // Nobody answers, and they continue one by one all the same.
  await Promise.all(waiting);
  assert.deepEqual(order, ["alone", "first", "second"]);
  const third = step("third");
  // An answer that is reported twice counts once.
  ends[0]?.();
  ends[0]?.();
  await Promise.resolve();
  assert.equal(order.length, 3);
  ends[1]?.();
  await third;
  let isHeldUp = true;
  void way.giveWay().then(() => (isHeldUp = false));
  await Promise.resolve();
  assert.equal(isHeldUp, false);
});
