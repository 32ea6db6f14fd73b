import assert from "node:assert/strict";
import { mkdtempSync, readFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { after, before, test } from "node:test";
import { AuditPage, AuditVerification } from "../../src/contract/audit.ts";
import { Random } from "../../scripts/random.ts";
import { readRows, runList } from "./bulk-kit.ts";
import { findPerson, insertKey, lookUp, NDJSON, ndjson, startApi, type TestApi } from "./http.ts";
import { until } from "../support/until.ts";

const FOREIGN = "a-key-of-another-account-audit";
const NARROW = "a-key-that-may-only-search-0001";
const NAME = "Peregrine Auditworth";

let api: TestApi;
before(async () => {
  api = await startApi();
  await insertKey(api.rows, FOREIGN, { accountId: "another" });
  await insertKey(api.rows, NARROW, { scopes: ["search"] });
});
after(() => api.stop());

const read = async (key?: string) => {
  const { body } = await api.call("GET", "/audit?limit=1000", key === undefined ? {} : { key });
  return AuditPage.parse(body).results;
};
const verify = async (head = "") => {
  const { body } = await api.call("GET", `/audit/verification${head === "" ? "" : `?head=${head}`}`);
  return AuditVerification.parse(body);
};

test("Every use of a key is logged once, including refusals, with its purpose and nothing about the person", async () => {
  const candidate = { type: "candidate", key: "audit:1", fullName: NAME, company: "Plumtree Lanterns" };
  await api.call("POST", "/imports?format=candor", { body: ndjson(candidate), headers: NDJSON });
  const candidateId = await findPerson(api, NAME);
  const { lookupId } = await lookUp(api, candidateId);
  const id = String(lookupId);
  const before = (await read()).length;
  await api.call("GET", `/search?type=candor&query=${encodeURIComponent(NAME)}`);
  await api.call("POST", "/search", { body: { query: ` ${NAME.toUpperCase()}`, type: "candor" } });
  await api.call("GET", `/candidates/${candidateId}`);
  await api.call("GET", `/lookups/${id}/evidence`);
  const { url } = (await api.call("GET", `/lookups/${id}/pdf`)).body as { url: string };
  await (await fetch(url)).arrayBuffer();
  await api.call("POST", `/lookups/${id}/shares`, { body: {} });
  await api.call("GET", `/lookups/${id}`, { key: NARROW });
  await api.call("GET", "/lookups/01890000-0000-7000-8000-000000000000");
  const rows = await read();
  // The first row is the reading of the audit log itself, at the time it was counted.
  const noted = rows.slice(0, rows.length - before - 1).toReversed();
  assert.deepEqual(
    noted.map(({ operation, httpStatus }) => [operation, httpStatus]),
    [
      ["searchCandidates", 200],
      ["searchByBody", 200],
      ["getCandidate", 200],
      ["getEvidence", 200],
      ["getReport", 200],
      ["downloadReport", 200],
      ["createShare", 201],
      ["getLookup", 403],
      ["getLookup", 404],
    ],
  );
  assert.equal(noted[0]?.subject, noted[1]?.subject);
  assert.ok(noted.slice(3, 8).every(({ purpose, lookupId: of }) => purpose === "due_diligence" && of === id));
  assert.equal(new Set(noted.slice(2, 8).map(({ subject }) => subject)).size, 1);
  const created = rows.find(({ operation }) => operation === "createLookup");
  assert.deepEqual([created?.lookupId, created?.subject], [id, noted[3]?.subject]);
  const { rows: stored } = await api.rows.query<{ text: string }>("select row_to_json(audit)::text as text from audit");
  assert.doesNotMatch(stored.map(({ text }) => text).join("\n"), /auditworth|peregrine|plumtree/i);
});

test("A request is logged even if the caller disconnects before the answer is complete", async () => {
  const { lookupId } = await lookUp(api, await findPerson(api, NAME));
  const noted = async () =>
    (await read()).filter(({ operation, lookupId: of }) => operation === "getEvidence" && of === lookupId);
  const leaving = new AbortController();
  let isAnswered = false;
  await api.rows.query("begin; lock table claim, record, datasource in access exclusive mode");
  try {
    const asked = fetch(`${api.service.url}/v1/lookups/${String(lookupId)}/evidence`, {
      headers: { "x-api-key": api.service.apiKey },
      signal: leaving.signal,
    });
    asked.then(
      () => (isAnswered = true),
      () => {},
    );
    const waits =
      "select 1 from pg_locks where not granted and relation in ('claim'::regclass, 'record'::regclass, 'datasource'::regclass)";
    await until(async () => isAnswered || (await api.rows.query(waits)).rows.length > 0);
    leaving.abort();
    await assert.rejects(asked, { name: "AbortError" });
    await until(async () => (await noted()).length > 0);
  } finally {
    // Even after a failure: otherwise later tests would wait for the tables forever.
    leaving.abort();
    await api.rows.query("rollback");
  }
  assert.deepEqual(
    (await noted()).map(({ httpStatus }) => httpStatus),
    [499],
  );
});

test("Each lookup that a bulk creates and each profile in its result is logged", async () => {
  const second = { type: "candidate", key: "audit:2", fullName: "Philomena Ledgerton", company: "Plumtree Lanterns" };
  await api.call("POST", "/imports?format=candor", { body: ndjson(second), headers: NDJSON });
  const list = `name,employer\n${NAME},Plumtree Lanterns\nPhilomena Ledgerton,Plumtree Lanterns\nNobody Whatever,\n`;
  const { bulkId } = await runList(api.service, "name=people.csv", list);
  const made = (await readRows(api.service, bulkId)).flatMap(({ lookupId }) => lookupId ?? []).toSorted();
  assert.equal(made.length, 2);
  const noted = async (which: string) =>
    (await read())
      .filter(({ operation, lookupId }) => operation === which && made.includes(lookupId ?? ""))
      .map(({ lookupId, purpose }) => [lookupId, purpose])
      .toSorted();
  const each = made.map((id) => [id, "due_diligence"]);
  assert.deepEqual(await noted("createLookup"), each);
  assert.deepEqual(await noted("getBulkResult"), []);
  const result = await api.call("GET", `/bulk/${bulkId}/result?format=ndjson`);
  assert.equal(result.status, 200);
  assert.deepEqual(await noted("getBulkResult"), each);
});

test("A lookup and its audit row are written together or not at all, by request and by bulk", async () => {
  const candidateId = await findPerson(api, NAME);
  const count = async () => (await api.rows.query("select from lookup")).rowCount;
  /** An action while nobody can write pending rows. */
  const whileNobodyWrites = async <T>(work: () => Promise<T>, meanwhile = async () => {}): Promise<T> => {
    const before = await count();
    let isOver = false;
    const end = () => void (isOver = true);
    await api.rows.query("begin; lock table audit_waiting in exclusive mode");
    let done: Promise<T>;
    try {
      done = work();
      done.then(end, end);
      const waits = "select from pg_locks where not granted and relation = 'audit_waiting'::regclass";
      await until(async () => isOver || (await api.rows.query(waits)).rowCount === 1);
      assert.deepEqual([isOver, await count()], [false, before]);
      await meanwhile();
    } finally {
      await api.rows.query("rollback");
    }
    return await done;
  };
  const list = `name,employer\n${NAME},Plumtree Lanterns\n`;
  const asked = await whileNobodyWrites(() => api.call("POST", "/lookups", { body: { candidateId } }));
  assert.equal(asked.status, 201);
  await whileNobodyWrites(() => runList(api.service, "name=people.csv", list));
  // A caller who leaves before the answer still gets one row.
  const leaving = new AbortController();
  const leave = async () => {
    leaving.abort();
    // Later requests queue behind it.
    await (await fetch(`${api.service.url}/healthz`)).arrayBuffer();
  };
  const ask = async () => {
    const asked = fetch(`${api.service.url}/v1/lookups`, {
      method: "POST",
      headers: { "x-api-key": api.service.apiKey, "content-type": "application/json" },
      body: JSON.stringify({ candidateId }),
      signal: leaving.signal,
    });
    await assert.rejects(asked, { name: "AbortError" });
  };
  const before = await count();
  await whileNobodyWrites(ask, leave);
  await until(async () => (await count()) !== before);
  const rows = (await read()).filter(({ operation }) => operation === "createLookup");
  const made = (await api.rows.query<{ id: string }>("select id from lookup")).rows.map(({ id }) => id);
  assert.deepEqual(rows.map(({ lookupId }) => lookupId).toSorted(), made.toSorted());
});

test("Creating a lookup does not wait for writers of the chain, and its row has its place when the audit log is read", async () => {
  const candidateId = await findPerson(api, NAME);
  await api.rows.query("select pg_advisory_lock(hashtext('candor audit'))");
  let lookupId: unknown;
  try {
    const asked = api.call("POST", "/lookups", { body: { candidateId } });
    const waits = `select from pg_locks waits join pg_locks holds using (pid)
      where waits.locktype = 'advisory' and not waits.granted
        and holds.relation = 'lookup'::regclass and holds.mode = 'RowExclusiveLock'`;
    const first = await Promise.race([asked, until(async () => (await api.rows.query(waits)).rowCount === 1)]);
    assert.equal((first as { status?: number } | undefined)?.status, 201);
    ({ lookupId } = (await asked).body as { lookupId: string });
  } finally {
    await api.rows.query("select pg_advisory_unlock_all()");
  }
  assert.ok((await read()).some((row) => row.operation === "createLookup" && row.lookupId === lookupId));
  assert.deepEqual([(await verify()).waiting, (await verify()).firstBad], [0, null]);
});

test("Another account sees none of these rows, and a key without the scope reads none", async () => {
  const own = await read(FOREIGN);
  assert.ok(own.every(({ operation }) => operation === "listAudit" || operation === "verifyAudit"));
  assert.equal((await api.call("GET", "/audit", { key: NARROW })).status, 403);
});

test("Whichever row is changed, deleted, moved, inserted or cut off, the first bad one is named", async () => {
  for (let at = 0; at < 40; at++) await api.call("GET", "/keys/own");
  const { rows: count, head, firstBad } = await verify();
  assert.ok(count > 40 && firstBad === null);
  const random = new Random(9);
  await api.rows.query("create table kept_audit as table audit");
  // In one statement, under the lock that audit writers hold: the service keeps logging meanwhile.
  const change = async (statements: string) =>
    await api.rows.query(`select pg_advisory_xact_lock(hashtext('candor audit')); ${statements}`);
  const restore = async () => await change("truncate audit; insert into audit select * from kept_audit");
  const columns = "at, account_id, key_id, operation, status, purpose, lookup_id, subject, hash";
  const ways: readonly ((row: number) => readonly [statements: string, firstBad: number])[] = [
    (row) => [`update audit set status = status + 1 where number = ${row}`, row],
    (row) => [`update audit set subject = 'somebody else' where number = ${row}`, row],
    (row) => [`delete from audit where number = ${row}`, row],
    (row) => [
      `update audit set number = -number where number in (${row}, ${row + 1});
       update audit set number = ${2 * row + 1} + number where number < 0`,
      row,
    ],
    (row) => [
      `update audit set number = -number where number > ${row}; update audit set number = 1 - number where number < 0;
       insert into audit (number, ${columns}) select ${row + 1}, ${columns} from audit where number = ${row}`,
      row + 1,
    ],
  ];
  for (let trial = 0; trial < 30; trial++) {
    const way = random.between(0, ways.length - 1);
    const [statements, bad] = ways[way]?.(random.between(1, count - 1)) ?? ["", 0];
    await change(statements);
    assert.equal((await verify()).firstBad?.number, bad, `tampering ${way}`);
    await restore();
  }
  await change(`delete from audit where number > ${count - 5}`);
  assert.equal((await verify()).firstBad, null);
  assert.equal((await verify(head)).firstBad !== null, true);
  await restore();
  assert.equal((await verify(head)).firstBad, null);
});

test("The head is written to a separate file, against which the audit log is verified later", async () => {
  const path = join(mkdtempSync(join(tmpdir(), "candor-heads-")), "heads");
  const other = await startApi({ CANDOR_AUDIT_HEAD_FILE: path });
  try {
    await other.call("GET", "/keys/own");
    await other.service.end();
    const [line = ""] = readFileSync(path, "utf8").trimEnd().split("\n").toReversed();
    const head = JSON.parse(line) as { at: string; number: number; hash: string };
    assert.equal(head.number, 1);
    await other.service.restart();
    const kept = (await other.call("GET", `/audit/verification?head=${head.hash}`)).body as { firstBad: unknown };
    assert.equal(kept.firstBad, null);
    await other.rows.query("delete from audit");
    const cut = (await other.call("GET", `/audit/verification?head=${head.hash}`)).body as { firstBad: unknown };
    assert.notEqual(cut.firstBad, null);
  } finally {
    await other.stop();
  }
});
