import { parentPort } from "node:worker_threads";
import type { CvTask } from "../../../src/connectors/pages/cv/importer.ts";

/** A thread whose libraries fail on one CV and read the others. */
parentPort?.on("message", ({ path }: CvTask) => {
  parentPort?.postMessage(path === "b.txt" ? { failed: "RangeError" } : { rows: [] });
});
parentPort?.postMessage(null);
