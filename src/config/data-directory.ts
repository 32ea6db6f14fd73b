import { accessSync, constants, existsSync, mkdirSync, mkdtempSync, readdirSync, rmdirSync, statSync } from "node:fs";
import { dirname, join } from "node:path";
import { ConfigError } from "./config.ts";

/**
 * Creates the data directory, accessible only to its owner, unless it exists.
 *
 * @throws ConfigError if that is impossible
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
 * Checks whether a start could create the data directory and write to it, without leaving anything behind. File systems
 * that are not disks (`/proc`), and those mounted read-only, grant the superuser every right but still refuse.
 *
 * @returns the closest existing directory
 * @throws ConfigError if it could not
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
  return `CANDOR_DATA_DIR: ${path} is a file. Set it to a directory, which the first start creates.`;
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

/** What is wrong, and what to do about it. */
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

/** One level at a time: where a directory cannot be created (`/proc`), Node's own recursion never ends. */
function makeDirectories(path: string): void {
  if (existsSync(path)) return;
  const parent = dirname(path);
  makeDirectories(parent);
  if (!statSync(parent).isDirectory()) throw new ConfigError(isNoDirectory(parent));
  mkdirSync(path, { mode: 0o700 });
}

/** The path, or the closest existing directory above it. */
function nearestExisting(path: string): string {
  return existsSync(path) ? path : nearestExisting(dirname(path));
}
