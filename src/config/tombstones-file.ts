import { join, resolve } from "node:path";

/** The file that outlives the database: `CANDOR_TOMBSTONES_FILE`, else `tombstones` in the data directory. */
export function readTombstonesFile(env: Readonly<Record<string, string | undefined>>): string {
  return resolve(env["CANDOR_TOMBSTONES_FILE"] || join(env["CANDOR_DATA_DIR"] || "./data", "tombstones"));
}
