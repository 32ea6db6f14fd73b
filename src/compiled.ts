import { mkdirSync } from "node:fs";
import { getCompileCacheDir } from "node:module";
import { dirname, join } from "node:path";

/**
 * The `NODE_COMPILE_CACHE` for processes that we start, so that they share this one's compile cache; `undefined` if it
 * has none. Node reports the folder for its own release and flags, and would look for that again inside it.
 */
export function compiledDirectory(): string | undefined {
  const own = getCompileCacheDir();
  return own === undefined ? undefined : dirname(own);
}

/**
 * The same for less trusted processes: only processes of the same kind load what they store there. `undefined` if
 * nothing can be stored; they work without it.
 */
export function compiledDirectoryApart(name: string): string | undefined {
  const shared = compiledDirectory();
  if (shared === undefined) return undefined;
  const directory = join(shared, name);
  try {
    mkdirSync(directory, { recursive: true });
    return directory;
  } catch (error) {
    if (["EACCES", "EPERM", "EROFS", "ENOSPC"].includes((error as NodeJS.ErrnoException).code ?? "")) return undefined;
    throw error;
  }
}
