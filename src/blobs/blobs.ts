import { createReadStream } from "node:fs";
import { mkdir, readFile, rename, rm, stat, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import type { Readable } from "node:stream";

/** Where pictures and reports lie. A key is a path of safe characters: `pictures/<hash>`, `reports/<id>.pdf`. */
export interface Blobs {
  /** Writes a blob whole or not at all. */
  put(key: string, bytes: Uint8Array): Promise<void>;
  /** `null` where there is none. */
  get(key: string): Promise<Uint8Array | null>;
  has(key: string): Promise<boolean>;
  stream(key: string): Promise<{ readonly bytes: number; readonly body: Readable } | null>;
  /** Removes a blob, or every blob below a key that ends in `/`. Returns whether there was one. */
  remove(key: string): Promise<boolean>;
}

const MAX_ATTEMPTS = 10;
const RETRY_MS = 10;

/** Blobs as files below a directory. */
export function createDiskBlobs(directory: string): Blobs {
  const pathOf = (key: string) => {
    if (!/^[a-z]+(?:\/[A-Za-z0-9][A-Za-z0-9._-]*)+$/.test(key)) throw new Error("not a blob's key");
    return join(directory, key);
  };
  return {
    async put(key, bytes) {
      const path = pathOf(key);
      // Somebody who removes the folder meanwhile may take it away between two steps.
      for (let attempt = 1; (await orNull(write(path, bytes))) === null; attempt++) {
        if (attempt === MAX_ATTEMPTS) throw new Error("the folder of a blob is removed again and again");
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
      // Somebody may write into it while it is emptied.
      await rm(path, { force: true, recursive: key.endsWith("/"), maxRetries: MAX_ATTEMPTS, retryDelay: RETRY_MS });
      return found !== null;
    },
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
