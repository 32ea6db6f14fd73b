import pg from "pg";
import { distribute } from "../../src/db/distribute.ts";
import { migrate } from "../../src/db/migrate.ts";
import { openDatabase } from "../../src/db/open.ts";
import { runOn } from "./postgres.ts";

/**
 * The suite's Citus mode: if `CITUS_URL` is set, test databases are distributed ones. It names a database on the
 * coordinator of a cluster that has the extension and its workers; it belongs to a superuser, and the servers need no
 * password between them.
 */
export const CITUS_URL = process.env["CITUS_URL"] ?? null;

const TEMPLATE = "candor_citus";
/** Any number: files that start together wait for the one that makes the template. */
const TEMPLATE_LOCK = 4_712;
/** The fewest that leave each worker two: a statement that asks all of them takes as long as there are shards. */
const SHARDS = 4;

/**
 * Makes a distributed database. Citus creates and drops databases only on the server that is asked, so this is done on
 * each: a copy of a distributed template, whose catalogues give the same tables the same numbers.
 *
 * @returns its address on the coordinator
 */
export async function copyCitusTemplate(url: string, name: string): Promise<string> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    const servers = await listServers(client, url);
    await client.query("select pg_advisory_lock($1)", [TEMPLATE_LOCK]);
    const { rowCount } = await client.query("select from pg_database where datname = $1", [TEMPLATE]);
    if (rowCount === 0) await makeTemplate(servers);
    await onEach(servers, `create database ${name} template ${TEMPLATE} strategy file_copy`);
    return databaseOf(servers[0] ?? url, name);
  } finally {
    await client.end();
  }
}

export async function dropCitusDatabase(url: string, name: string): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  const servers = await listServers(client, url);
  await client.end();
  // The servers keep connecting to each other until none may.
  await onEach(servers, `alter database ${name} allow_connections false`);
  // A forced drop waits five seconds for the sessions that it ends, which is too little for the extension's daemon on
  // a busy machine.
  await onEach(servers, `select pg_terminate_backend(pid, 60000) from pg_stat_activity where datname = '${name}'`);
  await onEach(servers, `drop database ${name} with (force)`);
}

/** The address of each server without its database, the coordinator's first. */
async function listServers(client: pg.Client, url: string): Promise<string[]> {
  const { rows } = await client.query<{ host: string; port: number }>(
    "select nodename as host, nodeport as port from pg_dist_node order by groupid",
  );
  return rows.map(({ host, port }) => {
    const server = new URL(url);
    server.hostname = host;
    server.port = String(port);
    server.pathname = "/";
    return server.href;
  });
}

async function makeTemplate(servers: readonly string[]): Promise<void> {
  const [coordinator = "", ...workers] = servers;
  const unfinished = `${TEMPLATE}_${process.pid}`;
  await onEach(servers, `create database ${unfinished}`);
  for (const server of servers) await runOn(server, unfinished, "create extension citus");
  const at = ({ hostname, port }: URL) => `'${hostname}', ${port}`;
  await runOn(coordinator, unfinished, `select citus_set_coordinator_host(${at(new URL(coordinator))})`);
  for (const worker of workers) await runOn(coordinator, unfinished, `select citus_add_node(${at(new URL(worker))})`);
  await runOn(coordinator, "postgres", `alter database ${unfinished} set citus.shard_count = ${SHARDS}`);
  const database = await openDatabase({ databaseUrl: databaseOf(coordinator, unfinished), dataDir: "" });
  await migrate(database);
  await distribute(database);
  await database.close();
  // Nobody may be connected to the original; a daemon of the extension would come back.
  await onEach(servers, `alter database ${unfinished} allow_connections false`);
  await onEach(servers, `select pg_terminate_backend(pid, 5000) from pg_stat_activity where datname = '${unfinished}'`);
  // The coordinator's comes last: it tells the others that the template is complete.
  for (const server of servers.toReversed()) {
    await runOn(server, "postgres", `alter database ${unfinished} rename to ${TEMPLATE}`);
  }
}

function databaseOf(server: string, name: string): string {
  return new URL(name, server).href;
}

async function onEach(servers: readonly string[], statement: string): Promise<void> {
  await Promise.all(servers.map(async (server) => await runOn(server, "postgres", statement)));
}
