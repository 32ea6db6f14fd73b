import { spawn, spawnSync } from "node:child_process";
import { chmodSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as delay } from "node:timers/promises";
import { findFreePort, runOn } from "./postgres.ts";

/** Why tests that use it are skipped, if it is not on this machine. */
export const NO_PGBOUNCER = "PgBouncer is not on this machine";
const START_TIMEOUT_MS = 30_000;
/** It refuses to run as root. */
const NOBODY = 65_534;

export function hasPgBouncer(): boolean {
  return spawnSync("pgbouncer", ["--version"]).error === undefined;
}

/**
 * A real PgBouncer in front of a PostgreSQL, in transaction mode, with three connections to the server for all clients: a
 * statement almost never runs on the connection of the one before it.
 *
 * @returns its address without a database name
 */
export async function startPgBouncer(server: string): Promise<{ readonly address: string; stop(): Promise<void> }> {
  const directory = mkdtempSync(join(tmpdir(), "candor-pgbouncer-"));
  chmodSync(directory, 0o755);
  const { hostname, port: serverPort, username } = new URL(server);
  const port = await findFreePort();
  const file = join(directory, "pgbouncer.ini");
  const settings = `[databases]
* = host=${hostname} port=${serverPort} user=${username}
[pgbouncer]
listen_addr = 127.0.0.1
listen_port = ${port}
unix_socket_dir =
auth_type = any
pool_mode = transaction
default_pool_size = 3
max_client_conn = 200
`;
  writeFileSync(file, settings, { mode: 0o644 });
  const user = process.getuid?.() === 0 ? { uid: NOBODY, gid: NOBODY } : {};
  const child = spawn("pgbouncer", ["-q", file], { ...user, stdio: "ignore" });
  const ended = new Promise((resolve) => child.once("exit", resolve));
  const address = `postgres://${username}@127.0.0.1:${port}/`;
  const stop = async () => {
    child.kill("SIGKILL");
    await ended;
    rmSync(directory, { recursive: true });
  };
  for (const deadline = Date.now() + START_TIMEOUT_MS; ; await delay(100)) {
    try {
      await runOn(address, "postgres", "select 1");
      return { address, stop };
    } catch (error) {
      if (child.exitCode === null && Date.now() < deadline) continue;
      await stop();
      throw error;
    }
  }
}
