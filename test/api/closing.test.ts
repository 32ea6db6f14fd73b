import assert from "node:assert/strict";
import { once } from "node:events";
import { Agent, get, type IncomingMessage } from "node:http";
import { type AddressInfo, connect } from "node:net";
import { text } from "node:stream/consumers";
import { test, type TestContext } from "node:test";
import Fastify from "fastify";
import { closeOrderly } from "../../src/api/closing.ts";
import { Problem } from "../../src/contract/problem.ts";
import { headersOfError, toProblem, toPublicError } from "../../src/api/problem.ts";
import { until } from "../support/until.ts";

const HOUR_MS = 3_600_000;

/** A service that holds one of its answers back until `release` is called. */
async function serve(t: TestContext, graceMs: number) {
  const app = Fastify({ return503OnClosing: false });
  closeOrderly(app, { graceMs, firstRequestMs: HOUR_MS, cutMs: HOUR_MS });
  const faults: string[] = [];
  app.setErrorHandler(async (error, request, reply) => {
    const shown = toPublicError(error);
    if (shown.status !== 503) faults.push(String(error));
    return await reply
      .code(shown.status)
      .headers(headersOfError(shown, error))
      .type("application/problem+json")
      .send(toProblem(shown, { id: request.id, path: request.url }));
  });
  const held = Promise.withResolvers<string>();
  let begun = false;
  app.get("/held", async () => {
    begun = true;
    return await held.promise;
  });
  app.addHook("onSend", async ({ url }) => {
    if (url !== "/written") return;
    begun = true;
    await held.promise;
  });
  app.dropLateResponses();
  app.get("/written", async () => "written");
  app.get("/plain", async () => "answered");
  app.get("/readyz", async () => "asked");
  await app.listen({ port: 0, host: "127.0.0.1" });
  t.after(() => held.resolve("late"));
  const { port } = app.server.address() as AddressInfo;
  return {
    ask: (path: string, agent = new Agent()) => ask(port, path, agent),
    untilBegun: () => until(() => begun),
    release: () => held.resolve("released"),
    close: () => app.close(),
    settle: () => app.settle(),
    faults,
    port,
  };
}

async function ask(port: number, path: string, agent: Agent) {
  const [response] = (await once(get({ host: "127.0.0.1", port, path, agent }), "response")) as [IncomingMessage];
  return { status: response.statusCode, headers: response.headers, body: await text(response) };
}

type Told = Awaited<ReturnType<typeof ask>>;

function assertSentAway({ status, headers, body }: Told): void {
  assert.equal(status, 503);
  assert.equal(headers["content-type"], "application/problem+json; charset=utf-8");
  assert.equal(headers["connection"], "close");
  assert.match(String(headers["retry-after"]), /^[2-6]$/);
  assert.equal(Problem.strict().parse(JSON.parse(body)).code, "overloaded");
}

test("While pending requests are being answered, requests on open and new connections are told to try again", async (t) => {
  const service = await serve(t, HOUR_MS);
  const agents = Array.from({ length: 3 }, () => new Agent({ keepAlive: true }));
  for (const agent of agents) assert.equal((await service.ask("/plain", agent)).status, 200);
  const held = service.ask("/held");
  await service.untilBegun();
  const closed = service.close();
  const [first, second, third] = agents;
  const [ready, ...told] = await Promise.all([
    service.ask("/readyz", first),
    service.ask("/plain", second),
    service.ask("/nowhere", third),
    service.ask("/plain"),
  ]);
  assert.deepEqual([ready.status, ready.headers["connection"]], [200, "close"]);
  for (const answer of told) assertSentAway(answer);
  service.release();
  assert.deepEqual([(await held).status, (await held).body], [200, "released"]);
  await closed;
});

test("Requests that are not finished in time get an answer too, and the service ends", async (t) => {
  const service = await serve(t, 0);
  const held = service.ask("/held");
  await service.untilBegun();
  const closed = service.close();
  assertSentAway(await held);
  await closed;
});

test("A request whose answer is being sent at the deadline is answered once, and nothing fails", async (t) => {
  const service = await serve(t, 0);
  const written = service.ask("/written");
  await service.untilBegun();
  const closed = service.close();
  assertSentAway(await written);
  service.release();
  await closed;
  assert.deepEqual(service.faults, []);
});

test("Between the last answer and the end requests still get an answer, even on idle connections", async (t) => {
  const service = await serve(t, HOUR_MS);
  const agent = new Agent({ keepAlive: true });
  assert.equal((await service.ask("/plain", agent)).status, 200);
  await service.settle();
  assertSentAway(await service.ask("/plain", agent));
  assertSentAway(await service.ask("/plain"));
  await service.close();
});

test("A connection opened before the port closes is told to try again when it asks, however late", async (t) => {
  const service = await serve(t, HOUR_MS);
  const slow = connect(service.port, "127.0.0.1");
  await once(slow, "connect");
  const agent = new Agent({ keepAlive: true });
  assert.equal((await service.ask("/plain", agent)).status, 200);
  const [idle] = Object.values(agent.freeSockets).flatMap((sockets) => sockets ?? []);
  const closed = service.close();
  // A connection that was answered once is not waited for.
  if (idle && !idle.destroyed) await once(idle, "close");
  slow.write("GET /plain HTTP/1.1\r\nHost: here\r\n\r\n");
  assert.match(await text(slow), /^HTTP\/1\.1 503 /);
  await closed;
});

test("An idle connection delays nothing", async (t) => {
  const service = await serve(t, HOUR_MS);
  const agent = new Agent({ keepAlive: true });
  assert.equal((await service.ask("/plain", agent)).status, 200);
  await service.close();
  await assert.rejects(service.ask("/plain"), { code: "ECONNREFUSED" });
});
