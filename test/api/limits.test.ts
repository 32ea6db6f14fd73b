import assert from "node:assert/strict";
import { after, before, test } from "node:test";
import fc from "fast-check";
import { networkOf } from "../../src/api/limits.ts";
import { errorsOf, type Operation } from "../../src/contract/operation.ts";
import { OPERATIONS, type OperationName } from "../../src/contract/operations.ts";
import { type Answer, assertProblem, startApi, type TestApi } from "./http.ts";

let api: TestApi;
before(async () => {
  api = await startApi({ CANDOR_KEY_RATE: "40", CANDOR_ADDRESS_RATE: "30", CANDOR_TRUST_PROXY: "127.0.0.0/8" });
});
after(() => api.stop());

async function makeKey(body: object = {}): Promise<string> {
  const made = await api.call("POST", "/keys", {
    body: { name: "limited", scopes: ["search", "admin"], purposes: ["self"], ...body },
  });
  assert.equal(made.status, 201, made.text);
  return (made.body as { key: string }).key;
}

test("a key is admitted as often as its rate allows, and is then told when to come back", async () => {
  const key = await makeKey({ rateLimit: 3 });
  const answers = [];
  // At most two allowances, should a minute end in between.
  for (let round = 0; round < 7; round++) answers.push(await api.call("GET", "/keys/own", { key }));
  const [first] = answers;
  assert.equal(first?.headers.get("ratelimit-policy"), '"key";q=3;w=60');
  assert.match(first?.headers.get("ratelimit") ?? "", /^"key";r=2;t=\d+$/);
  assert.equal(first?.headers.get("x-ratelimit-limit"), "3");
  assert.equal(first?.headers.get("x-ratelimit-remaining"), "2");
  const refused = answers.find(({ status }) => status === 429);
  assert.ok(refused);
  assertProblem(refused, 429, "rate_limited");
  const seconds = Number(refused.headers.get("retry-after"));
  assert.ok(seconds >= 1 && seconds <= 60);
  assert.equal(refused.headers.get("x-ratelimit-reset"), String(seconds));
});

test("the first key has no limit; a key created without a rate has the installation's, and grants no more", async () => {
  const first = await api.call("GET", "/keys/own");
  assert.equal((first.body as { rateLimit?: number }).rateLimit, undefined);
  assert.equal(first.headers.get("ratelimit"), null);
  const key = await makeKey();
  assert.equal(((await api.call("GET", "/keys/own", { key })).body as { rateLimit: number }).rateLimit, 40);
  const body = { name: "more", scopes: ["search"], purposes: ["self"], rateLimit: 41 };
  assertProblem(await api.call("POST", "/keys", { body, key }), 403, "key_too_wide", ["/rateLimit"]);
});

test("routes without a key are limited by the address that the proxy states; health is never limited, readiness separately", async () => {
  const ask = (address: string, path = "/openapi.json") =>
    fetch(`${api.service.url}${path}`, { headers: { "x-forwarded-for": address } });
  const statuses: number[] = [];
  for (let round = 0; round < 61; round++) statuses.push((await ask("2001:db8:1:2::1")).status);
  assert.ok(statuses.includes(429));
  assert.equal((await ask("2001:db8:1:2::2")).status, 429, "the same network");
  assert.equal((await ask("2001:db8:1:3::1")).status, 200, "another network");
  for (let round = 0; round < 40; round++) assert.equal((await ask("2001:db8:1:2::1", "/healthz")).status, 200);
  const asked: number[] = [];
  for (let round = 0; round < 61; round++) asked.push((await ask("2001:db8:1:4::1", "/readyz")).status);
  assert.ok(asked.includes(200) && asked.includes(429));
  assert.equal((await ask("2001:db8:1:4::1")).status, 200);
  const { rows } = await api.rows.query("select name from rate_count");
  assert.ok(rows.every(({ name }) => !/2001:|:db8|127\.0/.test(String(name))));
});

test("an address that guesses keys has to wait, but a valid key is admitted from it", async () => {
  const call = (key: string, address: string) =>
    api.call("GET", "/keys/own", { key, headers: { "x-forwarded-for": address } });
  const [mine, theirs] = [await makeKey(), await makeKey()];
  assert.equal((await call(mine, "192.0.2.7")).status, 200);
  const wrong = await Promise.all(
    Array.from({ length: 30 }, (_, index) => call(`a-wrong-key-of-thirty-letters-${index}`, "192.0.2.7")),
  );
  assert.ok(wrong.every(({ status }) => status === 401 || status === 429));
  const refused = await call("one-more-wrong-key-of-thirty-letters", "192.0.2.7");
  assertProblem(refused, 429, "rate_limited");
  assert.ok(Number(refused.headers.get("retry-after")) >= 1);
  assert.equal((await call(mine, "192.0.2.7")).status, 200);
  assert.equal((await call(theirs, "192.0.2.7")).status, 200, "one that was never used before");
  assert.equal((await call(theirs, "192.0.2.8")).status, 200);
});

test("refused requests count too: against the key that lacks a scope, else against the address", async () => {
  const key = await makeKey({ rateLimit: 3, scopes: ["search"] });
  const lacking = [];
  for (let round = 0; round < 7; round++) lacking.push(await api.call("GET", "/keys", { key }));
  assertProblem(lacking[0] ?? assert.fail(), 403, "scope_missing");
  assert.equal(lacking[0]?.headers.get("ratelimit-policy"), '"key";q=3;w=60');
  assert.ok(lacking.some(({ status }) => status === 429));
  const strangers = [
    ["GET", "/keys", 401],
    ["PATCH", "/keys", 405],
    ["GET", "/keys?api_key=mine", 400],
    ["GET", "/nothing", 404],
  ] as const;
  for (const [index, [method, path, status]] of strangers.entries()) {
    const headers = { "x-forwarded-for": `198.51.100.${index}` };
    const answers = [];
    for (let round = 0; round < 61; round++) answers.push(await api.call(method, path, { key: null, headers }));
    assert.equal(answers[0]?.status, status, path);
    assert.equal(answers[0]?.headers.get("ratelimit-policy"), '"address";q=30;w=60', path);
    assert.ok(
      answers.some((each) => each.status === 429),
      path,
    );
  }
});

test("every operation refuses callers who exceed their rate, and answers as its description says", async () => {
  const key = await makeKey({ rateLimit: 1 });
  const address = { "x-forwarded-for": "198.51.100.77" };
  for (let round = 0; round < 61; round++) await fetch(`${api.service.url}/openapi.json`, { headers: address });
  for (const [name, operation] of Object.entries(OPERATIONS) as [OperationName, Operation][]) {
    const path = operation.path.replace(/\{\w+\}/g, "none");
    const isFree = operation.scope === "none";
    let answer: Answer | undefined;
    // A minute may end in between.
    for (let round = 0; round < 61 && answer?.status !== 429; round++) {
      answer = await api.call(operation.method.toUpperCase(), path, isFree ? { key: null, headers: address } : { key });
    }
    assert.ok(answer);
    assertProblem(answer, 429, "rate_limited");
    assert.ok(errorsOf(operation).includes("rate_limited"), name);
    assert.match(answer.headers.get("retry-after") ?? "", /^\d+$/, name);
  }
});

test("Every address has one name: IPv4 its own, even inside IPv6, and IPv6 that of its network", () => {
  fc.assert(fc.property(fc.ipV4(), (address) => networkOf(`::ffff:${address}`) === address));
  fc.assert(fc.property(fc.ipV6(), (address) => networkOf(address).length > 0));
  assert.equal(networkOf("2001:db8:0:1::5"), networkOf("2001:db8:0:1:ffff::"));
});
