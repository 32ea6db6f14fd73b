import { spawn } from "node:child_process";
import { text } from "node:stream/consumers";
import { fileURLToPath } from "node:url";

/** One finding of the service's own code about settings, disk, database, secret or bucket. */
export interface InstallationFinding {
  readonly check: string;
  readonly outcome: "ok" | "warn" | "fail";
  readonly detail: string;
  readonly remedy?: string;
}

function fileOf(path: string): string {
  return fileURLToPath(new URL(path, import.meta.url));
}

/** Loading the service takes a second, or minutes on a machine with too much to do; most servers refuse sooner. */
const MAX_EXAMINE_MS = 180_000;

/**
 * What a start with this environment would find here. Runs in its own process: the command line loads nothing of the
 * service, and a missing package ends that process instead of this one.
 *
 * @param maxMs after which that process is ended, in milliseconds
 */
export async function examineInstallation(
  env: Readonly<Record<string, string | undefined>>,
  maxMs = MAX_EXAMINE_MS,
): Promise<readonly InstallationFinding[]> {
  const child = spawn(
    process.execPath,
    ["--import", fileOf("../../bin/compile-cache.mjs"), fileOf("../main.ts"), "examine"],
    {
      env: { ...env, NODE_NO_WARNINGS: "1" },
      stdio: ["ignore", "pipe", "pipe"],
      timeout: maxMs,
    },
  );
  const [found, said] = await Promise.all([text(child.stdout), text(child.stderr)]);
  try {
    return JSON.parse(found) as InstallationFinding[];
  } catch {
    // It ended before it reported anything.
    const why = /^.*(?:Error|error)\b.*$/m.exec(said)?.[0] ?? said.split("\n")[0];
    if (why) return [fault(why, "Run npm ci without --omit=optional.")];
    const tooLong = `it took more than ${maxMs / 1_000} seconds`;
    return [fault(tooLong, "Try again when this machine has less to do, or a server that it waits for answers.")];
  }
}

function fault(why: string, remedy: string): InstallationFinding {
  const detail = `this machine's installation cannot be examined: ${why}`;
  return { check: "installation", outcome: "fail", detail, remedy };
}
