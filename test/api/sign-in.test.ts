import assert from "node:assert/strict";
import { after, before, test } from "node:test";
import { setTimeout as delay } from "node:timers/promises";
import { sessionCookieName, writeCookie } from "../../src/api/cookie.ts";
import type { Operation } from "../../src/contract/operation.ts";
import { OPERATIONS } from "../../src/contract/operations.ts";
import { hashApiKey } from "../../src/domain/api-key.ts";
import { CLIENT, startProvider, type TestProvider, Visitor } from "../support/oidc-provider.ts";
import { assertProblem, startApi, type TestApi } from "./http.ts";
import { until } from "../support/until.ts";

const PEOPLE = {
  mara: { email: "Mara.Lindt@example.org", email_verified: true, name: "Mara Lindt", groups: ["press"] },
  unverified: { email: "jun.abiola@example.org", email_verified: false, groups: ["admins"] },
  unsaid: { email: "jun.abiola@example.org", groups: ["admins"] },
  stranger: { email: "nobody.known@example.org", email_verified: true },
  heir: { email: "mara.lindt@example.org", email_verified: true, groups: ["admins"] },
  chief: { email: "chief@example.org", email_verified: true, name: "Chief", groups: ["all", "press", "admins"] },
};

let provider: TestProvider;
let byClaim: TestProvider;
let api: TestApi;
let claimed: TestApi;
before(async () => {
  provider = await startProvider(PEOPLE);
  byClaim = await startProvider(PEOPLE);
  const setup = ({ issuer }: TestProvider) => ({
    CANDOR_OIDC_ISSUER: issuer,
    CANDOR_OIDC_CLIENT_ID: CLIENT.id,
    CANDOR_OIDC_CLIENT_SECRET: CLIENT.secret,
  });
  api = await startApi(setup(provider));
  claimed = await startApi({
    ...setup(byClaim),
    CANDOR_OIDC_ROLE_CLAIM: "groups",
    CANDOR_OIDC_ROLES: "admins=owner,press=reader",
  });
  provider.serve(api.service.url);
  byClaim.serve(claimed.service.url);
});
after(async () => {
  await claimed?.stop();
  await api?.stop();
  await provider?.close();
  await byClaim?.close();
});

interface State {
  readonly provider: boolean;
  readonly session: { readonly name: string; readonly role: string; readonly csrfToken: string } | null;
}

const callbackOf = ({ service }: TestApi) => `${service.url}/sign-in/callback`;
const stateOf = async (visitor: Visitor, { service }: TestApi = api) =>
  (await (await visitor.send(`${service.url}/sign-in/state`)).json()) as State;
const read = async (visitor: Visitor, path: string, options: RequestInit = {}, at: TestApi = api) =>
  await visitor.send(`${at.service.url}/v1${path}`, options);

/** Where the provider is called at the start of a sign-in. */
async function begin(visitor: Visitor, { service }: TestApi = api): Promise<string> {
  const started = await visitor.send(`${service.url}/sign-in/start`);
  assert.equal(started.status, 303);
  return started.headers.get("location") ?? "";
}

/** The callback's address with its code, not opened yet. */
async function comeBack(visitor: Visitor, login: string, at: TestApi = api): Promise<string> {
  const callback = await visitor.signInAt(await begin(visitor, at), login, callbackOf(at));
  assert.ok(callback.startsWith(callbackOf(at)), callback);
  return callback;
}

/** Opens a callback and returns where it leads. */
async function open(visitor: Visitor, callback: string): Promise<string> {
  const { status, headers } = await visitor.send(callback);
  assert.equal(status, 303);
  return headers.get("location") ?? "";
}

async function signIn(visitor: Visitor, login: string, at: TestApi = api): Promise<string> {
  return await open(visitor, await comeBack(visitor, login, at));
}

async function addMara(role: string, more: object = {}): Promise<string> {
  const list = (await api.call("GET", "/members")).body as { results: { memberId: string; email: string }[] };
  const known = list.results.find(({ email }) => email === "mara.lindt@example.org");
  if (known) await api.call("DELETE", `/members/${known.memberId}`);
  const body = { name: "Mara Lindt", email: "mara.lindt@example.org", role, ...more };
  const made = await api.call("POST", "/members", { body });
  assert.equal(made.status, 201, made.text);
  return (made.body as { memberId: string }).memberId;
}

async function untilStatus(wanted: number, ask: () => Promise<Response>): Promise<void> {
  await until(async () => (await ask()).status === wanted);
}

test("a member signs in with code, PKCE, state and nonce, and can do what their role allows, through a cookie that no script reads", async () => {
  await addMara("reader", { purposes: ["research"] });
  const visitor = new Visitor();
  const asked = new URL(await begin(visitor));
  assert.equal(asked.searchParams.get("response_type"), "code");
  assert.equal(asked.searchParams.get("code_challenge_method"), "S256");
  for (const name of ["state", "nonce", "code_challenge"]) assert.ok((asked.searchParams.get(name) ?? "").length >= 43);
  const callback = await visitor.signInAt(asked.href, "mara", callbackOf(api));
  const answer = await visitor.send(callback);
  assert.equal(answer.headers.get("location"), "/");
  const [cookie = ""] = answer.headers.getSetCookie().filter((line) => line.startsWith("candor_session="));
  assert.match(cookie, /^candor_session=[\w-]{65}; Path=\/; Max-Age=43200; HttpOnly; SameSite=Lax$/);
  const { provider: offered, session } = await stateOf(visitor);
  assert.deepEqual([offered, session?.name, session?.role], [true, "Mara Lindt", "reader"]);
  const own = (await (await read(visitor, "/keys/own")).json()) as { scopes: string[]; purposes: string[] };
  assert.deepEqual([own.scopes, own.purposes], [["search", "lookups:read"], ["research"]]);
  assert.equal((await read(visitor, "/keys")).status, 403);
  await untilStatus(200, async () => {
    const { keyId } = (await (await read(visitor, "/keys/own")).json()) as { keyId: string };
    const { rows } = await api.rows.query("select 1 from audit where operation = 'signIn' and key_id = $1", [keyId]);
    return new Response(null, { status: rows.length > 0 ? 200 : 404 });
  });
  assert.equal((await read(new Visitor(), "/keys/own")).status, 401);
});

test("over TLS the cookie is sent only over TLS and to this exact host", () => {
  const base = "https://candor.example.org";
  assert.equal(sessionCookieName(base), "__Host-candor_session");
  const line = writeCookie(base, { name: sessionCookieName(base), value: "x", maxAgeSeconds: 60 });
  assert.equal(line, "__Host-candor_session=x; Path=/; Max-Age=60; HttpOnly; SameSite=Lax; Secure");
});

test("a callback with another state, from another browser, a second time, or with a used code lets nobody in", async () => {
  await addMara("reader");
  const attacker = new Visitor();
  const stolen = await comeBack(attacker, "mara");
  // The victim is made to open the attacker's callback: without a pending sign-in of their own, and with one.
  const victim = new Visitor();
  assert.equal(await open(victim, stolen), "/?sign-in=stale");
  await begin(victim);
  assert.equal(await open(victim, stolen), "/?sign-in=stale");
  const other = new URL(stolen);
  other.searchParams.set("state", "another");
  assert.equal(await open(attacker, other.href), "/?sign-in=stale");
  assert.equal((await stateOf(victim)).session, null);

  const visitor = new Visitor();
  const callback = await comeBack(visitor, "mara");
  const kept = new Map(visitor.cookies(callback));
  assert.equal(await open(visitor, callback), "/");
  assert.equal(await open(visitor, callback), "/?sign-in=stale");
  // Somebody who kept the cookie of the pending sign-in still has a used code.
  const again = new Visitor();
  again.setCookies(callback, kept);
  assert.equal(await open(again, callback), "/?sign-in=failed");
  // And a used code under the state of another pending sign-in.
  const late = new Visitor();
  const state = new URL(await begin(late)).searchParams.get("state") ?? "";
  const replayed = new URL(callback);
  replayed.searchParams.set("state", state);
  assert.equal(await open(late, replayed.href), "/?sign-in=failed");
  assert.equal((await stateOf(late)).session, null);
});

test("a token for another nonce, a code for another verifier, and an answer from another issuer let nobody in", async () => {
  await addMara("reader");
  const changed = async (name: string, value: string) => {
    const visitor = new Visitor();
    const asked = new URL(await begin(visitor));
    asked.searchParams.set(name, value);
    const callback = await visitor.signInAt(asked.href, "mara", callbackOf(api));
    return await open(visitor, callback);
  };
  assert.equal(await changed("prompt", "login"), "/");
  assert.equal(await changed("nonce", "a-nonce-that-somebody-else-chose"), "/?sign-in=failed");
  const challenge = "E9Melhoa2OwvFrEMTJguCHaoeK1t8URWbuGJSstw-cM";
  assert.equal(await changed("code_challenge", challenge), "/?sign-in=failed");
  for (const issuer of [byClaim.issuer, null]) {
    const visitor = new Visitor();
    const callback = new URL(await comeBack(visitor, "mara"));
    assert.equal(callback.searchParams.get("iss"), provider.issuer);
    if (issuer === null) callback.searchParams.delete("iss");
    else callback.searchParams.set("iss", issuer);
    assert.equal(await open(visitor, callback.href), "/?sign-in=failed");
    assert.equal((await stateOf(visitor)).session, null);
  }
});

test("an address that the provider does not vouch for, that is no member's, or that has passed from a member to somebody else lets nobody in", async () => {
  await api.call("POST", "/members", { body: { name: "Jun", email: "jun.abiola@example.org", role: "owner" } });
  for (const [login, refusal] of [
    ["unverified", "unverified"],
    ["unsaid", "unverified"],
    ["stranger", "unknown"],
  ] as const) {
    const visitor = new Visitor();
    assert.equal(await signIn(visitor, login), `/?sign-in=${refusal}`);
    assert.equal((await stateOf(visitor)).session, null);
  }
  const memberId = await addMara("reader");
  assert.equal(await signIn(new Visitor(), "mara"), "/");
  assert.equal(await signIn(new Visitor(), "heir"), "/?sign-in=another");
  // A removed member cannot come back in.
  await api.call("DELETE", `/members/${memberId}`);
  assert.equal(await signIn(new Visitor(), "mara"), "/?sign-in=unknown");
});

test("a cookie alone changes nothing: every operation that is not a read requires the session's token", async () => {
  await addMara("owner");
  const visitor = new Visitor();
  assert.equal(await signIn(visitor, "mara"), "/");
  const csrf = (await stateOf(visitor)).session?.csrfToken ?? "";
  const unsafe = (Object.entries(OPERATIONS) as [string, Operation][]).filter(
    ([, { method, scope }]) => method !== "get" && scope !== "none",
  );
  assert.ok(unsafe.length > 30);
  for (const [name, { method, path }] of unsafe) {
    const filled = path.replace(/\{\w+\}/g, "01890000-0000-7000-8000-000000000000");
    for (const headers of [
      {},
      { "x-csrf-token": `${csrf.slice(0, -1)}${csrf.endsWith("A") ? "B" : "A"}` },
      { "x-csrf-token": csrf, "sec-fetch-site": "cross-site" },
    ]) {
      const answer = await read(visitor, filled, { method: method.toUpperCase(), headers });
      const { code } = (await answer.json()) as { code: string };
      assert.deepEqual([answer.status, code], [403, "csrf_token_wrong"], name);
    }
  }
  const headers = { "x-csrf-token": csrf, "content-type": "application/json" };
  const body = JSON.stringify({ name: "made in the web", scopes: ["search"], purposes: ["self"] });
  const made = await read(visitor, "/keys", { method: "POST", headers, body });
  assert.equal(made.status, 201, await made.text());
  // A session cannot replace itself with a key that outlives it.
  const rotated = await read(visitor, "/keys/own/rotations", { method: "POST", headers, body: "{}" });
  assert.equal(rotated.status, 404);
  // The text of the cookie is not a key.
  const text = visitor.cookies(api.service.url).get("candor_session") ?? "";
  assertProblem(await api.call("GET", "/keys/own", { key: text }), 401, "api_key_invalid");
});

test("another sign-in sets another cookie and ends the previous session, as do half an hour without use and twelve hours", async () => {
  await addMara("reader");
  const visitor = new Visitor();
  await signIn(visitor, "mara");
  const before = new Visitor();
  before.setCookies(api.service.url, visitor.cookies(api.service.url));
  assert.equal((await read(before, "/keys/own")).status, 200);
  await signIn(visitor, "mara");
  assert.notDeepEqual(visitor.cookies(api.service.url), before.cookies(api.service.url));
  await untilStatus(401, async () => await read(before, "/keys/own"));
  for (const change of [
    "used_at = now() - interval '31 minutes'",
    "created_at = now() - interval '12 hours 1 second'",
  ]) {
    await signIn(visitor, "mara");
    assert.equal((await read(visitor, "/keys/own")).status, 200);
    await api.rows.query(`update web_session set ${change} where ended_at is null`);
    await untilStatus(401, async () => await read(visitor, "/keys/own"));
    assert.equal((await stateOf(visitor)).session, null);
  }
});

test("sessions are listed and ended by their owner and by key managers; signing out ends one, and names the provider's sign-out", async () => {
  await addMara("reader");
  const [one, two] = [new Visitor(), new Visitor()];
  for (const visitor of [one, two]) assert.equal(await signIn(visitor, "mara"), "/");
  const listed = (await (await read(one, "/sessions")).json()) as { results: { sessionId: string; own: boolean }[] };
  assert.deepEqual(listed.results.map(({ own }) => own).sort(), [false, true]);
  const other = listed.results.find(({ own }) => !own)?.sessionId ?? "";
  const csrf = (await stateOf(one)).session?.csrfToken ?? "";
  const options = { method: "DELETE", headers: { "x-csrf-token": csrf } };
  assert.equal((await read(one, `/sessions/${other}`, options)).status, 200);
  await untilStatus(401, async () => await read(two, "/keys/own"));
  assert.equal((await read(one, `/sessions/${other}`, options)).status, 404);
  const reader = await api.call("POST", "/keys", { body: { name: "r", scopes: ["search"], purposes: ["self"] } });
  const nobody = await api.call("GET", "/sessions", { key: (reader.body as { key: string }).key });
  assert.deepEqual((nobody.body as { results: unknown[] }).results, []);
  const all = (await api.call("GET", "/sessions")).body as { results: { sessionId: string }[] };
  const left = listed.results.find(({ own }) => own)?.sessionId;
  assert.ok(all.results.some(({ sessionId }) => sessionId === left));
  const out = await read(one, "/sessions/own", options);
  const { providerUrl = "" } = (await out.json()) as { providerUrl?: string };
  assert.ok(providerUrl.startsWith(`${provider.issuer}/session/end?`), providerUrl);
  assert.equal(new URL(providerUrl).searchParams.get("post_logout_redirect_uri"), `${api.service.url}/`);
  await untilStatus(401, async () => await read(one, "/keys/own"));
});

test("demotion and removal take effect in the member's session within a second", async () => {
  const memberId = await addMara("owner");
  const visitor = new Visitor();
  await signIn(visitor, "mara");
  assert.equal((await read(visitor, "/keys")).status, 200);
  await api.call("POST", `/members/${memberId}`, { body: { role: "reader" } });
  await untilStatus(403, async () => await read(visitor, "/keys"));
  await api.call("DELETE", `/members/${memberId}`);
  await untilStatus(401, async () => await read(visitor, "/keys/own"));
});

test("if a claim states the role, anybody with one is a member from their first sign-in, with the role it states each time", async () => {
  const chief = new Visitor();
  assert.equal(await signIn(chief, "chief", claimed), "/");
  assert.equal((await stateOf(chief, claimed)).session?.role, "owner");
  const mara = new Visitor();
  assert.equal(await signIn(mara, "mara", claimed), "/");
  assert.equal((await stateOf(mara, claimed)).session?.role, "reader");
  const list = (await claimed.call("GET", "/members")).body as { results: { memberId: string; email: string }[] };
  assert.deepEqual(list.results.map(({ email }) => email).sort(), ["chief@example.org", "mara.lindt@example.org"]);
  const { memberId } = list.results.find(({ email }) => email.startsWith("mara")) ?? assert.fail();
  await claimed.call("POST", `/members/${memberId}`, { body: { role: "owner" } });
  assert.equal(await signIn(mara, "mara", claimed), "/");
  assert.equal((await stateOf(mara, claimed)).session?.role, "reader");
  for (const login of ["stranger", "unverified", "heir"]) {
    assert.match(await signIn(new Visitor(), login, claimed), /^\/\?sign-in=(?:unknown|unverified|another)$/);
  }
});

test("two tabs can sign in side by side, and a browser that never comes back keeps few pending sign-ins", async () => {
  await addMara("reader");
  const visitor = new Visitor();
  const [first, second] = [await begin(visitor), await begin(visitor)];
  const stranger = new URL(`${callbackOf(api)}?code=x&state=another`);
  assert.equal(await open(visitor, stranger.href), "/?sign-in=stale");
  for (const asked of [first, second]) {
    assert.equal(await open(visitor, await visitor.signInAt(asked, "mara", callbackOf(api))), "/");
  }
  const waiting = () => [...visitor.cookies(api.service.url).keys()].filter((name) => name.includes("sign_in"));
  assert.deepEqual(waiting(), []);
  for (let round = 0; round < 12; round++) await begin(visitor);
  assert.ok(waiting().length <= 5, String(waiting().length));
});

test("a read that another site leads a browser to is not made in the name of the signed-in member", async () => {
  await addMara("reader");
  const visitor = new Visitor();
  await signIn(visitor, "mara");
  const from = async (site: string) =>
    (await read(visitor, "/keys/own", { headers: { "sec-fetch-site": site } })).status;
  assert.deepEqual(await Promise.all(["same-origin", "none"].map(from)), [200, 200]);
  assert.deepEqual(await Promise.all(["cross-site", "same-site"].map(from)), [401, 401]);
});

test("the last owner is told if a claim would demote them", async () => {
  const list = (await claimed.call("GET", "/members")).body as {
    results: { memberId: string; email: string; role: string }[];
  };
  const found = (start: string) => list.results.find(({ email }) => email.startsWith(start)) ?? assert.fail();
  await claimed.call("POST", `/members/${found("mara").memberId}`, { body: { role: "owner" } });
  await claimed.call("POST", `/members/${found("chief").memberId}`, { body: { role: "reader" } });
  const mara = new Visitor();
  assert.equal(await signIn(mara, "mara", claimed), "/?sign-in=last_owner");
  assert.equal((await stateOf(mara, claimed)).session, null);
  assert.equal(await signIn(new Visitor(), "chief", claimed), "/");
});

test("a claim does not restore a removed member, nor what they were not allowed; an owner adds them again", async () => {
  const mara = new Visitor();
  assert.equal(await signIn(mara, "mara", claimed), "/");
  const list = (await claimed.call("GET", "/members")).body as {
    results: { memberId: string; email: string; removedAt?: string }[];
  };
  const { memberId } = list.results.find(({ email }) => email.startsWith("mara")) ?? assert.fail();
  assert.equal((await claimed.call("DELETE", `/members/${memberId}`)).status, 200);
  await untilStatus(401, async () => await read(mara, "/keys/own", {}, claimed));
  for (const visitor of [mara, new Visitor()]) {
    assert.equal(await signIn(visitor, "mara", claimed), "/?sign-in=unknown");
    assert.equal((await stateOf(visitor, claimed)).session, null);
  }
  const body = { name: "Mara Lindt", email: "mara.lindt@example.org", role: "reader", purposes: ["research"] };
  assert.equal((await claimed.call("POST", "/members", { body })).status, 201);
  assert.equal(await signIn(mara, "mara", claimed), "/");
  const own = (await (await read(mara, "/keys/own", {}, claimed)).json()) as { purposes: string[] };
  assert.deepEqual(own.purposes, ["research"]);
});

test("the remaining budget of a member's session key stays limited through another sign-in and a replacement key", async () => {
  const memberId = await addMara("analyst", { purposes: ["sales"] });
  const visitor = new Visitor();
  await signIn(visitor, "mara");
  const ownKey = async () =>
    (await (await read(visitor, "/keys/own")).json()) as { keyId: string; credits?: number; rateLimit?: number };
  const { keyId } = await ownKey();
  const limited = await api.call("POST", `/keys/${keyId}`, { body: { credits: 3, rateLimit: 500 } });
  assert.equal(limited.status, 200, limited.text);
  // Nothing is left of it: it ends, and the next sign-in makes another.
  await api.call("POST", `/members/${memberId}`, { body: { purposes: ["research"] } });
  await untilStatus(401, async () => await read(visitor, "/keys/own"));
  await signIn(visitor, "mara");
  const next = await ownKey();
  assert.notEqual(next.keyId, keyId);
  assert.deepEqual([next.credits, next.rateLimit], [3, 500]);
  // Charged at the moment of a sign-in, it is not what it was before.
  await api.rows.query("begin");
  await api.rows.query("update api_key set credits = 2 where id = $1", [next.keyId]);
  const signing = signIn(visitor, "mara");
  await delay(300);
  await api.rows.query("commit");
  assert.equal(await signing, "/");
  assert.equal((await ownKey()).credits, 2);
});

test("an ended session is not a wrong key: neither it nor cookies never issued lock out others at the address", async () => {
  await addMara("reader");
  const [ended, begun] = [new Visitor(), new Visitor()];
  for (const visitor of [ended, begun]) await signIn(visitor, "mara");
  await api.rows.query("update web_session set ended_at = now() where ended_at is null and hash = $1", [
    hashApiKey(ended.cookies(api.service.url).get("candor_session") ?? ""),
  ]);
  for (let round = 0; round < 25; round++) assert.equal((await read(ended, "/keys/own")).status, 401);
  const fresh = async () => {
    const body = { name: "fresh", scopes: ["search"], purposes: ["self"] };
    const { key } = (await api.call("POST", "/keys", { body })).body as { key: string };
    return (await api.call("GET", "/keys/own", { key })).status;
  };
  assert.equal(await fresh(), 200);
  // Guessing cookies delays an address like guessing keys.
  const forged = new Visitor();
  const statuses: number[] = [];
  while (statuses.length < 60 && !statuses.includes(429)) {
    forged.setCookies(api.service.url, new Map([["candor_session", `${statuses.length}`.padStart(65, "A")]]));
    statuses.push((await read(forged, "/keys/own")).status);
  }
  assert.deepEqual([...new Set(statuses)], [401, 429]);
  assert.equal((await read(begun, "/keys/own")).status, 200);
});

test("an unavailable provider is reported, and a key still signs in", async () => {
  await provider.close();
  const gone = await startApi({ CANDOR_OIDC_ISSUER: provider.issuer, CANDOR_OIDC_CLIENT_ID: CLIENT.id });
  try {
    const visitor = new Visitor();
    const answer = await visitor.send(`${gone.service.url}/sign-in/start`);
    assert.equal(answer.headers.get("location"), "/?sign-in=failed");
    assert.equal((await gone.call("GET", "/keys/own")).status, 200);
  } finally {
    await gone.stop();
  }
});
