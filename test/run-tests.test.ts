import assert from "node:assert/strict";
import { existsSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { test } from "node:test";
import { runFailedAgain, runQueues } from "../scripts/run-tests.ts";
import { removeScratch } from "../scripts/scratch.ts";
import { mountSmallDisk, NO_MOUNT } from "./support/fill-disk.ts";

/** Files that fail in different ways, at most four per process, with a passing one between each two. */
const FILES: Readonly<Record<string, string>> = {
  hangs: 'test("waits for ever", () => new Promise(() => setInterval(() => {}, 1_000)));',
  one: 'test("is well", () => {});',
  exits: 'test("leaves", () => process.exit(0)); test("comes behind", () => {});',
  two: 'test("is well", () => {}); test.skip("is left out", () => {});',
  suite: 'describe("is left out", { skip: "for now" }, () => { test("one", () => {}); test("other", () => {}); });',
  unreadable: 'import "./nowhere.ts"; test("is never read", () => {});',
  hook: 'before(() => { throw new Error("no"); }); test("has nothing to stand on", () => {});',
  fails: 'test("is wrong", () => { throw new Error("no"); }); test("is well", () => {});',
  last: 'test("is not touched by the hook of another file", () => {});',
};

test("A test file that hangs, ends its process or cannot be loaded fails, and the others are run", async () => {
  const scratch = mkdtempSync(join(tmpdir(), "candor-runner-"));
  try {
    const path = (name: string) => join(scratch, `${name}.test.ts`);
    for (const [name, text] of Object.entries(FILES)) {
      writeFileSync(path(name), `import { before, describe, test } from "node:test";\n${text}\n`);
    }
    const stop = new AbortController();
    let printed = "";
    const print = (text: string) => (printed += `${text}\n`);
    const options = {
      atOnce: 1,
      signal: stop.signal,
      deadlineMs: 5_000,
      flags: [],
      env: { PATH: process.env["PATH"] ?? "" },
      scratch,
      print,
    };
    const results = await runQueues([{ files: Object.keys(FILES).map(path), together: 4 }], options);
    const named = new Map(results.map((result) => [result.name.replace(/.*\/|\.test\.ts/g, ""), result]));
    assert.deepEqual([...named.keys()], Object.keys(FILES));
    const said = (name: string) => {
      const { passed, failed, skipped, broken } = named.get(name) ?? {};
      return [passed, failed?.length, skipped?.length, broken === null ? null : broken?.replace(/^\S+ /, "")];
    };
    assert.deepEqual(said("hangs"), [0, 0, 0, 'was not done after 5 s and was stopped; in hand: "waits for ever"']);
    assert.match(String(said("exits").at(-1)), /^ended \(0\)/);
    for (const name of ["one", "last"]) assert.deepEqual(said(name), [1, 0, 0, null], name);
    assert.deepEqual(said("two"), [1, 0, 1, null]);
    assert.deepEqual(said("suite"), [0, 0, 1, null], "a skipped suite is counted as one");
    assert.deepEqual(said("unreadable"), [0, 1, 0, null]);
    assert.ok(Number(said("hook")[1]) > 0 && named.get("hook")?.passed === 0);
    assert.deepEqual(said("fails"), [1, 1, 0, null]);
    const [failure] = named.get("fails")?.failed ?? [];
    assert.equal(failure?.name, "is wrong");
    assert.match(failure?.error ?? "", /^Error: no\n {4}at .*fails\.test\.ts:2/);
    stop.abort();
    assert.deepEqual(await runQueues([{ files: [path("one")], together: 4 }], options), []);
    assert.match(printed, /✖ .*hangs\.test\.ts: 0 passed/);
  } finally {
    rmSync(scratch, { recursive: true, force: true });
  }
});

test("A file that fails once passes when rerun, one that always fails does not, and many are not rerun", async () => {
  const scratch = mkdtempSync(join(tmpdir(), "candor-again-"));
  try {
    const mark = JSON.stringify(join(scratch, "mark"));
    const texts: Readonly<Record<string, string>> = {
      once: `test("one", () => { const was = existsSync(${mark}); writeFileSync(${mark}, ""); if (!was) throw new Error("no"); });`,
      always: 'test("two", () => { throw new Error("no"); });',
    };
    const files = Object.entries(texts).map(([name, text]) => {
      const path = join(scratch, `${name}.test.ts`);
      writeFileSync(
        path,
        `import { existsSync, writeFileSync } from "node:fs";\nimport { test } from "node:test";\n${text}\n`,
      );
      return path;
    });
    const options = {
      atOnce: 1,
      signal: new AbortController().signal,
      deadlineMs: 60_000,
      flags: [],
      env: { PATH: process.env["PATH"] ?? "" },
      scratch,
      print: () => undefined,
    };
    const first = await runQueues([{ files, together: 4 }], options);
    assert.deepEqual(await runFailedAgain(first, 1, options), { results: first, unsteady: [] });
    const again = await runFailedAgain(first, 2, options);
    assert.deepEqual(again.unsteady, [files[0]]);
    assert.deepEqual(
      again.results.map(({ name, passed, failed }) => [name, passed, failed.length]),
      [
        [files[0], 1, 0],
        [files[1], 0, 1],
      ],
    );
  } finally {
    rmSync(scratch, { recursive: true, force: true });
  }
});

test("A test fails by what it throws or rejects later, and a test within a test is counted in its own file", async () => {
  const scratch = mkdtempSync(join(tmpdir(), "candor-late-"));
  try {
    const texts: Readonly<Record<string, string>> = {
      late: `describe("outer", () => {
        test("throws later", async () => { setTimeout(() => { throw new Error("late"); }, 5); await delay(100); });
        test("is well after that", async () => { await delay(1); });
        test("rejects later", async () => { setTimeout(() => void Promise.reject(new Error("late")), 5); await delay(100); });
        describe("inner", () => { before(() => delay(1)); test("is well inside", () => {}); });
      });`,
      within: `test("has two", async (t) => {
        await t.test("by its context", () => delay(1));
        await test("by the function", () => delay(1));
      });`,
    };
    const files = Object.entries(texts).map(([name, text]) => {
      const path = join(scratch, `${name}.test.ts`);
      const imports = `import { before, describe, test } from "node:test";
import { setTimeout as delay } from "node:timers/promises";`;
      writeFileSync(path, `${imports}\n${text}\n`);
      return path;
    });
    const results = await runQueues([{ files, together: 2 }], {
      atOnce: 1,
      signal: new AbortController().signal,
      deadlineMs: 60_000,
      flags: [],
      env: { PATH: process.env["PATH"] ?? "" },
      scratch,
      print: () => undefined,
    });
    assert.deepEqual(
      results.map(({ name, passed, failed }) => [name, passed, failed.map((each) => each.name)]),
      [
        [files[0], 2, ["throws later", "rejects later"]],
        [files[1], 3, []],
      ],
    );
    for (const { error } of results[0]?.failed ?? []) assert.match(error, /^Error: late\n/);
  } finally {
    rmSync(scratch, { recursive: true, force: true });
  }
});

const disk = mountSmallDisk(2);

test("What a run wrote is removed, even if a disk is still mounted in it", { skip: disk ? false : NO_MOUNT }, () => {
  assert.ok(disk);
  const beside = mkdtempSync(join(tmpdir(), "candor-beside-"));
  assert.throws(() => rmSync(disk.path, { recursive: true, force: true }), /busy/);
  removeScratch(disk.path);
  assert.equal(existsSync(disk.path), false);
  removeScratch(beside);
  assert.equal(existsSync(beside), false);
});

test("The files of a queue with one process run in it, however many processes are idle, and others run beside it", async () => {
  const scratch = mkdtempSync(join(tmpdir(), "candor-queue-"));
  try {
    const write = (name: string) => {
      const path = join(scratch, `${name}.test.ts`);
      const marked = JSON.stringify(join(scratch, `${name}.`));
      const text = `test("one", () => writeFileSync(${marked} + process.pid, ""));`;
      writeFileSync(path, `import { writeFileSync } from "node:fs";\nimport { test } from "node:test";\n${text}\n`);
      return path;
    };
    const [own, others] = [["a", "b", "c"].map(write), ["d", "e"].map(write)];
    const results = await runQueues(
      [
        { files: own, together: 4, processes: 1 },
        { files: others, together: 1 },
      ],
      {
        atOnce: 3,
        signal: new AbortController().signal,
        deadlineMs: 60_000,
        flags: [],
        env: { PATH: process.env["PATH"] ?? "" },
        scratch,
        print: () => undefined,
      },
    );
    assert.equal(
      results.reduce((sum, { passed }) => sum + passed, 0),
      5,
    );
    const pids = readdirSync(scratch).flatMap((name) => /^([a-e])\.(\d+)$/.exec(name)?.slice(1, 3).join(" ") ?? []);
    const of = (names: string) =>
      new Set(pids.filter((each) => names.includes(each[0] ?? "")).map((each) => each.slice(2)));
    assert.equal(of("abc").size, 1);
    assert.equal(of("de").size, 2);
    assert.equal(of("abcde").size, 3);
  } finally {
    rmSync(scratch, { recursive: true, force: true });
  }
});
