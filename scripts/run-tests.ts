/**
 * Runs test files in processes, with a deadline for each file: one that hangs fails, and the others continue. A process
 * asks for its next file when it has finished one, so that none has many left while another is idle.
 */
import { type ChildProcess, spawn } from "node:child_process";
import { existsSync, mkdtempSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as delay } from "node:timers/promises";
import type { Mark, NextFile } from "./run-files.ts";
import { MARKS_FILE, TALLY_FILE, type TallyLine } from "./tally.ts";

/** Test files that may share a process. */
export interface Queue {
  readonly files: readonly string[];
  /** The maximum number of files in one process. */
  readonly together: number;
  /** How many processes may run its files at the same time; default: all. */
  readonly processes?: number;
}

export interface RunOptions {
  /** The number of processes. */
  readonly atOnce: number;
  /** For each file. */
  readonly deadlineMs: number;
  /** When aborted, ends everything that is running, and starts nothing more. */
  readonly signal: AbortSignal;
  /** Flags for Node. */
  readonly flags: readonly string[];
  readonly env: NodeJS.ProcessEnv;
  /** A directory for the processes' records. */
  readonly scratch: string;
  print(text: string): void;
}

/** The result of a file. */
export interface FileResult {
  readonly name: string;
  readonly passed: number;
  readonly failed: readonly { readonly name: string; readonly error: string }[];
  readonly skipped: readonly { readonly name: string; readonly reason: string }[];
  readonly seconds: number;
  /** Of its process and the children that have ended; the first file of a process includes the cost of starting it. */
  readonly cpuSeconds: number;
  /** Why the file fails as a whole, whatever its tests say; `null` if they decide. */
  readonly broken: string | null;
}

/** How often to check whether a file is late. */
const LOOK_MS = 500;
/** How long Node may take on a busy machine to start and begin the first file. */
const START_MS = 60_000;
/** The processes to end if the run is interrupted. */
const running = new Set<ChildProcess>();

/**
 * Runs the queues in order; those behind a queue that may have no more processes run beside it. Prints the result of
 * each file.
 */
export async function runQueues(queues: readonly Queue[], options: RunOptions): Promise<FileResult[]> {
  const results: FileResult[] = [];
  const waiting = queues.map((queue) => ({ ...queue, files: [...queue.files], running: 0 }));
  options.signal.addEventListener("abort", stopProcesses, { once: true });
  const work = async () => {
    while (!options.signal.aborted) {
      const queue = waiting.find(
        ({ files, running, processes = options.atOnce }) => files.length > 0 && running < processes,
      );
      if (queue === undefined) return;
      queue.running++;
      results.push(...(await runProcess(queue.files, queue.together, options)));
      queue.running--;
    }
  };
  await Promise.all(Array.from({ length: options.atOnce }, work));
  return results;
}

/**
 * Runs failed files once more, each in a separate process, unless more than `most` failed. `unsteady` are those that
 * passed the second time; the results are the final ones.
 */
export async function runFailedAgain(
  results: readonly FileResult[],
  most: number,
  options: RunOptions,
): Promise<{ readonly results: readonly FileResult[]; readonly unsteady: readonly string[] }> {
  const files = failedFiles(results);
  if (files.length === 0 || files.length > most) return { results, unsteady: [] };
  const again = await runQueues([{ files, together: 1 }], { ...options, atOnce: 1 });
  const failing = failedFiles(again);
  return {
    results: [...results.filter(({ name }) => !files.includes(name)), ...again],
    unsteady: files.filter((file) => !failing.includes(file)),
  };
}

function failedFiles(results: readonly FileResult[]): readonly string[] {
  return results.filter(({ failed, broken }) => failed.length > 0 || broken !== null).map(({ name }) => name);
}

/** Ends every running process, with everything it has started. */
export function stopProcesses(): void {
  for (const child of running) endGroup(child);
}

/**
 * Runs files in one process until none are waiting or it has had its share. Returns the results of those that it began,
 * at least of the first; files that it was given but did not begin, because an earlier file ended it, wait again.
 */
async function runProcess(waiting: string[], together: number, options: RunOptions): Promise<FileResult[]> {
  const directory = mkdtempSync(join(options.scratch, "process-"));
  const marksPath = join(directory, MARKS_FILE);
  const reporters = ["--test-reporter=spec", "--test-reporter-destination=stdout"];
  const tally = ["--test-reporter=./scripts/tally.ts", `--test-reporter-destination=${join(directory, "unused")}`];
  const args = [...options.flags, ...reporters, ...tally, "scripts/run-files.ts", directory];
  // A separate process group, so that what a file has started ends with it.
  const child = spawn(process.execPath, args, {
    stdio: ["ignore", "pipe", "pipe", "ipc"],
    env: options.env,
    detached: true,
  });
  running.add(child);
  // The first file counts as this process's, whatever happens to it.
  const given = waiting.splice(0, 1);
  let told = 0;
  child.on("message", () => {
    if (told === given.length && told < together) given.push(...waiting.splice(0, 1));
    // If the process has ended meanwhile, sending fails; its end is handled elsewhere.
    child.send({ file: given[told++] ?? null } satisfies NextFile, () => undefined);
  });
  let output = "";
  for (const stream of [child.stdout, child.stderr])
    stream?.on("data", (chunk: Buffer) => (output += chunk.toString()));
  const exited = new AbortController();
  const exit = new Promise<string>((resolve) => {
    child.once("error", (error) => resolve(error.message));
    child.once("exit", (code, signal) => resolve(String(code ?? signal)));
  }).finally(() => exited.abort());
  const ended = await Promise.race([exit, untilLate(marksPath, options.deadlineMs, exited.signal)]);
  endGroup(child);
  running.delete(child);
  child.removeAllListeners("message");
  const results = judgeProcess(given, {
    marks: readLines<Mark>(marksPath),
    tally: readLines<TallyLine>(join(directory, TALLY_FILE)),
    ended: ended === "late" ? `was not done after ${options.deadlineMs / 1000} s and was stopped` : `ended (${ended})`,
    good: ended === "0",
  });
  waiting.unshift(...given.slice(results.length));
  // Processes ended on purpose have no results.
  if (options.signal.aborted) return results;
  for (const result of results) options.print(describe(result));
  options.print(output.trimEnd());
  return results;
}

/** Resolves when a file, or what comes after the last one, takes longer than it may, or when the process has exited. */
async function untilLate(marksPath: string, deadlineMs: number, exited: AbortSignal): Promise<"late"> {
  let marks = 0;
  let since = performance.now();
  while (!exited.aborted && performance.now() - since < deadlineMs + (marks === 0 ? START_MS : 0)) {
    await delay(LOOK_MS);
    const { length } = readLines(marksPath);
    if (length > marks) since = performance.now();
    marks = length;
  }
  return "late";
}

/** The results of a process, file by file. If the process ended badly, its last file is blamed. */
function judgeProcess(
  files: readonly string[],
  told: { readonly marks: readonly Mark[]; readonly tally: readonly TallyLine[]; ended: string; good: boolean },
): FileResult[] {
  const begun = Math.max(1, told.marks.filter(({ at }) => at === "begin").length);
  const isCounted = (name: string) => told.tally.some((line) => line.type === "file" && line.name === name);
  const results = files.slice(0, begun).map((name): FileResult => {
    const lines = linesOf(name, told.tally);
    const end = told.marks.find((mark) => mark.file === name && mark.at === "end");
    const begin = told.marks.find((mark) => mark.file === name && mark.at === "begin");
    const first = name === files[0];
    return {
      name,
      passed: lines.filter(({ type }) => type === "passed").length,
      failed: lines.filter((line) => line.type === "failed"),
      skipped: lines.filter((line) => line.type === "skipped"),
      seconds: end && begin ? (end.ms - (first ? 0 : begin.ms)) / 1000 : 0,
      cpuSeconds: end && begin ? end.cpuSeconds - (first ? 0 : begin.cpuSeconds) : 0,
      broken:
        end === undefined
          ? `${name} ${told.ended}; ${describeOpen(lines)}`
          : isCounted(name)
            ? null
            : `${name} was not counted`,
    };
  });
  const whole = told.tally.some(({ type }) => type === "end") && begun === files.length;
  const last = results.at(-1);
  const failed = results.some((result) => result.failed.length > 0 || result.broken !== null);
  if (last === undefined || failed || (whole && told.good)) return results;
  const broken = `the process of ${last.name} ${told.ended} after its tests, with something left behind`;
  return [...results.slice(0, -1), { ...last, broken }];
}

/** The lines of the tally between one file's name and the next. */
function linesOf(name: string, tally: readonly TallyLine[]): readonly TallyLine[] {
  const from = tally.findIndex((line) => line.type === "file" && line.name === name);
  if (from < 0) return [];
  const rest = tally.slice(from + 1);
  const next = rest.findIndex(({ type }) => type === "file");
  return next < 0 ? rest : rest.slice(0, next);
}

/** The lines of a file, without an incomplete last one. */
function readLines<T>(path: string): T[] {
  if (!existsSync(path)) return [];
  const lines = readFileSync(path, "utf8").split("\n").slice(0, -1);
  return lines.map((line) => JSON.parse(line) as T);
}

/** Which tests had begun but not ended. */
function describeOpen(lines: readonly TallyLine[]): string {
  const open = new Set<string>();
  for (const line of lines) {
    if (line.type === "begun") open.add(line.name);
    else if (line.type !== "end") open.delete(line.name);
  }
  if (open.size === 0) return "no test was in hand";
  return `in hand: ${[...open].map((name) => JSON.stringify(name)).join(", ")}`;
}

function describe({ name, passed, failed, skipped, seconds, cpuSeconds, broken }: FileResult): string {
  const counts = [`${passed} passed`, ...(failed.length > 0 ? [`${failed.length} failed`] : [])];
  if (skipped.length > 0) counts.push(`${skipped.length} skipped`);
  const mark = failed.length > 0 || broken !== null ? "✖" : "✔";
  return `${mark} ${name}: ${counts.join(", ")} (${seconds.toFixed(1)} s, ${cpuSeconds.toFixed(1)} s CPU)`;
}

/** Ends whatever is left of a process's group. */
function endGroup(child: ChildProcess): void {
  if (child.pid === undefined) return;
  try {
    process.kill(-child.pid, "SIGKILL");
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== "ESRCH") throw error;
  }
}
