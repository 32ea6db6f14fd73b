import assert from "node:assert/strict";
import { once } from "node:events";
import { createServer, type IncomingMessage, request, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { after, before, test } from "node:test";
import { setTimeout as delay } from "node:timers/promises";
import pg from "pg";
import { callService, findPerson, waitForEnd } from "../../api/http.ts";
import { LONG_FORM_ALONE } from "../../support/long-form.ts";
import { type ServiceProcess, startServiceProcess } from "../../support/service.ts";
import { until } from "../../support/until.ts";

/** Longer than the proxy takes to notice, even on a machine that is busy with other tests. */
const DRAIN_SECONDS = 6;
const LOOK_MS = 100;
const READERS = 3;

const services: ServiceProcess[] = [];
let proxy: Proxy;
let rows: pg.Client;

before(async () => {
  if (LONG_FORM_ALONE !== false) return;
  const env = { CANDOR_DRAIN_SECONDS: String(DRAIN_SECONDS) };
  const first = await startServiceProcess({ engine: "postgres", env });
  services.push(first);
  const { databaseUrl = "", dataDir, url } = first;
  const shared = { ...env, DATABASE_URL: databaseUrl, CANDOR_BASE_URL: url };
  services.push(await startServiceProcess({ dataDir, env: shared }));
  rows = new pg.Client({ connectionString: databaseUrl });
  await rows.connect();
  proxy = await startProxy(services.map((each) => each.url));
});
after(async () => {
  await proxy?.close();
  await rows?.end();
  for (const service of services.slice(1)) await service.end();
  await services[0]?.stop();
});

test("Processes restarted one after another, on a database that a newer release has extended, refuse nobody", {
  skip: LONG_FORM_ALONE,
}, async () => {
  const through = { url: proxy.url, apiKey: services[0]?.apiKey ?? "" };
  const call = async (method: string, path: string, options?: Parameters<typeof callService>[3]) =>
    await callService(through, method, path, options);
  const candidateId = await findPerson({ call }, "Amara Okonkwo");
  const undisturbed = await lookUp(candidateId);
  const ended = new AbortController();
  const made: string[] = [];
  let answered = 0;
  const failures: string[] = [];
  const ask = async (method: string, path: string, options?: Parameters<typeof callService>[3]) => {
    const { status, text, body } = await call(method, path, options);
    answered++;
    if (status > 299) failures.push(`${method} ${path}: ${status} ${text}`);
    return body as { lookupId?: string };
  };
  /** Creates a lookup and waits for it, as a page does, again and again. */
  const lookAgain = async () => {
    while (!ended.signal.aborted) {
      const { lookupId } = await ask("POST", "/lookups", { body: { candidateId } });
      if (lookupId !== undefined) made.push(lookupId);
      await ask("GET", `/lookups/${lookupId}?wait=60`);
    }
  };
  const readAgain = async () => {
    while (!ended.signal.aborted) {
      await ask("GET", "/search?type=candor&query=okonkwo");
      await ask("GET", `/candidates/${candidateId}`);
      await delay(LOOK_MS);
    }
  };
  const callers = [lookAgain(), ...Array.from({ length: READERS }, readAgain)];
  await until(async () => answered > READERS * 4);
  await rows.query("alter table import add column added_later int not null default 0");
  await rows.query("insert into migration (name, sha256, additive) values ('999999_later.sql', 'x', true)");
  for (const [number, service] of services.entries()) {
    const before = answered;
    await service.end();
    assert.ok(answered > before, "while a process leaves, others answer");
    assert.match(service.output(), /"msg":"leaving"[^]*"msg":"stopping"[^]*"msg":"stopped"/);
    await service.restart();
    await until(async () => proxy.isSentTo(number));
  }
  const rolled = answered;
  await until(async () => answered > rolled + READERS * 4);
  ended.abort();
  await Promise.all(callers);
  assert.deepEqual(failures, []);
  for (const lookupId of made) {
    const { status, data } = await waitForEnd({ call }, lookupId);
    assert.deepEqual([status, withoutId(data, lookupId)], ["success", undisturbed]);
  }

  async function lookUp(id: string): Promise<unknown> {
    const { body } = await call("POST", "/lookups", { body: { candidateId: id } });
    const { lookupId } = body as { lookupId: string };
    return withoutId((await waitForEnd({ call }, lookupId))["data"], lookupId);
  }
});

/** The address of a lookup's page contains its ID. */
function withoutId(data: unknown, lookupId: string): unknown {
  const profile = data as Record<string, unknown>;
  return { ...profile, url: String(profile["url"]).replace(lookupId, "") };
}

interface Proxy {
  readonly url: string;
  /** Whether requests go to a process, by its index. */
  isSentTo(number: number): boolean;
  close(): Promise<void>;
}

/**
 * Like a proxy: asks each process whether it is ready, sends requests in turn to those that are, and sends none
 * twice.
 */
async function startProxy(targets: readonly string[]): Promise<Proxy> {
  const ready = new Set(targets);
  let turn = 0;
  const look = async () => {
    for (const target of targets) {
      const answer = await fetch(`${target}/readyz`).catch(() => null);
      if (answer?.ok) ready.add(target);
      else ready.delete(target);
      await answer?.body?.cancel();
    }
  };
  const passOn = (incoming: IncomingMessage, outgoing: ServerResponse) => {
    const target = [...ready][turn++ % Math.max(1, ready.size)];
    if (target === undefined) return void outgoing.writeHead(502).end("nobody is ready");
    const { connection: _, host: __, ...headers } = incoming.headers;
    const asked = request(new URL(incoming.url ?? "/", target), { method: incoming.method ?? "GET", headers });
    asked.on("response", (answer) => {
      const { connection: ___, ...answered } = answer.headers;
      outgoing.writeHead(answer.statusCode ?? 502, answered);
      answer.pipe(outgoing);
    });
    asked.on("error", (error) => outgoing.writeHead(502).end(String(error)));
    incoming.pipe(asked);
  };
  const server = createServer(passOn);
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  const stopped = new AbortController();
  const looking = (async () => {
    while (!stopped.signal.aborted) {
      await look();
      await delay(LOOK_MS);
    }
  })();
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    isSentTo: (number) => ready.has(targets[number] ?? ""),
    async close() {
      stopped.abort();
      await looking;
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
