/**
 * `npm run torture -- suite [PATH…] [--long] [--slow]`: the tests in `test/torture`, `test/sweeps` and `test/journeys`.
 *
 * `npm run torture -- NAME [--times N | --minutes N | --moments N] [--seed N]`: what takes too long for every test run.
 *
 *   kill      kills the service (SIGKILL) at N random moments of a lookup, on both engines, and compares the profiles
 *   workers   kills four workers, their API process and their PostgreSQL in turn, N times, under 500 lookups, and compares
 *             profiles, charges, messages to receivers and the audit
 *   database  ends connections, restarts and stops PostgreSQL, and takes all its connections, under 500 lookups
 *   fuzz      sends valid and broken requests for N minutes, and checks every response against openapi.json
 *   soak      creates, reads, follows, searches, imports and deletes for N minutes on each engine, and compares the memory
 *             of the last third with that of the second
 *   disk      fills the disk of the embedded engine N times, on a small file system of its own (root only)
 *   documents a document whose reading never ends, and a stop in the middle of it; every reader of pages on the worst
 *             pages; damaged samples for N minutes; then how reading time grows for every reader
 *   privacy   corrects, suppresses and erases people at N random moments of lookups about them, on both engines, and
 *             every 50 people looks for what is left, including sealed texts in the database's pages and log; --seed
 *             draws others
 */
import { spawn } from "node:child_process";
import { once } from "node:events";
import { fileURLToPath } from "node:url";
import { parseArgs } from "node:util";
import { tortureByDatabase } from "./database.ts";
import { tortureByDisk } from "./disk.ts";
import { tortureByFuzz } from "./fuzz.ts";
import { tortureByDocuments } from "./documents.ts";
import { tortureByKill } from "./kill.ts";
import { tortureByPrivacy } from "./privacy.ts";
import { tortureBySoak } from "./soak.ts";
import { tortureByWorkers } from "./workers.ts";

const TORTURES: Readonly<Record<string, (times: number, options: { readonly seed?: number }) => Promise<void>>> = {
  kill: tortureByKill,
  workers: tortureByWorkers,
  database: tortureByDatabase,
  documents: tortureByDocuments,
  disk: tortureByDisk,
  fuzz: tortureByFuzz,
  privacy: tortureByPrivacy,
  soak: tortureBySoak,
};

const CHECK = fileURLToPath(new URL("../scripts/check.ts", import.meta.url));
const USAGE = `npm run torture -- suite [PATH…] [--long] [--slow]
npm run torture -- ${Object.keys(TORTURES).join("|")} [--times N | --minutes N | --moments N] [--seed N]`;

await main(process.argv.slice(2));

async function main(args: readonly string[]): Promise<void> {
  if (args[0] === "suite") {
    await runSuite(args.slice(1));
    return;
  }
  const { positionals, values } = readArguments(args);
  const torture = TORTURES[positionals[0] ?? ""];
  const times = Number(values.times ?? values.minutes ?? values.moments ?? 10);
  const seed = values.seed === undefined ? undefined : Number(values.seed);
  if (
    values.help ||
    !torture ||
    !Number.isInteger(times) ||
    times < 1 ||
    (seed !== undefined && !Number.isInteger(seed))
  ) {
    console[values.help ? "log" : "error"](USAGE);
    process.exitCode = values.help ? 0 : 2;
    return;
  }
  await torture(times, seed === undefined ? {} : { seed });
}

/** Runs the tests that `npm test` leaves out, and ends with their exit code. */
async function runSuite(args: readonly string[]): Promise<void> {
  const child = spawn(process.execPath, [CHECK, "--torture", ...args], { stdio: "inherit" });
  // The terminal signals the whole group; what is sent to this process alone is passed on.
  for (const signal of ["SIGINT", "SIGTERM"] as const) process.on(signal, () => child.kill(signal));
  const [code] = (await once(child, "exit")) as [number | null];
  process.exitCode = code ?? 1;
}

function readArguments(args: readonly string[]) {
  try {
    return parseArgs({
      args: [...args],
      allowPositionals: true,
      options: {
        times: { type: "string" },
        minutes: { type: "string" },
        moments: { type: "string" },
        seed: { type: "string" },
        help: { type: "boolean", default: false },
      },
    });
  } catch (error) {
    console.error(`${(error as Error).message}\n\n${USAGE}`);
    process.exit(2);
  }
}
