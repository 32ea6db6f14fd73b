import assert from "node:assert/strict";
import { test } from "node:test";
import { oneAtATime } from "../../src/service/one-at-a-time.ts";

test("Who asks for what is being made waits for it; another key, or a later question, is work of its own", async () => {
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

test("What fails fails for all who waited, and is tried again by the next", async () => {
  const run = oneAtATime();
  const fails = (): Promise<void> => Promise.reject(new Error("no room"));
  const results = await Promise.allSettled([run("a", fails), run("a", fails)]);
  assert.deepEqual(
    results.map(({ status }) => status),
    ["rejected", "rejected"],
  );
  await run("a", async () => {});
});
