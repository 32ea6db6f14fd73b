import assert from "node:assert/strict";
import { Agent, get } from "node:http";
import { after, before, test } from "node:test";
import { setTimeout as delay } from "node:timers/promises";
import { callService, findPerson } from "../api/http.ts";
import { startServiceProcess, type ServiceProcess } from "../support/service.ts";

// Nobody runs lookups here: they stay queued, and whoever waits for them waits.
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
  await delay(500);
  const { status } = await callService(service, "GET", "/search?type=candor&query=okonkwo");
  assert.equal(status, 200);
  assert.equal(await Promise.race([...waiting, delay(0, "all wait")]), "all wait");
  agent.destroy();
  await Promise.all(waiting);
});

test("A service that stops answers everybody who waits, ends the streams, and does not cut them off", async () => {
  const waiting = Array.from({ length: 20 }, () => callService(service, "GET", `/lookups/${lookupId}?wait=60`));
  const streams = Array.from({ length: 5 }, () => callService(service, "GET", `/lookups/${lookupId}/events`));
  await delay(500);
  // Whoever came before this one is being served.
  assert.equal((await callService(service, "GET", "/lookups")).status, 200);
  await service.stop();
  for (const { status, body } of await Promise.all(waiting)) {
    assert.equal(status, 200);
    assert.equal((body as { status: string }).status, "queued");
  }
  for (const { status, text } of await Promise.all(streams)) {
    assert.equal(status, 200);
    assert.match(text, /event: stage\n/);
  }
  assert.match(service.output(), /"stopping"/);
  assert.doesNotMatch(service.output(), /stopped late|stopping failed/);
});
