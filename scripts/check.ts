/**
 * `npm test`: format, lint, types, generated files and the cluster that databases begin with, then the tests: pure
 * rooms in one process, everything that needs a database, HTTP, a browser or a process of its own isolated, three
 * files at a time: some of them wait.
 */
import { spawn } from "node:child_process";
import { once } from "node:events";
import { globSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { startPostgres } from "../test/support/postgres.ts";
import type { Tally } from "./tally.ts";

/** Rooms whose tests share one process: no hooks at the top, no writes to the environment, no exits. */
const PURE = [
  "analysis",
  "connectors",
  "contract",
  "domain",
  "importers",
  "lists",
  "matching",
  "names",
  "prose",
  "sections",
];
/**
 * The engine's optimising compiler pays off after a minute. Databases of a few seconds do without: it takes half of
 * their processor time (measured until a queue is open: 2.7 s with it, 1.5 s without) and most of their memory.
 */
const BASELINE = "--liftoff-only";
/** So many tests may be added before the number in `test/least.json` has to follow. */
const UNCOUNTED = 25;
const root = new URL("..", import.meta.url).pathname;
process.chdir(root);

const scratch = mkdtempSync(join(tmpdir(), "candor-check-"));
const started = performance.now();
process.exitCode = await main();
rmSync(scratch, { recursive: true, force: true });

async function main(): Promise<number> {
  const steps: readonly (readonly [string, string, readonly string[]])[] = [
    ["format", "biome", ["format", "."]],
    ["lint", "oxlint", ["--deny-warnings", "."]],
    ["types", process.execPath, ["node_modules/typescript7/bin/tsc", "-p", "."]],
    ["generated files", process.execPath, ["scripts/generate.ts", "--check"]],
    ["database cluster", process.execPath, ["scripts/build-cluster.ts"]],
  ];
  const passed = await Promise.all(steps.map(([name, command, args]) => runStep(name, command, args)));
  if (passed.includes(false)) return 1;
  const files = globSync("test/**/*.test.ts").sort();
  const pure = files.filter(
    (file) => PURE.some((room) => file.startsWith(`test/${room}/`)) || /^test\/[^/]+$/.test(file),
  );
  const isolated = files.filter((file) => !pure.includes(file));
  const postgres = await startPostgres();
  try {
    // Some hundred processes load the same files: each is compiled once.
    const env = {
      ...process.env,
      CANDOR_TEST_POSTGRES: postgres.address,
      NODE_COMPILE_CACHE: join(scratch, "compiled"),
    };
    // The pure rooms keep one core busy; of what runs beside them much waits.
    const tallies = await Promise.all([
      runTests("pure", ["--test-isolation=none", ...pure], env),
      runTests("isolated", ["--test-concurrency=3", ...isolated], env, [BASELINE]),
    ]);
    return judge(tallies);
  } finally {
    await postgres.stop();
  }
}

/** Runs a step beside the others, and tells what it printed where it failed. */
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

async function runTests(
  name: string,
  args: readonly string[],
  env: NodeJS.ProcessEnv,
  flags: readonly string[] = [],
): Promise<Tally | null> {
  const destination = join(scratch, `${name}.json`);
  const reporters = ["--test-reporter=spec", "--test-reporter-destination=stdout"];
  const tally = ["--test-reporter=./scripts/tally.ts", `--test-reporter-destination=${destination}`];
  const all = [...flags, "--test", "--test-timeout=240000", ...reporters, ...tally, ...args];
  const child = spawn(process.execPath, all, { stdio: ["ignore", "inherit", "inherit"], env });
  const [status] = (await once(child, "exit")) as [number | null];
  try {
    const counts = JSON.parse(readFileSync(destination, "utf8")) as Tally;
    return status === 0 || counts.failed > 0 ? counts : { ...counts, failed: counts.failed + 1 };
  } catch {
    // No tally means that the runner was ended from inside: the whole run has failed.
    return null;
  }
}

/** Fails on a failed test, on a runner that ended early, on too few tests and, in CI, on an unlisted skip. */
function judge(tallies: readonly (Tally | null)[]): number {
  const whole = tallies.filter((tally) => tally !== null);
  if (whole.length < tallies.length) {
    console.log("✖ the test runner ended before it had counted");
    return 1;
  }
  const passed = whole.reduce((sum, tally) => sum + tally.passed, 0);
  const failed = whole.reduce((sum, tally) => sum + tally.failed, 0);
  const skipped = whole.flatMap((tally) => tally.skipped);
  const { least } = JSON.parse(readFileSync("test/least.json", "utf8")) as { least: number };
  const allowed = JSON.parse(readFileSync("test/skips.json", "utf8")) as string[];
  const unlisted = skipped.filter((skip) => !allowed.some((reason) => skip.reason.startsWith(reason)));
  let bad = failed > 0;
  const ran = passed + failed + skipped.length;
  if (ran < least) {
    console.log(`✖ only ${ran} tests ran; there are at least ${least} (test/least.json)`);
    bad = true;
  }
  if (ran > least + UNCOUNTED) {
    console.log(`✖ ${ran} tests ran: write that into test/least.json, so that none of them can vanish unseen`);
    bad = true;
  }
  for (const skip of skipped) console.log(`skipped: ${skip.name} (${skip.reason})`);
  if (process.env["CI"] && unlisted.length > 0) {
    console.log("✖ in CI a test is skipped only for a reason listed in test/skips.json");
    bad = true;
  }
  console.log(`${((performance.now() - started) / 1000).toFixed(0)} s`);
  console.log(`${passed} passed, ${failed} failed, ${skipped.length} skipped`);
  return bad ? 1 : 0;
}
