import assert from "node:assert/strict";
import { after, before, test } from "node:test";
import type { Operation } from "../../src/contract/operation.ts";
import { OPERATIONS } from "../../src/contract/operations.ts";
import { newId } from "../../src/domain/id.ts";
import { assertProblem, findPerson, lookUp, NDJSON, ndjson, startApi, type TestApi } from "./http.ts";

let api: TestApi;
let candidateId: string;
let lookupId: string;
before(async () => {
  api = await startApi();
  candidateId = await findPerson(api, "Amara Okonkwo");
  lookupId = String((await lookUp(api, candidateId))["lookupId"]);
});
after(() => api.stop());

const post = (path: string, key: string, body?: unknown, headers: Readonly<Record<string, string>> = {}) =>
  api.call("POST", path, { ...(body === undefined ? {} : { body }), headers: { "idempotency-key": key, ...headers } });
const count = async (table: string) => Number((await api.rows.query(`select count(*) as n from ${table}`)).rows[0].n);
const aKey = { name: "repeated", scopes: ["search"], purposes: ["self"] };

test("a repeated request for a key, a rotation or a link creates one, and gets the same secret", async () => {
  for (const [path, table, body] of [
    ["/keys", "api_key", aKey],
    [`/lookups/${lookupId}/shares`, "share", { days: 2 }],
  ] as const) {
    const before = await count(table);
    const first = await post(path, `made-${table}`, body);
    assert.equal(first.status, 201, first.text);
    const again = await post(path, `made-${table}`, body);
    assert.deepEqual([again.status, again.body], [201, first.body]);
    assert.equal(await count(table), before + 1);
  }
  const { keyId } = (await post("/keys", "rotated", aKey)).body as { keyId: string };
  const rotate = async () =>
    (await post(`/keys/${keyId}/rotations`, "rotation", { graceHours: 1 })).body as { key: string };
  assert.equal((await rotate()).key, (await rotate()).key);
});

test("a key used for one request is refused for another body, path or operation, or from another caller's key", async () => {
  await post(`/lookups/${lookupId}/shares`, "one", { days: 2 });
  for (const answer of [
    await post(`/lookups/${lookupId}/shares`, "one", { days: 3 }),
    await post("/keys", "one", aKey),
    await post(`/lookups/${lookupId}/cancel`, "one"),
  ]) {
    assertProblem(answer, 422, "idempotency_mismatch");
  }
  const made = (await api.call("POST", "/keys", { body: { ...aKey, scopes: ["lookups:write", "admin"] } })).body as {
    key: string;
  };
  const headers = { "idempotency-key": "one" };
  const other = await api.call("POST", `/lookups/${lookupId}/shares`, { body: { days: 2 }, headers, key: made.key });
  assertProblem(other, 422, "idempotency_mismatch");
});

test("reads accept a key too: a repeated read gets the current data, and a different request is refused", async () => {
  const octets = { "content-type": "application/octet-stream" };
  const pdf = { "content-type": "application/pdf" };
  for (const [path, body, other, headers = {}] of [
    ["/search", { query: "Okonkwo", type: "candor" }, { query: "Calder", type: "candor" }],
    ["/history", { name: "Okonkwo" }, { name: "Calder" }],
    ["/history/table", { name: "Okonkwo" }, { name: "Calder" }],
    ["/access", { candidateId }, { lookupId }],
    ["/reports/verifications", "%PDF-1.7 none of ours", "%PDF-1.7 another", pdf],
    ["/imports/previews?name=people.csv", "name,email\nInes Calder,ines@example.org\n", "name\nAda Finch\n", octets],
  ] as const) {
    const first = await post(path, `reads ${path}`, body, headers);
    assert.equal(first.status, 200, first.text);
    assert.equal((await post(path, `reads ${path}`, body, headers)).status, 200, path);
    const refused = await post(path, `reads ${path}`, other, headers);
    assertProblem(refused, 422, "idempotency_mismatch");
  }
  const found = async () =>
    (await post("/search", "found", { query: "Solveig Brandt-Aune", type: "candor" })).body as { results: unknown[] };
  assert.deepEqual((await found()).results, []);
  const person = { type: "candidate", key: "solveig", fullName: "Solveig Brandt-Aune" };
  await api.call("POST", "/imports?format=candor", { body: ndjson(person), headers: NDJSON });
  assert.equal((await found()).results.length, 1);
  assertProblem(await post("/access", "of nobody", { candidateId: "nobody" }), 404, "candidate_not_found");
  assert.equal((await post("/access", "of nobody", { candidateId })).status, 200);
});

test("nothing in the answers to repeated requests is readable in the database", async () => {
  const { key } = (await post("/keys", "sealed-key", aKey)).body as { key: string };
  const { rows } = await api.rows.query("select * from idempotency");
  const text = JSON.stringify(rows);
  assert.ok(!text.includes(key) && !text.includes("sealed-key") && rows.length > 0);
});

test("a failed request may be repeated and then takes effect", async () => {
  const { rows } = await api.rows.query("update lookup set status = 'running' where id = $1 returning id", [lookupId]);
  assert.equal(rows.length, 1);
  assertProblem(await post(`/lookups/${lookupId}/shares`, "failed", { days: 2 }), 409, "lookup_not_finished");
  await api.rows.query("update lookup set status = 'success' where id = $1", [lookupId]);
  assert.equal((await post(`/lookups/${lookupId}/shares`, "failed", { days: 2 })).status, 201);
});

test("a repeated decision does not undo later decisions", async () => {
  const records = (await api.call("GET", `/lookups/${lookupId}/records`)).body as { recordId: string }[];
  const recordId = records.at(-1)?.recordId;
  const judge = (judgement: string, key: string) =>
    post(`/lookups/${lookupId}/judgements`, key, { recordId, judgement });
  const judgementOf = async () => {
    const listed = (await api.call("GET", `/lookups/${lookupId}/records`)).body as {
      recordId: string;
      judgement: string;
    }[];
    return listed.find((record) => record.recordId === recordId)?.judgement;
  };
  assert.equal((await judge("own", "first")).status, 200);
  assert.equal((await judge("other", "second")).status, 200);
  const again = await judge("own", "first");
  assert.deepEqual([again.status, (again.body as { lookupId: string }).lookupId], [200, lookupId]);
  assert.equal(await judgementOf(), "other");
});

test("a repeated merge does not undo a split", async () => {
  const otherId = await findPerson(api, "Nadia Rahmani");
  const merge = () => post(`/candidates/${candidateId}/merges`, "merge", { candidateId: otherId });
  assert.equal((await merge()).status, 200);
  assert.equal((await api.call("DELETE", `/candidates/${candidateId}/merges/${otherId}`)).status, 200);
  const again = await merge();
  assert.deepEqual([again.status, (again.body as { mergedFrom: unknown[] }).mergedFrom], [200, []]);
});

test("a repeated import is the same import, but only with the same rows", async () => {
  const rows = ndjson({ type: "candidate", key: "repeat:one", fullName: "Renata Wiederholt" });
  const bring = (body: string) => post("/imports?format=candor", "import", body, NDJSON);
  const first = await bring(rows);
  const again = await bring(rows);
  assert.deepEqual([again.status, again.body], [201, first.body]);
  assert.equal(again.headers.get("location"), first.headers.get("location"));
  assertProblem(await bring(rows + rows), 422, "idempotency_mismatch");
});

test("erased data is not replayed", async () => {
  const created = await api.call("POST", "/lookups", { body: { candidateId, preview: true } });
  const { lookupId: erased } = created.body as { lookupId: string };
  assert.equal((await post(`/lookups/${erased}/cancel`, "cancel")).status, 200);
  assert.equal((await post(`/lookups/${erased}/cancel`, "cancel")).status, 200);
  await api.call("DELETE", `/lookups/${erased}`);
  assertProblem(await post(`/lookups/${erased}/cancel`, "cancel"), 404, "lookup_not_found");
});

/** The database refuses to store any answer, as if the connection were lost before. */
async function withoutKeeping<T>(work: () => Promise<T>): Promise<T> {
  await api.rows.query(`create function refuse_answer() returns trigger language plpgsql as
    'begin raise exception ''the answer is not kept''; end'`);
  await api.rows.query(
    "create trigger refuse_answer before update on idempotency for each row execute function refuse_answer()",
  );
  try {
    return await work();
  } finally {
    await api.rows.query("drop function refuse_answer() cascade");
  }
}

/**
 * The operations that do everything in one transaction, with a request for each and the rows that show whether it
 * took effect.
 */
const ATOMIC: Readonly<
  Record<string, () => Promise<{ readonly path: string; readonly body: unknown; readonly rows: string }>>
> = {
  createKey: async () => ({ path: "/keys", body: aKey, rows: "select count(*) from api_key" }),
  changeKey: async () => ({
    path: `/keys/${await newKey()}`,
    body: { name: "changed" },
    rows: "select count(*) from api_key where name = 'changed'",
  }),
  rotateOwnKey: async () => ({
    path: "/keys/own/rotations",
    body: { graceHours: 24 },
    rows: "select string_agg(hash, '' order by id) from api_key",
  }),
  rotateKey: async () => ({
    path: `/keys/${await newKey()}/rotations`,
    body: { graceHours: 1 },
    rows: "select string_agg(hash, '' order by id) from api_key",
  }),
  createAccount: async () => ({
    path: "/accounts",
    body: { accountId: "press-desk" },
    rows: "select count(*) from api_key where account_id = 'press-desk'",
  }),
  createMember: async () => ({ path: "/members", body: aMember("one"), rows: "select count(*) from member" }),
  changeMember: async () => {
    const { memberId } = (await api.call("POST", "/members", { body: aMember("two") })).body as { memberId: string };
    return {
      path: `/members/${memberId}`,
      body: { name: "Mara Anders" },
      rows: "select count(*) from member where name = 'Mara Anders'",
    };
  },
  createShare: async () => ({
    path: `/lookups/${lookupId}/shares`,
    body: { days: 4 },
    rows: "select count(*) from share",
  }),
  enterDeskRequest: async () => ({ path: "/desk/requests", body: aRequest, rows: "select count(*) from desk_request" }),
  makeDeskCode: async () => ({
    path: `/desk/requests/${await newRequest()}/codes`,
    body: undefined,
    rows: "select string_agg(code_hash, '') from desk_request",
  }),
  extendDeskRequest: async () => ({
    path: `/desk/requests/${await newRequest()}/extension`,
    body: { reason: "Many came in." },
    rows: "select count(*) from desk_request where extended_at is not null",
  }),
  markNoticeSent: async () => {
    const { results } = (await api.call("GET", "/notices")).body as { results: { subjectId: string }[] };
    return { path: `/notices/${results[0]?.subjectId}`, body: {}, rows: "select count(*) from notice" };
  },
  replayDelivery: async () => {
    const id = newId();
    await api.rows.query(
      `insert into webhook_delivery (id, account_id, lookup_id, purpose, event, url, host, payload, state, created_at, next_at)
       select $1, account_id, id, purpose, 'lookup.finished', 'https://receiver.example.org', 'receiver.example.org', '{}', 'failed', now(), now()
       from lookup where id = $2`,
      [id, lookupId],
    );
    return {
      path: `/webhooks/deliveries/${id}/replays`,
      body: undefined,
      rows: "select count(*) from webhook_delivery where state = 'pending'",
    };
  },
};
const aMember = (name: string) => ({ name: "Mara Lindt", email: `${name}@members.example.org`, role: "reader" });
const aRequest = { kind: "access", regulation: "gdpr", name: "Mara Lindt", email: "mara@example.org", message: "" };
const newKey = async () => ((await api.call("POST", "/keys", { body: aKey })).body as { keyId: string }).keyId;
const newRequest = async () =>
  ((await api.call("POST", "/desk/requests", { body: aRequest })).body as { subject_request_id: string })
    .subject_request_id;

test("if an answer cannot be stored, nothing was done, and the repeated request takes effect once", async () => {
  const atomic = Object.entries(OPERATIONS as Readonly<Record<string, Operation>>).filter(([, { atomic }]) => atomic);
  assert.deepEqual(Object.keys(ATOMIC).sort(), atomic.map(([name]) => name).sort());
  for (const [name, ask] of Object.entries(ATOMIC)) {
    const { path, body, rows } = await ask();
    const tell = async () => JSON.stringify((await api.rows.query(rows)).rows);
    const before = await tell();
    const lost = await withoutKeeping(async () => [await post(path, name, body), await post(path, name, body)]);
    assert.deepEqual(
      lost.map(({ status }) => status),
      [500, 500],
      `${name}: ${lost[0]?.text}`,
    );
    assert.equal(await tell(), before, name);
    const first = await post(path, name, body);
    assert.ok(first.status < 300, `${name}: ${first.text}`);
    const done = await tell();
    assert.notEqual(done, before, name);
    const again = await post(path, name, body);
    assert.deepEqual([again.status, again.body], [first.status, first.body], name);
    assert.equal(await tell(), done, name);
  }
});

test("a list whose answer cannot be stored is not looked up, and the repeated list is looked up once", async () => {
  const list = "full name\nMara Lindt\n";
  const send = async () => {
    const headers = {
      "content-type": "application/octet-stream",
      "idempotency-key": "list",
      "x-api-key": api.service.apiKey,
    };
    const sent = await fetch(`${api.service.url}/v1/bulk?name=list.csv`, { method: "POST", headers, body: list });
    return { status: sent.status, body: (await sent.json()) as { bulkId: string } };
  };
  assert.equal((await withoutKeeping(send)).status, 500);
  assert.equal(await count("bulk"), 0);
  const [first, again] = [await send(), await send()];
  assert.deepEqual([first.status, again.body.bulkId], [201, first.body.bulkId]);
  assert.equal(await count("bulk"), 1);
});

test("of many simultaneous requests one creates the link", async () => {
  const answers = await Promise.all(
    Array.from({ length: 8 }, () => post(`/lookups/${lookupId}/shares`, "at-once", { days: 5 })),
  );
  const made = answers.filter(({ status }) => status === 201).map(({ body }) => (body as { url: string }).url);
  assert.ok(made.length > 0 && new Set(made).size === 1);
  for (const answer of answers.filter(({ status }) => status !== 201))
    assertProblem(answer, 409, "idempotency_in_flight");
});
