/** Locks the directory it is given, says so, and holds the lock until it is killed. */
import { DirectoryInUse, lockDirectory } from "../../src/db/lock.ts";

try {
  const unlock = lockDirectory(process.argv[2] ?? "");
  process.stdout.write("locked\n");
  process.stdin.on("data", () => {
    unlock();
    process.exit(0);
  });
} catch (error) {
  if (!(error instanceof DirectoryInUse)) throw error;
  process.stdout.write(`${error.message}\n`);
  process.exit(3);
}
