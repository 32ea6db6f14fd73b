import assert from "node:assert/strict";
import { spawn } from "node:child_process";
import { once } from "node:events";
import { readFileSync } from "node:fs";
import { after, before, test } from "node:test";
import { text } from "node:stream/consumers";
import { fileURLToPath } from "node:url";
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

test("what happened is counted by route, source and state, and no count names a person", async () => {
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

test("the port of the metrics answers nothing else, and the port of the service has none", async () => {
  assert.equal((await fetch(metricsUrl.replace("/metrics", "/v1/lookups"))).status, 404);
  assert.equal((await fetch(metricsUrl, { method: "POST" })).status, 404);
  assert.equal((await fetch(`${service.url}/metrics`)).status, 404);
});

test("a port that is taken, or is the service's own, ends the start in one line", async () => {
  const main = fileURLToPath(new URL("../../src/main.ts", import.meta.url));
  for (const [own, expected] of [
    [String(port), `Port ${port} is taken. Stop what listens there, or set CANDOR_METRICS_PORT.\n`],
    ["4000", 'CANDOR_METRICS_PORT is "4000"; give a number from 1 to 65535 that is not PORT.\n'],
  ] as const) {
    const env = {
      PATH: process.env["PATH"] ?? "",
      CANDOR_DATA_DIR: `${service.dataDir}-other`,
      CANDOR_SAMPLES: "off",
      CANDOR_LOG_LEVEL: "silent",
      CANDOR_METRICS_PORT: own,
    };
    const child = spawn(process.execPath, [main], { env, stdio: ["ignore", "ignore", "pipe"] });
    const [said] = await Promise.all([text(child.stderr), once(child, "exit")]);
    assert.equal(said, expected);
    assert.equal(child.exitCode, 1);
  }
});

test("the dashboard asks for metrics that there are", async () => {
  const dashboard = readFileSync(new URL("../../docs/grafana/candor.json", import.meta.url), "utf8");
  const metrics = await read();
  const asked = new Set(dashboard.match(/\b(?:candor|nodejs|process)_[a-z0-9_]+/g));
  assert.ok(asked.size >= 8);
  for (const name of asked) {
    const base = name.replace(/_(?:bucket|count|sum)$/, "");
    assert.match(metrics, new RegExp(`^# TYPE (?:${name}|${base}) `, "m"), name);
  }
});
