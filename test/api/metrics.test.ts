import assert from "node:assert/strict";
import { existsSync, readFileSync } from "node:fs";
import { connect } from "node:net";
import { text } from "node:stream/consumers";
import { after, before, test } from "node:test";
import { ConfigError, readConfig } from "../../src/config/config.ts";
import { createLog } from "../../src/log.ts";
import { serve } from "../../src/serve.ts";
import { findFreePort } from "../support/postgres.ts";
import { startService, type TestService } from "../support/service.ts";
import { callService, findPerson, lookUp } from "./http.ts";

let service: TestService;
let metricsUrl: string;
let port: number;
before(async () => {
  port = await findFreePort();
  metricsUrl = `http://127.0.0.1:${port}/metrics`;
  service = await startService({ env: { CANDOR_METRICS_PORT: String(port) } });
});
after(() => service.stop());

const read = async () => await (await fetch(metricsUrl)).text();

test("events are counted by route, source and state, and no count names a person", async () => {
  const api = { call: (method: string, path: string, options?: object) => callService(service, method, path, options) };
  const lookupId = String((await lookUp(api, await findPerson(api, "Amara Okonkwo")))["lookupId"]);
  await api.call("GET", `/lookups/${lookupId}/nowhere`);
  const metrics = await read();
  assert.match(metrics, /^candor_lookups_ended_total\{status="success"\} 1$/m);
  assert.match(metrics, /^candor_probe_seconds_count\{connector="archive",outcome="found"\} \d+$/m);
  assert.match(metrics, /^candor_http_request_seconds_count\{method="POST",route="\/v1\/lookups",status="201"\} 1$/m);
  assert.match(metrics, /^candor_http_request_seconds_count\{method="GET",route="none",status="404"\} 1$/m);
  assert.match(metrics, /^candor_lookups_waiting\{status="queued"\} 0$/m);
  assert.match(metrics, /^candor_webhooks_pending 0$/m);
  assert.match(metrics, /^nodejs_eventloop_lag_p99_seconds /m);
  assert.doesNotMatch(metrics, /amara|okonkwo/i);
  assert.equal(metrics.includes(lookupId), false);
});

test("requests that reach no route are counted too, by their status", async () => {
  for (const bytes of ["nonsense", "GET /v1/lookups/%zz HTTP/1.1\r\nHost: x", "GET /healthz HTTP/1.1"]) {
    const socket = connect(Number(new URL(service.url).port), "127.0.0.1");
    socket.end(`${bytes}\r\n\r\n`);
    assert.match(await text(socket), /^HTTP\/1\.1 400 /);
  }
  const metrics = await read();
  assert.match(metrics, /^candor_http_request_seconds_count\{method="none",route="none",status="400"\} 2$/m);
  assert.match(metrics, /^candor_http_request_seconds_count\{method="GET",route="\/healthz",status="400"\} 1$/m);
});

test("the metrics port answers nothing else, and the service's port has no metrics", async () => {
  assert.equal((await fetch(metricsUrl.replace("/metrics", "/v1/lookups"))).status, 404);
  assert.equal((await fetch(metricsUrl, { method: "POST" })).status, 404);
  assert.equal((await fetch(`${service.url}/metrics`)).status, 404);
});

test("a port that is taken, or is the service's own, ends the start with one line", async () => {
  const free = String(await findFreePort());
  const dataDir = `${service.dataDir}-other`;
  for (const [own, expected] of [
    [String(port), `Port ${port} is in use. Stop the program that uses it, or set CANDOR_METRICS_PORT.`],
    [free, `CANDOR_METRICS_PORT is "${free}"; give a number from 1 to 65535 that is not PORT.`],
  ] as const) {
    const env = { PORT: free, CANDOR_DATA_DIR: dataDir, CANDOR_SAMPLES: "off", CANDOR_METRICS_PORT: own };
    // The service's process ends with the message of such an error and nothing else.
    const start = serve(readConfig(env), env, createLog("silent"), {
      newKey: false,
      acceptSecret: false,
      acceptTombstones: false,
    });
    await assert.rejects(start, (error: Error) => error instanceof ConfigError && error.message === expected);
    assert.equal(existsSync(dataDir), false, "a database was made although the port is taken");
  }
});

test("the dashboard queries only existing metrics", async () => {
  const dashboard = readFileSync(new URL("../../docs/grafana/candor.json", import.meta.url), "utf8");
  const metrics = await read();
  const asked = new Set(dashboard.match(/\b(?:candor|nodejs|process)_[a-z0-9_]+/g));
  assert.ok(asked.size >= 8);
  for (const name of asked) {
    const base = name.replace(/_(?:bucket|count|sum)$/, "");
    assert.match(metrics, new RegExp(`^# TYPE (?:${name}|${base}) `, "m"), name);
  }
});
