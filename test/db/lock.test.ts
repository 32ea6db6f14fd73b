import assert from "node:assert/strict";
import { type ChildProcess, spawn } from "node:child_process";
import fs, { existsSync, mkdtempSync, readFileSync, rmSync, statSync, utimesSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { syncBuiltinESMExports } from "node:module";
import { join } from "node:path";
import { after, afterEach, type TestContext, test } from "node:test";
import { fileURLToPath } from "node:url";
import { DirectoryInUse, lockDirectory, lockWhenFree } from "../../src/db/lock.ts";
import { openDatabase } from "../../src/db/open.ts";

const CHILD = fileURLToPath(new URL("./lock-child.ts", import.meta.url));
const scratch = mkdtempSync(join(tmpdir(), "candor-lock-"));
const children: ChildProcess[] = [];
let lastDirectory = 0;
/** No process has this ID: it is beyond the largest that Linux gives. */
const DEAD = 2 ** 22 + 1;
/** Only Linux distinguishes a process that has ended from one that runs. */
const NO_PROC = existsSync("/proc/self/stat") ? false : "this system has no /proc";

afterEach(() => {
  for (const child of children.splice(0)) child.kill("SIGKILL");
});
after(() => rmSync(scratch, { recursive: true, force: true }));

test("A directory has one owner, and is free again once it is unlocked", () => {
  const directory = freshDirectory();
  const unlock = lockDirectory(directory);
  assert.equal(readFileSync(join(directory, "candor.lock"), "utf8"), String(process.pid));
  assert.equal(statSync(directory).mode & 0o777, 0o700);
  unlock();
  assert.equal(existsSync(join(directory, "candor.lock")), false);
  lockDirectory(directory)();
});

test("A process cannot lock the same directory twice", () => {
  const directory = freshDirectory();
  const unlock = lockDirectory(directory);
  assert.throws(() => lockDirectory(directory), DirectoryInUse);
  unlock();
});

test("Refuses a second owner, naming the first one's process id and what to do", async () => {
  const directory = freshDirectory();
  const first = await startOwner(directory);
  assert.equal(first.said, "locked");
  const message = new RegExp(
    `The data directory ${directory} is in use by process ${first.child.pid}\\. Stop that service, or give this one another CANDOR_DATA_DIR\\.`,
  );
  assert.throws(() => lockDirectory(directory), message);
  await assert.rejects(openDatabase({ databaseUrl: null, dataDir: directory }), message);
  assert.equal((await startOwner(directory)).code, 3);
});

test("Takes over the lock of an owner that was killed", async () => {
  const directory = freshDirectory();
  const { child } = await startOwner(directory);
  await kill(child);
  assert.equal(existsSync(join(directory, "candor.lock")), true);
  lockDirectory(directory)();
});

test("Waits for an owner that is still shutting down", async () => {
  const directory = freshDirectory();
  const { child } = await startOwner(directory);
  const locking = lockWhenFree(directory);
  await kill(child);
  (await locking)();
});

test("A zombie process does not hold the lock", { skip: NO_PROC }, async () => {
  const directory = freshDirectory();
  // The shell turns into a sleep that never waits for its child.
  const parent = spawn("sh", ["-c", `"$0" "$1" "$2" & exec sleep 600`, process.execPath, CHILD, directory], {
    stdio: ["ignore", "pipe", "inherit"],
  });
  children.push(parent);
  await new Promise((resolve) => parent.stdout.once("data", resolve));
  const owner = Number(readFileSync(join(directory, "candor.lock"), "utf8"));
  process.kill(owner, "SIGKILL");
  (await lockWhenFree(directory))();
  process.kill(owner, 0);
});

test("Takes over an old lock file that is empty or contains nonsense", () => {
  for (const text of ["", "nonsense", "-1", "0"]) {
    const directory = freshDirectory();
    lockDirectory(directory)();
    writeFileSync(join(directory, "candor.lock"), text);
    utimesSync(join(directory, "candor.lock"), new Date(0), new Date(0));
    const unlock = lockDirectory(directory);
    assert.equal(readFileSync(join(directory, "candor.lock"), "utf8"), String(process.pid), JSON.stringify(text));
    unlock();
    assert.equal(existsSync(join(directory, "candor.lock")), false);
  }
});

test("Refuses a directory whose lock file is new and empty: it is still being written", () => {
  const directory = freshDirectory();
  lockDirectory(directory)();
  writeFileSync(join(directory, "candor.lock"), "");
  assert.throws(() => lockDirectory(directory), /another process is starting on it\. Try again\./);
});

test("Exactly one of several processes takes over a dead owner's lock", async () => {
  for (let round = 0; round < 3; round++) {
    const directory = freshDirectory();
    const { child } = await startOwner(directory);
    await kill(child);
    const owners = await Promise.all(Array.from({ length: 6 }, () => startOwner(directory)));
    const winners = owners.filter((owner) => owner.said === "locked");
    assert.equal(winners.length, 1, owners.map((owner) => owner.said).join("\n"));
    assert.equal(readFileSync(join(directory, "candor.lock"), "utf8"), String(winners[0]?.child.pid));
    await Promise.all(owners.map((owner) => kill(owner.child)));
  }
});

test("Leaves the lock that another process takes while a dead owner's is being taken away", (t) => {
  const directory = freshDirectory();
  const [lock, turn] = [join(directory, "candor.lock"), join(directory, "candor.lock.takeover")];
  lockDirectory(directory)();
  writeFileSync(lock, String(DEAD));
  const { mkdirSync, unlinkSync, rmdirSync } = fs;
  // One process has taken the dead owner's lock away before this one has its turn, and holds its own before that ends.
  replace(t, "mkdirSync", (path, ...rest) => {
    if (path === turn) unlinkSync(lock);
    return mkdirSync(path, ...rest);
  });
  let isTaken = false;
  const takes = () => {
    if (!isTaken) writeFileSync(lock, String(process.ppid));
    isTaken = true;
  };
  replace(t, "unlinkSync", (path) => {
    takes();
    unlinkSync(path);
  });
  replace(t, "rmdirSync", (path, ...rest) => {
    takes();
    rmdirSync(path, ...rest);
  });
  assert.throws(() => lockDirectory(directory), new RegExp(`in use by process ${process.ppid}`));
  assert.equal(readFileSync(lock, "utf8"), String(process.ppid));
});

test("Takes over the lock of a process that vanishes while it is looked at", (t) => {
  const directory = freshDirectory();
  lockDirectory(directory)();
  writeFileSync(join(directory, "candor.lock"), String(DEAD));
  // It is there when it is first asked for, and reaped before its state is read.
  t.mock.method(process, "kill", () => true, { times: 1 });
  lockDirectory(directory)();
});

/** Replaces a function of the file system in modules that import it by name, for one test. */
function replace<Name extends "mkdirSync" | "unlinkSync" | "rmdirSync">(
  t: TestContext,
  name: Name,
  by: (typeof fs)[Name],
): void {
  t.mock.method(fs, name, by as never);
  syncBuiltinESMExports();
  t.after(() => {
    t.mock.restoreAll();
    syncBuiltinESMExports();
  });
}

function freshDirectory(): string {
  return join(scratch, String(++lastDirectory));
}

interface Owner {
  readonly child: ChildProcess;
  readonly said: string;
  /** `null` while the process runs. */
  readonly code: number | null;
}

async function startOwner(directory: string): Promise<Owner> {
  const child = spawn(process.execPath, [CHILD, directory], { stdio: ["pipe", "pipe", "inherit"] });
  children.push(child);
  let said = "";
  const { promise: spoken, resolve } = Promise.withResolvers<void>();
  child.stdout.on("data", (chunk: Buffer) => {
    said += chunk.toString();
    if (said.includes("\n")) resolve();
  });
  await spoken;
  if (said.trim() !== "locked") await ended(child);
  return { child, said: said.trim(), code: child.exitCode };
}

async function kill(child: ChildProcess): Promise<void> {
  child.kill("SIGKILL");
  await ended(child);
}

async function ended(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  await new Promise((resolve) => child.once("exit", resolve));
}
