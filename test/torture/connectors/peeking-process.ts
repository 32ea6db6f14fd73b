import { createThreads } from "../../../src/threads.ts";

/** Starts a thread like the reader of CVs, and reports what it could access. */
const threads = createThreads<string, unknown>({
  module: new URL("peeking-thread.ts", import.meta.url),
  threads: 1,
  cpuMs: 20_000,
  wallMs: 90_000,
  heapMegabytes: 128,
});
process.send?.(await threads.run(import.meta.filename));
await threads.close();
