import assert from "node:assert/strict";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { after, before, test } from "node:test";
import { gzipSync } from "node:zlib";
import fc from "fast-check";
import { isPublicAddress } from "../../src/net/address.ts";
import { ResponseTooLarge, BlockedAddress, createGuardedFetch } from "../../src/net/guarded-fetch.ts";

let origin = "";
let requests: IncomingMessage[] = [];
const server = createServer((request, response) => {
  requests.push(request);
  answer(request, response);
});

before(async () => {
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  origin = `http://127.0.0.1:${(server.address() as { port: number }).port}`;
});
after(() => server.close());

function answer(request: IncomingMessage, response: ServerResponse): void {
  const path = request.url ?? "/";
  if (path === "/plain") return void response.end("hello");
  if (path === "/bomb") {
    response.setHeader("content-encoding", "gzip");
    return void response.end(gzipSync(Buffer.alloc(50_000_000)));
  }
  if (path === "/hints") {
    response.writeEarlyHints({ link: "</style.css>; rel=preload" });
    response.setHeader("x-twice", ["a", "b"]);
    return void response.end("after hints");
  }
  if (path === "/cut") {
    response.writeHead(200, { "content-length": "100" });
    response.write("only a part");
    return void setTimeout(() => response.destroy(), 20);
  }
  if (path === "/dripping") {
    response.write("a");
    return void setTimeout(() => response.end("b"), 3_000);
  }
  if (path === "/endless") {
    const write = () => response.destroyed || response.write(Buffer.alloc(100_000), write);
    return void write();
  }
  if (path === "/echo") return void response.end(JSON.stringify(request.headers));
  if (path === "/slow") return void setTimeout(() => response.end("late"), 3_000);
  if (path.startsWith("/post/")) {
    const [, , status, location = ""] = path.split("/");
    response.writeHead(Number(status), { location: decodeURIComponent(location) });
    return void request.resume().once("end", () => response.end());
  }
  if (path === "/said") {
    const parts: Buffer[] = [];
    request.on("data", (part: Buffer) => parts.push(part));
    const said = () => [request.method, Buffer.concat(parts).toString(), request.headers["content-type"] ?? null];
    return void request.once("end", () => response.end(JSON.stringify(said())));
  }
  if (path.startsWith("/to?")) {
    response.writeHead(302, { location: decodeURIComponent(path.slice(4)) });
    return void response.end();
  }
  response.writeHead(404).end();
}

const request = { signal: new AbortController().signal, maxBytes: 1_000_000, timeoutMs: 5_000 };

function open(trustedOrigins: readonly string[]) {
  return createGuardedFetch({ userAgent: "candor-test", offline: false, trustedOrigins });
}

test("connects to a private address only if the operator named it", async () => {
  const closed = open([]);
  await assert.rejects(closed.fetch({ ...request, url: `${origin}/plain` }), BlockedAddress);
  await closed.close();
  const trusted = open([origin]);
  const response = await trusted.fetch({ ...request, url: `${origin}/plain` });
  assert.equal(Buffer.from(response.bytes).toString(), "hello");
  await trusted.close();
});

test("refuses non-public addresses in every notation", async () => {
  const guarded = open([]);
  const hosts = [
    "127.0.0.1",
    "2130706433",
    "0x7f.1",
    "0177.0.0.1",
    "127.1",
    "0.0.0.0",
    "10.1.2.3",
    "172.16.0.1",
    "192.168.1.1",
    "169.254.169.254",
    "168.63.129.16",
    "[::127.0.0.1]",
    "[::a9fe:a9fe]",
    "100.100.100.200",
    "192.0.0.192",
    "[::ffff:168.63.129.16]",
    "[fd00:ec2::254]",
    "[fd20:ce::254]",
    "100.64.0.1",
    "[::1]",
    "[::]",
    "[::ffff:127.0.0.1]",
    "[fe80::1]",
    "[fc00::1]",
    "[64:ff9b::7f00:1]",
    "[2002:7f00:1::]",
    "[2001::1]",
    "224.0.0.1",
    "255.255.255.255",
  ];
  for (const host of hosts) {
    await assert.rejects(guarded.fetch({ ...request, url: `http://${host}/` }), BlockedAddress, host);
  }
  for (const url of [
    "ftp://example.org/",
    "file:///etc/passwd",
    "http://user:pass@example.org/",
    "http://example.org:22/",
  ]) {
    await assert.rejects(guarded.fetch({ ...request, url }), BlockedAddress, url);
  }
  await guarded.close();
});

for (const inside of ["127.0.0.1", "::1", "fd00::7", "::ffff:10.0.0.1"]) {
  test(`refuses a host name if any of its addresses is internal when connecting: ${inside}`, async () => {
    let asked = 0;
    const resolve = ((_host: string, _options: object, callback: (error: null, found: object[]) => void) => {
      asked++;
      callback(null, [
        { address: "93.184.216.34", family: 4 },
        { address: inside, family: inside.includes(":") ? 6 : 4 },
      ]);
    }) as never;
    const guarded = createGuardedFetch({ userAgent: "candor-test", offline: false, resolve });
    const error = await guarded.fetch({ ...request, url: "http://mixed.example.org/" }).then(
      () => null,
      (reason: Error) => reason,
    );
    assert.ok(error?.cause instanceof BlockedAddress || error instanceof BlockedAddress);
    assert.equal(asked, 1);
    await guarded.close();
  });
}

test("checks every hop of a redirect", async () => {
  const guarded = open([origin]);
  const inside = `${origin}/to?${encodeURIComponent("http://169.254.169.254/latest")}`;
  await assert.rejects(guarded.fetch({ ...request, url: inside }), BlockedAddress);
  const scheme = `${origin}/to?${encodeURIComponent("file:///etc/passwd")}`;
  await assert.rejects(guarded.fetch({ ...request, url: scheme }), BlockedAddress);
  const loop = `${origin}/to?${encodeURIComponent("/plain")}`;
  const followed = await guarded.fetch({ ...request, url: loop });
  assert.equal(followed.url, `${origin}/plain`);
  await guarded.close();
});

test("a body follows a redirect to its own origin if the status asks for it, and never to another", async () => {
  const elsewhere = createServer(answer);
  await new Promise<void>((resolve) => elsewhere.listen(0, "127.0.0.1", resolve));
  const other = `http://127.0.0.1:${(elsewhere.address() as AddressInfo).port}`;
  const guarded = open([origin, other]);
  const headers = { "content-type": "text/plain" };
  const post = async (status: number, to: string) => {
    const url = `${origin}/post/${status}/${encodeURIComponent(`${to}/said`)}`;
    const { bytes } = await guarded.fetch({ ...request, method: "POST", body: "a name", headers, url });
    return JSON.parse(Buffer.from(bytes).toString()) as unknown;
  };
  for (const status of [307, 308]) {
    assert.deepEqual(await post(status, origin), ["POST", "a name", "text/plain"]);
    await assert.rejects(post(status, other), BlockedAddress);
  }
  for (const status of [301, 302, 303]) {
    for (const to of [origin, other]) assert.deepEqual(await post(status, to), ["GET", "", null]);
  }
  await guarded.close();
  elsewhere.close();
});

test("limits the decompressed size and the time", async () => {
  const guarded = open([origin]);
  await assert.rejects(guarded.fetch({ ...request, url: `${origin}/bomb` }), ResponseTooLarge);
  await assert.rejects(guarded.fetch({ ...request, url: `${origin}/slow`, timeoutMs: 200 }), { name: "TimeoutError" });
  await guarded.close();
});

test("ignores informational responses before the answer, and joins repeated headers", async () => {
  const guarded = open([origin]);
  const { status, headers, bytes } = await guarded.fetch({ ...request, url: `${origin}/hints` });
  assert.deepEqual([status, Buffer.from(bytes).toString()], [200, "after hints"]);
  assert.deepEqual([headers.get("X-Twice"), headers.get("link"), headers.get("constructor")], ["a, b", null, null]);
  await guarded.close();
});

test("a truncated answer is an error, an endless one stops at the limit, and a slow one at the timeout", async () => {
  const guarded = open([origin]);
  await assert.rejects(guarded.fetch({ ...request, url: `${origin}/cut` }), { code: "UND_ERR_SOCKET" });
  await assert.rejects(guarded.fetch({ ...request, url: `${origin}/endless` }), ResponseTooLarge);
  await assert.rejects(guarded.fetch({ ...request, url: `${origin}/dripping`, timeoutMs: 200 }), {
    name: "TimeoutError",
  });
  await guarded.close();
});

test("a cancelled request fails with the caller's reason, before, during and after sending", async () => {
  const guarded = open([origin]);
  const gone = new Error("nobody waits");
  await assert.rejects(guarded.fetch({ ...request, url: `${origin}/plain`, signal: AbortSignal.abort(gone) }), gone);
  for (const path of ["/slow", "/dripping"]) {
    const controller = new AbortController();
    const answer = guarded.fetch({ ...request, url: `${origin}${path}`, signal: controller.signal });
    setTimeout(() => controller.abort(gone), 50);
    await assert.rejects(answer, gone);
  }
  // The connection is free for the next one.
  assert.equal((await guarded.fetch({ ...request, url: `${origin}/plain` })).status, 200);
  await guarded.close();
});

test("a request names its sender and the codings it accepts", async () => {
  const guarded = open([origin]);
  const headers = { Authorization: "Bearer x", Accept: "application/json" };
  const { bytes } = await guarded.fetch({ ...request, url: `${origin}/echo`, headers });
  const said = JSON.parse(Buffer.from(bytes).toString()) as Record<string, string>;
  assert.equal(said["user-agent"], "candor-test");
  assert.equal(said["accept"], "application/json");
  assert.equal(said["authorization"], "Bearer x");
  assert.equal(said["accept-encoding"], "gzip, deflate");
  await guarded.close();
});

test("sends no credentials to another origin, whatever their header is called", async (t) => {
  const elsewhere = createServer((_request, response) => response.writeHead(302, { location: `${origin}/echo` }).end());
  await new Promise<void>((resolve) => elsewhere.listen(0, "127.0.0.1", resolve));
  const otherOrigin = `http://127.0.0.1:${(elsewhere.address() as { port: number }).port}`;
  const guarded = open([origin, otherOrigin]);
  t.after(async () => {
    await guarded.close();
    elsewhere.close();
  });
  const headers = {
    Accept: "application/json",
    "Accept-Language": "lt",
    Authorization: "Bearer x",
    "X-Goog-Api-Key": "x",
    "X-Whatever": "x",
    "If-None-Match": '"x"',
  };
  const known = ["accept", "accept-encoding", "accept-language", "user-agent"];
  const sent = async (url: string) => {
    const { bytes } = await guarded.fetch({ ...request, url, headers });
    const {
      host: _host,
      connection: _connection,
      ...rest
    } = JSON.parse(Buffer.from(bytes).toString()) as object & Record<string, string>;
    return rest;
  };
  const moved = await sent(`${otherOrigin}/`);
  assert.deepEqual(Object.keys(moved).toSorted(), known);
  assert.deepEqual([moved["accept"], moved["accept-language"]], ["application/json", "lt"]);
  const there = await sent(`${origin}/to?${encodeURIComponent("/echo")}`);
  assert.equal(there["x-goog-api-key"], "x");
  const thereAndBack = await sent(`${origin}/to?${encodeURIComponent(`${otherOrigin}/over`)}`);
  assert.deepEqual(Object.keys(thereAndBack).toSorted(), known);
});

test("sends no request offline", async () => {
  requests = [];
  const guarded = createGuardedFetch({ userAgent: "candor-test", offline: true, trustedOrigins: [origin] });
  await assert.rejects(guarded.fetch({ ...request, url: `${origin}/plain` }), BlockedAddress);
  assert.equal(requests.length, 0);
  await guarded.close();
});

test("does not take a private address for a public one", () => {
  fc.assert(
    fc.property(
      fc.constantFrom("10.", "127.", "192.168."),
      fc.array(fc.nat(255), { minLength: 3, maxLength: 3 }),
      (prefix, rest) => {
        const parts = [...prefix.split(".").filter(Boolean).map(Number), ...rest].slice(0, 4);
        assert.equal(isPublicAddress(parts.join(".")), false);
      },
    ),
  );
});
