import { accessSync, constants, existsSync, mkdirSync, mkdtempSync, readdirSync, rmdirSync, statSync } from "node:fs";
import { dirname, join } from "node:path";
import { ConfigError } from "./config.ts";

/**
 * Makes the data directory, for its owner alone, unless it is there.
 *
 * @throws ConfigError where it cannot be one
 */
export function makeDataDirectory(path: string): void {
  refuse(path, () => {
    makeDirectories(path);
    if (!statSync(path).isDirectory()) throw new ConfigError(isNoDirectory(path));
    accessSync(path, constants.R_OK | constants.W_OK | constants.X_OK);
    readdirSync(path);
  });
}

/**
 * Finds out whether a start could make the data directory and write there: leaves nothing behind. File systems that are no
 * disk (`/proc`) and those mounted to be read only give the superuser every right, and refuse all the same.
 *
 * @returns the closest directory that is there
 * @throws ConfigError where it could not
 */
export function tryDataDirectory(path: string): string {
  const there = nearestExisting(path);
  refuse(path, () => {
    if (!statSync(there).isDirectory()) throw new ConfigError(isNoDirectory(there));
    rmdirSync(mkdtempSync(join(there, ".candor-")));
    readdirSync(there);
  });
  return there;
}

function isNoDirectory(path: string): string {
  return `CANDOR_DATA_DIR: ${path} is a file. Set it to a directory, which the first start makes.`;
}

function refuse(path: string, work: () => void): void {
  try {
    work();
  } catch (error) {
    const code = error instanceof Error && "code" in error && typeof error.code === "string" ? error.code : null;
    if (code === null) throw error;
    throw new ConfigError(`CANDOR_DATA_DIR: ${describe(path, code)}`);
  }
}

/** What is wrong, and what helps against that. */
function describe(path: string, code: string): string {
  const failure = `${path} cannot be created or written (${code}).`;
  const there = nearestExisting(path);
  switch (code) {
    case "EACCES":
      return `${failure} Make ${there} writable for the user who starts Candor, or set another directory.`;
    case "ENOSPC":
    case "EDQUOT":
      return `${failure} Free some space there, or set a directory on another disk.`;
    case "EROFS":
      return `${failure} The disk is mounted read-only: set a directory on another one, or mount it writable.`;
    default:
      return `${failure} ${there} cannot hold it: set a directory on a disk.`;
  }
}

/** One after the other: where a directory cannot be made (`/proc`), Node's own recursion never ends. */
function makeDirectories(path: string): void {
  if (existsSync(path)) return;
  const parent = dirname(path);
  makeDirectories(parent);
  if (!statSync(parent).isDirectory()) throw new ConfigError(isNoDirectory(parent));
  mkdirSync(path, { mode: 0o700 });
}

/** The path, or the closest directory above it that is there. */
function nearestExisting(path: string): string {
  return existsSync(path) ? path : nearestExisting(dirname(path));
}
