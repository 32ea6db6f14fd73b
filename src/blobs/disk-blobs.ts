import { createReadStream } from "node:fs";
import { glob, mkdir, readFile, rename, rm, stat, writeFile } from "node:fs/promises";
import { dirname, join, relative, sep } from "node:path";
import { type Blobs, isBlobKey, requireBlobKey } from "./blobs.ts";

const MAX_ATTEMPTS = 10;
const RETRY_MS = 10;

/** Blobs as files below a directory. */
export function createDiskBlobs(directory: string): Blobs {
  const pathOf = (key: string) => {
    requireBlobKey(key);
    return join(directory, key);
  };
  return {
    async put(key, bytes) {
      const path = pathOf(key);
      // If somebody removes the folder meanwhile, it may disappear between two steps.
      for (let attempt = 1; (await orNull(write(path, bytes))) === null; attempt++) {
        if (attempt === MAX_ATTEMPTS) throw new Error("the folder of a blob keeps being removed");
      }
    },
    async get(key) {
      return await orNull(readFile(pathOf(key)));
    },
    async has(key) {
      return (await orNull(stat(pathOf(key)))) !== null;
    },
    async stream(key) {
      const path = pathOf(key);
      const found = await orNull(stat(path));
      return found && { bytes: found.size, body: createReadStream(path) };
    },
    async remove(key) {
      const path = pathOf(key.replace(/\/$/, ""));
      const found = await orNull(stat(path));
      // Somebody may write into it while it is being emptied.
      await rm(path, { force: true, recursive: key.endsWith("/"), maxRetries: MAX_ATTEMPTS, retryDelay: RETRY_MS });
      return found !== null;
    },
    async *keys() {
      for await (const entry of glob("**/*", { cwd: directory, withFileTypes: true })) {
        const key = relative(directory, join(entry.parentPath, entry.name)).split(sep).join("/");
        if (entry.isFile() && isBlobKey(key)) yield key;
      }
    },
    close() {},
  };
}

async function write(path: string, bytes: Uint8Array): Promise<true> {
  await mkdir(dirname(path), { recursive: true, mode: 0o700 });
  const partial = `${path}.${process.pid}.${Math.random().toString(36).slice(2)}.partial`;
  await writeFile(partial, bytes, { mode: 0o600 });
  await rename(partial, path);
  return true;
}

async function orNull<T>(found: Promise<T>): Promise<T | null> {
  try {
    return await found;
  } catch (error) {
    if (error instanceof Error && "code" in error && error.code === "ENOENT") return null;
    throw error;
  }
}
