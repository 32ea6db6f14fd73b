import assert from "node:assert/strict";
import { once } from "node:events";
import type { IncomingMessage } from "node:http";
import { type AddressInfo, connect, type Socket } from "node:net";
import { Readable } from "node:stream";
import { after, before, test } from "node:test";
import { setImmediate as turn, setTimeout as delay } from "node:timers/promises";
import Fastify, { type FastifyRequest } from "fastify";
import { endSlowBodies, endSlowReaders, readSteadily, type SlowLimits } from "../../src/api/slow-bodies.ts";
import { PublicError } from "../../src/errors.ts";

const LIMITS: SlowLimits = { documentMs: 300, windowMs: 300, windowBytes: 64, restMs: 100, answerMs: 2_000 };
/** More than both ends of a connection buffer for a reader. */
const LARGE = "x".repeat(24 << 20);
const NEVER = new AbortController().signal;
const app = Fastify();
let port = 0;
const refused: IncomingMessage[] = [];
before(async () => {
  endSlowReaders(app, LIMITS);
  endSlowBodies(app, LIMITS, (mediaType) => mediaType === "application/x-ndjson");
  app.addContentTypeParser("application/x-ndjson", (_request, payload, done) => done(null, payload));
  app.setErrorHandler(async (error, _request, reply) => {
    return await reply.code(error instanceof PublicError ? error.status : 500).send();
  });
  app.post("/document", async () => "read");
  app.get("/read", async () => "read");
  app.get("/large", async () => LARGE);
  app.get("/late", async () => {
    await delay(2 * LIMITS.answerMs);
    return "read late";
  });
  const refuse = async ({ raw }: FastifyRequest) => {
    refused.push(raw);
    throw new PublicError("database_unavailable", "Not now.");
  };
  app.route({ method: "POST", url: "/refused", onRequest: refuse, handler: refuse });
  const countBytes = async ({ body }: { readonly body: unknown }) => {
    let bytes = 0;
    for await (const chunk of readSteadily(body as Readable, LIMITS, NEVER)) bytes += chunk.byteLength;
    return `${bytes} bytes`;
  };
  app.route({ method: "POST", url: "/stream", handler: countBytes });
  await app.listen({ port: 0, host: "127.0.0.1" });
  port = (app.server.address() as AddressInfo).port;
});
after(() => app.close());

/** Sends a head that promises a long body, then a byte of it at a time until the connection ends. */
async function dribble(path: string, mediaType: string): Promise<string> {
  const socket = connect(port, "127.0.0.1");
  let answer = "";
  socket.on("data", (chunk) => (answer += chunk.toString()));
  socket.on("error", () => {});
  socket.write(`POST ${path} HTTP/1.1\r\nHost: x\r\nContent-Type: ${mediaType}\r\nContent-Length: 100000\r\n\r\n`);
  // `once` would reject if a last byte meets the closed end.
  const closed = new Promise<void>((resolve) => socket.once("close", () => resolve()));
  // After reading what has arrived: on a busy machine it arrives together with the end of the connection, which a
  // write would run into.
  const timer = setInterval(() => setImmediate(() => socket.write(" ")), 50);
  await closed;
  clearInterval(timer);
  return answer;
}

test("A document sent one byte at a time is answered with 408, and its connection ends", async () => {
  assert.match(await dribble("/document", "application/json"), /^HTTP\/1\.1 408 /);
});

test("A stream sent one byte at a time is answered with 408, and its connection ends", async () => {
  assert.match(await dribble("/stream", "application/x-ndjson"), /^HTTP\/1\.1 408 /);
});

test("A request whose body never comes is not waited for once it is answered", async () => {
  const answer = await fetch(`http://127.0.0.1:${port}/read`);
  assert.equal(await answer.text(), "read");
  // Ending later would end the process.
  await delay(2 * LIMITS.documentMs);
});

test("A client that reads nothing of an answer is cut off, and one that reads slowly gets all of it", async () => {
  const ask = async () => {
    const accepted = once(app.server, "connection") as Promise<[Socket]>;
    const socket = connect(port, "127.0.0.1").pause();
    socket.on("error", () => {});
    const [server] = await accepted;
    socket.write("GET /large HTTP/1.1\r\nHost: x\r\n\r\n");
    return { socket, server };
  };
  const [never, { socket: slowly }] = [await ask(), await ask()];
  let bytes = 0;
  let rest = 1 << 20;
  slowly.on("data", (chunk: Buffer) => {
    bytes += chunk.length;
    rest -= chunk.length;
    if (rest > 0) return;
    rest = 1 << 20;
    slowly.pause();
    setTimeout(() => slowly.resume(), LIMITS.answerMs / 40);
  });
  slowly.resume();
  while (bytes < LARGE.length) {
    assert.ok(!slowly.closed, `cut off after ${bytes} bytes`);
    await delay(20);
  }
  slowly.destroy();
  // At our end: a paused reader does not learn of it.
  while (!never.server.closed) await delay(20);
  never.socket.destroy();
});

test("A client is kept waiting for an answer even longer than an answer may be left unread", async () => {
  const answer = await fetch(`http://127.0.0.1:${port}/late`);
  assert.equal(await answer.text(), "read late");
});

test("A connection whose body arrived in full stays usable even if its answer went out first", async (t) => {
  const socket = connect(port, "127.0.0.1");
  await once(socket, "connect");
  t.mock.timers.enable({ apis: ["setTimeout"] });
  let answers = "";
  socket.on("data", (chunk) => (answers += chunk.toString()));
  const untilAnswered = async (times: number) => {
    while (answers.match(/HTTP\/1\.1 503 /g)?.length !== times) {
      assert.ok(!socket.closed);
      await turn();
    }
  };
  const head = "POST /refused HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: 2\r\n\r\n";
  socket.write(head);
  await untilAnswered(1);
  socket.write("{}");
  while (refused[0]?.complete !== true) await turn();
  t.mock.timers.tick(3 * LIMITS.restMs);
  socket.write(`${head}{}`);
  await untilAnswered(2);
  socket.destroy();
});

test("A steady stream is read in full, however long the service itself takes", async () => {
  const chunks = Array.from({ length: 8 }, () => Buffer.alloc(40));
  let bytes = 0;
  for await (const chunk of readSteadily(Readable.from(chunks), LIMITS, NEVER)) {
    bytes += chunk.byteLength;
    await delay(80);
  }
  assert.equal(bytes, 320);
});

test("A stream whose reader stops is told to try again", async () => {
  const stopping = new AbortController();
  const body = new Readable({ read() {} });
  const reading = readSteadily(body, LIMITS, stopping.signal).next();
  stopping.abort();
  await assert.rejects(reading, { code: "overloaded", status: 503 });
});
