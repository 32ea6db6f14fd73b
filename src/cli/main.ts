import { DEFAULT_URL } from "./connection.ts";
import { explain } from "./explain.ts";
import { buildProgram } from "./program.ts";

// A reader that has seen enough (`| head`) ends the command, quietly.
process.stdout.on("error", (error: NodeJS.ErrnoException) => {
  if (error.code !== "EPIPE") throw error;
  process.exit(0);
});
process.exitCode = await main(process.argv);

/** The command line. Everything but `serve` speaks HTTP to a running service. Returns the exit code. */
async function main(argv: readonly string[]): Promise<number> {
  const { env, stdout, stderr } = process;
  const program = buildProgram({ env, stdout, stderr });
  try {
    await program.parseAsync([...argv]);
    return Number(process.exitCode ?? 0);
  } catch (error) {
    const { exitCode, message } = explain(
      error,
      program.opts<{ url?: string }>().url ?? env["CANDOR_URL"] ?? DEFAULT_URL,
    );
    if (message !== "") stderr.write(`${message}\n`);
    return exitCode;
  }
}
