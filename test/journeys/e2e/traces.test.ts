import assert from "node:assert/strict";
import { mkdtempSync, rmSync } from "node:fs";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { json, text } from "node:stream/consumers";
import { after, test } from "node:test";
import { callService, findPerson, waitForEnd } from "../../api/http.ts";
import { createPostgresDatabase } from "../../support/database.ts";
import { startService } from "../../support/service.ts";

interface Received {
  readonly resourceSpans: readonly {
    readonly resource: { readonly attributes: readonly Attribute[] };
    readonly scopeSpans: readonly { readonly spans: readonly ReceivedSpan[] }[];
  }[];
}

interface Attribute {
  readonly key: string;
  readonly value: { readonly stringValue?: string; readonly intValue?: number };
}

interface ReceivedSpan {
  readonly name: string;
  readonly traceId: string;
  readonly spanId: string;
  readonly parentSpanId?: string;
  readonly startTimeUnixNano: string;
  readonly endTimeUnixNano: string;
  readonly attributes: readonly Attribute[];
}

/** What a collector received, OTLP over HTTP as JSON. */
const received: Received[] = [];
const headers: (string | undefined)[] = [];
const collector = createServer((request, response) => {
  headers.push(request.headers["x-tenant"] as string | undefined);
  if (request.url === "/v1/traces") {
    void json(request).then((body) => {
      received.push(body as Received);
      response.writeHead(200, { "content-type": "application/json" }).end("{}");
    });
  } else void text(request).then(() => response.writeHead(404).end());
});
await new Promise<void>((resolve) => collector.listen(0, "127.0.0.1", resolve));
const endpoint = `http://127.0.0.1:${(collector.address() as AddressInfo).port}`;
after(() => collector.close());

const spansOf = (role: string) =>
  received
    .flatMap(({ resourceSpans }) => resourceSpans)
    .filter(({ resource }) =>
      resource.attributes.some(({ key, value }) => key === "candor.role" && value.stringValue === role),
    )
    .flatMap(({ scopeSpans }) => scopeSpans.flatMap(({ spans }) => spans));

test("A lookup that one process accepts and another runs is one trace, and says nothing about the person", async () => {
  const database = await createPostgresDatabase();
  const dataDir = mkdtempSync(join(tmpdir(), "candor-traces-"));
  const env = {
    DATABASE_URL: database.url,
    OTEL_EXPORTER_OTLP_ENDPOINT: endpoint,
    OTEL_EXPORTER_OTLP_HEADERS: "x-tenant=people%20desk",
  };
  const api = await startService({ dataDir, env: { ...env, CANDOR_ROLE: "api" } });
  const worker = await startService({ dataDir, env: { ...env, CANDOR_ROLE: "worker", CANDOR_API_KEY: "" } });
  let lookupId = "";
  const traceId = "4bf92f3577b34da6a3ce929d0e0e4736";
  try {
    const call = (method: string, path: string, options = {}) => callService(api, method, path, options);
    const candidateId = await findPerson({ call }, "Amara Okonkwo");
    const made = await call("POST", "/lookups", { body: { candidateId } });
    lookupId = (made.body as { lookupId: string }).lookupId;
    assert.equal((await waitForEnd({ call }, lookupId))["status"], "success");
    await call("GET", `/lookups/${lookupId}`, { headers: { traceparent: `00-${traceId}-00f067aa0ba902b7-01` } });
  } finally {
    await worker.end();
    await api.end();
    rmSync(dataDir, { recursive: true, force: true });
    await database.drop();
  }
  const trace = lookupId.replaceAll("-", "");
  const ofApi = spansOf("api");
  const ofWorker = spansOf("worker").filter((span) => span.traceId === trace);
  const root = ofWorker.find(({ name }) => name === "lookup");
  assert.ok(root && !root.parentSpanId);
  const creating = ofApi.find((span) => span.traceId === trace);
  assert.deepEqual([creating?.name, creating?.parentSpanId], ["POST /v1/lookups", root.spanId]);
  const run = ofWorker.find(({ name }) => name === "run");
  assert.equal(run?.parentSpanId, root.spanId);
  const stages = ofWorker.filter(({ parentSpanId }) => parentSpanId === run.spanId);
  const names = stages.map(({ name }) => name);
  for (const name of ["collect", "resolve", "assemble", "summarize"]) assert.ok(names.includes(name), name);
  const probe = ofWorker.find(({ name }) => name.startsWith("ask "));
  assert.ok(stages.some(({ spanId }) => spanId === probe?.parentSpanId));
  for (const span of stages) {
    assert.ok(BigInt(span.startTimeUnixNano) >= BigInt(run.startTimeUnixNano));
    assert.ok(BigInt(span.endTimeUnixNano) <= BigInt(run.endTimeUnixNano));
  }
  const looking = ofApi.find(({ traceId: id }) => id === traceId);
  assert.deepEqual(
    [looking?.name, looking?.parentSpanId],
    ["GET /v1/lookups/:lookupId", "00f067aa0ba902b7"],
    "the caller's own trace",
  );
  assert.doesNotMatch(JSON.stringify(received), /Amara|Okonkwo/i);
  assert.deepEqual([...new Set(headers)], ["people desk"]);
});

test("An unavailable collector is reported once, and holds nothing up", async () => {
  const service = await startService({ env: { OTEL_EXPORTER_OTLP_ENDPOINT: "http://127.0.0.1:1" } });
  const call = (method: string, path: string) => callService(service, method, path);
  for (let time = 0; time < 3; time++) assert.equal((await call("GET", "/keys")).status, 200);
  await service.stop();
  assert.equal(service.output().split("traces cannot be sent").length - 1, 1);
});
