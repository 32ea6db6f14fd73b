import { createThreads } from "../../src/threads.ts";

/** Starts a thread as the reader of CVs is started, and tells what it could reach. */
const threads = createThreads<string, unknown>({
  module: new URL("peeking-thread.ts", import.meta.url),
  threads: 1,
  cpuMs: 20_000,
  wallMs: 90_000,
  heapMegabytes: 128,
});
process.send?.(await threads.run(import.meta.filename));
await threads.close();
