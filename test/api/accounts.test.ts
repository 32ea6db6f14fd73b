import assert from "node:assert/strict";
import { after, before, test } from "node:test";
import { OPERATIONS } from "../../src/contract/operations.ts";
import type { Operation } from "../../src/contract/operation.ts";
import { newId } from "../../src/domain/id.ts";
import { type Attack, attacksOf } from "./attacks.ts";
import { writePage } from "./people.ts";
import { until } from "../support/until.ts";
import { type Answer, findPerson, insertKey, NDJSON, ndjson, startApi, type TestApi, waitForEnd } from "./http.ts";

const FLAG = "crimeRelatedContent";
const OTHER = "the-key-of-another-account-000";
/** The exact identifiers of an invented person of the first account. */
const INES = {
  type: "candidate",
  key: "crm:1",
  fullName: "Ines Calder",
  company: "Aldine Freight",
  identifiers: [{ kind: "email", value: "ines.calder@example.org" }],
  presences: [{ platform: "github", url: "https://github.com/ines-calder" }],
};
const INES_TWO = {
  ...INES,
  key: "crm:2",
  fullName: "Ines Calder-Two",
  identifiers: [{ kind: "email", value: "ines.calder.two@example.org" }],
  presences: [],
};
const PAGE = {
  ...writePage("ines-calder", "crm:1", {
    name: "Ines Calder",
    email: "ines.calder@example.org",
    knowsAbout: ["Knots"],
  }),
  identifiers: [
    { kind: "candidate", value: "crm:1" },
    { kind: "email", value: "ines.calder@example.org" },
  ],
};

let api: TestApi;
let ids: Readonly<Record<string, string>>;
before(async () => {
  api = await startApi();
  await insertKey(api.rows, OTHER, { accountId: "another" });
  const importId = await importAs(undefined, [INES, INES_TWO, PAGE]);
  const candidateId = await findPerson(api, "Ines Calder");
  const body = { candidateId, webhookUrl: "https://receiver.example.org/told" };
  const { lookupId } = (await api.call("POST", "/lookups", { body })).body as { lookupId: string };
  await waitForEnd(api, lookupId);
  const told = (await api.call("GET", "/webhooks/deliveries")).body as { results: { deliveryId: string }[] };
  const records = (await api.call("GET", `/lookups/${lookupId}/records`)).body as { recordId: string }[];
  const share = (await api.call("POST", `/lookups/${lookupId}/shares`, { body: {} })).body as { shareId: string };
  const nobody = { identifiers: [{ kind: "email", value: "nobody.erased@example.org" }] };
  const { erasureId } = (await api.call("POST", "/erasures", { body: nobody })).body as { erasureId: string };
  const asked = { kind: "complaint", regulation: "other", name: "Ines Calder" };
  const entered = (await api.call("POST", "/desk/requests", { body: asked })).body as { subject_request_id: string };
  const { suppressionId } = (await api.call("POST", "/suppressions", { body: nobody })).body as {
    suppressionId: string;
  };
  const own = (await api.call("GET", "/keys/own")).body as { keyId: string };
  const joined = { name: "Mara Lindt", email: "mara.lindt@example.org", role: "analyst" };
  const { memberId } = (await api.call("POST", "/members", { body: joined })).body as { memberId: string };
  const sessionId = newId();
  await api.rows.query(
    `insert into web_session (id, hash, account_id, member_id, key_id, created_at, used_at)
     values ($1, 'of a cookie', 'default', $2, $3, now(), now())`,
    [sessionId, memberId, own.keyId],
  );
  const otherId = await findPerson(api, "Ines Calder-Two");
  const recordId = records[0]?.recordId ?? "";
  const deliveryId = told.results[0]?.deliveryId ?? "";
  ids = {
    importId,
    candidateId,
    otherId,
    lookupId,
    recordId,
    shareId: share.shareId,
    keyId: own.keyId,
    memberId,
    sessionId,
    deliveryId,
    flag: FLAG,
    bulkId: await bulkOf("fullName\nInes Calder\n"),
    erasureId,
    requestId: entered.subject_request_id,
    subjectId: candidateId,
    suppressionId,
  };
  assert.deepEqual(
    Object.entries(ids).filter(([, id]) => !id),
    [],
  );
});
after(() => api.stop());

async function bulkOf(list: string): Promise<string> {
  const answer = await api.call("POST", "/bulk?name=people.csv", {
    body: list,
    headers: { "content-type": "application/octet-stream" },
  });
  const { bulkId } = answer.body as { bulkId: string };
  // Its rows change until it has ended.
  await until(async () => {
    const { body } = await api.call("GET", `/bulk/${bulkId}`);
    return (body as { status: string }).status !== "running";
  });
  return bulkId;
}

async function importAs(key: string | undefined, rows: readonly unknown[]): Promise<string> {
  const answer = await api.call("POST", "/imports?format=candor", {
    body: ndjson(...rows),
    headers: NDJSON,
    ...(key ? { key } : {}),
  });
  assert.equal(answer.status, 201, answer.text);
  assert.equal((answer.body as { rejected: number }).rejected, 0, answer.text);
  return (answer.body as { importId: string }).importId;
}

const asOther = (method: string, path: string, body?: unknown, headers: Readonly<Record<string, string>> = {}) =>
  api.call(method, path, { key: OTHER, headers, ...(body === undefined ? {} : { body }) });
const namesOf = ({ body }: Answer) =>
  (body as { results: { fullName: string }[] }).results.map((each) => each.fullName);

/** What else each operation with an ID is sent. */
const BODIES: Readonly<Record<string, () => unknown>> = {
  mergeCandidates: () => ({ candidateId: ids["otherId"] }),
  judgeRecord: () => ({ recordId: ids["recordId"], judgement: "other" }),
  createShare: () => ({}),
  writePersonNote: () => ({ note: "Met in Leeds.", tags: [] }),
  dismissFlag: () => ({ flag: FLAG }),
  changeKey: () => ({ name: "another" }),
  rotateKey: () => ({}),
  changeMember: () => ({ role: "reader" }),
  markNoticeSent: () => ({}),
  extendDeskRequest: () => ({ reason: "It is complex." }),
  answerDeskRequest: () => ({ granted: false, text: "No." }),
};

/** The query parameters that an operation with an ID requires. */
const QUERIES: Readonly<Record<string, string>> = { exportLookup: "?format=json", getBulkResult: "?format=csv" };

test("Another account sees and changes nothing of this one, whatever the operation", async () => {
  // Sources and accounts belong to the installation and are addressed by name.
  const withId = Object.entries(OPERATIONS as Readonly<Record<string, Operation>>).filter(
    ([, { params, path }]) => params && !/\{(?:connector|accountId)\}/.test(path),
  );
  assert.ok(withId.length >= 20);
  for (const [name, { method, path, stream }] of withId) {
    const fill = (replacing: Readonly<Record<string, string>>) =>
      path.replace(/\{(\w+)\}/g, (_, param: string) => {
        assert.ok(replacing[param], `no ID for ${param} of ${name}`);
        return replacing[param];
      }) + (QUERIES[name] ?? "");
    const unknown = Object.fromEntries(
      Object.keys(ids).map((param) => [param, param === "flag" ? FLAG : "01890000-0000-7000-8000-000000000000"]),
    );
    const body = stream === undefined ? BODIES[name]?.() : "of somebody";
    const headers = stream === undefined ? {} : { "content-type": stream };
    const [foreign, absent] = [
      await asOther(method.toUpperCase(), fill(ids), body, headers),
      await asOther(method.toUpperCase(), fill(unknown), body, headers),
    ];
    assert.equal(foreign.status, 404, `${name}: ${foreign.text}`);
    const { code } = foreign.body as { code: string };
    assert.equal(code, (absent.body as { code: string }).code, name);
  }
  for (const path of [
    `/lookups/${ids["lookupId"]}`,
    `/candidates/${ids["candidateId"]}`,
    `/imports/${ids["importId"]}`,
  ]) {
    assert.equal((await api.call("GET", path)).status, 200, path);
  }
  const candidate = (await api.call("GET", `/candidates/${ids["candidateId"]}`)).body as { mergedFrom: unknown[] };
  assert.deepEqual(candidate.mergedFrom, []);
});

test("Nobody in another account is found by name, prefix, typo, key, handle or platform", async () => {
  const queries = [
    "Ines Calder",
    "ines cald",
    "ines caldr",
    "ines.calder@example.org",
    "@ines-calder",
    "Aldine Freight",
  ];
  for (const query of queries) {
    for (const type of ["candor", "github"]) {
      const path = `/search?type=${type}&query=${encodeURIComponent(query)}`;
      assert.deepEqual(namesOf(await asOther("GET", path)), [], `${query} on ${type}`);
    }
  }
  assert.ok(namesOf(await api.call("GET", "/search?type=candor&query=ines")).includes("Ines Calder"));
  assert.equal((await asOther("POST", "/lookups", { candidateId: ids["candidateId"] })).status, 404);
});

test("A lookup by value reads no document or person of another account, even with identical keys", async () => {
  const candidate = { fullName: "Ines Calder", email: "ines.calder@example.org", sources: [] };
  const foundBy = async (key?: string) => {
    const call: TestApi["call"] = (method, path, more) => api.call(method, path, { ...more, ...(key ? { key } : {}) });
    const created = await call("POST", "/lookups", { body: { candidate } });
    const { lookupId } = created.body as { lookupId: string };
    for (let round = 0; round < 20; round++) {
      const { body } = await call("GET", `/lookups/${lookupId}?wait=10`);
      if (!["queued", "running"].includes((body as { status: string }).status)) break;
    }
    const datasources = (await call("GET", `/lookups/${lookupId}/datasources`)).body as { connector: string }[];
    // What the caller typed into the lookup belongs to no document.
    return datasources.filter(({ connector }) => connector !== "operator").length;
  };
  assert.equal(await foundBy(), 1);
  assert.equal(await foundBy(OTHER), 0);
});

test("An import writes, overwrites and removes only its own account's people, documents and pictures", async () => {
  const red = "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mP8z8BQDwAEhQGAhKmMIQAAAABJRU5ErkJggg==";
  const blue = "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg==";
  const picture = {
    type: "picture",
    url: "https://pictures.example.org/shared.png",
    mediaType: "image/png",
    base64: red,
  };
  const pictured = { ...INES, key: "crm:3", fullName: "Vera Aldine", avatarUrl: picture.url };
  await importAs(undefined, [pictured, picture]);
  const avatarOf = async (key?: string) => {
    const path = "/search?type=candor&query=aldine";
    const { body } = await api.call("GET", path, key ? { key } : {});
    return (body as { results: { fullName: string; avatarUrl: string }[] }).results;
  };
  const [before] = (await avatarOf()).filter(({ fullName }) => fullName === "Vera Aldine");
  const others = [
    { ...pictured, fullName: "Otto Aldine" },
    { ...picture, base64: blue },
    { ...PAGE, data: "<p>other</p>" },
  ];
  const hashes = async () =>
    (await api.rows.query("select id, sha256 from archive_document where account_id = 'default' order by id")).rows;
  const held = await hashes();
  assert.ok(held.length > 0);
  const importId = await importAs(OTHER, others);
  const [theirs] = await avatarOf(OTHER);
  assert.equal(theirs?.fullName, "Otto Aldine");
  const find = async () => (await avatarOf()).find(({ fullName }) => fullName === "Vera Aldine");
  assert.deepEqual(await find(), before);
  assert.deepEqual(await hashes(), held);
  assert.equal((await asOther("DELETE", `/imports/${importId}`)).status, 200);
  assert.deepEqual(await avatarOf(OTHER), []);
  assert.deepEqual(await find(), before);
});

/** B's replacements for what only A has said: the keys are the same, everything else differs. */
const OF_B = { company: "Outlaw Ropes", presences: [] };

/** B's own resources, to combine with A's IDs. */
async function settleIn(): Promise<Readonly<Record<string, string>>> {
  const own = { ...INES, ...OF_B, key: "own:1", fullName: "Bertram Outlaw", identifiers: [] };
  await importAs(OTHER, [own, { ...own, key: "own:2", fullName: "Bertram Outlaw-Two" }]);
  const find = async (name: string) =>
    (
      (await asOther("GET", `/search?type=candor&query=${encodeURIComponent(name)}`)).body as {
        results: { candidateId: string; fullName: string }[];
      }
    ).results.find(({ fullName }) => fullName === name)?.candidateId ?? assert.fail(name);
  const candidateId = await find("Bertram Outlaw");
  const { lookupId } = (await asOther("POST", "/lookups", { candidateId })).body as { lookupId: string };
  await waitForEnd({ call: (method, path) => asOther(method, path) }, lookupId);
  return { candidateId, lookupId };
}

/**
 * What no answer to B may contain, unless B sent it. B itself sends A's name and address, and finds the people it
 * gave them to.
 */
const TOLD = () => [
  ...Object.values(ids).filter((id) => id !== FLAG),
  "Ines Calder-Two",
  "ines.calder.two@example.org",
  "Aldine Freight",
  "github.com/ines-calder",
  "Knots",
  "Mara Lindt",
];

/** Written by the service's own timers or by any request, or word counts over everything: none of it belongs to A. */
const BY_ITSELF = /^(?:term|audit|idempotency_key|rate_count|wrong_key|setting|outbound_request|source_state)$/;

/** Every row of every table as text, except when a key was last used and a receiver last tried. */
async function readAll(): Promise<ReadonlyMap<string, ReadonlySet<string>>> {
  const { rows: tables } = await api.rows.query<{ name: string }>(
    "select table_name as name from information_schema.tables where table_schema = 'public' and table_type = 'BASE TABLE'",
  );
  const all = new Map<string, ReadonlySet<string>>();
  for (const { name } of tables.filter(({ name }) => !BY_ITSELF.test(name))) {
    const { rows } = await api.rows.query<{ row: string }>(
      `select (to_jsonb(t) - '{last_used_at,tries,next_at,attempts}'::text[])::text as row from "${name}" t`,
    );
    all.set(name, new Set(rows.map(({ row }) => row)));
  }
  return all;
}

test("Another account's owner who sends this account's IDs and keys to every operation learns and changes nothing", async () => {
  const own = await settleIn();
  const operations = Object.entries(OPERATIONS as Readonly<Record<string, Operation>>);
  const attacks = attacksOf({ ids, person: { ...INES, ...OF_B }, page: PAGE });
  const wrong: string[] = [];
  const before = await readAll();
  assert.ok((before.get("candidate")?.size ?? 0) > 2 && (before.get("lookup")?.size ?? 0) > 1);
  const ask = async (name: string, path: string, { query, body, sent, headers, status, owns = [] }: Attack) => {
    const { method, stream } = OPERATIONS[name as keyof typeof OPERATIONS] as Operation;
    const type = stream === undefined ? {} : { "content-type": stream };
    const url = `${path}${query ? `?${new URLSearchParams(query)}` : ""}`;
    const answer = await asOther(method.toUpperCase(), url, sent ?? body, { ...type, ...headers });
    if (answer.status !== status) wrong.push(`${name} ${url}: ${answer.status} ${answer.text.slice(0, 200)}`);
    const given = JSON.stringify([url, body, sent, owns]);
    const shown = TOLD().filter((text) => answer.text.includes(text) && !given.includes(text));
    if (shown.length > 0) wrong.push(`${name} ${url} shows ${shown.join()}: ${answer.text.slice(0, 500)}`);
  };
  for (const [name, operation] of operations) {
    const { path, params } = operation;
    if (params === undefined) {
      const tried = attacks[name] ?? assert.fail(`${name}: add to attacks.ts how another account would try it`);
      for (const attack of tried) await ask(name, path, attack);
      continue;
    }
    // IDs in the path are tried together above; here the second one follows one of B's own.
    const [first = "", second] = [...path.matchAll(/\{(\w+)\}/g)].map(([, param]) => String(param));
    if (second === undefined || own[first] === undefined) continue;
    const mixed = path.replace(`{${first}}`, own[first]).replace(`{${second}}`, ids[second] ?? "");
    await ask(name, mixed, { body: BODIES[name]?.(), status: second === "flag" ? 200 : 404 });
  }
  await ask("mergeCandidates", `/candidates/${own["candidateId"]}/merges`, {
    body: { candidateId: ids["candidateId"] },
    status: 404,
  });
  const judged = { recordId: ids["recordId"], judgement: "other" };
  await ask("judgeRecord", `/lookups/${own["lookupId"]}/judgements`, { body: judged, status: 404 });
  assert.deepEqual(wrong, []);
  const after = await readAll();
  for (const [table, rows] of before) {
    const gone = [...rows].filter((row) => !after.get(table)?.has(row) && !row.includes('"account_id": "another"'));
    assert.deepEqual(gone, [], `rows of ${table} were changed`);
  }
});
