import assert from "node:assert/strict";
import { after, before, test } from "node:test";
import { setTimeout as delay } from "node:timers/promises";
import { startApiBy, type TestApi } from "../api/http.ts";
import { type ServiceProcess, startServiceProcess } from "../support/service.ts";

let api: TestApi<ServiceProcess>;
before(async () => {
  api = await startApiBy(startServiceProcess, {});
});
after(() => api.stop());

test("a process that is killed between an effect and its answer has done nothing, and the repeated request does it once", async () => {
  const create = () =>
    api.call("POST", "/keys", {
      body: { name: "repeated", scopes: ["search"], purposes: ["self"] },
      headers: { "idempotency-key": "killed in between" },
    });
  const made = async () =>
    Number((await api.rows.query("select count(*) as n from api_key where name = 'repeated'")).rows[0].n);
  // The answer is kept last: whoever waits here has written the key.
  await api.rows.query(`create function wait_for_kill() returns trigger language plpgsql as
    'begin perform pg_advisory_xact_lock(20261123); return new; end'`);
  await api.rows.query(
    "create trigger wait_for_kill before update on idempotency for each row execute function wait_for_kill()",
  );
  await api.rows.query("select pg_advisory_lock(20261123)");
  const lost = create().catch(() => null);
  while (!(await isSomebodyWaiting())) await delay(20);
  await api.service.kill();
  assert.equal(await lost, null);
  await api.rows.query("select pg_advisory_unlock(20261123)");
  await api.service.restart();
  assert.equal(await made(), 0);
  const [first, again] = [await create(), await create()];
  assert.deepEqual([first.status, again.status, again.body], [201, 201, first.body]);
  assert.equal(await made(), 1);
});

async function isSomebodyWaiting(): Promise<boolean> {
  const { rows } = await api.rows.query("select 1 from pg_locks where locktype = 'advisory' and not granted");
  return rows.length > 0;
}
