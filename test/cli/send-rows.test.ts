import assert from "node:assert/strict";
import { createServer } from "node:http";
import { once } from "node:events";
import type { AddressInfo } from "node:net";
import { test } from "node:test";
import { setFlagsFromString } from "node:v8";
import { runInNewContext } from "node:vm";
import { sendRows } from "../../src/cli/import.ts";

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
    collectGarbage();
    kept = (process.memoryUsage().arrayBuffers - before) / MEGABYTE;
  }
  const { port } = service.address() as AddressInfo;
  await sendRows({ url: `http://127.0.0.1:${port}`, apiKey: "of nobody" }, rows(), { format: "candor" });
  assert.ok(kept < SENT_MEGABYTES / 2, `${kept} of ${SENT_MEGABYTES} MB`);
});
