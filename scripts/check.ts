/**
 * `npm test`: builds the cluster from which databases are made, then runs the tests, in processes shared by several
 * files (what they load, and what an engine compiles, is a third of their cost), and at the same time format, lint,
 * types and generated files.
 *
 * `npm test -- --slow` ends with a table of the cost of each file; `npm test -- test/api test/x.test.ts` runs only the
 * tests in these folders and files; `npm test -- --long` runs the long form of tests that have one
 * (`test/support/long-form.ts`). `npm run torture -- suite` runs the tests in `OTHER_SUITE` instead, with the same
 * options.
 */
import { spawn } from "node:child_process";
import { globSync, readFileSync } from "node:fs";
import { availableParallelism } from "node:os";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { startPostgres } from "../test/support/postgres.ts";
import { measureCpu } from "./measure-cpu.ts";
import { type FileResult, type Queue, type RunOptions, runFailedAgain, runQueues, stopProcesses } from "./run-tests.ts";
import { makeScratch, removeScratch } from "./scratch.ts";

/**
 * Folders with tests that are long by nature, which `npm test` leaves out: what breaks, starves, floods or attacks the
 * service, one check of every case (each screen in each view, each source on each kind of bad day), and whole journeys
 * through a browser, processes and backups. Inside, they mirror the rooms.
 */
const OTHER_SUITE = ["test/torture/", "test/sweeps/", "test/journeys/"];
/** Folders whose tests start services, browsers and programs. They take longest, so they start first. */
const DEAR = ["web", "e2e", "api", "cli"];
/**
 * Of the others, those with the longest files: whatever starts last should be short, so that all processes end at the
 * same time.
 */
const LONG = ["jobs", "db", "backup", "reading", "privacy", "pipeline", "service", "report", "connectors", "asking"];
/**
 * What files call that read everybody in the invented world and build their profiles: a fifth of a minute of processor
 * time, so one process runs all of them.
 */
const WORLD = /\bread(?:World|People|MarkedPeople)\(/;
/**
 * How many files may share a process: all that it comes to. A process costs eight seconds of processor time until it
 * has looked somebody up (loading, its reading thread, its engine), and its code becomes optimised.
 */
const TOGETHER = 512;
/**
 * The engine's optimising compiler pays off only after a minute. Databases that live for seconds do without it: it
 * takes half of their processor time (measured until a queue is open: 2.7 s with it, 1.5 s without) and most of their
 * memory.
 */
const BASELINE = "--liftoff-only";
/**
 * Megabytes for young objects: a start creates many that live for a second, which used to be copied twice (8 % of a
 * start).
 */
const NURSERY = "--min-semi-space-size=16";
/** How many tests may be added before the number in `test/least.json` has to be raised. */
const UNCOUNTED = 25;
/** On two idle cores no file takes a quarter of it, or half of it in the long form: the rest is for busy machines. */
const DEADLINE_MS = { short: 240_000, long: 600_000 };
/**
 * How many failed files to run again, each in a separate process, once nothing else is running: tests that failed only
 * because the machine was busy pass then, and are reported. More failures than this are no accident.
 */
const RUN_AGAIN = 3;
/** How many lines of an error to repeat at the end; the rest was printed with its file. */
const ERROR_LINES = 15;
/** The skip reason of tests that exist only in the long form. */
const LONG_FORM = "stands in the long form";
/**
 * Keeps type checks of unchanged files from the last run: 3 s of processor time instead of 17. One checker, because
 * each builds its own types of what all files share: four took 27 s, and no less wall-clock time while other steps want
 * the second core.
 */
const TYPES_KEPT = ["--checkers", "1", "--incremental", "--tsBuildInfoFile", "node_modules/.cache/types.json"];
const root = new URL("..", import.meta.url).pathname;
process.chdir(root);

const { values: options, positionals: chosen } = parseArgs({
  allowPositionals: true,
  options: {
    slow: { type: "boolean", default: false },
    long: { type: "boolean", default: false },
    torture: { type: "boolean", default: false },
  },
});
const scratch = makeScratch();
const started = performance.now();
for (const signal of ["SIGINT", "SIGTERM"] as const) process.once(signal, () => interrupt(signal));
process.exitCode = await main();
removeScratch(scratch);

async function main(): Promise<number> {
  const tools: readonly (readonly [string, string, readonly string[]])[] = [
    ["format", "biome", ["format", "."]],
    ["lint", "oxlint", ["--deny-warnings", "."]],
    ["types", process.execPath, ["node_modules/typescript7/bin/tsc", "-p", ".", ...TYPES_KEPT]],
    ["generated files", process.execPath, ["--import", "./bin/compile-cache.mjs", "scripts/generate.ts", "--check"]],
  ];
  // At the same time as the tests, which leave a fifth of the processors idle; the first failure ends them.
  const failed = new AbortController();
  const checked = Promise.all(
    (chosen.length > 0 || options.torture ? [] : tools).map(async ([name, command, args]) => {
      if (!(await runStep(name, command, args))) failed.abort();
    }),
  );
  if (!(await runStep("database cluster", process.execPath, ["scripts/build-cluster.ts"]))) failed.abort();
  const postgres = await startPostgres();
  try {
    const running: RunOptions = {
      signal: failed.signal,
      // Tests wait for services, browsers and clocks: with two more processes than there are cores, a quarter of their
      // time was idle, and each costs eight seconds.
      atOnce: availableParallelism() + 3,
      deadlineMs: options.long ? DEADLINE_MS.long : DEADLINE_MS.short,
      flags: ["--import", join(root, "bin/compile-cache.mjs"), BASELINE, NURSERY],
      // About a hundred processes and threads load the same files, so each is compiled only once.
      env: {
        ...process.env,
        CANDOR_TEST_POSTGRES: postgres.address,
        CANDOR_TEST_LONG: options.long ? "on" : "off",
        TMPDIR: scratch,
        NODE_COMPILE_CACHE: join(root, "node_modules/.cache/compiled"),
      },
      scratch,
      print: (text) => console.log(text),
    };
    const results = await runQueues(listQueues(), running);
    await checked;
    if (failed.signal.aborted) return 1;
    const again = await runFailedAgain(results, RUN_AGAIN, running);
    for (const file of again.unsteady) {
      for (const line of describeFailures(results, file)) console.log(`↻ ${line}`);
      console.log(`↻ ${file} passed when it was run again, alone: it depends on how busy the machine is`);
    }
    return judge(again.results);
  } finally {
    await postgres.stop();
  }
}

/** The files to run, grouped by those that may share processes. */
function listQueues(): Queue[] {
  const files = globSync("test/**/*.test.ts")
    .sort()
    .filter((file) =>
      chosen.length === 0
        ? OTHER_SUITE.some((folder) => file.startsWith(folder)) === options.torture
        : chosen.some((path) => file === path || file.startsWith(`${path}/`)),
    );
  const roomOf = (file: string) =>
    file
      .replace(/^test\/(?:torture|sweeps|journeys)\//, "test/")
      .split("/")
      .slice(1, -1)[0] ?? "";
  const world = files.filter((file) => WORLD.test(readFileSync(file, "utf8")));
  const others = files.filter((file) => !world.includes(file));
  const ofRooms = (rooms: readonly string[]) => rooms.flatMap((room) => others.filter((file) => roomOf(file) === room));
  return [
    { files: world, together: TOGETHER, processes: 1 },
    {
      files: [...ofRooms([...DEAR, ...LONG]), ...others.filter((file) => ![...DEAR, ...LONG].includes(roomOf(file)))],
      together: TOGETHER,
    },
  ];
}

function interrupt(signal: NodeJS.Signals): void {
  stopProcesses();
  removeScratch(scratch);
  process.kill(process.pid, signal);
}

/** Runs a step in parallel with the others, and prints its output if it fails. */
async function runStep(name: string, command: string, args: readonly string[]): Promise<boolean> {
  const since = performance.now();
  const child = spawn(command, args, { stdio: ["ignore", "pipe", "pipe"] });
  let output = "";
  for (const stream of [child.stdout, child.stderr]) stream.on("data", (chunk: Buffer) => (output += chunk.toString()));
  const ended = await new Promise<number | string>((resolve) => {
    child.once("error", (error) => resolve(error.message));
    child.once("close", (code, signal) => resolve(code ?? signal ?? "gone"));
  });
  const seconds = ((performance.now() - since) / 1000).toFixed(1);
  console.log(`${ended === 0 ? "✔" : "✖"} ${name} (${seconds} s)`);
  if (ended !== 0) console.log(`${output}\n${ended}`);
  return ended === 0;
}

/**
 * Fails if a test failed, a process ended early, too few tests ran or, in CI, a test was skipped for an unlisted
 * reason.
 */
function judge(results: readonly FileResult[]): number {
  const passed = results.reduce((sum, result) => sum + result.passed, 0);
  const failed = results.reduce((sum, result) => sum + result.failed.length, 0);
  const skipped = results.flatMap((result) => result.skipped);
  const allowed = JSON.parse(readFileSync("test/skips.json", "utf8")) as string[];
  const unlisted = skipped.filter((skip) => !allowed.some((reason) => skip.reason.startsWith(reason)));
  if (options.slow) printCosts(results);
  const ofLongForm = skipped.filter(({ reason }) => reason === LONG_FORM);
  for (const skip of skipped) {
    if (!ofLongForm.includes(skip)) console.log(`skipped: ${skip.name} (${skip.reason})`);
  }
  const wrong = results.flatMap(({ name }) => describeFailures(results, name));
  if (chosen.length === 0) wrong.push(...judgeCount(passed + failed + skipped.length));
  if (process.env["CI"] && unlisted.length > 0) {
    wrong.push("in CI a test is skipped only for a reason listed in test/skips.json");
  }
  for (const each of wrong) console.log(`✖ ${each}`);
  const seconds = ((performance.now() - started) / 1000).toFixed(0);
  console.log(`${seconds} s, ${measureCpu().toFixed(0)} s CPU`);
  const command = options.torture ? "npm run torture" : "npm test";
  const later =
    ofLongForm.length > 0
      ? `, ${ofLongForm.length} in the long form alone (${command} -- ${options.torture ? "suite " : ""}--long)`
      : "";
  console.log(`${passed} passed, ${failed} failed, ${skipped.length - ofLongForm.length} skipped${later}`);
  return wrong.length > 0 ? 1 : 0;
}

/** What is wrong with a file, one line each, with the beginning of its error. */
function describeFailures(results: readonly FileResult[], file: string): string[] {
  const wrong: string[] = [];
  for (const { name, broken, failed } of results) {
    if (name !== file) continue;
    if (broken !== null) wrong.push(broken);
    for (const each of failed) wrong.push(`${name}: ${each.name}\n${headOf(each.error)}`);
  }
  return wrong;
}

function headOf(error: string): string {
  const lines = error.split("\n").slice(0, ERROR_LINES);
  return lines.map((line) => `    ${line}`).join("\n");
}

/**
 * Fails if tests have disappeared. A number that is too low fails only where it can be updated, not in CI, which would
 * otherwise reject work for having more tests than the day before.
 */
function judgeCount(ran: number): string[] {
  const least = readLeast();
  if (ran < least) return [`only ${ran} tests ran; there are at least ${least} (test/least.json)`];
  if (ran > least + UNCOUNTED) {
    const advice = `${ran} tests ran: write that into test/least.json, so that none of them can vanish unseen`;
    if (!process.env["CI"]) return [advice];
    console.log(advice);
  }
  return [];
}

/** The recorded number of tests of this suite in this form. */
function readLeast(): number {
  const form = options.long ? "long" : "short";
  const suite = options.torture ? "torture" : "test";
  const recorded = JSON.parse(readFileSync("test/least.json", "utf8")) as Record<
    typeof suite,
    Record<typeof form, number>
  >;
  return recorded[suite][form];
}

/**
 * The cost of each process, the most expensive first: processor seconds including its children, and wall-clock time.
 */
function printCosts(results: readonly FileResult[]): void {
  console.log("   CPU s    wall s   tests");
  for (const { name, cpuSeconds, seconds, passed, failed } of results.toSorted((a, b) => b.cpuSeconds - a.cpuSeconds)) {
    const figures = [cpuSeconds.toFixed(1), seconds.toFixed(1), String(passed + failed.length)];
    console.log(`${figures.map((figure) => figure.padStart(8)).join("  ")}  ${name}`);
  }
}
