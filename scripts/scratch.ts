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
/** Ten times what three processes have written at once. */
const ROOM_BYTES = 4 * 1024 ** 3;

/**
 * Where the tests keep what they write: in memory where there is room, since some hundred databases are laid down and
 * removed again. Others may pass through: PostgreSQL does not run as root.
 */
export function makeScratch(): string {
  const directory = mkdtempSync(join(hasRoom(MEMORY) ? MEMORY : tmpdir(), "candor-check-"));
  chmodSync(directory, 0o711);
  return directory;
}

/** Whether a file system has room for a run, and runs programs. */
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

/** Removes it with all that is in it, also the small disks of tests that were ended before they could unmount them. */
export function removeScratch(directory: string): void {
  for (const path of mountsIn(directory)) execFileSync("umount", ["--lazy", path]);
  // Who was ended a moment ago may still write.
  rmSync(directory, { recursive: true, force: true, maxRetries: 10 });
}

/** What is mounted on it or below it, the last first. */
function mountsIn(directory: string): readonly string[] {
  if (process.platform !== "linux") return [];
  const mounted = readFileSync("/proc/self/mounts", "utf8")
    .split("\n")
    .map((line) => line.split(" ")[1] ?? "");
  return mounted.filter((path) => path === directory || path.startsWith(`${directory}/`)).toReversed();
}
