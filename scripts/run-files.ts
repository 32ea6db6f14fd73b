/**
 * Runs test files one after the other in this process, each as a suite: what is at the top of a file (hooks, too)
 * is that file's own, and what all of them load is loaded once. Writes down at once when each begins and ends, and at
 * how many processor seconds of the process: a test that never yields holds up the reporters, not this.
 *
 * Argument: the directory to write to. Which file is next is asked of the process that started this one.
 */
import { once } from "node:events";
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

/** The next test file; `null` if none is left. */
export interface NextFile {
  readonly file: string | null;
}

const [directory = ""] = process.argv.slice(2);
/** How long a process may live on once its files are done. */
const LEFT_MS = 10_000;

for (let file = await askForFile(); file !== null; file = await askForFile()) {
  mark("begin", file);
  const url = pathToFileURL(file).href;
  await suite(file, async () => {
    await import(url);
  });
  await untilTold(file);
  mark("end", file);
  // The processes that start next need not compile it again.
  flushCompileCache();
}

process.disconnect();
// What a file left alive must not hold up the others: it is named, and ends with the process.
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
