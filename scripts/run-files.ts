/**
 * Runs test files one after the other in this process, each as a suite: what stands at the top of a file (hooks, too)
 * is that file's own, and what all of them load is loaded once. Writes down at once when each begins and ends, and at
 * how many processor seconds of the process: a test that never yields holds up the reporters, not this.
 *
 * Arguments: the directory to write to, then the test files.
 */
import { appendFileSync } from "node:fs";
import { flushCompileCache } from "node:module";
import { join } from "node:path";
import { suite } from "node:test";
import { pathToFileURL } from "node:url";
import { measureCpu } from "./measure-cpu.ts";
import { MARKS_FILE, untilTold } from "./tally.ts";

/** One line of what is written down; `ms` since the process began. */
export interface Mark {
  readonly at: "begin" | "end";
  readonly file: string;
  readonly ms: number;
  readonly cpuSeconds: number;
}

const [directory = "", ...files] = process.argv.slice(2);

for (const file of files) {
  mark("begin", file);
  await suite(file, async () => {
    await import(pathToFileURL(file).href);
  });
  await untilTold(file);
  mark("end", file);
  // The processes that start next need not compile it again.
  flushCompileCache();
}

function mark(at: Mark["at"], file: string): void {
  const line: Mark = { at, file, ms: performance.now(), cpuSeconds: measureCpu() };
  appendFileSync(join(directory, MARKS_FILE), `${JSON.stringify(line)}\n`);
}
