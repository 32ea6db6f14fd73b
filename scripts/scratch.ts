import { execFileSync } from "node:child_process";
import {
  accessSync,
  chmodSync,
  constants,
  existsSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  statfsSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

const MEMORY = "/dev/shm";
/** Ten times as much as three processes have written at the same time. */
const ROOM_BYTES = 4 * 1024 ** 3;

/**
 * The directory for the tests' files: in memory if there is room, since about a hundred databases are created and
 * removed. Other users may pass through it, because PostgreSQL does not run as root.
 */
export function makeScratch(): string {
  const directory = mkdtempSync(join(hasRoom(MEMORY) ? MEMORY : tmpdir(), "candor-check-"));
  chmodSync(directory, 0o711);
  return directory;
}

/** Whether a file system has room for a run, and allows programs to run. */
function hasRoom(path: string): boolean {
  if (!existsSync(path)) return false;
  const { bavail, bsize } = statfsSync(path);
  if (bavail * bsize < ROOM_BYTES) return false;
  const program = join(path, `candor-check-${process.pid}`);
  try {
    writeFileSync(program, "", { mode: 0o755 });
    accessSync(program, constants.X_OK);
    return true;
  } catch {
    return false;
  } finally {
    rmSync(program, { force: true });
  }
}

/**
 * Removes the directory with everything in it, including small disks of tests that were ended before they could unmount
 * them.
 */
export function removeScratch(directory: string): void {
  for (const path of mountsIn(directory)) execFileSync("umount", ["--lazy", path]);
  // Processes that have just been ended may still be writing.
  rmSync(directory, { recursive: true, force: true, maxRetries: 10 });
}

/** What is mounted on or below it, the last first. */
function mountsIn(directory: string): readonly string[] {
  if (process.platform !== "linux") return [];
  const mounted = readFileSync("/proc/self/mounts", "utf8")
    .split("\n")
    .map((line) => line.split(" ")[1] ?? "");
  return mounted.filter((path) => path === directory || path.startsWith(`${directory}/`)).toReversed();
}
