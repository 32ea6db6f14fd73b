import assert from "node:assert/strict";
import { after, before, test } from "node:test";
import { PURPOSES } from "../../src/domain/purpose.ts";
import { assertProblem, insertKey, startApi, type TestApi, waitForEnd } from "./http.ts";
import { until } from "../support/until.ts";

interface Made {
  readonly keyId: string;
  readonly key: string;
}

let api: TestApi;
before(async () => {
  api = await startApi();
});
after(() => api.stop());

const ALL = { scopes: ["search", "admin"], purposes: ["due_diligence"] };

async function make(body: object, key?: string): Promise<Made> {
  const answer = await api.call("POST", "/keys", { body: { name: "made", ...ALL, ...body }, ...(key ? { key } : {}) });
  assert.equal(answer.status, 201, answer.text);
  return answer.body as Made;
}

/** A key's rights are cached for a second. */
async function untilOwn(key: string, wanted: number): Promise<void> {
  await untilStatus("/keys/own", key, wanted);
}

async function untilStatus(path: string, key: string, wanted: number): Promise<void> {
  await until(async () => (await api.call("GET", path, { key })).status === wanted);
}

test("a key grants no scope, purpose, credit, trial or day that it does not hold itself", async () => {
  const expiresAt = new Date(Date.now() + 86_400_000).toISOString();
  const { key } = await make({ credits: 5, trials: 2, expiresAt });
  const within = { credits: 2, trials: 1, expiresAt };
  const cases: readonly (readonly [object, readonly string[]])[] = [
    [{ ...within, scopes: ["search", "privacy"] }, ["/scopes"]],
    [{ ...within, purposes: ["due_diligence", "sales"] }, ["/purposes"]],
    [{ ...within, credits: 6 }, ["/credits"]],
    [{ trials: 1, expiresAt }, ["/credits"]],
    [{ ...within, trials: 3 }, ["/trials"]],
    [{ credits: 1, trials: 1 }, ["/expiresAt"]],
    [{ ...within, expiresAt: new Date(Date.now() + 2 * 86_400_000).toISOString() }, ["/expiresAt"]],
  ];
  for (const [body, pointers] of cases) {
    const answer = await api.call("POST", "/keys", { body: { name: "wider", ...ALL, ...body }, key });
    assertProblem(answer, 403, "key_too_wide", pointers);
  }
  await make(within, key);
});

test("a key that would have expired before it was created is refused", async () => {
  for (const expiresAt of ["1999-12-31T23:59:59Z", new Date(Date.now() - 1_000).toISOString()]) {
    const answer = await api.call("POST", "/keys", { body: { name: "dead", ...ALL, expiresAt } });
    assertProblem(answer, 400, "invalid_request", ["/expiresAt"]);
  }
});

test("credits and trials given to another key are deducted from the giver's, even in simultaneous requests", async () => {
  const { key } = await make({ credits: 5, trials: 5 });
  const given = await Promise.all(
    Array.from({ length: 4 }, () =>
      api.call("POST", "/keys", { body: { name: "part", ...ALL, credits: 2, trials: 1 }, key }),
    ),
  );
  assert.deepEqual(given.map(({ status }) => status).sort(), [201, 201, 403, 403]);
  const own = (await api.call("GET", "/keys/own", { key })).body as { credits: number; trials: number };
  assert.deepEqual([own.credits, own.trials], [1, 3]);
});

test("the last key that manages keys cannot be revoked, even when two revoke each other", async () => {
  const [one, two] = ["first-admin-of-another-account", "second-admin-of-another-account"];
  for (const key of [one, two]) await insertKey(api.rows, key, { accountId: "another", scopes: ["admin"] });
  const expired = { accountId: "another", scopes: ["admin"], expiresAt: new Date(Date.now() - 1_000) };
  await insertKey(api.rows, "expired-admin-of-another-account", expired);
  const idOf = async (key: string) => ((await api.call("GET", "/keys/own", { key })).body as Made).keyId;
  const [idOne, idTwo] = [await idOf(one), await idOf(two)];
  const answers = await Promise.all([
    api.call("DELETE", `/keys/${idTwo}`, { key: one }),
    api.call("DELETE", `/keys/${idOne}`, { key: two }),
  ]);
  // The key revoked first can no longer revoke another.
  assert.deepEqual(answers.map(({ status }) => status).sort(), [200, 401]);
  const [left, leftId] = answers[0].status === 200 ? [one, idOne] : [two, idTwo];
  assertProblem(await api.call("DELETE", `/keys/${leftId}`, { key: left }), 409, "last_admin_key");
});

test("a rotated key keeps its ID, rights and credits; the old one works during its grace period and not after", async () => {
  const made = await make({ credits: 3 });
  const first = await api.call("POST", "/keys/own/rotations", { body: {}, key: made.key });
  assert.equal(first.status, 201, first.text);
  const rotated = first.body as Made & { oldKeyUntil: string; credits: number };
  assert.deepEqual([rotated.keyId, rotated.credits], [made.keyId, 3]);
  assert.notEqual(rotated.key, made.key);
  const hours = (Date.parse(rotated.oldKeyUntil) - Date.now()) / 3_600_000;
  assert.ok(hours > 23.9 && hours <= 24);
  for (const key of [made.key, rotated.key]) await untilOwn(key, 200);
  // Somebody who found the old key cannot take away the new one.
  for (const path of ["/keys/own/rotations", `/keys/${made.keyId}/rotations`]) {
    const again = await api.call("POST", path, { body: { graceHours: 0 }, key: made.key });
    assert.ok([401, 403].includes(again.status), again.text);
  }
  await untilOwn(rotated.key, 200);
  const second = await api.call("POST", `/keys/${made.keyId}/rotations`, { body: { graceHours: 0 } });
  const latest = second.body as Made;
  for (const key of [made.key, rotated.key]) await untilOwn(key, 401);
  await untilOwn(latest.key, 200);
});

test("a key that manages keys cannot rotate or revoke one with wider rights", async () => {
  const narrow = await make({ scopes: ["admin"] });
  const wide = await make({ purposes: [...PURPOSES].filter((each) => each !== "due_diligence") });
  const wider = await api.call("POST", `/keys/${wide.keyId}/rotations`, { body: {}, key: narrow.key });
  assertProblem(wider, 403, "key_too_wide", ["/scopes", "/purposes"]);
  const ended = await api.call("DELETE", `/keys/${wide.keyId}`, { key: narrow.key });
  assertProblem(ended, 403, "key_too_wide", ["/scopes", "/purposes"]);
  assert.equal((await api.call("GET", "/keys/own", { key: wide.key })).status, 200);
  const equal = await make({ scopes: ["admin"], credits: 3 });
  for (const { keyId } of [equal, narrow]) {
    const { status } = await api.call("DELETE", `/keys/${keyId}`, { key: narrow.key });
    assert.equal(status, 200);
  }
});

test("a key without the scope cannot rotate another key", async () => {
  const narrow = await make({ scopes: ["admin"] });
  const reader = await make({ scopes: ["search"] });
  const other = await api.call("POST", `/keys/${narrow.keyId}/rotations`, { body: {}, key: reader.key });
  assertProblem(other, 403, "scope_missing");
  assertProblem(await api.call("POST", "/keys/none/rotations", { body: {} }), 404, "key_not_found");
});

test("a changed key has its new rights at once in every process, and keeps its ID and secret", async () => {
  const made = await make({ scopes: ["search"], credits: 3 });
  assert.equal((await api.call("GET", "/lookups", { key: made.key })).status, 403);
  const change = {
    name: "changed",
    scopes: ["search", "lookups:read"],
    purposes: ["sales", "research"],
    credits: null,
  };
  const changed = await api.call("POST", `/keys/${made.keyId}`, { body: change });
  assert.equal(changed.status, 200, changed.text);
  const { name, scopes, purposes, defaultPurpose, credits } = changed.body as Record<string, unknown>;
  assert.deepEqual(
    { name, scopes, purposes, defaultPurpose, credits },
    { name: "changed", scopes: change.scopes, purposes: change.purposes, defaultPurpose: "sales", credits: undefined },
  );
  await untilStatus("/lookups", made.key, 200);
  assert.equal((await api.call("POST", `/keys/${made.keyId}`, { body: { scopes: ["search"] } })).status, 200);
  await untilStatus("/lookups", made.key, 403);
  const wrong = await api.call("POST", `/keys/${made.keyId}`, { body: { defaultPurpose: "journalism" } });
  assertProblem(wrong, 400, "invalid_request", ["/defaultPurpose"]);
});

test("nobody can widen a key beyond their own, not even their own, and the last key that manages keys keeps that scope", async () => {
  const admin = await make({ credits: 5, scopes: ["search", "admin"] });
  const other = await make({ credits: 1, trials: 1, scopes: ["search"] });
  const wider: readonly (readonly [string, object, readonly string[]])[] = [
    [other.keyId, { scopes: ["privacy"] }, ["/scopes"]],
    [other.keyId, { credits: null }, ["/credits"]],
    [admin.keyId, { credits: 6 }, ["/credits"]],
    [admin.keyId, { scopes: ["search", "admin", "privacy"] }, ["/scopes"]],
  ];
  for (const [keyId, body, pointers] of wider) {
    assertProblem(await api.call("POST", `/keys/${keyId}`, { body, key: admin.key }), 403, "key_too_wide", pointers);
  }
  const lone = "only-admin-of-the-third-account";
  await insertKey(api.rows, lone, { accountId: "third", scopes: ["admin"] });
  const { keyId } = (await api.call("GET", "/keys/own", { key: lone })).body as Made;
  const past = { expiresAt: new Date(Date.now() - 60_000).toISOString() };
  for (const body of [{ scopes: [] }, { purposes: [] }]) {
    assertProblem(await api.call("POST", `/keys/${keyId}`, { body, key: lone }), 400, "invalid_request");
  }
  const ahead = { expiresAt: new Date(Date.now() + 86_400_000).toISOString() };
  for (const body of [past, ahead]) {
    assertProblem(await api.call("POST", `/keys/${keyId}`, { body, key: lone }), 409, "last_admin_key");
  }
  await insertKey(api.rows, "admin-of-the-third-account-for-a-day", {
    accountId: "third",
    scopes: ["admin"],
    expiresAt: new Date(ahead.expiresAt),
  });
  assertProblem(await api.call("DELETE", `/keys/${keyId}`, { key: lone }), 409, "last_admin_key");
});

test("credits that a limited key gives or takes back by changing another are neither created nor lost, even in simultaneous requests", async () => {
  const admin = await make({ credits: 10, trials: 10 });
  const limited = { name: "part", ...ALL, credits: 2, trials: 1 };
  const given = await Promise.all([0, 1, 2].map(() => api.call("POST", "/keys", { body: limited, key: admin.key })));
  const keys = given.map(({ body }) => body as Made);
  const sums = async () => {
    const all = await Promise.all([admin, ...keys].map(({ key }) => api.call("GET", "/keys/own", { key })));
    const held = all.map(({ body }) => body as { credits: number; trials: number });
    return [held.reduce((sum, { credits }) => sum + credits, 0), held.reduce((sum, { trials }) => sum + trials, 0)];
  };
  assert.deepEqual(await sums(), [10, 10]);
  const wanted = [3, 1, 0, 4, 2, 5, 9, 2];
  const answers = await Promise.all(
    wanted.map((credits, at) =>
      api.call("POST", `/keys/${keys[at % keys.length]?.keyId}`, { body: { credits, trials: at % 3 }, key: admin.key }),
    ),
  );
  assert.ok(answers.every(({ status }) => status === 200 || status === 403));
  assert.ok(answers.some(({ status }) => status === 200));
  assert.deepEqual(await sums(), [10, 10]);
});

test("a limited key can still manage a key to which it gave more than it has left, but not an unlimited one", async () => {
  const { key } = await make({ credits: 5, trials: 5 });
  const { keyId } = await make({ credits: 4, trials: 4 }, key);
  const change = async (id: string, body: object) => await api.call("POST", `/keys/${id}`, { body, key });
  const renamed = await change(keyId, { name: "renamed" });
  assert.equal(renamed.status, 200, renamed.text);
  const more = await change(keyId, { credits: 5, trials: 3 });
  assert.equal(more.status, 200, more.text);
  const { body } = await api.call("GET", "/keys/own", { key });
  assert.deepEqual(
    [body].map((own) => [(own as { credits: number }).credits, (own as { trials: number }).trials]),
    [[0, 2]],
  );
  assertProblem(await change(keyId, { credits: 6 }), 403, "key_too_wide");
  assertProblem(await change(keyId, { credits: null }), 403, "key_too_wide", ["/credits"]);
  const rotated = await api.call("POST", `/keys/${keyId}/rotations`, { body: {}, key });
  assert.equal(rotated.status, 201, rotated.text);
  const unlimited = await make({});
  assertProblem(await change(unlimited.keyId, { name: "mine" }), 403, "key_too_wide", ["/credits", "/trials"]);
});

test("a caller waiting for a lookup or its events learns nothing more once their key is revoked or narrowed", async () => {
  const body = { candidate: { fullName: "Ines Calder", sources: [] }, preview: true };
  const { lookupId } = (await api.call("POST", "/lookups", { body })).body as { lookupId: string };
  await waitForEnd(api, lookupId);
  const reading = { scopes: ["lookups:read"] };
  const ways: readonly ((keyId: string) => Promise<unknown>)[] = [
    (keyId) => api.call("DELETE", `/keys/${keyId}`),
    (keyId) => api.call("POST", `/keys/${keyId}`, { body: { scopes: ["search"] } }),
    (keyId) => api.call("POST", `/keys/${keyId}`, { body: { purposes: ["sales"] } }),
    (keyId) => api.call("POST", `/keys/${keyId}/rotations`, { body: { graceHours: 0 } }),
  ];
  for (const [end, status] of ways.map((way, at) => [way, [401, 403, 403, 401][at]] as const)) {
    await api.rows.query("update lookup set status = 'running' where id = $1", [lookupId]);
    const { key, keyId } = await make(reading);
    const stream = await fetch(`${api.service.url}/v1/lookups/${lookupId}/events`, { headers: { "x-api-key": key } });
    const reader = stream.body?.pipeThrough(new TextDecoderStream()).getReader();
    let heard = "";
    while (!heard.includes('"status":"running"')) heard += (await reader?.read())?.value ?? "";
    // Only now: a read that began before the lookup ran again is shared with simultaneous requests.
    const waiting = api.call("GET", `/lookups/${lookupId}?wait=30`, { key });
    // Later requests have been answered, so these were admitted and are waiting.
    assert.equal((await api.call("GET", `/lookups/${lookupId}`, { key })).status, 200);
    await end(keyId);
    await api.rows.query("update lookup set status = 'success' where id = $1", [lookupId]);
    for (let part = await reader?.read(); part && !part.done; part = await reader?.read()) heard += part.value;
    assert.ok(!heard.includes("finished"), heard);
    assert.equal((await waiting).status, status);
  }
});

test("usage is queried by days that the database supports, and other days are refused", async () => {
  for (const day of ["0000-01-05", "0001-01-01", "0999-12-31"]) {
    assertProblem(await api.call("GET", `/usage?to=${day}`), 400, "invalid_request", ["/query/to"]);
    assertProblem(await api.call("GET", `/usage?from=${day}&to=${day}`), 400, "invalid_request");
  }
  for (const day of ["1000-01-01", "9999-12-31"]) {
    const answer = await api.call("GET", `/usage?from=${day}&to=${day}`);
    assert.equal(answer.status, 200, answer.text);
  }
  assert.equal((await api.call("GET", "/usage?to=1000-01-01")).status, 200);
});

test("a key that was just revoked creates, changes and revokes none, even while it is cached", async () => {
  const { keyId, key } = await make({});
  const other = await make({});
  assert.equal((await api.call("GET", "/keys/own", { key })).status, 200);
  await api.rows.query("update api_key set revoked_at = now() where id = $1", [keyId]);
  const body = { name: "made", ...ALL };
  assertProblem(await api.call("POST", "/keys", { body, key }), 401, "api_key_invalid");
  assertProblem(await api.call("POST", `/keys/${other.keyId}`, { body: { name: "x" }, key }), 401, "api_key_invalid");
  assertProblem(await api.call("DELETE", `/keys/${other.keyId}`, { key }), 401, "api_key_invalid");
});

test("a key cannot change one with wider rights, neither to narrow it nor to let it expire", async () => {
  const wide = await make({ scopes: ["search", "lookups:read", "admin"], purposes: ["due_diligence", "self"] });
  const narrow = await make({ scopes: ["search", "admin"], purposes: ["due_diligence"] });
  const { key } = narrow;
  for (const body of [
    { scopes: ["search"], purposes: ["due_diligence"] },
    { expiresAt: "2000-01-01T00:00:00Z", scopes: ["search"], purposes: ["due_diligence"] },
  ]) {
    const answer = await api.call("POST", `/keys/${wide.keyId}`, { body, key });
    assertProblem(answer, 403, "key_too_wide", ["/scopes", "/purposes"]);
  }
  const { keyId } = await make({ scopes: ["search"] });
  assert.equal((await api.call("POST", `/keys/${keyId}`, { body: { name: "changed" }, key })).status, 200);
  await untilOwn(wide.key, 200);
});

test("a rotated preset key does not come back at the next start", async () => {
  const preset = api.service.apiKey;
  await make({});
  const rotated = await api.call("POST", "/keys/own/rotations", { body: { graceHours: 0 } });
  const { key } = rotated.body as Made;
  await api.service.end();
  await api.service.restart();
  assert.equal((await api.call("GET", "/keys/own", { key: preset })).status, 401);
  const own = await api.call("GET", "/keys/own", { key });
  assert.equal(own.status, 200);
  // Shutdown has saved when it was last used: this request came after the one before shutdown.
  const { rows } = await api.rows.query("select last_used_at from api_key where name = 'preset'");
  assert.ok(rows[0]?.last_used_at instanceof Date);
});

test("simultaneous rotations by the key itself that succeed each return a working key", async () => {
  const once = "admin-that-is-rotated-six-times-at-once";
  await insertKey(api.rows, once, { accountId: "rotating", scopes: ["admin"] });
  const answers = await Promise.all(
    Array.from({ length: 6 }, () => api.call("POST", "/keys/own/rotations", { body: { graceHours: 0 }, key: once })),
  );
  const made = answers.filter(({ status }) => status === 201);
  assert.equal(made.length, 1);
  for (const answer of answers.filter(({ status }) => status !== 201)) assertProblem(answer, 401, "api_key_invalid");
  const [{ key }] = made.map(({ body }) => body) as [{ key: string }];
  assert.equal((await api.call("GET", "/keys/own", { key })).status, 200);
});
