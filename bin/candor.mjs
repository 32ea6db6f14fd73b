#!/usr/bin/env node
// Starts the command line on the Node that comes with the packages: the host's own may be older.
import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import { fileURLToPath } from "node:url";

const bundled = fileURLToPath(new URL("../node_modules/.bin/node", import.meta.url));
const main = fileURLToPath(new URL("../src/cli/main.ts", import.meta.url));
const node = existsSync(bundled) ? bundled : process.execPath;
const { status, signal } = spawnSync(node, [main, ...process.argv.slice(2)], { stdio: "inherit" });
process.exitCode = status ?? (signal ? 1 : 0);
