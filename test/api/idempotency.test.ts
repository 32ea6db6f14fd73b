import assert from "node:assert/strict";
import { after, before, test } from "node:test";
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

test("a repeated request for a key, a rotation or a link makes one, and is answered with the same secret", async () => {
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

test("a key of one request opens no other: another body, path, operation or caller's key is refused", async () => {
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

test("nothing that a repeated request is answered with can be read in the database", async () => {
  const { key } = (await post("/keys", "sealed-key", aKey)).body as { key: string };
  const { rows } = await api.rows.query("select * from idempotency");
  const text = JSON.stringify(rows);
  assert.ok(!text.includes(key) && !text.includes("sealed-key") && rows.length > 0);
});

test("a request that failed may be repeated in earnest", async () => {
  const { rows } = await api.rows.query("update lookup set status = 'running' where id = $1 returning id", [lookupId]);
  assert.equal(rows.length, 1);
  assertProblem(await post(`/lookups/${lookupId}/shares`, "failed", { days: 2 }), 409, "lookup_not_finished");
  await api.rows.query("update lookup set status = 'success' where id = $1", [lookupId]);
  assert.equal((await post(`/lookups/${lookupId}/shares`, "failed", { days: 2 })).status, 201);
});

test("a repeated decision does not undo what was decided since", async () => {
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

test("a repeated import is the same import, with the same rows only", async () => {
  const rows = ndjson({ type: "candidate", key: "repeat:one", fullName: "Renata Wiederholt" });
  const bring = (body: string) => post("/imports?format=candor", "import", body, NDJSON);
  const first = await bring(rows);
  const again = await bring(rows);
  assert.deepEqual([again.status, again.body], [201, first.body]);
  assert.equal(again.headers.get("location"), first.headers.get("location"));
  assertProblem(await bring(rows + rows), 422, "idempotency_mismatch");
});

test("what was erased since is not answered again", async () => {
  const created = await api.call("POST", "/lookups", { body: { candidateId, preview: true } });
  const { lookupId: erased } = created.body as { lookupId: string };
  assert.equal((await post(`/lookups/${erased}/cancel`, "cancel")).status, 200);
  assert.equal((await post(`/lookups/${erased}/cancel`, "cancel")).status, 200);
  await api.call("DELETE", `/lookups/${erased}`);
  assertProblem(await post(`/lookups/${erased}/cancel`, "cancel"), 404, "lookup_not_found");
});

test("of many at once one makes the link", async () => {
  const answers = await Promise.all(
    Array.from({ length: 8 }, () => post(`/lookups/${lookupId}/shares`, "at-once", { days: 5 })),
  );
  const made = answers.filter(({ status }) => status === 201).map(({ body }) => (body as { url: string }).url);
  assert.ok(made.length > 0 && new Set(made).size === 1);
  for (const answer of answers.filter(({ status }) => status !== 201))
    assertProblem(answer, 409, "idempotency_in_flight");
});
