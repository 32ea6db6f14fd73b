import assert from "node:assert/strict";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { after, before, test } from "node:test";
import { setTimeout as delay } from "node:timers/promises";
import { type CallOptions, callService, findPerson, waitForEnd } from "../../api/http.ts";
import { type ServiceProcess, startServiceProcess } from "../../support/service.ts";
import { until } from "../../support/until.ts";

// The machine's clock is set, by hand or by a time server that was unreachable, while the service is running.
const HOUR_MS = 3_600_000;
const CLOCK = new URL("../../support/jumping-clock.mjs", import.meta.url).href;
let folder: string;
let service: ServiceProcess;
const jump = async (ms: number): Promise<void> => {
  writeFileSync(join(folder, "clock"), String(ms));
  await delay(50);
};
const call = async (method: string, path: string, options: CallOptions = {}) => {
  const answer = await callService(service, method, path, options);
  assert.ok(answer.status < 500, `${method} ${path}: ${answer.text}`);
  return answer;
};

before(async () => {
  folder = mkdtempSync(join(tmpdir(), "candor-clock-"));
  writeFileSync(join(folder, "clock"), "0");
  service = await startServiceProcess({
    env: { NODE_OPTIONS: `--import ${CLOCK}`, JUMPING_CLOCK: join(folder, "clock") },
  });
});
after(async () => {
  await service.stop();
  rmSync(folder, { recursive: true });
});

test("Lookups end normally, and are charged once, while the clock jumps ahead and back", async () => {
  const charges = async (): Promise<number> => {
    const [from, to] = [-2, 60].map((days) => new Date(Date.now() + days * 24 * HOUR_MS).toISOString().slice(0, 10));
    const { results } = (await call("GET", `/usage?from=${from}&to=${to}`)).body as { results: { charged: number }[] };
    return results.reduce((sum, { charged }) => sum + charged, 0);
  };
  const candidateId = await findPerson({ call }, "Amara Okonkwo");
  const jumps = [40 * 24 * HOUR_MS, -3 * HOUR_MS];
  const before = await charges();
  for (const ms of jumps) {
    const created = await call("POST", "/lookups", { body: { candidateId } });
    assert.equal(created.status, 201, created.text);
    const { lookupId } = created.body as { lookupId: string };
    await jump(ms);
    const { status } = await waitForEnd({ call }, lookupId);
    assert.equal(status, "success");
  }
  assert.equal((await charges()) - before, jumps.length);
});

test("A revoked key no longer works, though the clock has been set back since it was checked", async () => {
  await jump(2 * HOUR_MS);
  const made = await call("POST", "/keys", {
    body: { name: "clock", scopes: ["search"], purposes: ["due_diligence"] },
  });
  assert.equal(made.status, 201, made.text);
  const { key: apiKey, keyId } = made.body as { key: string; keyId: string };
  const search = async () =>
    (await callService({ ...service, apiKey }, "GET", "/search?type=candor&query=okonkwo")).status;
  assert.equal(await search(), 200);
  await jump(-2 * HOUR_MS);
  assert.equal((await call("DELETE", `/keys/${keyId}`)).status, 200);
  await until(async () => (await search()) === 401);
});

test("The log of a service whose clock jumped contains no failure", () => {
  assert.doesNotMatch(service.output(), /"level":50/);
});
