import assert from "node:assert/strict";
import { type ChildProcess, spawn } from "node:child_process";
import { existsSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { after, before, test } from "node:test";
import { setTimeout as delay } from "node:timers/promises";
import { fileURLToPath } from "node:url";
import { findFreePort } from "../support/postgres.ts";
import { NODE_FLAGS } from "../support/service.ts";

const ROOT = fileURLToPath(new URL("../..", import.meta.url));

let dataDir: string;
let port: number;
before(async () => {
  dataDir = mkdtempSync(join(tmpdir(), "candor-serve-"));
  port = await findFreePort();
});
after(() => rmSync(dataDir, { recursive: true, force: true }));

interface Running {
  readonly child: ChildProcess;
  /** The exit code, or the signal that ended it. */
  readonly ended: Promise<number | string | null>;
  output(): string;
}

function start(command: string, args: readonly string[], more: Readonly<Record<string, string>> = {}): Running {
  const env = {
    PATH: process.env["PATH"] ?? "",
    HOME: dataDir,
    PORT: String(port),
    CANDOR_DATA_DIR: join(dataDir, "data"),
    NODE_COMPILE_CACHE: process.env["NODE_COMPILE_CACHE"] ?? "",
    ...more,
  };
  const child = spawn(command, args, { cwd: ROOT, env, stdio: ["ignore", "pipe", "pipe"] });
  let output = "";
  for (const stream of [child.stdout, child.stderr])
    stream?.on("data", (chunk: Buffer) => (output += chunk.toString()));
  const ended = new Promise<number | string | null>((resolve) =>
    child.once("exit", (code, signal) => resolve(code ?? signal)),
  );
  return { child, ended, output: () => output };
}

async function startReady(command: string, args: readonly string[]): Promise<Running> {
  const running = start(command, args);
  for (let round = 0; round < 600; round++) {
    // Ready is more than answering: the first key is shown when the port is known to be free.
    if (running.output().includes('"msg":"ready"') && (await isAnswering())) return running;
    if (running.child.exitCode !== null) break;
    await delay(100);
  }
  throw new Error(`not ready:\n${running.output()}`);
}

const serve = (...args: string[]) => [process.execPath, [...NODE_FLAGS, "src/main.ts", ...args]] as const;
const isAnswering = async () => (await fetch(`http://127.0.0.1:${port}/readyz`).catch(() => null)) !== null;
const keyFile = () => join(dataDir, "data", "first-key.txt");

test("npm start answers, keeps its first key in a file of its owner only, and stops when npm alone is told to", async () => {
  const running = await startReady("npm", ["start"]);
  const [key = "", address = ""] = readFileSync(keyFile(), "utf8").split("\n");
  assert.match(key, /^candor_live_/);
  assert.equal(address, `http://localhost:${port}/#key=${key}`);
  assert.equal(statSync(keyFile()).mode & 0o777, 0o600);
  assert.ok(!running.output().includes(key), "the key stands in the log");
  const answer = await fetch(`http://127.0.0.1:${port}/v1/lookups`, { headers: { "x-api-key": key } });
  assert.equal(answer.status, 200);
  running.child.kill("SIGTERM");
  await running.ended;
  for (let round = 0; (await isAnswering()) && round < 100; round++) await delay(100);
  assert.equal(await isAnswering(), false);
});

test("A second serve on the same data directory is refused in a line, and the first goes on", async () => {
  const first = await startReady(...serve());
  const second = start(...serve());
  assert.equal(await second.ended, 1);
  assert.match(second.output().trim(), /^[^\n]*\b\d+\b[^\n]*$/);
  assert.equal(await isAnswering(), true);
  first.child.kill("SIGTERM");
  assert.equal(await first.ended, 0);
});

test("The same signal twice stops as gracefully as once", async () => {
  const running = await startReady(...serve());
  running.child.kill("SIGINT");
  running.child.kill("SIGINT");
  assert.equal(await running.ended, 0);
  assert.ok(!existsSync(join(dataDir, "data", "lock")), "the directory is free again");
});

test("--new-key makes another key, and the first one still works", async () => {
  const [firstKey = ""] = readFileSync(keyFile(), "utf8").split("\n");
  const running = await startReady(...serve("--new-key"));
  const [secondKey = ""] = readFileSync(keyFile(), "utf8").split("\n");
  assert.notEqual(secondKey, firstKey);
  for (const key of [firstKey, secondKey]) {
    const answer = await fetch(`http://127.0.0.1:${port}/v1/lookups`, { headers: { "x-api-key": key } });
    assert.equal(answer.status, 200);
  }
  assert.ok(!running.output().includes(secondKey), "the key stands in the log");
  running.child.kill("SIGTERM");
  assert.equal(await running.ended, 0);
});

test("An argument that serve does not know, and a port that is taken, end in a line and a code", async () => {
  const unknown = start(...serve("--nonsense"));
  assert.equal(await unknown.ended, 1);
  assert.match(unknown.output().trim(), /^[^\n]*--nonsense[^\n]*--help[^\n]*$/);
  const first = await startReady(...serve());
  const other = join(dataDir, "other");
  const second = start(...serve(), { CANDOR_DATA_DIR: other, CANDOR_SAMPLES: "off" });
  assert.equal(await second.ended, 1);
  assert.match(second.output(), new RegExp(`Port ${port} is taken`));
  // The key would have been shown beside the address of somebody else's program.
  assert.ok(!existsSync(join(other, "first-key.txt")), "a key was made for a port that is taken");
  first.child.kill("SIGTERM");
  await first.ended;
});

test("A start that cannot be ends in one line, which names the setting", async () => {
  const file = join(dataDir, "a-file");
  writeFileSync(file, "");
  const wrong: readonly (readonly [Record<string, string>, RegExp])[] = [
    [{ CANDOR_DATA_DIR: file }, /^CANDOR_DATA_DIR: /],
    [{ CANDOR_DATA_DIR: "/proc/candor" }, /^CANDOR_DATA_DIR: /],
    [{ HOST: "192.0.2.1" }, /^HOST is "192\.0\.2\.1"/],
    [{ CANDOR_OFLINE: "1" }, /^CANDOR_OFLINE is no setting/],
    [{ CANDOR_ROLE: "worker" }, /^CANDOR_ROLE /],
  ];
  for (const [settings, line] of wrong) {
    const running = start(...serve(), { CANDOR_SAMPLES: "off", CANDOR_LOG_LEVEL: "silent", ...settings });
    assert.equal(await running.ended, 1, JSON.stringify(settings));
    assert.match(running.output().trim(), /^[^\n]+$/);
    assert.match(running.output(), line);
  }
});
