import assert from "node:assert/strict";
import { type ChildProcess, spawn } from "node:child_process";
import { appendFileSync, existsSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as delay } from "node:timers/promises";
import { fileURLToPath } from "node:url";
import { readConfig } from "../../src/config/config.ts";
import { copyCluster } from "../../src/db/cluster.ts";
import type { Engine } from "../../src/db/open.ts";
import { createLog } from "../../src/log.ts";
import { openWorkshops, type Service, serve, type Workshops } from "../../src/serve.ts";
import { createPostgresDatabase } from "./database.ts";
import { readFilesHere } from "./read-files-here.ts";
import { writeSamplePeople } from "./samples.ts";
import { findFreePort } from "./postgres.ts";

/** A service with a data directory of its own, wherever it runs. */
export interface TestService {
  readonly url: string;
  readonly apiKey: string;
  readonly dataDir: string;
  /** Where its PostgreSQL is; `undefined` for the embedded engine. */
  readonly databaseUrl?: string | undefined;
  /** Its log and output so far. */
  output(): string;
  /** Ends it as an operator does; its data stays. */
  end(): Promise<void>;
  /** Starts it again on the same data. */
  restart(): Promise<void>;
  /** Ends it, and removes its data. */
  stop(): Promise<void>;
}

/** A service in a separate process, as an operator starts it. */
export interface ServiceProcess extends TestService {
  pid(): number;
  /** Ends the process without warning, like a power cut. */
  kill(): Promise<void>;
}

export interface ServiceOptions {
  /** The embedded one if none is named. */
  readonly engine?: Engine;
  readonly env?: Readonly<Record<string, string>>;
  /** A directory that need not exist yet. */
  readonly dataDir?: string;
  /** Where it listens, if that is free. */
  readonly port?: number;
}

const MAIN = fileURLToPath(new URL("../../src/main.ts", import.meta.url));
/** As with `npm start`: threads, which see no environment, find previously compiled code through it. */
export const COMPILE_CACHE = fileURLToPath(new URL("../../bin/compile-cache.mjs", import.meta.url));
/** What the run tells each short-lived Node process: see `scripts/check.ts`. */
export const NODE_FLAGS: readonly string[] = process.execArgv.filter((flag) =>
  /^--(?:liftoff-only|min-semi-space-size=\d+)$/.test(flag),
);
/** Just less than a test file may take: on a busy machine a start of two seconds takes minutes. */
const READY_TIMEOUT_MS = 230_000;
/**
 * For all services of this process except those with plug-ins: a thread takes seconds of processor time before it has
 * read its first documents and built its first profile. One is enough, because a test's documents are short;
 * `test/reading` tests how several share the work.
 */
let workshops: Workshops | undefined;
const API_KEY = "candor-test-key-of-thirty-characters";

/**
 * Starts `serve` in this process: its code is loaded, and hot, for every test file that shares the process. If a
 * separate process is needed (signals, power cuts, the start itself), use `startServiceProcess`.
 */
export async function startService(options: ServiceOptions = {}): Promise<TestService> {
  const ground = await prepareService(options);
  let output = "";
  const start = async () => {
    const config = readConfig(ground.env);
    const log = createLog(config.logLevel, { write: (line) => void (output += line) });
    const shared =
      config.plugins.length === 0
        ? { workshops: (workshops ??= { ...openWorkshops([], { threads: 1 }), readFiles: readFilesHere }) }
        : {};
    service = await serve(config, ground.env, log, {
      newKey: false,
      acceptSecret: false,
      acceptTombstones: false,
      ...shared,
    });
  };
  let service: Service | undefined;
  const end = async () => {
    const ending = service;
    service = undefined;
    await ending?.stop();
  };
  try {
    await start();
  } catch (error) {
    await ground.remove();
    throw error;
  }
  return {
    url: ground.url,
    apiKey: API_KEY,
    dataDir: ground.dataDir,
    databaseUrl: ground.env.DATABASE_URL,
    output: () => output,
    end,
    restart: start,
    async stop() {
      await end();
      await ground.remove();
      refuseUndeclaredErrors(output);
    },
  };
}

/** Starts `serve` in a separate process. */
export async function startServiceProcess(
  options: ServiceOptions & {
    readonly onOutput?: (output: string) => void;
    /** How long it may take to be ready; by default nearly as long as its test file. */
    readonly readyMs?: number;
  } = {},
): Promise<ServiceProcess> {
  const { url, env, dataDir, remove } = await prepareService(options);
  let output = "";
  let child: ChildProcess;
  const start = async () => {
    child = spawn(process.execPath, ["--import", COMPILE_CACHE, ...NODE_FLAGS, MAIN], {
      env,
      stdio: ["ignore", "pipe", "pipe"],
    });
    child.stdout?.on("data", (chunk: Buffer) => (output += chunk.toString()));
    child.stderr?.on("data", (chunk: Buffer) => {
      output += chunk.toString();
      options.onOutput?.(output);
    });
    const withinMs = options.readyMs ?? READY_TIMEOUT_MS;
    const earlier = output.length;
    const isReady =
      options.env?.["CANDOR_ROLE"] === "worker"
        ? () => output.includes('"msg":"ready"', earlier)
        : async () => (await fetch(`${url}/readyz`).catch(() => null))?.ok === true;
    await waitUntilReady(isReady, child, () => output, withinMs).catch((error: unknown) => {
      // A process left running would keep the test file from ending.
      child.kill("SIGKILL");
      throw error;
    });
  };
  const end = async (signal: "SIGTERM" | "SIGKILL") => {
    if (child.exitCode !== null || child.signalCode !== null) return;
    const ended = new Promise((resolve) => child.once("exit", resolve));
    child.kill(signal);
    await ended;
  };
  await start();
  return {
    url,
    apiKey: API_KEY,
    dataDir,
    databaseUrl: env["DATABASE_URL"],
    pid: () => child.pid ?? 0,
    output: () => output,
    kill: () => end("SIGKILL"),
    end: () => end("SIGTERM"),
    restart: start,
    async stop() {
      await end("SIGTERM");
      await remove();
      refuseUndeclaredErrors(output);
    },
  };
}

/** What a service needs: a free port, a fresh data directory and, on PostgreSQL, a fresh database. */
async function prepareService(options: ServiceOptions) {
  const dataDir = options.dataDir ?? mkdtempSync(join(tmpdir(), "candor-service-"));
  const database = options.engine === "postgres" ? await createPostgresDatabase() : null;
  const port = await findFreePort(options.port);
  const url = `http://127.0.0.1:${port}`;
  const env = {
    PATH: process.env["PATH"] ?? "",
    PORT: String(port),
    CANDOR_DATA_DIR: dataDir,
    CANDOR_API_KEY: API_KEY,
    CANDOR_BASE_URL: url,
    CANDOR_LOG_LEVEL: "debug",
    // A test makes requests from one address that many would make.
    CANDOR_ADDRESS_RATE: "off",
    CANDOR_SAMPLES: writeSamplePeople(),
    NODE_COMPILE_CACHE: process.env["NODE_COMPILE_CACHE"] ?? "",
    ...(database ? { DATABASE_URL: database.url } : {}),
    ...options.env,
  };
  if (options.dataDir === undefined && !("DATABASE_URL" in env)) prepareCluster(join(dataDir, "database"));
  const remove = async () => {
    await database?.drop();
    rmSync(dataDir, { recursive: true, force: true });
  };
  return { url, env, dataDir, remove };
}

function refuseUndeclaredErrors(output: string): void {
  const undeclared = output.split("\n").filter((line) => line.includes("an error that the operation does not list"));
  assert.deepEqual(undeclared, [], "an operation answered with an error that its description does not list");
}

/**
 * The cluster that a first start would copy, with small buffers: the engine fills its 128 MB with zeros when it
 * starts, a fifth of the cost of starting a test's service.
 */
export function prepareCluster(directory: string): void {
  copyCluster(directory);
  const settings = join(directory, "postgresql.conf");
  if (existsSync(settings)) appendFileSync(settings, "shared_buffers = 16MB\n");
}

async function waitUntilReady(
  isReady: () => boolean | Promise<boolean>,
  child: ChildProcess,
  output: () => string,
  withinMs: number,
): Promise<void> {
  const deadline = Date.now() + withinMs;
  while (Date.now() < deadline) {
    if (child.exitCode !== null) throw new Error(`the service ended with ${child.exitCode}:\n${output()}`);
    if (await isReady()) return;
    await delay(50);
  }
  throw new Error(`the service is not ready:\n${output()}`);
}
