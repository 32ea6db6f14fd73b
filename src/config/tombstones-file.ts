import { join, resolve } from "node:path";

/** The file that survives the database: `CANDOR_TOMBSTONES_FILE`, or `tombstones` in the data directory. */
export function readTombstonesFile(env: Readonly<Record<string, string | undefined>>): string {
  return resolve(env["CANDOR_TOMBSTONES_FILE"] || join(env["CANDOR_DATA_DIR"] || "./data", "tombstones"));
}
