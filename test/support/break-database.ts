import assert from "node:assert/strict";
import { setTimeout as delay } from "node:timers/promises";
import pg from "pg";
import { callService, findPerson } from "../api/http.ts";
import { runOn, startPostgres, type TestServer } from "./postgres.ts";
import { startServiceProcess, type ServiceProcess } from "./service.ts";

/** What is done to the database while lookups are created and run. */
export interface Breaks {
  readonly lookups: number;
  /** How often the server ends every connection of the service, at random moments. */
  readonly terminations: number;
  /** How often the server is stopped and started at once. */
  readonly restarts: number;
  /** How long the server is down. */
  readonly awayMs: number;
  /** How long strangers occupy every connection that the server has. */
  readonly exhaustedMs: number;
}

export interface Outcome {
  readonly lookups: number;
  readonly charged: number;
  readonly mostConnections: number;
  readonly limit: number;
  /** Answers to creations other than 201, by status; 0 is no answer at all. */
  readonly refused: ReadonlyMap<number, number>;
}

/** The maximum connections of the service under test; the server has some more, which strangers take. */
const LIMIT = 8;
const SERVER_CONNECTIONS = 20;
const NAME = "tortured";
const CREATORS = 8;
const END_TIMEOUT_MS = 600_000;

/**
 * Creates lookups on a PostgreSQL that breaks in every way, and checks that none was lost or charged twice, that the
 * service stayed within its connection limit, and that its process never ended.
 */
export async function breakAndCount(breaks: Breaks, say: (line: string) => void = () => {}): Promise<Outcome> {
  const server = await startPostgres([`max_connections=${SERVER_CONNECTIONS}`, "superuser_reserved_connections=3"]);
  let service: ServiceProcess | null = null;
  try {
    await runOn(server.address, "postgres", `create role ${NAME} login`);
    await runOn(server.address, "postgres", "create role stranger login");
    await runOn(server.address, "postgres", `create database ${NAME} owner ${NAME}`);
    const url = `${server.address.replace("candor@", `${NAME}@`)}${NAME}`;
    service = await startServiceProcess({
      env: {
        CANDOR_LOG_LEVEL: "info",
        DATABASE_URL: url,
        CANDOR_DATABASE_CONNECTIONS: String(LIMIT),
        CANDOR_CONCURRENT_LOOKUPS: "8",
      },
    });
    return await runBreaks(breaks, server, url, service, say);
  } catch (error) {
    say(String(error instanceof Error ? error.stack : error));
    say(service?.output().split("\n").slice(-40).join("\n") ?? "it did not start");
    throw error;
  } finally {
    await service?.stop();
    await server.stop();
  }
}

async function runBreaks(
  breaks: Breaks,
  server: TestServer,
  url: string,
  service: ServiceProcess,
  say: (line: string) => void,
): Promise<Outcome> {
  const pid = service.pid();
  const { key, keyId } = await makeKey(service, breaks.lookups);
  const candidateId = await findPerson(
    { call: async (method, path) => await callService(service, method, path) },
    "Amara Okonkwo",
  );
  const watch = watchConnections(server);
  const over = new AbortController();
  const creating = createLookups(service, key, candidateId, breaks.lookups, over.signal);
  // Errors are reported where this is awaited.
  creating.catch(() => {});
  try {
    await terminate(server, breaks.terminations);
    say(`ended every connection ${breaks.terminations} times`);
    for (let restart = 0; restart < breaks.restarts; restart++) {
      await server.halt();
      await server.resume();
      await delay(500);
    }
    say(`restarted the server ${breaks.restarts} times`);
    await server.halt();
    await checkAway(service);
    await delay(breaks.awayMs);
    await server.resume();
    say(`stopped the server for ${breaks.awayMs} ms`);
    await exhaust(server, url, breaks.exhaustedMs);
    say(`took every connection for ${breaks.exhaustedMs} ms`);
    const refused = await creating;
    const { ended, charged, credits, failed } = await waitForAll(server, keyId);
    const mostConnections = await watch.stop();
    assert.equal(service.pid(), pid);
    assert.doesNotThrow(() => process.kill(pid, 0), "the process has ended");
    assert.doesNotMatch(service.output(), /"level":50/, "the log contains an error");
    assert.deepEqual(ended, { success: breaks.lookups }, "a lookup was lost, or did not end well");
    assert.equal(charged, breaks.lookups);
    assert.equal(credits, 0, "credits do not match what the lookups cost");
    assert.equal(failed, 0, "a database failure counts as a failure of a source");
    assert.ok(mostConnections <= LIMIT, `${mostConnections} connections, with ${LIMIT} allowed`);
    return { lookups: breaks.lookups, charged, mostConnections, limit: LIMIT, refused };
  } finally {
    // Even after a failure: otherwise both would continue forever.
    over.abort();
    await watch.stop();
  }
}

/** A key with a credit for every lookup, and not one more. */
async function makeKey(service: ServiceProcess, credits: number): Promise<{ key: string; keyId: string }> {
  const { status, body, text } = await callService(service, "POST", "/keys", {
    body: {
      name: "torture",
      scopes: ["search", "lookups:read", "lookups:write"],
      purposes: ["due_diligence"],
      credits,
    },
  });
  assert.equal(status, 201, text);
  return body as { key: string; keyId: string };
}

/** Creates this many lookups, each under an Idempotency-Key, and repeats each request until it is answered. */
async function createLookups(
  service: ServiceProcess,
  key: string,
  candidateId: string,
  count: number,
  over: AbortSignal,
): Promise<ReadonlyMap<number, number>> {
  const refused = new Map<number, number>();
  let next = 0;
  const create = async () => {
    for (let number = next++; number < count; number = next++) {
      for (;;) {
        over.throwIfAborted();
        const status = await createOne(service, key, candidateId, `lookup-${number}`);
        if (status === 201) break;
        assert.ok([503, 429, 409, 0].includes(status), `status ${status}`);
        refused.set(status, (refused.get(status) ?? 0) + 1);
        await delay(200);
      }
    }
  };
  await Promise.all(Array.from({ length: CREATORS }, create));
  return refused;
}

async function createOne(service: ServiceProcess, key: string, candidateId: string, name: string): Promise<number> {
  const { status, headers, text } = await callService(service, "POST", "/lookups", {
    key,
    body: { candidateId },
    headers: { "idempotency-key": name },
  });
  if (status === 503) {
    assert.match(headers.get("retry-after") ?? "", /^[2-6]$/);
    assert.match(text, /"code":"(?:database_unavailable|overloaded)"/);
  }
  return status;
}

async function terminate(server: TestServer, times: number): Promise<void> {
  for (let time = 0; time < times; time++) {
    await delay(50 + Math.random() * 400);
    await runOn(
      server.address,
      "postgres",
      `select pg_terminate_backend(pid) from pg_stat_activity where usename = '${NAME}'`,
    );
  }
}

/** While the database is down the process lives, is not ready, and says so when asked. */
async function checkAway(service: ServiceProcess): Promise<void> {
  const statusOf = async (path: string) => (await fetch(`${service.url}${path}`)).status;
  assert.equal(await statusOf("/healthz"), 200);
  assert.equal(await statusOf("/readyz"), 503);
  const { status, headers } = await callService(service, "GET", "/lookups");
  assert.equal(status, 503);
  assert.equal(headers.get("content-type")?.split(";")[0], "application/problem+json");
}

async function exhaust(server: TestServer, url: string, forMs: number): Promise<void> {
  const taken: pg.Client[] = [];
  let refusals = 0;
  const until = performance.now() + forMs;
  try {
    // The service's connections are ended, so that it needs new ones.
    await terminate(server, 1);
    while (performance.now() < until) {
      const client = new pg.Client({
        connectionString: url.replace(`/${NAME}`, "/postgres").replace(`${NAME}@`, "stranger@"),
      });
      client.on("error", () => {});
      try {
        await client.connect();
        taken.push(client);
      } catch {
        // None is left, as intended.
        refusals++;
        await delay(20);
      }
    }
    assert.ok(refusals > 0, "the server was not exhausted");
  } finally {
    await Promise.all(taken.map((client) => client.end()));
  }
}

/** Waits until no lookup is running, and counts how they ended. */
async function waitForAll(server: TestServer, keyId: string) {
  const client = new pg.Client({ connectionString: `${server.address}${NAME}` });
  await client.connect();
  try {
    const deadline = performance.now() + END_TIMEOUT_MS;
    for (;;) {
      const { rows } = await client.query<{ status: string; credit: string; count: number }>(
        "select status, credit, count(*)::int from lookup where key_id = $1 group by status, credit",
        [keyId],
      );
      const busy = rows.some(({ status }) => status === "queued" || status === "running");
      if (!busy || performance.now() > deadline) {
        const key = await client.query<{ credits: number }>("select credits from api_key where id = $1", [keyId]);
        const ended: Record<string, number> = {};
        for (const row of rows) ended[row.status] = (ended[row.status] ?? 0) + row.count;
        const charged = rows.filter(({ credit }) => credit === "charged").reduce((sum, row) => sum + row.count, 0);
        const failed = await client.query("select 1 from probe where outcome = 'failed'");
        return { ended, charged, credits: key.rows[0]?.credits, failed: failed.rows.length };
      }
      await delay(200);
    }
  } finally {
    await client.end();
  }
}

/** Checks every few milliseconds how many connections the service has. */
function watchConnections(server: TestServer) {
  let most = 0;
  const stopping = new AbortController();
  const watching = (async () => {
    while (!stopping.signal.aborted) {
      const client = new pg.Client({ connectionString: `${server.address}postgres` });
      client.on("error", () => {});
      try {
        await client.connect();
        while (!stopping.signal.aborted) {
          const { rows } = await client.query<{ count: number }>(
            `select count(*)::int from pg_stat_activity where usename = '${NAME}'`,
          );
          most = Math.max(most, rows[0]?.count ?? 0);
          await delay(5);
        }
      } catch {
        // The server is down, as intended.
        await delay(20);
      } finally {
        await client.end().catch(() => {});
      }
    }
  })();
  return {
    async stop() {
      stopping.abort();
      await watching;
      return most;
    },
  };
}
