import assert from "node:assert/strict";
import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, test } from "node:test";
import { setTimeout as delay } from "node:timers/promises";
import { fileURLToPath } from "node:url";
import { ConfigError, readConfig } from "../../../src/config/config.ts";
import { createLog } from "../../../src/log.ts";
import { serve as startServing } from "../../../src/serve.ts";
import { findFreePort } from "../../support/postgres.ts";
import { writeSamplePeople } from "../../support/samples.ts";
import { NODE_FLAGS } from "../../support/service.ts";
import { until } from "../../support/until.ts";

const ROOT = fileURLToPath(new URL("../../..", import.meta.url));

let dataDir: string;
let port: number;
beforeEach(async () => {
  dataDir = mkdtempSync(join(tmpdir(), "candor-serve-"));
  port = await findFreePort();
});
afterEach(async () => {
  // A process left running by a failing test would keep the file from ending.
  for (const { child } of started) if (child.exitCode === null) child.kill("SIGTERM");
  await Promise.all(started.splice(0).map(({ ended }) => ended));
  rmSync(dataDir, { recursive: true, force: true });
});

interface Running {
  readonly child: ChildProcess;
  /** The exit code, or the signal that ended it. */
  readonly ended: Promise<number | string | null>;
  output(): string;
}

const started: Running[] = [];

const environment = () => ({
  PATH: process.env["PATH"] ?? "",
  HOME: dataDir,
  PORT: String(port),
  CANDOR_DATA_DIR: join(dataDir, "data"),
  NODE_COMPILE_CACHE: process.env["NODE_COMPILE_CACHE"] ?? "",
});

function start(command: string, args: readonly string[], more: Readonly<Record<string, string>> = {}): Running {
  const child = spawn(command, args, {
    cwd: ROOT,
    env: { ...environment(), ...more },
    stdio: ["ignore", "pipe", "pipe"],
  });
  let output = "";
  for (const stream of [child.stdout, child.stderr])
    stream?.on("data", (chunk: Buffer) => (output += chunk.toString()));
  const ended = new Promise<number | string | null>((resolve) =>
    child.once("exit", (code, signal) => resolve(code ?? signal)),
  );
  const running = { child, ended, output: () => output };
  started.push(running);
  return running;
}

async function startReady(command: string, args: readonly string[]): Promise<Running> {
  const running = start(command, args, { CANDOR_SAMPLES: writeSamplePeople() });
  while (running.child.exitCode === null) {
    // Ready means more than answering: the first key is shown once the port is known to be free.
    if (running.output().includes('"msg":"ready"') && (await isAnswering())) return running;
    await delay(100);
  }
  throw new Error(`not ready:\n${running.output()}`);
}

const serve = (...args: string[]) => [process.execPath, [...NODE_FLAGS, "src/main.ts", ...args]] as const;
const isAnswering = async () => (await fetch(`http://127.0.0.1:${port}/readyz`).catch(() => null)) !== null;
const keyFile = () => join(dataDir, "data", "first-key.txt");

test("npm start answers, keeps its first key in a file only for its owner, and stops when only npm is told to", async () => {
  const running = await startReady("npm", ["start"]);
  const [key = "", address = ""] = readFileSync(keyFile(), "utf8").split("\n");
  assert.match(key, /^candor_live_/);
  assert.equal(address, `http://localhost:${port}/#key=${key}`);
  assert.equal(statSync(keyFile()).mode & 0o777, 0o600);
  assert.ok(!running.output().includes(key), "the key is in the log");
  const answer = await fetch(`http://127.0.0.1:${port}/v1/lookups`, { headers: { "x-api-key": key } });
  assert.equal(answer.status, 200);
  running.child.kill("SIGTERM");
  await running.ended;
  await until(async () => !(await isAnswering()));
});

test("An argument that serve does not know, and a port that is taken, end with one line and touch nothing", async () => {
  const unknown = start(...serve("--nonsense"));
  assert.equal(await unknown.ended, 1);
  assert.match(unknown.output().trim(), /^[^\n]*--nonsense[^\n]*--help[^\n]*$/);
  const other = createServer().listen(port, "127.0.0.1");
  await once(other, "listening");
  const untouched = join(dataDir, "untouched");
  const late = start(...serve(), { CANDOR_DATA_DIR: untouched });
  const code = await late.ended;
  other.close();
  assert.equal(code, 1);
  assert.match(late.output(), new RegExp(`^Port ${port} is in use[^\\n]*\\n$`));
  // Nothing is created, migrated or filled, and no key is shown next to the address of another program.
  assert.equal(existsSync(untouched), false, "a database was made for a port that is taken");
});

test("An impossible start ends with one line that names the setting", async () => {
  const file = join(dataDir, "a-file");
  writeFileSync(file, "");
  const wrong: readonly (readonly [Record<string, string>, RegExp])[] = [
    [{ CANDOR_DATA_DIR: file }, /^CANDOR_DATA_DIR: \S+a-file is a file\. Set it to a directory/],
    [{ CANDOR_DATA_DIR: join(file, "data") }, /^CANDOR_DATA_DIR: \S+a-file is a file\. Set it to a directory/],
    [{ CANDOR_DATA_DIR: "/proc/candor" }, /^CANDOR_DATA_DIR: .*\/proc cannot hold it: set a directory on a disk\.$/],
    [{ HOST: "192.0.2.1" }, /^HOST is "192\.0\.2\.1"/],
    [{ CANDOR_OFLINE: "1" }, /^CANDOR_OFLINE is not a Candor setting/],
    [{ CANDOR_ROLE: "worker" }, /^CANDOR_ROLE /],
    [{ CANDOR_OCR_COMMAND: "/nowhere/ocr {file}" }, /^CANDOR_OCR_COMMAND: \/nowhere\/ocr is not a program/],
    [{ CANDOR_SAMPLES: file }, /^CANDOR_SAMPLES: .*a-file names nobody/],
  ];
  for (const [settings, line] of wrong) {
    const message = await refusalOf(settings);
    assert.match(message, /^[^\n]+$/);
    assert.match(message, line);
  }
  const [settings, line] = wrong[0] ?? assert.fail();
  const running = start(...serve(), settings);
  assert.equal(await running.ended, 1);
  assert.match(running.output().trim(), /^[^\n]+$/);
  assert.match(running.output(), line);
});

/** Why a start in this process is refused, in the words with which a service process would end. */
async function refusalOf(settings: Readonly<Record<string, string>>): Promise<string> {
  const env = { ...environment(), CANDOR_SAMPLES: "off", CANDOR_LOG_LEVEL: "silent", ...settings };
  try {
    const config = readConfig(env);
    const service = await startServing(config, env, createLog("silent"), {
      newKey: false,
      acceptSecret: false,
      acceptTombstones: false,
    });
    await service.stop();
  } catch (error) {
    assert.ok(error instanceof ConfigError, String(error));
    return error.message;
  }
  return assert.fail(`it starts with ${JSON.stringify(settings)}`);
}
