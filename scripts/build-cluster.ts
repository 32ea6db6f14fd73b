import { chmodSync, existsSync, mkdirSync, mkdtempSync, readdirSync, renameSync, rmSync } from "node:fs";
import { basename, dirname, join } from "node:path";
import { clusterPath } from "../src/db/cluster.ts";
import { migrate } from "../src/db/migrate.ts";
import { openDatabase } from "../src/db/open.ts";

/** Makes the database cluster that a first start copies, with every migration and nobody's data, unless it is there. */
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

/** The engine keeps its files to their owner; who starts the service may be another than who installed it. */
function openToReaders(directory: string): void {
  chmodSync(directory, 0o755);
  for (const entry of readdirSync(directory, { recursive: true, withFileTypes: true })) {
    chmodSync(join(entry.parentPath, entry.name), entry.isDirectory() ? 0o755 : 0o644);
  }
}
