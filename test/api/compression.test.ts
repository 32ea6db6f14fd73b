import assert from "node:assert/strict";
import { type IncomingHttpHeaders, request } from "node:http";
import { buffer } from "node:stream/consumers";
import { after, before, test } from "node:test";
import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { startService, type TestService } from "../support/service.ts";
import { callService, findPerson, lookUp } from "./http.ts";

let service: TestService;
let path: string;
before(async () => {
  service = await startService();
  const api = { call: (method: string, path: string, options?: object) => callService(service, method, path, options) };
  path = `/v1/lookups/${String((await lookUp(api, await findPerson(api, "Amara Okonkwo")))["lookupId"])}`;
});
after(() => service.stop());

/** An answer as sent over the wire. */
function get(
  address: string,
  { method = "GET", accepted }: { readonly method?: string; readonly accepted?: string } = {},
): Promise<{ headers: IncomingHttpHeaders; bytes: Buffer }> {
  return new Promise((resolve, reject) => {
    const headers = {
      "x-api-key": service.apiKey,
      ...(accepted === undefined ? {} : { "accept-encoding": accepted }),
    };
    request(`${service.url}${address}`, { method, headers }, (response) => {
      buffer(response).then((bytes) => resolve({ headers: response.headers, bytes }), reject);
    })
      .once("error", reject)
      .end();
  });
}

test("a long answer is compressed in an encoding the caller accepts, and says so", async () => {
  const plain = await get(path);
  assert.equal(plain.headers["content-encoding"], undefined);
  for (const [accepted, coding, unpack] of [
    ["gzip", "gzip", gunzipSync],
    ["br", "br", brotliDecompressSync],
    ["gzip;q=0.5, br", "br", brotliDecompressSync],
  ] as const) {
    const packed = await get(path, { accepted });
    assert.equal(packed.headers["content-encoding"], coding);
    assert.match(packed.headers["vary"] ?? "", /accept-encoding/i);
    assert.equal(unpack(packed.bytes).toString(), plain.bytes.toString());
    assert.ok(packed.bytes.length < plain.bytes.length / 3, `${packed.bytes.length} of ${plain.bytes.length}`);
  }
  assert.equal((await get(path, { accepted: "identity" })).headers["content-encoding"], undefined);
  assert.equal((await get(path, { accepted: "br;q=0, gzip;q=0" })).headers["content-encoding"], undefined);
});

test("short answers, event streams and answers to HEAD are sent uncompressed", async () => {
  const accepted = "br, gzip";
  assert.equal((await get("/healthz", { accepted })).headers["content-encoding"], undefined);
  const events = await get(`${path}/events`, { accepted });
  assert.equal(events.headers["content-encoding"], undefined);
  assert.match(events.bytes.toString(), /event: finished/);
  assert.equal((await get(path, { method: "HEAD", accepted })).bytes.length, 0);
});
