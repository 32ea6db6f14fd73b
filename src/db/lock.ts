import {
  closeSync,
  mkdirSync,
  openSync,
  readdirSync,
  readFileSync,
  rmdirSync,
  statSync,
  unlinkSync,
  writeSync,
} from "node:fs";
import { resolve } from "node:path";
import { setTimeout as delay } from "node:timers/promises";

/** Another process owns the data directory. The message names the process and says what to do. */
export class DirectoryInUse extends Error {}

// Writing a lock, or removing a dead owner's, takes microseconds: a process that has been at it for longer has died.
const AT_IT_MS = 5_000;
/** A killed service first releases its memory: with some gigabytes that takes a second. */
const ENDING_MS = 2_000;
const PAUSE_MS = 50;
const held = new Set<string>();

/** Takes the data directory like `lockDirectory`, but waits for an owner that is ending. */
export async function lockWhenFree(directory: string): Promise<() => void> {
  const until = performance.now() + ENDING_MS;
  for (;;) {
    try {
      return lockDirectory(directory);
    } catch (error) {
      if (!(error instanceof DirectoryInUse) || performance.now() >= until) throw error;
      await delay(PAUSE_MS);
    }
  }
}

/**
 * Locks the data directory for this process. The embedded engine itself takes no lock, and two owners lose acknowledged
 * rows (measured: 152 of 900). A lock left by a dead process is taken over.
 *
 * @returns a function that releases the directory
 */
export function lockDirectory(directory: string): () => void {
  mkdirSync(directory, { recursive: true, mode: 0o700 });
  const path = resolve(directory, "candor.lock");
  for (let attempt = 0; attempt < 3; attempt++) {
    if (createLock(path)) return () => releaseLock(path);
    if (isLeft(path, directory)) takeAway(path, directory);
  }
  throw busy(directory);
}

function createLock(path: string): boolean {
  try {
    const file = openSync(path, "wx", 0o600);
    writeSync(file, String(process.pid));
    closeSync(file);
  } catch (error) {
    if (isCode(error, "EEXIST")) return false;
    throw error;
  }
  held.add(path);
  return true;
}

function releaseLock(path: string): void {
  if (!held.delete(path)) return;
  if (readLock(path) === String(process.pid)) unlinkSync(path);
}

/**
 * Whether there is a lock that a dead process left.
 *
 * @throws DirectoryInUse if a living one holds it
 */
function isLeft(path: string, directory: string): boolean {
  const text = readLock(path);
  if (text === null) return false;
  if (text === "" && isYoung(path)) throw busy(directory);
  const owner = Number(text);
  if (!Number.isInteger(owner) || owner <= 0 || !isAlive(owner, path)) return true;
  throw new DirectoryInUse(
    `The data directory ${directory} is in use by process ${owner}. Stop that service, or give this one another CANDOR_DATA_DIR.`,
  );
}

/**
 * Removes a dead owner's lock. One process at a time may do so and checks again, because the lock may by now belong to
 * a living process, or may be gone: then the next one is a living process's.
 */
function takeAway(path: string, directory: string): void {
  const turn = `${path}.takeover`;
  try {
    mkdirSync(turn);
  } catch (error) {
    if (!isCode(error, "EEXIST")) throw error;
    if (!isYoung(turn)) rmdirSync(turn);
    return;
  }
  try {
    if (isLeft(path, directory)) unlinkSync(path);
  } catch (error) {
    if (!isCode(error, "ENOENT")) throw error;
  } finally {
    rmdirSync(turn);
  }
}

/** `null` if it no longer exists, because its owner has just released it, or because it was taken away. */
function readLock(path: string): string | null {
  try {
    return readFileSync(path, "utf8");
  } catch (error) {
    if (isCode(error, "ENOENT")) return null;
    throw error;
  }
}

function isYoung(path: string): boolean {
  const found = statSync(path, { throwIfNoEntry: false });
  // If the time is in the future, the clock has been set back since: its age is unknown, but must not be infinite.
  return found !== undefined && Math.abs(Date.now() - found.mtimeMs) < AT_IT_MS;
}

/** Process IDs are reused: a lock with this process's ID that it does not hold belongs to a dead process. */
function isAlive(pid: number, path: string): boolean {
  return pid === process.pid ? held.has(path) : isThere(pid) && !hasEnded(pid);
}

function isThere(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return isCode(error, "EPERM");
  }
}

/** Whether a process has ended but has not been reaped by its parent. Can be told only on Linux. */
function hasEnded(pid: number): boolean {
  try {
    const [, state] = /\) (\S)/.exec(readFileSync(`/proc/${pid}/stat`, "utf8")) ?? [];
    return state === "Z" && readdirSync(`/proc/${pid}/task`).length === 1;
  } catch (error) {
    // It was reaped in between, unless this system has no such file for it.
    if (isCode(error, "ENOENT") || isCode(error, "ESRCH")) return !isThere(pid);
    if (isCode(error, "EACCES")) return false;
    throw error;
  }
}

function busy(directory: string): DirectoryInUse {
  return new DirectoryInUse(
    `The data directory ${directory} could not be locked; another process is starting on it. Try again.`,
  );
}

function isCode(error: unknown, code: string): boolean {
  return error instanceof Error && "code" in error && error.code === code;
}
