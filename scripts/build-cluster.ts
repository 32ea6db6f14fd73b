import { existsSync, mkdirSync, renameSync, writeFileSync } from "node:fs";
import { dirname } from "node:path";
import { PGlite } from "@electric-sql/pglite";
import { clusterPath } from "../src/db/cluster.ts";

/** Makes the empty database cluster from which a first start unpacks its own, unless it is there. */
const path = clusterPath();
if (!existsSync(path)) {
  const engine = await PGlite.create("memory://");
  const cluster = await engine.dumpDataDir("gzip");
  await engine.close();
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(`${path}.${process.pid}`, Buffer.from(await cluster.arrayBuffer()));
  renameSync(`${path}.${process.pid}`, path);
}
