import { mkdirSync } from "node:fs";
import { readdir, rm, stat, utimes } from "node:fs/promises";
import { join } from "node:path";
import { errorFields, type Log } from "../log.ts";

/** How often a process marks its files as in use, and looks for abandoned ones. */
const LOOK_MS = 60_000;
/** A process that has been silent for this long was killed. */
const OLD_MS = 5 * LOOK_MS;

/** The folder for files that are being read. */
export interface Uploads {
  readonly directory: string;
  close(): Promise<void>;
}

/**
 * Opens the uploads folder, and keeps it free of files left by killed processes.
 *
 * @param isOwn whether no other process uses the data directory: then everything in it is left over
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

/** Marks an upload as in use, repeatedly. Returns a function that stops it. */
export function holdUpload(folder: string): () => void {
  const timer = setInterval(() => {
    const now = new Date();
    // A folder that was removed meanwhile is in use by nobody.
    utimes(folder, now, now).catch(() => clearInterval(timer));
  }, LOOK_MS).unref();
  return () => clearInterval(timer);
}

/** Deletes folders that have been abandoned for this long. Several processes may do so concurrently. */
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
