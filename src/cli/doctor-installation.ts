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

/** How long a server that does not answer is waited for, in milliseconds. */
const MAX_EXAMINE_MS = 60_000;

/**
 * What a start with this environment would find here. Runs in its own process: the command line loads nothing of the
 * service, and a missing package ends that process instead of this one.
 */
export async function examineInstallation(
  env: Readonly<Record<string, string | undefined>>,
): Promise<readonly InstallationFinding[]> {
  const child = spawn(
    process.execPath,
    ["--import", fileOf("../../bin/compile-cache.mjs"), fileOf("../main.ts"), "examine"],
    {
      env: { ...env, NODE_NO_WARNINGS: "1" },
      stdio: ["ignore", "pipe", "pipe"],
      timeout: MAX_EXAMINE_MS,
    },
  );
  const [found, said] = await Promise.all([text(child.stdout), text(child.stderr)]);
  try {
    return JSON.parse(found) as InstallationFinding[];
  } catch {
    // It ended before it reported anything.
    const why = /^.*(?:Error|error)\b.*$/m.exec(said)?.[0] ?? said.split("\n")[0];
    const detail = `this machine's installation cannot be examined: ${why || "it took more than a minute"}`;
    return [{ check: "installation", outcome: "fail", detail, remedy: "Run npm ci without --omit=optional." }];
  }
}
