import { type ChildProcess, spawn } from "node:child_process";
import { fileURLToPath } from "node:url";
import type { Surroundings as SurroundingsHere } from "../../src/cli/program.ts";
import { runCommand } from "../../src/cli/run-command.ts";
import { readFilesHere } from "../support/read-files-here.ts";
import { NODE_FLAGS } from "../support/service.ts";

/** How a command ended. */
export interface Ending {
  readonly code: number | null;
  readonly stdout: string;
  readonly stderr: string;
}

export interface Surroundings {
  /** The whole environment, besides what Node needs. */
  readonly env?: Readonly<Record<string, string>>;
  readonly cwd?: string;
  /** Runs `bin/candor.mjs` with a different Node than the tests, as a host may have. */
  readonly throughBin?: true;
}

const ROOT = fileURLToPath(new URL("../..", import.meta.url));
const MAIN = `${ROOT}src/cli/main.ts`;
const BIN = `${ROOT}bin/candor.mjs`;
/** Shared with `bin/candor.mjs`: commands and services start in half the time. */
export const COMPILED = `${ROOT}node_modules/.cache/compiled`;

/**
 * Runs a command in this process, without a terminal, and keeps what it writes. If a separate process is needed
 * (signals, standard input, bytes on standard output, `serve`), use `runCandor`.
 */
export async function callCandor(
  args: readonly string[],
  {
    cwd,
    ...given
  }: { readonly cwd: string; readonly env: Readonly<Record<string, string>> } & Pick<SurroundingsHere, "examine">,
): Promise<Ending> {
  const before = process.cwd();
  if (before === cwd) throw new Error("another command is running: they would share a working directory");
  const written = { stdout: "", stderr: "" };
  const outputOf = (stream: keyof typeof written) => ({
    write(text: string) {
      written[stream] += text;
      return true;
    },
  });
  process.chdir(cwd);
  try {
    const code = await runCommand(args, {
      readFiles: readFilesHere,
      ...given,
      stdout: outputOf("stdout"),
      stderr: outputOf("stderr"),
    });
    return { code, ...written };
  } finally {
    process.chdir(before);
  }
}

/** Runs a command in a separate process, without a terminal, like a script or a pipe. */
export async function runCandor(args: readonly string[], surroundings: Surroundings = {}): Promise<Ending> {
  const { child, ended } = startCandor(args, surroundings);
  child.stdin?.end();
  return await ended;
}

/** Like `runCandor`, with access to the process while it runs. */
export function startCandor(
  args: readonly string[],
  { env = {}, cwd = ROOT, throughBin }: Surroundings = {},
): { readonly child: ChildProcess; readonly ended: Promise<Ending> } {
  const child = spawn(process.execPath, [...(throughBin ? [BIN] : [...NODE_FLAGS, MAIN]), ...args], {
    cwd,
    env: { PATH: process.env["PATH"] ?? "", NODE_COMPILE_CACHE: COMPILED, ...env },
    stdio: "pipe",
  });
  let stdout = "";
  let stderr = "";
  child.stdout.setEncoding("utf8").on("data", (text: string) => (stdout += text));
  child.stderr.setEncoding("utf8").on("data", (text: string) => (stderr += text));
  const ended = new Promise<Ending>((resolve, reject) => {
    child.once("error", reject);
    child.once("close", (code) => resolve({ code, stdout, stderr }));
  });
  return { child, ended };
}
