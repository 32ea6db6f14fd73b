import assert from "node:assert/strict";
import { mkdtempSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as delay } from "node:timers/promises";
import pg from "pg";
import type { AuditPage } from "../../src/contract/audit.ts";
import { verifyWebhook } from "../../src/client/verify-webhook.ts";
import type { z } from "zod";
import { callService, type CallOptions, findPerson } from "../api/http.ts";
import { listDifferences, readEnding } from "./kill.ts";
import { runOn, startPostgres, type TestServer } from "./postgres.ts";
import { type Received, startReceiver, type TestReceiver } from "./receiver.ts";
import { type ServiceProcess, startServiceProcess } from "./service.ts";
import { until } from "./until.ts";

/** How much is done to an installation of an API process, several workers and a PostgreSQL server of their own. */
export interface Kills {
  /** At least this many lookups are made, and as many more as it takes until the last kill. */
  readonly lookups: number;
  readonly workers: number;
  /** The workers, the API process and the server have turns. */
  readonly kills: number;
  /** How long a process may take to be ready. */
  readonly readyMs?: number;
}

interface Installation {
  readonly server: TestServer;
  readonly receiver: TestReceiver;
  readonly api: ServiceProcess;
  readonly workers: readonly ServiceProcess[];
  /** Aborted when anything has failed: whoever waits for an answer then would wait for ever. */
  readonly ended: AbortSignal;
  /** Of the key that makes the lookups. */
  readonly key: string;
  readonly keyId: string;
}

const DATABASE = "killed";
const PEOPLE = ["Amara Okonkwo", "Nadia Rahmani"];
const CREDITS = 1_000_000;
/** Each makes one lookup after another. */
const CALLERS = 6;
/** A kill comes at most this long after a lookup was seen to run. */
const MAX_PAUSE_MS = 2_000;

/**
 * Kills the workers, the API process and the database at random moments while callers make lookups, and checks that no
 * lookup is lost, made twice, charged twice or ended with another profile; that the receiver was told of each, under
 * one ID; and that the audit contains each.
 *
 * @returns how many lookups were made
 */
export async function killProcessesAndCount(kills: Kills, say: (line: string) => void = () => {}): Promise<number> {
  const server = await startPostgres();
  const receiver = await startReceiver();
  const started: ServiceProcess[] = [];
  const ending = new AbortController();
  try {
    await runOn(server.address, "postgres", `create database ${DATABASE}`);
    const dataDir = mkdtempSync(join(tmpdir(), "candor-killed-"));
    const start = async (role: "api" | "worker", baseUrl?: string) => {
      const env = {
        CANDOR_ROLE: role,
        CANDOR_LOG_LEVEL: "info",
        CANDOR_WEBHOOK_ORIGINS: receiver.origin,
        CANDOR_KEY_RATE: "off",
        CANDOR_ACCOUNT_RATE: "off",
        DATABASE_URL: `${server.address}${DATABASE}`,
        ...(baseUrl !== undefined && { CANDOR_BASE_URL: baseUrl }),
      };
      const wait = kills.readyMs === undefined ? {} : { readyMs: kills.readyMs };
      const process = await startServiceProcess({ dataDir, env, ...wait });
      started.push(process);
      return process;
    };
    const api = await start("api");
    const workers: ServiceProcess[] = [];
    for (let number = 0; number < kills.workers; number++) workers.push(await start("worker", api.url));
    const ended = ending.signal;
    return await killAndCount({ server, receiver, api, workers, ended, ...(await makeKey(api)) }, kills, say);
  } catch (error) {
    for (const { output } of started) say(output().split("\n").slice(-20).join("\n"));
    throw error;
  } finally {
    ending.abort();
    // The workers first: the API process removes the directory that they share.
    for (const process of started.slice(1)) await process.end();
    await started[0]?.stop();
    await receiver.close();
    await server.stop();
  }
}

async function makeKey(api: ServiceProcess): Promise<{ readonly key: string; readonly keyId: string }> {
  const body = { name: "killed", scopes: ["lookups:read", "lookups:write"], purposes: ["due_diligence"] };
  const made = await callService(api, "POST", "/keys", { body: { ...body, credits: CREDITS } });
  assert.equal(made.status, 201, made.text);
  return made.body as { key: string; keyId: string };
}

async function killAndCount(here: Installation, kills: Kills, say: (line: string) => void): Promise<number> {
  const { api } = here;
  const call = async (method: string, path: string, options?: CallOptions) =>
    await callService(api, method, path, options);
  const candidates: string[] = [];
  for (const name of PEOPLE) candidates.push(await findPerson({ call }, name));
  const made = new Map<string, string>();
  const calm = new Map<string, unknown>();
  for (const [number, candidateId] of candidates.entries()) {
    // The second one: the first may read what later ones find stored.
    const first = await create(here, candidateId, `first-${number}`);
    made.set(first, candidateId);
    await waitPatiently(here, first);
    const lookupId = await create(here, candidateId, `calm-${number}`);
    made.set(lookupId, candidateId);
    await waitPatiently(here, lookupId);
    calm.set(candidateId, await readEnding(api, lookupId));
  }
  const over = new AbortController();
  const callers = Array.from({ length: CALLERS }, async (_, caller) => {
    for (let turn = 0; made.size < kills.lookups || !over.signal.aborted; turn++) {
      const candidateId = candidates[(caller + turn) % candidates.length] ?? "";
      const lookupId = await create(here, candidateId, `${caller}-${turn}`);
      made.set(lookupId, candidateId);
      await waitPatiently(here, lookupId);
    }
  });
  const killing = killInTurn(here, kills, say).finally(() => over.abort());
  await Promise.all([...callers, killing]);
  await checkRows(here, [...made.keys()]);
  await checkMessages(here, [...made.keys()]);
  await checkAudit(here, [...made.keys()]);
  for (const [lookupId, candidateId] of made) {
    const differs = listDifferences(await readEnding(api, lookupId), calm.get(candidateId));
    assert.deepEqual(differs, [], `${lookupId}: another profile`);
  }
  return made.size;
}

/** Kills each worker, the API process and the server in turn, whenever a lookup is running. */
async function killInTurn(here: Installation, { kills }: Kills, say: (line: string) => void): Promise<void> {
  const { server, api, workers } = here;
  const kill = (name: string, process: ServiceProcess) => async () => {
    await process.kill();
    await process.restart();
    return name;
  };
  const victims = [
    ...workers.map((worker, number) => kill(`worker ${number + 1}`, worker)),
    kill("the API process", api),
    async () => {
      await server.crash();
      await server.resume();
      return "the database";
    },
  ];
  // Begins with one of each kind, however few kills there are.
  const turns = [...victims.slice(workers.length - 1), ...victims.slice(0, workers.length - 1)];
  for (let number = 0; number < kills; number++) {
    await until(async () => (await select(here, "select from lookup where status = 'running'")).length > 0);
    await delay(Math.random() * MAX_PAUSE_MS);
    const name = await turns[number % turns.length]?.();
    say(`killed ${name}`);
  }
}

/** Creates a lookup under one `Idempotency-Key`, and repeats the request until it is answered. */
async function create({ api, key, receiver, ended }: Installation, candidateId: string, name: string): Promise<string> {
  const options = {
    key,
    body: { candidateId, webhookUrl: `${receiver.origin}/${name}` },
    headers: { "idempotency-key": name },
  };
  for (;;) {
    ended.throwIfAborted();
    const answer = await callService(api, "POST", "/lookups", options).catch(() => null);
    if (answer?.status === 201) return (answer.body as { lookupId: string }).lookupId;
    assert.ok(answer === null || [409, 503].includes(answer.status), answer?.text);
    await delay(100);
  }
}

async function waitPatiently({ api, key, ended }: Installation, lookupId: string): Promise<void> {
  for (;;) {
    ended.throwIfAborted();
    const answer = await callService(api, "GET", `/lookups/${lookupId}?wait=5`, { key }).catch(() => null);
    const { status } = (answer?.body ?? {}) as { status?: string };
    if (answer?.status === 200 && status !== "queued" && status !== "running") return;
    assert.ok(answer === null || [200, 503].includes(answer.status), answer?.text);
    if (answer?.status !== 200) await delay(100);
  }
}

async function checkRows(here: Installation, lookupIds: readonly string[]): Promise<void> {
  const lookups = await select(here, "select id, status, credit from lookup where key_id = $1 order by id", [
    here.keyId,
  ]);
  const expected = lookupIds.map((id) => ({ id, status: "success", credit: "charged" }));
  assert.deepEqual(
    lookups,
    expected.sort((one, other) => (one.id < other.id ? -1 : 1)),
  );
  const entries = await select(
    here,
    "select lookup_id as id, count(*)::int as n from credit_entry where key_id = $1 and reason = 'charged' group by 1 order by 1",
    [here.keyId],
  );
  assert.deepEqual(
    entries,
    expected.map(({ id }) => ({ id, n: 1 })),
  );
  const left = await select(here, "select credits from api_key where id = $1", [here.keyId]);
  assert.deepEqual(left, [{ credits: CREDITS - lookupIds.length }]);
}

/** Each lookup was told of at least once, always under the same ID and with a signature of this installation. */
async function checkMessages(here: Installation, lookupIds: readonly string[]): Promise<void> {
  const waiting = "select from webhook_delivery where state = 'pending'";
  await until(async () => (await select(here, waiting)).length === 0);
  const { secrets } = (await callService(here.api, "GET", "/webhooks/secrets")).body as { secrets: string[] };
  const ids = new Map<string, Set<string>>(lookupIds.map((id) => [id, new Set()]));
  for (const { headers, body } of here.receiver.received as readonly Received[]) {
    const message = verifyWebhook(secrets, headers, body);
    assert.equal(message.type, "lookup.finished");
    ids.get(message.data.lookupId)?.add(headers["webhook-id"] ?? "");
  }
  for (const [lookupId, told] of ids) assert.equal(told.size, 1, `${lookupId}: told under ${told.size} IDs`);
}

/** Each lookup has a row that says who created it, and the chain is whole. */
async function checkAudit({ api }: Installation, lookupIds: readonly string[]): Promise<void> {
  const created = new Set<string | null>();
  for (let next = ""; ; ) {
    const page = (await callService(api, "GET", `/audit?limit=1000&next=${next}`)).body as z.infer<typeof AuditPage>;
    for (const { operation, httpStatus, lookupId } of page.results)
      if (operation === "createLookup" && httpStatus === 201) created.add(lookupId);
    if (page.next === "") break;
    next = page.next;
  }
  assert.deepEqual(
    lookupIds.filter((id) => !created.has(id)),
    [],
    "lookups that the audit does not contain",
  );
  const verification = (await callService(api, "GET", "/audit/verification")).body as { firstBad: unknown };
  assert.equal(verification.firstBad, null);
}

async function select(
  { server, ended }: Installation,
  text: string,
  values: readonly unknown[] = [],
): Promise<readonly Record<string, unknown>[]> {
  for (;;) {
    ended.throwIfAborted();
    const client = new pg.Client({ connectionString: `${server.address}${DATABASE}` });
    client.on("error", () => {});
    try {
      await client.connect();
      return (await client.query<Record<string, unknown>>(text, [...values])).rows;
    } catch (error) {
      // The server is down, as intended.
      if (!isAway(error)) throw error;
      await delay(50);
    } finally {
      await client.end().catch(() => {});
    }
  }
}

const AWAY = new Set(["ECONNREFUSED", "ECONNRESET", "57P01", "57P02", "57P03"]);

function isAway(error: unknown): boolean {
  return error instanceof Error && ("code" in error ? AWAY.has(String(error.code)) : /terminated/.test(error.message));
}
