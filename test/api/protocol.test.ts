import assert from "node:assert/strict";
import { once } from "node:events";
import { type IncomingMessage, request } from "node:http";
import { connect } from "node:net";
import { json } from "node:stream/consumers";
import { after, before, test } from "node:test";
import { brotliCompressSync, gzipSync } from "node:zlib";
import { Import } from "../../src/contract/import.ts";
import { LookupEvent } from "../../src/contract/lookup.ts";
import { Problem } from "../../src/contract/problem.ts";
import { errorsOf } from "../../src/contract/operation.ts";
import { OPERATIONS, type OperationName } from "../../src/contract/operations.ts";
import { ERRORS } from "../../src/errors.ts";
import { assertProblem, findPerson, lookUp, ndjson, startApi, type TestApi } from "./http.ts";

let api: TestApi;
let lookupId: string;
before(async () => {
  api = await startApi();
  lookupId = String((await lookUp(api, await findPerson(api, "Amara Okonkwo")))["lookupId"]);
});
after(() => api.stop());

/** The service's answer to raw bytes. */
const exchange = async (bytes: string): Promise<string> => {
  const socket = connect(Number(new URL(api.service.url).port), "127.0.0.1");
  socket.write(bytes);
  let answer = "";
  for await (const chunk of socket) {
    answer += String(chunk);
    if (/\r\n\r\n[^]*\}$/.test(answer)) break;
  }
  socket.destroy();
  return answer;
};

/** Posts raw bytes: `fetch` sets no Content-Encoding of its own. */
const post = async (path: string, body: Uint8Array, headers: Readonly<Record<string, string>>) => {
  const response = await fetch(`${api.service.url}/v1${path}`, {
    method: "POST",
    headers: { "x-api-key": api.service.apiKey, ...headers },
    body: body as Uint8Array<ArrayBuffer>,
  });
  const text = await response.text();
  return { status: response.status, headers: response.headers, text, body: JSON.parse(text) as unknown };
};

test("a method that a route does not take gets 405 with the allowed ones, and an unknown path stays 404", async () => {
  for (const [method, path, allow] of [
    ["PUT", "/lookups", "GET, HEAD, POST"],
    ["PATCH", `/lookups/${lookupId}`, "DELETE, GET, HEAD"],
    ["GET", `/lookups/${lookupId}/cancel`, "POST"],
    ["OPTIONS", "/search", "GET, HEAD, POST"],
    ["PUT", "/keys/own", "GET, HEAD"],
    ["QUERY", "/search", "GET, HEAD, POST"],
    ["DELETE", `${api.service.url}/healthz`, "GET, HEAD"],
    ["DELETE", `${api.service.url}/docs/tutorial`, "GET, HEAD"],
    ["DELETE", "/%73earch", "GET, HEAD, POST"],
  ] as const) {
    const answer = await api.call(method, path);
    assertProblem(answer, 405, "method_not_allowed");
    assert.equal(answer.headers.get("allow"), allow);
  }
  assertProblem(await api.call("PUT", "/nowhere"), 404, "route_not_found");
});

test("every path of the description answers a disallowed method with 405 and the allowed ones", async () => {
  const { paths } = (await api.call("GET", `${api.service.url}/openapi.json`)).body as {
    paths: Record<string, object>;
  };
  const methodsOf = (path: string) =>
    Object.keys(paths[path] ?? {})
      .flatMap((name) => (name === "get" ? ["GET", "HEAD"] : [name.toUpperCase()]))
      .sort();
  for (const path of Object.keys(paths)) {
    const named = path.replace(/\{\w+\}/g, lookupId);
    // `/keys/own` is also the path of a key with that ID.
    const twins = Object.keys(paths).filter((other) => isShapedLike(path, other));
    for (const method of ["PUT", "PATCH", "DELETE", "POST", "OPTIONS"]) {
      if (twins.flatMap(methodsOf).includes(method)) continue;
      const answer = await api.call(method, named);
      assertProblem(answer, 405, "method_not_allowed");
      assert.equal(answer.headers.get("allow"), methodsOf(path).join(", "), `${method} ${path}`);
    }
  }
});

test("a body with a shape that no request has is refused before anything is read", async () => {
  const send = (body: string) => post("/lookups", Buffer.from(body), { "content-type": "application/json" });
  const wide = Object.fromEntries(Array.from({ length: 60_000 }, (_, at) => [`m${at}`, "x"]));
  for (const [body, said] of [
    ["[".repeat(500_000), /nests deeper than 64/],
    [JSON.stringify({ candidate: { fullName: "Ines Calder" }, metadata: wide }), /more than 1,000 members/],
  ] as const) {
    const answer = await send(body);
    assertProblem(answer, 400, "invalid_request");
    assert.match(answer.text, said);
  }
});

/** Whether an address of this path could also belong to the other path. */
function isShapedLike(path: string, other: string): boolean {
  const tokens = other.split("/");
  const own = path.split("/");
  return own.length === tokens.length && own.every((token, at) => token === tokens[at] || tokens[at]?.startsWith("{"));
}

test("a request aborted by its sender is not a failure of the service", async () => {
  const head = `Host: x\r\nX-API-Key: ${api.service.apiKey}\r\nContent-Type: application/json\r\nContent-Length: 99\r\n`;
  const socket = connect(Number(new URL(api.service.url).port), "127.0.0.1");
  const before = api.service.output().length;
  socket.write(`POST /v1/lookups HTTP/1.1\r\nExpect: 100-continue\r\n${head}\r\n{`);
  // It is being read by now.
  await once(socket, "data");
  socket.destroy();
  await once(socket, "close");
  for (let later = 0; later < 20; later++) assert.equal((await api.call("GET", "/keys/own")).status, 200);
  assert.doesNotMatch(api.service.output().slice(before), /"level":50/);
});

test("a 401 says how to send a key", async () => {
  for (const key of [null, "candor_live_nobody"]) {
    const answer = await api.call("GET", "/lookups", { key });
    assert.equal(answer.status, 401);
    assert.match(answer.headers.get("www-authenticate") ?? "", /^Bearer realm="candor"$/);
  }
});

test("malformed HTTP and endless headers are answered as problems too", async () => {
  const long = `GET /healthz HTTP/1.1\r\nHost: x\r\nX-Long: ${"a".repeat(20_000)}\r\n\r\n`;
  for (const [bytes, status, code, ends = false] of [
    ["GET / HTTP/9.9\r\n\r\n", 400, "invalid_request", true],
    ["GET /v1/lookups HTTP/1.1\r\nHost: x\r\nContent-Length: -1\r\n\r\n", 400, "invalid_request"],
    ["GET /healthz HTTP/1.1\r\n\r\n", 400, "invalid_request", true],
    ["GET /healthz HTTP/1.1\r\nHost: x\r\nHost: y\r\n\r\n", 400, "invalid_request", true],
    ["GET /healthz?a#b HTTP/1.1\r\nHost: x\r\n\r\n", 400, "invalid_request", true],
    ["CONNECT example.org:443 HTTP/1.1\r\nHost: example.org\r\n\r\n", 400, "invalid_request"],
    ["POST /v1/lookups HTTP/1.1\r\nHost: x\r\nExpect: wonders\r\nContent-Length: 2\r\n\r\n{}", 401, "api_key_missing"],
    [long, 431, "headers_too_large"],
  ] as const) {
    const answer = await exchange(bytes);
    assert.match(answer, new RegExp(`^HTTP/1.1 ${status} `));
    if (ends) assert.match(answer, /\r\nconnection: close\r\n/i);
    assert.match(answer, /\r\ncontent-type: application\/problem\+json/i);
    const problem = Problem.strict().parse(JSON.parse(answer.slice(answer.indexOf("\r\n\r\n") + 4)));
    assert.equal(problem.code, code);
    assert.match(answer, new RegExp(`\r\nRequest-Id: ${problem.requestId}\r\n`, "i"));
  }
});

test("an overlong address or header is answered before a large body has been sent", async () => {
  const body = Buffer.alloc(5_000_000, "x");
  for (const [path, headers] of [
    [`/v1/imports?x=${"a".repeat(1_000_000)}`, {}],
    ["/v1/imports", { "x-long": "a".repeat(100_000) }],
    [`/v1/lookups?x=${"a".repeat(20_000)}`, {}],
  ] as const) {
    for (let again = 0; again < 5; again++) {
      const sent = request(`${api.service.url}${path}`, { method: "POST", headers, maxHeaderSize: 2_000_000 });
      sent.end(body);
      const [answer] = (await once(sent, "response")) as [IncomingMessage];
      assert.equal(answer.statusCode, 431);
      assert.equal(Problem.strict().parse(await json(answer)).code, "headers_too_large");
    }
  }
});

test("a sender who keeps sending after a refusal is cut off", async () => {
  const socket = connect(Number(new URL(api.service.url).port), "127.0.0.1");
  socket.on("error", () => {});
  socket.write(`POST /v1/imports?x=${"a".repeat(20_000)} HTTP/1.1\r\nHost: x\r\n\r\n`);
  let sent = 0;
  const chunk = Buffer.alloc(1_000_000);
  while (!socket.destroyed && sent < 200_000_000) {
    await new Promise((resolve) => socket.write(chunk, resolve));
    sent += chunk.byteLength;
  }
  assert.ok(sent < 200_000_000);
  socket.destroy();
});

test("a malformed HEAD request is answered with headers alone", async () => {
  const answer = await exchange(`HEAD /healthz HTTP/1.1\r\nHost: x\r\nX-Long: ${"a".repeat(20_000)}\r\n\r\n`);
  assert.match(answer, /^HTTP\/1\.1 431 /);
  assert.ok(answer.endsWith("\r\n\r\n"), answer);
});

test("a malformed path is a problem with the headers of every answer", async () => {
  const answer = await api.call("GET", "/lookups/%zz");
  assertProblem(answer, 400, "invalid_request");
  assert.equal(answer.headers.get("cache-control"), "no-store");
});

test("an address with a fragment, which clients must keep to themselves, is refused as documented", async () => {
  const key = `X-API-Key: ${api.service.apiKey}`;
  const answer = await exchange(`POST /v1/lookups/#/cancel HTTP/1.1\r\nHost: x\r\n${key}\r\nConnection: close\r\n\r\n`);
  assert.match(answer, /^HTTP\/1\.1 400 /);
  assert.match(answer, /Send it as %23/);
});

test("a gzipped import is read in full", async () => {
  const rows = ndjson({ type: "candidate", key: "gzip:one", fullName: "Gisela Zipp" });
  for (const encoding of ["gzip", "x-gzip", "GZIP"]) {
    const answer = await post("/imports?format=candor", gzipSync(rows), {
      "content-type": "application/x-ndjson",
      "content-encoding": encoding,
    });
    assert.equal(answer.status, 201, answer.text);
    const done = Import.parse(answer.body);
    assert.deepEqual([done.status, done.rowsRead, done.rejected], ["success", 1, 0]);
  }
});

test("a gzipped document is limited like any other document", async () => {
  const headers = { "content-type": "application/json", "content-encoding": "gzip" };
  const body = (name: string) =>
    gzipSync(JSON.stringify({ candidate: { fullName: name, sources: [] }, preview: true }));
  assert.equal((await post("/lookups", body("Gisela Zipp"), headers)).status, 201);
  assertProblem(await post("/lookups", body("z".repeat(2_000_000)), headers), 413, "body_too_large");
});

test("an unknown encoding is refused with the known ones, and invalid gzip is refused as an import", async () => {
  const headers = { "content-type": "application/x-ndjson" };
  const rows = Buffer.from(ndjson({ type: "candidate", key: "br:one", fullName: "Bror Otli" }));
  const refused = await post("/imports?format=candor", brotliCompressSync(rows), {
    ...headers,
    "content-encoding": "br",
  });
  assertProblem(refused, 415, "media_type");
  assert.equal(refused.headers.get("accept-encoding"), "gzip, identity");
  for (const broken of [rows, gzipSync(rows).subarray(0, 30)]) {
    const answer = await post("/imports?format=candor", broken, { ...headers, "content-encoding": "gzip" });
    assertProblem(answer, 400, "invalid_request");
  }
  // Without the header, it would be a line that contains no row.
  assertProblem(await post("/imports?format=candor", gzipSync(rows), headers), 400, "invalid_request");
});

test("a gzip bomb is cut off", async () => {
  // Long blank lines: reading millions of short ones would take most of the time, and is not what is tested.
  const bomb = gzipSync(Buffer.alloc(128 * 1024 * 1024, `${" ".repeat(1_023)}\n`));
  const answer = await post("/imports?format=candor", bomb, {
    "content-type": "application/x-ndjson",
    "content-encoding": "gzip",
  });
  assertProblem(answer, 413, "body_too_large");
});

test("a body on a route that takes none is refused as documented", async () => {
  const answer = await post(`/lookups/${lookupId}/cancel`, Buffer.from("<x/>"), { "content-type": "text/xml" });
  assertProblem(answer, 415, "media_type");
});

test("a HEAD for a shared report counts as no opening, and one for events ends at once", async () => {
  const made = (await api.call("POST", `/lookups/${lookupId}/shares`, { body: {} })).body as { url: string };
  const token = made.url.slice(made.url.indexOf("#") + 1);
  const openings = async () => {
    const { body } = await api.call("GET", `/lookups/${lookupId}/shares`);
    return (body as { results: { openings: number }[] }).results.map((share) => share.openings);
  };
  const head = await api.call("HEAD", "/shared", { key: null, headers: { "x-share-token": token } });
  assert.equal(head.status, 200);
  assert.deepEqual(await openings(), [0]);
  await api.call("GET", "/shared", { key: null, headers: { "x-share-token": token } });
  assert.deepEqual(await openings(), [1]);
  const running = await api.call("POST", "/lookups", {
    body: { candidate: { fullName: "Gisela Zipp", sources: [] }, preview: true },
  });
  const events = await api.call("HEAD", `/lookups/${(running.body as { lookupId: string }).lookupId}/events`);
  assert.deepEqual([events.status, events.text], [200, ""]);
  assert.match(events.headers.get("content-type") ?? "", /^text\/event-stream/);
});

test("the data of every event is a LookupEvent, as documented", async () => {
  const { text } = await api.call("GET", `/lookups/${lookupId}/events`);
  const data = [...text.matchAll(/^data: (.*)$/gm)].map((match) => LookupEvent.parse(JSON.parse(match[1] ?? "")));
  const types = [...text.matchAll(/^event: (.*)$/gm)].map((match) => match[1]);
  assert.ok(data.length > 1);
  assert.deepEqual(
    data.map((event) => event.type),
    types,
  );
});

test("a problem's type links to the explanation of its code and of the operations that return it", async () => {
  const { type } = assertProblem(await api.call("GET", "/lookups/none"), 404, "lookup_not_found");
  const page = await fetch(new URL(type, `${api.service.url}/v1/lookups/none`));
  assert.equal(page.status, 200);
  assert.match(page.headers.get("content-type") ?? "", /^text\/html/);
  const html = await page.text();
  for (const [code, { status }] of Object.entries(ERRORS))
    assert.match(html, new RegExp(`<section id="${code}">[^]*?${status}`));
  const [, section = ""] = /<section id="merge_not_found">([^]*?)<\/section>/.exec(html) ?? [];
  assert.match(section, /DELETE \/v1\/candidates\/\{candidateId\}\/merges\/\{otherId\}/);
  assert.ok(!section.includes("POST"));
  const names = (Object.keys(OPERATIONS) as OperationName[]).filter((name) =>
    errorsOf(OPERATIONS[name]).includes("internal"),
  );
  assert.equal(names.length, Object.keys(OPERATIONS).length);
});

test("a search with its query in the body answers like one in the address, and only its path is logged", async () => {
  const asked = { query: "Amara Okonkwo", type: "candor" };
  const byAddress = await api.call("GET", `/search?${new URLSearchParams(asked).toString()}`);
  const byBody = await api.call("POST", "/search", { body: asked });
  assert.equal(byBody.status, 200, byBody.text);
  assert.deepEqual(byBody.body, byAddress.body);
  assert.ok((byBody.body as { results: unknown[] }).results.length > 0);
  assertProblem(await api.call("POST", "/search", { body: { type: "candor" } }), 400, "invalid_request", ["/query"]);
  assert.doesNotMatch(api.service.output(), /Okonkwo/i);
});

test("this version's documents are pages of the service and run no script", async () => {
  const index = await fetch(`${api.service.url}/docs`);
  assert.deepEqual([index.status, index.headers.get("content-type")], [200, "text/html; charset=utf-8"]);
  assert.match(String(index.headers.get("content-security-policy")), /^default-src 'none';/);
  const [, first = ""] = /href="(\/docs\/how-to\/[^"]+)"/.exec(await index.text()) ?? [];
  assert.equal((await fetch(api.service.url + first)).status, 200);
  assert.equal((await fetch(`${api.service.url}/docs/no-such-page`)).status, 404);
});
