import { mkdirSync } from "node:fs";
import { getCompileCacheDir } from "node:module";
import { dirname, join } from "node:path";

/**
 * What a process that we start is given as `NODE_COMPILE_CACHE` to share what this one keeps compiled; `undefined` where
 * it keeps nothing. Node tells the folder of its own release and flags, and would look for that once more inside it.
 */
export function compiledDirectory(): string | undefined {
  const own = getCompileCacheDir();
  return own === undefined ? undefined : dirname(own);
}

/**
 * The same for processes that are trusted less: what they keep there is loaded by their own kind alone. `undefined` where
 * nothing can be kept: they work without it.
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
