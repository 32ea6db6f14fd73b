import { mkdirSync } from "node:fs";
import { readdir, rm, stat, utimes } from "node:fs/promises";
import { join } from "node:path";
import { errorFields, type Log } from "../log.ts";

/** How often whoever works on a file says so, and looks for files that nobody works on. */
const LOOK_MS = 60_000;
/** A process that has not said so for so long was killed. */
const OLD_MS = 5 * LOOK_MS;

/** The folder in which files lie while they are read. */
export interface Uploads {
  readonly directory: string;
  close(): Promise<void>;
}

/**
 * Opens the folder of uploads, and keeps it free of what killed processes left there.
 *
 * @param isOwn whether no other process uses the data directory: then all of it is left over
 */
export async function openUploads(dataDir: string, isOwn: boolean, log: Log): Promise<Uploads> {
  const directory = join(dataDir, "uploads");
  mkdirSync(directory, { recursive: true, mode: 0o700 });
  await removeLeft(directory, isOwn ? 0 : OLD_MS);
  let running: Promise<unknown> = Promise.resolve();
  const timer = setInterval(() => {
    running = removeLeft(directory, OLD_MS).catch((error: unknown) => {
      log.error(errorFields(error), "abandoned uploads could not be removed");
    });
  }, LOOK_MS).unref();
  return {
    directory,
    async close() {
      clearInterval(timer);
      await running;
    },
  };
}

/** Says of an upload, again and again, that it is worked on. Returns what ends that. */
export function holdUpload(folder: string): () => void {
  const timer = setInterval(() => {
    const now = new Date();
    // A folder that was removed meanwhile is held by nobody.
    utimes(folder, now, now).catch(() => clearInterval(timer));
  }, LOOK_MS).unref();
  return () => clearInterval(timer);
}

/** Removes folders that nobody has held for so long. Several processes may do so at once. */
async function removeLeft(directory: string, oldMs: number): Promise<void> {
  for (const name of await readdir(directory)) {
    const path = join(directory, name);
    const found = await stat(path).catch((error: NodeJS.ErrnoException) => {
      if (error.code === "ENOENT") return null;
      throw error;
    });
    if (found !== null && Date.now() - found.mtimeMs >= oldMs) await rm(path, { recursive: true, force: true });
  }
}
