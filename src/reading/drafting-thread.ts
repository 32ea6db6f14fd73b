import { parentPort } from "node:worker_threads";
import { draftLines, type NumberedLine, type Origin, type Secrets } from "./draft-rows.ts";

/** Lines for the thread to draft, the import they belong to, and the secrets for hashing their keys. */
export interface DraftTask {
  readonly lines: readonly NumberedLine[];
  readonly origin: Origin;
  readonly secrets: Secrets;
}

const port = parentPort;
if (port === null) throw new Error("this module runs in a thread");
port.on("message", ({ lines, origin, secrets }: DraftTask) => port.postMessage(draftLines(lines, origin, secrets)));
// Only once this module is evaluated: a thread that is ended before can end the process.
setImmediate(() => port.postMessage(null));
