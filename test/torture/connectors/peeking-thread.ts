import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { parentPort } from "node:worker_threads";

parentPort?.on("message", (own: string) => {
  parentPort?.postMessage({
    own: readFileSync(own).length > 0,
    others: refusalOf(() => readFileSync("/etc/passwd")),
    process: refusalOf(() => execFileSync("true")),
  });
});
parentPort?.postMessage(null);

function refusalOf(attempt: () => unknown): unknown {
  try {
    attempt();
    return null;
  } catch (error) {
    return error instanceof Error && "code" in error ? error.code : error;
  }
}
