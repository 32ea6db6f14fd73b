import assert from "node:assert/strict";
import { test } from "node:test";
import { setImmediate as turn } from "node:timers/promises";
import { createTurns } from "../../src/service/turns.ts";

const NEVER = new AbortController().signal;

/** Work that reports its start, and ends when told to. */
function createWorks(most: number, mostOfOne: number) {
  const turns = createTurns(most, mostOfOne);
  const begun: string[] = [];
  const ends = new Map<string, () => void>();
  const bring = (name: string, signal: AbortSignal = NEVER) =>
    turns(name.charAt(0), signal, async () => {
      begun.push(name);
      await new Promise<void>((resolve) => ends.set(name, resolve));
      return name;
    });
  const end = async (name: string) => {
    ends.get(name)?.();
    await turn();
  };
  return { bring, end, begun };
}

test("One owner's backlog does not delay another's work, and whoever has least under way comes next", async () => {
  const { bring, end, begun } = createWorks(3, 2);
  const all = ["a1", "a2", "a3", "a4"].map((name) => bring(name));
  await turn();
  assert.deepEqual(begun, ["a1", "a2"]);
  all.push(...["b1", "b2", "c1"].map((name) => bring(name)));
  await turn();
  assert.deepEqual(begun, ["a1", "a2", "b1"]);
  await end("a1");
  assert.deepEqual(begun.slice(3), ["c1"]);
  await end("b1");
  assert.deepEqual(begun.slice(4), ["b2"]);
  await end("c1");
  assert.deepEqual(begun.slice(5), ["a3"]);
  for (const name of ["a2", "b2", "a3", "a4"]) await end(name);
  assert.deepEqual(await Promise.all(all), ["a1", "a2", "a3", "a4", "b1", "b2", "c1"]);
});

test("Failed work makes room, and work cancelled before its turn never starts", async () => {
  const turns = createTurns(2, 1);
  const failing = turns("a", NEVER, async () => {
    await turn();
    throw new Error("it failed");
  });
  const calling = new AbortController();
  const off = turns("a", calling.signal, async () => assert.fail("it started"));
  const next = turns("a", NEVER, async () => "done");
  calling.abort(new Error("called off"));
  await assert.rejects(off, /called off/);
  await assert.rejects(failing, /it failed/);
  assert.equal(await next, "done");
});
