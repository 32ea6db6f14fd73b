import { parentPort } from "node:worker_threads";
import type { CvReply, CvTask } from "./importer.ts";
import { readCv } from "./read-cv.ts";

/** The thread in which CVs are read, one at a time. */
const port = parentPort;
if (port === null) throw new Error("this module runs in a thread");
port.on("message", (task: CvTask) => {
  // `answer` never rejects: a failure is an answer too.
  void answer(task).then((reply) => port.postMessage(reply));
});
// Only once this module is evaluated: a thread that is ended before can end the process.
setImmediate(() => port.postMessage(null));

async function answer({ bytes, path }: CvTask): Promise<CvReply> {
  try {
    return await readCv(bytes, path);
  } catch (error) {
    return { failed: error instanceof Error ? error.name : typeof error };
  }
}
