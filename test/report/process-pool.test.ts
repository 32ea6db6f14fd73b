import assert from "node:assert/strict";
import { test } from "node:test";
import { createProcessPool, type ProcessPool, type ProcessPoolOptions } from "../../src/report/process-pool.ts";

interface Echo {
  readonly value: unknown;
  readonly pid: number;
  readonly keys: readonly string[];
}

async function withPool(
  options: Partial<ProcessPoolOptions<Echo>>,
  use: (pool: ProcessPool<Echo>) => Promise<void>,
): Promise<void> {
  const pool = createProcessPool<Echo>({
    module: new URL("./pool-child.ts", import.meta.url),
    processes: 1,
    timeoutMs: 10_000,
    requestsPerProcess: 100,
    killBytes: 1024 ** 3,
    isSpent: () => false,
    ...options,
  });
  try {
    await use(pool);
  } finally {
    await pool.close();
  }
}

test("requests beyond the number of processes wait their turn, and bytes arrive as bytes", () =>
  withPool({}, async (pool) => {
    const values = [new Uint8Array([1, 2]), new Map([["a", new Uint8Array([3])]]), "three"];
    const replies = await Promise.all(values.map((value) => pool.run({ act: "echo", value })));
    assert.deepEqual(
      replies.map((reply) => reply.value),
      values,
    );
    assert.equal(new Set(replies.map((reply) => reply.pid)).size, 1);
  }));

test("a child sees nothing of the parent's environment except where compiled code is", () =>
  withPool({}, async (pool) => {
    const { keys } = await pool.run({ act: "echo" });
    assert.deepEqual(
      keys.filter((key) => !key.startsWith("NODE_CHANNEL") && key !== "NODE_COMPILE_CACHE"),
      ["MALLOC_ARENA_MAX"],
    );
  }));

test("a process that ends fails its request, and the next one gets a new process", () =>
  withPool({}, async (pool) => {
    const before = await pool.run({ act: "echo" });
    await assert.rejects(pool.run({ act: "exit" }), /the process ended: 3/);
    const after = await pool.run({ act: "echo" });
    assert.notEqual(after.pid, before.pid);
  }));

test("a process that hangs is killed at its time limit, and waiting requests are served", () =>
  withPool({ timeoutMs: 1500 }, async (pool) => {
    const [hung, served] = await Promise.allSettled([pool.run({ act: "hang" }), pool.run({ act: "echo", value: 1 })]);
    assert.equal(hung.status, "rejected");
    assert.equal(served.status, "fulfilled");
  }));

test("a process that grows beyond its limit is killed", { skip: process.platform !== "linux" && "reads /proc" }, () =>
  withPool({ killBytes: 200 * 1024 ** 2 }, async (pool) => {
    await assert.rejects(pool.run({ act: "grow" }), /bytes of memory/);
    assert.equal((await pool.run({ act: "echo", value: 1 })).value, 1);
  }),
);

test("a process is replaced after its number of requests, or when its reply says so", async () => {
  await withPool({ requestsPerProcess: 2 }, async (pool) => {
    const pids = [];
    for (let index = 0; index < 4; index++) pids.push((await pool.run({ act: "echo" })).pid);
    assert.deepEqual([pids[0] === pids[1], pids[1] === pids[2], pids[2] === pids[3]], [true, false, true]);
  });
  await withPool({ isSpent: (reply) => reply.value === "spent" }, async (pool) => {
    const first = await pool.run({ act: "echo", value: "spent" });
    assert.notEqual((await pool.run({ act: "echo" })).pid, first.pid);
  });
});

test("a closed pool refuses waiting and new requests", async () => {
  let waiting: Promise<unknown> = Promise.resolve();
  let pool: ProcessPool<Echo> | undefined;
  await withPool({}, async (opened) => {
    pool = opened;
    waiting = Promise.allSettled([opened.run({ act: "hang" }), opened.run({ act: "echo" })]);
  });
  const ends = (await waiting) as PromiseSettledResult<unknown>[];
  assert.deepEqual(
    ends.map((end) => end.status),
    ["rejected", "rejected"],
  );
  await assert.rejects(pool?.run({ act: "echo" }) ?? Promise.resolve(), /closed/);
});
