import assert from "node:assert/strict";
import { createServer } from "node:http";
import { once } from "node:events";
import type { AddressInfo } from "node:net";
import { test } from "node:test";
import { setImmediate as turn } from "node:timers/promises";
import { setFlagsFromString } from "node:v8";
import { runInNewContext } from "node:vm";
import { explain } from "../../src/cli/explain.ts";
import { sendRows } from "../../src/cli/import.ts";
import { SLOW_LIMITS } from "../../src/api/slow-bodies.ts";

const MEGABYTE = 2 ** 20;
const SENT_MEGABYTES = 128;

test("Rows are released once sent: a file of gigabytes takes no more memory than a small one", async (context) => {
  setFlagsFromString("--expose-gc");
  const collectGarbage = runInNewContext("gc") as () => void;
  const service = createServer((request, response) => {
    request.resume();
    request.on("end", () => response.writeHead(201, { "content-type": "application/json" }).end("{}"));
  });
  service.listen(0, "127.0.0.1");
  await once(service, "listening");
  context.after(() => service.close());
  let kept = 0;
  async function* rows(): AsyncGenerator<Uint8Array> {
    collectGarbage();
    const before = process.memoryUsage().arrayBuffers;
    for (let at = 0; at < SENT_MEGABYTES; at++) yield new Uint8Array(MEGABYTE).fill(10);
    // What the first collection finds is released beside it, and counted as such only afterwards.
    for (let pass = 0; pass < 3; pass++) {
      collectGarbage();
      await turn();
    }
    kept = (process.memoryUsage().arrayBuffers - before) / MEGABYTE;
  }
  const { port } = service.address() as AddressInfo;
  await sendRows({ url: `http://127.0.0.1:${port}`, apiKey: "of nobody" }, rows(), { format: "candor" });
  assert.ok(kept < SENT_MEGABYTES / 2, `${kept} of ${SENT_MEGABYTES} MB`);
});

test("A service that ends during an import is told apart from one that was never reached", async (context) => {
  const service = createServer((request) => request.once("data", () => request.socket.destroy()));
  service.listen(0, "127.0.0.1");
  await once(service, "listening");
  context.after(() => service.close());
  async function* rows(): AsyncGenerator<Uint8Array> {
    for (let at = 0; at < SENT_MEGABYTES; at++) {
      yield new Uint8Array(MEGABYTE).fill(10);
      await turn();
    }
  }
  const url = `http://127.0.0.1:${(service.address() as AddressInfo).port}`;
  const endingOf = async () => {
    const sending = sendRows({ url, apiKey: "of nobody" }, rows(), { format: "candor" });
    return explain(await sending.catch((error: unknown) => error), url);
  };
  assert.deepEqual(await endingOf(), {
    exitCode: 1,
    message: `The service at ${url} broke off the import. The rows written by then stay: repeat the command to finish it.`,
  });
  service.close();
  await once(service, "close");
  assert.match((await endingOf()).message, /^Cannot reach the service at /);
});

test("A request whose first row takes minutes to read begins at once, and goes on in blank lines", async (context) => {
  const arrived = Promise.withResolvers<void>();
  const filled = Promise.withResolvers<void>();
  let body = "";
  const service = createServer((request, response) => {
    arrived.resolve();
    request.on("data", (chunk: Buffer) => {
      body += chunk.toString();
      if (body.length > SLOW_LIMITS.windowBytes) filled.resolve();
    });
    request.on("end", () => response.writeHead(201, { "content-type": "application/json" }).end("{}"));
  });
  service.listen(0, "127.0.0.1");
  await once(service, "listening");
  context.after(() => service.close());
  async function* rows(): AsyncGenerator<Uint8Array> {
    await arrived.promise;
    yield new TextEncoder().encode('{"row":1}\n');
    await filled.promise;
    yield new TextEncoder().encode('{"row":2}\n');
  }
  const url = `http://127.0.0.1:${(service.address() as AddressInfo).port}`;
  await sendRows({ url, apiKey: "of nobody" }, rows(), { format: "candor" }, 10);
  assert.deepEqual(
    body.split("\n").filter((line) => line.trim() !== ""),
    ['{"row":1}', '{"row":2}'],
  );
});
