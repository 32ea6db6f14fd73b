import { DEFAULT_URL } from "./connection.ts";
import { explain } from "./explain.ts";
import { buildProgram, type Surroundings } from "./program.ts";

/** The command line. All commands except `serve` talk HTTP to a running service. Returns the exit code. */
export async function runCommand(args: readonly string[], surroundings: Surroundings): Promise<number> {
  const { env, stderr } = surroundings;
  const program = buildProgram(surroundings);
  try {
    await program.parseAsync([...args], { from: "user" });
    return 0;
  } catch (error) {
    const { exitCode, message } = explain(
      error,
      program.opts<{ url?: string }>().url ?? env["CANDOR_URL"] ?? DEFAULT_URL,
    );
    if (message !== "") stderr.write(`${message}\n`);
    return exitCode;
  }
}
