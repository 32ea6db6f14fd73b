import assert from "node:assert/strict";
import { once } from "node:events";
import { Agent, get, type IncomingMessage } from "node:http";
import { text } from "node:stream/consumers";
import { after, before, test } from "node:test";
import { setTimeout as delay } from "node:timers/promises";
import { callService, findPerson, startApi } from "../../api/http.ts";
import { startServiceProcess, type ServiceProcess } from "../../support/service.ts";
import { until } from "../../support/until.ts";

// No lookups run here: they stay queued, and their callers keep waiting.
let service: ServiceProcess;
let lookupId = "";
before(async () => {
  service = await startServiceProcess({ env: { CANDOR_ROLE: "api" } });
  const call = async (method: string, path: string) => await callService(service, method, path);
  const candidateId = await findPerson({ call }, "Amara Okonkwo");
  const created = await callService(service, "POST", "/lookups", { body: { candidateId } });
  assert.equal(created.status, 201, created.text);
  ({ lookupId } = created.body as { lookupId: string });
});
after(() => service.stop());

test("A search is answered while hundreds wait for a lookup", async () => {
  const agent = new Agent({ maxSockets: Number.POSITIVE_INFINITY });
  const waiting = Array.from(
    { length: 300 },
    () =>
      new Promise<string>((resolve) => {
        get(`${service.url}/v1/lookups/${lookupId}?wait=60`, { agent, headers: { "x-api-key": service.apiKey } }, () =>
          resolve("answered"),
        ).on("error", () => resolve("gone"));
      }),
  );
  const { status } = await callService(service, "GET", "/search?type=candor&query=okonkwo");
  assert.equal(status, 200);
  assert.equal(await Promise.race([...waiting, delay(0, "all wait")]), "all wait");
  agent.destroy();
  await Promise.all(waiting);
});

test("A stopping service answers all waiting requests, ends the streams, and cuts none off", async () => {
  const streams = await Promise.all(
    Array.from({ length: 5 }, () =>
      fetch(`${service.url}/v1/lookups/${lookupId}/events`, { headers: { "x-api-key": service.apiKey } }),
    ),
  );
  const waiting = Array.from({ length: 40 }, () => ask(`/lookups/${lookupId}?wait=60`));
  await Promise.all(waiting.map(({ sent }) => sent));
  // Everybody who came before this request is being served.
  assert.equal((await ask("/lookups").answer).status, 200);
  const ended = new AbortController();
  const coming = Array.from({ length: 5 }, async () => {
    const outcomes: string[] = [];
    while (!ended.signal.aborted) {
      const outcome = await ask("/lookups").answer.then(
        ({ status }) => String(status),
        (error: NodeJS.ErrnoException) => String(error.code),
      );
      if (outcome !== outcomes.at(-1)) outcomes.push(outcome);
    }
    return outcomes.join(", ");
  });
  await service.end();
  ended.abort();
  // Requests in between are answered, then told to try again, then refused; no server can avoid a reset for a
  // connection accepted by the system at the very instant the port closes.
  for (const outcomes of await Promise.all(coming))
    assert.match(outcomes, /^(?:200)?(?:(?:^|, )503)?(?:(?:^|, )ECONNRESET)?(?:(?:^|, )ECONNREFUSED)?$/);
  for (const { answer } of waiting) {
    const { status, body } = await answer;
    assert.equal(status, 200);
    assert.equal((JSON.parse(body) as { status: string }).status, "queued");
  }
  for (const stream of streams) assert.match(await stream.text(), /event: stage\n/);
  assert.match(service.output(), /"stopping"/);
  assert.match(service.output(), /"msg":"stopped"/);
  // The effect of a stop on requests is not a failure.
  assert.doesNotMatch(service.output(), /stopped late|stopping failed|"level":50/);
});

test("A lookup interrupted by a stop has not failed", async () => {
  const api = await startApi();
  try {
    await api.rows.query("begin; lock table probe in access exclusive mode");
    const created = await api.call("POST", "/lookups", {
      body: { candidateId: await findPerson(api, "Amara Okonkwo") },
    });
    assert.equal(created.status, 201, created.text);
    const waits = "select from pg_locks where not granted and relation = 'probe'::regclass";
    await until(async () => (await api.rows.query(waits)).rowCount !== 0);
    const stopped = api.service.end();
    // Its signal comes before anything else.
    await api.rows.query("rollback");
    await stopped;
    assert.doesNotMatch(api.service.output(), /a lookup failed/);
    const { rows } = await api.rows.query<{ failures: number }>("select failures from lookup");
    assert.ok(rows[0] && rows[0].failures <= 0, JSON.stringify(rows));
  } finally {
    await api.stop();
  }
});

/** Makes a request over its own connection. `sent` resolves when the service has the request. */
function ask(path: string) {
  const asked = get(`${service.url}/v1${path}`, { agent: new Agent(), headers: { "x-api-key": service.apiKey } });
  const sent = once(asked, "finish");
  // A client whose connection is refused has sent nothing: the answer tells.
  sent.catch(() => {});
  const answer = once(asked, "response").then(async ([response]: IncomingMessage[]) => {
    assert.ok(response);
    return { status: response.statusCode, body: await text(response) };
  });
  return { sent, answer };
}
