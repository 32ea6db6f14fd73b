import { runCommand } from "./run-command.ts";

// A reader that has seen enough (`| head`) ends the command silently.
process.stdout.on("error", (error: NodeJS.ErrnoException) => {
  if (error.code !== "EPIPE") throw error;
  process.exit(0);
});
const code = await runCommand(process.argv.slice(2), process);
// `serve` sets its own.
if (code !== 0) process.exitCode = code;
