import { chmodSync, existsSync, mkdirSync, mkdtempSync, readdirSync, renameSync, rmSync } from "node:fs";
import { basename, dirname, join } from "node:path";
import { clusterPath } from "../src/db/cluster.ts";
import { migrate } from "../src/db/migrate.ts";
import { openDatabase } from "../src/db/open.ts";

/** Builds the database cluster that a first start copies, with every migration and no data, unless it exists. */
const path = clusterPath();
if (!existsSync(path)) {
  mkdirSync(dirname(path), { recursive: true });
  const making = mkdtempSync(join(dirname(path), "making-"));
  try {
    const database = await openDatabase({ databaseUrl: null, dataDir: making });
    await migrate(database);
    await database.close();
    const made = join(making, "database");
    openToReaders(made);
    for (const name of readdirSync(dirname(path))) {
      if (name.startsWith("cluster-") && name !== basename(path))
        rmSync(join(dirname(path), name), { recursive: true });
    }
    if (!existsSync(path)) renameSync(made, path);
  } finally {
    rmSync(making, { recursive: true, force: true });
  }
}

/**
 * The engine's files are accessible only to their owner, but the service may be started by another user than the one
 * who installed it.
 */
function openToReaders(directory: string): void {
  chmodSync(directory, 0o755);
  for (const entry of readdirSync(directory, { recursive: true, withFileTypes: true })) {
    chmodSync(join(entry.parentPath, entry.name), entry.isDirectory() ? 0o755 : 0o644);
  }
}
