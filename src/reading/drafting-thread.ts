import { parentPort } from "node:worker_threads";
import { type DraftOccasion, draftLines, type NumberedLine, type Origin } from "./draft-rows.ts";

/** Lines for the thread to draft, the import they belong to, and when and under which secrets. */
export interface DraftTask {
  readonly lines: readonly NumberedLine[];
  readonly origin: Origin;
  readonly occasion: DraftOccasion;
}

const port = parentPort;
if (port === null) throw new Error("this module runs in a thread");
port.on("message", ({ lines, origin, occasion }: DraftTask) => port.postMessage(draftLines(lines, origin, occasion)));
// Only once this module is evaluated: a thread that is ended before can end the process.
setImmediate(() => port.postMessage(null));
