/**
 * Runs test files one after the other in this process, each as a suite, so that top-level code (including hooks)
 * applies only to its file, and what all of them load is loaded once. Records immediately when each file begins and
 * ends, and how many processor seconds the process has used by then: a test that never yields blocks the reporters, but
 * not this.
 *
 * Argument: the directory to write to. The next file is requested from the parent process.
 */
import { once } from "node:events";
import { appendFileSync } from "node:fs";
import { flushCompileCache } from "node:module";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { suite } from "./light-test-hooks.ts";
import { measureCpu } from "./measure-cpu.ts";
import { MARKS_FILE, untilTold } from "./tally.ts";

/** One recorded line; `ms` since the process started. */
export interface Mark {
  readonly at: "begin" | "end";
  readonly file: string;
  readonly ms: number;
  readonly cpuSeconds: number;
}

/** The next test file; `null` if none are left. */
export interface NextFile {
  readonly file: string | null;
}

const [directory = ""] = process.argv.slice(2);
/** How long a process may stay alive after its files are done. */
const LEFT_MS = 10_000;

for (let file = await askForFile(); file !== null; file = await askForFile()) {
  mark("begin", file);
  const url = pathToFileURL(file).href;
  await suite(file, async () => {
    await import(url);
  });
  await untilTold(file);
  mark("end", file);
  // Processes that start later need not compile it again.
  flushCompileCache();
}

process.disconnect();
// What a file left running must not block the others: it is reported, and ends with the process.
setTimeout(() => {
  console.error(`what the files left keeps their process alive: ${process.getActiveResourcesInfo().join(", ")}`);
  process.exit();
}, LEFT_MS).unref();

async function askForFile(): Promise<string | null> {
  const answered = once(process, "message") as Promise<[NextFile]>;
  process.send?.("next");
  const [{ file }] = await answered;
  return file;
}

function mark(at: Mark["at"], file: string): void {
  const line: Mark = { at, file, ms: performance.now(), cpuSeconds: measureCpu() };
  appendFileSync(join(directory, MARKS_FILE), `${JSON.stringify(line)}\n`);
}
