import assert from "node:assert/strict";
import { test } from "node:test";
import { oneAtATime } from "../../src/service/one-at-a-time.ts";

test("Callers share work in progress for the same key; another key or a later call starts its own", async () => {
  const run = oneAtATime();
  const done: string[] = [];
  const work = (key: string) => async (): Promise<void> => {
    await new Promise((resolve) => setImmediate(resolve));
    done.push(key);
  };
  await Promise.all([run("a", work("a")), run("a", work("a")), run("b", work("b"))]);
  assert.deepEqual(done.toSorted(), ["a", "b"]);
  await run("a", work("a"));
  assert.deepEqual(done.toSorted(), ["a", "a", "b"]);
});

test("A failure reaches everybody who waited, and the next call tries again", async () => {
  const run = oneAtATime();
  const fails = (): Promise<void> => Promise.reject(new Error("no room"));
  const results = await Promise.allSettled([run("a", fails), run("a", fails)]);
  assert.deepEqual(
    results.map(({ status }) => status),
    ["rejected", "rejected"],
  );
  await run("a", async () => {});
});
