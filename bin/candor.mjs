#!/usr/bin/env node
// Starts the command line on the Node that comes with the packages: the host's own may be older.
import { spawn } from "node:child_process";
import { existsSync } from "node:fs";
import { fileURLToPath } from "node:url";

const bundled = fileURLToPath(new URL("../node_modules/.bin/node", import.meta.url));
const main = fileURLToPath(new URL("../src/cli/main.ts", import.meta.url));
const node = existsSync(bundled) ? bundled : process.execPath;
// What was compiled once is kept: a command starts in half the time. Where the directory cannot be written, nothing is kept.
const cache = fileURLToPath(new URL("../node_modules/.cache/compiled", import.meta.url));
const env = { NODE_COMPILE_CACHE: cache, ...process.env };
const child = spawn(node, [main, ...process.argv.slice(2)], { stdio: "inherit", env });

// A signal sent to this process alone must reach the one that works; Ctrl-C reaches both, and twice is the same as once.
const signals = ["SIGINT", "SIGTERM", "SIGHUP"];
for (const signal of signals) process.on(signal, () => child.kill(signal));
child.on("error", (error) => {
  console.error(`Node could not be started: ${error.message}`);
  process.exitCode = 1;
});
child.on("exit", (code, signal) => {
  if (signal === null) process.exit(code ?? 1);
  for (const each of signals) process.removeAllListeners(each);
  process.kill(process.pid, signal);
});
