import assert from "node:assert/strict";
import { connect } from "node:net";
import { after, before, test } from "node:test";
import { ERRORS } from "../../src/errors.ts";
import { newId } from "../../src/domain/id.ts";
import { sendList } from "./bulk-kit.ts";
import { findLists } from "./lists.ts";
import { assertProblem, findPerson, insertKey, lookUp, NDJSON, ndjson, startApi, type TestApi } from "./http.ts";

/** None of these words may ever appear in the log. */
const MARKERS = [
  "zanzibarquery",
  "quetzalcoatl",
  "perihelion@example.org",
  "xylophonekey",
  "ombrellobody",
  "marmaladecursor",
  "velociraptorid",
];

let api: TestApi;
let candidateId: string;
let lookupId: string;
before(async () => {
  api = await startApi();
  candidateId = await findPerson(api, "Amara Okonkwo");
  lookupId = String((await lookUp(api, candidateId))["lookupId"]);
});
after(() => api.stop());

const get = (path: string) => api.call("GET", path);
const create = (body: unknown, headers: Record<string, string> = {}) => api.call("POST", "/lookups", { body, headers });

test("A search with a missing or unknown type is refused with a pointer to it", async () => {
  assertProblem(await get("/search?query=zanzibarquery"), 400, "invalid_request", ["/query/type"]);
  const unknown = assertProblem(await get("/search?query=zanzibarquery&type=friendster"), 400, "invalid_request", [
    "/query/type",
  ]);
  assert.match(unknown.errors[0]?.detail ?? "", /linkedin/);
});

test("An impossible birth date is refused with a pointer to it", async () => {
  for (const date of ["0000-01-01", "0958", "1958-13", "yesterday"]) {
    const candidate = { fullName: "Ines Calder", sources: [], "candor.birthDate": date };
    assertProblem(await create({ candidate }), 400, "invalid_request", ["/candidate/candor.birthDate"]);
  }
});

test("Direction marks are removed from names, and joiners that scripts need are kept", async () => {
  const named = async (fullName: string) => {
    const { status, body } = await create({ candidate: { fullName, sources: [] } });
    return [status, (body as { candidate: { fullName: string } }).candidate.fullName];
  };
  assert.deepEqual(await named("Ines \u202Eredlac\u202C \u2066Calder\u2069"), [201, "Ines redlac Calder"]);
  assert.deepEqual(await named("علی\u200Cرضا"), [201, "علی\u200Cرضا"]);
  assertProblem(await create({ candidate: { fullName: "\u202E\u202C", sources: [] } }), 400, "invalid_request", [
    "/candidate/fullName",
  ]);
});

test("A name without letters, and an address that no browser opens as a page, are refused with pointers to them", async () => {
  for (const fullName of ["...", "12345", "(?)", "👍"])
    assertProblem(await create({ candidate: { fullName, sources: [] } }), 400, "invalid_request", [
      "/candidate/fullName",
    ]);
  for (const source of ["javascript:alert(1)", "file:///etc/hostname", "data:text/html,hello", "mailto:a@example.org"])
    assertProblem(await create({ candidate: { fullName: "Ines Calder", sources: [source] } }), 400, "invalid_request", [
      "/candidate/sources/0",
    ]);
  for (const source of [
    "ines.example.org/about",
    "https://ines.example.org",
    "ines.example.org:8080/",
    "例え.example/人",
  ])
    assert.equal((await create({ candidate: { fullName: "イネス", sources: [source] } })).status, 201, source);
});

test("A body that is not valid UTF-8 is refused, and none of it is kept", async () => {
  const body = Buffer.concat([
    Buffer.from('{"candidate":{"fullName":"Ines '),
    Buffer.from([0xc3, 0x28]),
    Buffer.from('","sources":[]}}'),
  ]);
  const headers = { "x-api-key": api.service.apiKey, "content-type": "application/json" };
  const answer = await fetch(`${api.service.url}/v1/lookups`, { method: "POST", headers, body });
  assert.equal(answer.status, 400);
  assert.match(await answer.text(), /"code":"invalid_request".*not UTF-8/);
});

test("A search with a missing, empty or overlong query is refused with a pointer to it", async () => {
  for (const query of [
    "",
    "&query=",
    "&query=%20%20",
    `&query=${"zanzibarquery".repeat(800)}`,
    `&query=${"a".repeat(257)}`,
  ]) {
    assertProblem(await get(`/search?type=candor${query}`), 400, "invalid_request", ["/query/query"]);
  }
  assert.equal((await get(`/search?type=candor&query=${"a".repeat(256)}`)).status, 200);
});

test("A search with two queries or an unknown parameter is refused, and all its errors are reported at once", async () => {
  assertProblem(await get("/search?type=candor&query=a&query=b"), 400, "invalid_request", ["/query/query"]);
  assertProblem(await get("/search?type=candor&query=a&sort=quetzalcoatl"), 400, "invalid_request", ["/query/sort"]);
  const problem = assertProblem(await get("/search?type=x2&limit=0&nope=1"), 400, "invalid_request");
  const pointers = problem.errors.map((fault) => fault.pointer).sort();
  assert.deepEqual(pointers, ["/query/limit", "/query/nope", "/query/query", "/query/type"]);
});

test("A limit that is not a number from 1 to 100 is refused", async () => {
  for (const limit of ["0", "101", "-1", "1.5", "many", "1e9"]) {
    assertProblem(await get(`/search?type=candor&query=a&limit=${limit}`), 400, "invalid_request", ["/query/limit"]);
    assertProblem(await get(`/lookups?limit=${limit}`), 400, "invalid_request", ["/query/limit"]);
  }
});

test("Every list refuses a cursor that the service did not issue", async () => {
  const forged = Buffer.from("2026-01-01|marmaladecursor").toString("base64url");
  for (const list of await findLists(api.call, api.service, { bulkId: await makeBulk() })) {
    for (const next of ["marmaladecursor", forged, "%00", "a".repeat(500)]) {
      assertProblem(await get(list + next), 400, "invalid_request", ["/query/next"]);
    }
  }
});

async function makeBulk(): Promise<string> {
  const sent = await sendList(api.service, "name=list.csv", "full name\nInes Calder\n");
  assert.equal(sent.status, 201, sent.text);
  return (sent.body as { bulkId: string }).bulkId;
}

test("Odd queries find nobody and break nothing", async () => {
  const odd = [
    "%00",
    "a%00b",
    "%F0%9F%98%80",
    "%25",
    "'; drop table candidate; --",
    "@",
    "+",
    "\\",
    "http://",
    "%E2%80%AE",
    "@%00",
    "%00@example.org",
  ];
  for (const query of odd) {
    const answer = await get(`/search?type=candor&query=${query}`);
    assert.ok(answer.status === 200 || answer.status === 400, `${query}: ${answer.status} ${answer.text}`);
    if (answer.status === 400) assertProblem(answer, 400, "invalid_request", ["/query/query"]);
  }
});

test("A lookup with neither or both of candidateId and candidate is refused", async () => {
  const candidate = { fullName: "Quetzalcoatl Ombrellobody", sources: [] };
  assertProblem(await create({}), 400, "invalid_request", ["/candidateId"]);
  assertProblem(await create({ candidateId, candidate }), 400, "invalid_request", ["/candidateId"]);
});

test("A lookup with an unknown field or a member of the wrong type is refused with a pointer to it", async () => {
  assertProblem(await create({ candidateId, colour: "ombrellobody" }), 400, "invalid_request", ["/colour"]);
  assertProblem(await create({ candidateId, "a/b~c": 1 }), 400, "invalid_request", ["/a~1b~0c"]);
  for (const value of [7, null, {}, [], true, ""]) {
    assertProblem(await create({ candidateId: value }), 400, "invalid_request", ["/candidateId"]);
  }
  for (const body of ["[]", "null", '"text"', "7"]) {
    const problem = assertProblem(await create(body), 400, "invalid_request", [""]);
    assert.equal(problem.detail, "The body must be an object");
  }
});

test("Errors explain in words what is wrong with a member", async () => {
  const body = { candidate: { sources: [1], email: "x", phone: "1" }, retentionDays: 0, purpose: "curiosity" };
  const { errors } = assertProblem(await create(body), 400, "invalid_request");
  const details = Object.fromEntries(errors.map(({ pointer, detail }) => [pointer, detail]));
  assert.match(details["/purpose"] ?? "", /^must be one of: due_diligence, /);
  assert.doesNotMatch(
    details["/purpose"] ?? "",
    /employment|tenancy|credit|insurance/,
    "offers a purpose that it refuses",
  );
  delete details["/purpose"];
  assert.deepEqual(details, {
    "/candidate/fullName": "is required",
    "/candidate/sources/0": "must be a string",
    "/candidate/email": "must be an email address",
    "/candidate/phone": "unknown member",
    "/retentionDays": "must be at least 1",
  });
  const query = assertProblem(await get("/search?type=candor&query=a&limit=1000"), 400, "invalid_request");
  assert.equal(query.detail, "/query/limit: must be at most 100");
});

test("Of hundreds of errors the first hundred are reported", async () => {
  const members = Array.from({ length: 900 }, (_, at) => `"k${at}":1`);
  const problem = assertProblem(
    await api.call("POST", "/lookups", { body: `{${members.join(",")}}` }),
    400,
    "invalid_request",
  );
  assert.equal(problem.errors.length, 100);
});

test("A body that is empty, not JSON, or would pollute a prototype is refused", async () => {
  for (const body of [
    '{"candidateId": "ombrellobody',
    "",
    "{'a':1}",
    "undefined",
    '{"__proto__":{"a":1}}',
    '{"constructor":{"prototype":{"a":1}}}',
  ]) {
    assertProblem(await create(body), 400, "invalid_request");
  }
});

test("A body of another media type is refused with the one to send", async () => {
  for (const type of [
    "text/plain",
    "application/xml",
    "application/x-www-form-urlencoded",
    "multipart/form-data",
    "nonsense",
  ]) {
    const problem = assertProblem(await create("ombrellobody", { "content-type": type }), 415, "media_type");
    assert.match(problem.detail, /application\/json/);
  }
  const imported = await api.call("POST", "/imports?format=candor", { body: "{}" });
  assert.match(assertProblem(imported, 415, "media_type").detail, /application\/x-ndjson/);
  assert.notEqual((await create({ candidateId }, { "content-type": "application/json; charset=utf-8" })).status, 415);
});

test("A body over one mebibyte is refused", async () => {
  const problem = assertProblem(await create({ candidateId: "ombrellobody".repeat(100_000) }), 413, "body_too_large");
  assert.match(problem.detail, /1 MiB/);
});

test("An unknown ID gets 404, whatever it looks like", async () => {
  const ids = [
    newId(),
    "velociraptorid",
    "%00",
    "..%2f..%2fetc",
    "1",
    "019A0000-0000-7000-8000-000000000000",
    "a".repeat(400),
  ];
  for (const id of ids) {
    for (const path of ["", "/datasources", "/evidence", "/coverage", "/pdf"]) {
      assertProblem(await get(`/lookups/${id}${path}`), 404, "lookup_not_found");
    }
    assertProblem(await api.call("DELETE", `/lookups/${id}`), 404, "lookup_not_found");
    assertProblem(await api.call("POST", `/lookups/${id}/rebuild`), 404, "lookup_not_found");
    assertProblem(await get(`/candidates/${id}`), 404, "candidate_not_found");
    assertProblem(await get(`/imports/${id}`), 404, "import_not_found");
    assertProblem(await api.call("DELETE", `/imports/${id}`), 404, "import_not_found");
  }
  assertProblem(await create({ candidateId: newId() }), 404, "candidate_not_found");
  assertProblem(await create({ candidateId: "velociraptorid" }), 404, "candidate_not_found");
});

test("Unknown routes and malformed addresses are answered with problems too", async () => {
  assertProblem(await get("/nothing"), 404, "route_not_found");
  assertProblem(await api.call("PUT", "/lookups", { body: {} }), 405, "method_not_allowed");
  assertProblem(await api.call("GET", `${api.service.url}/v1`), 404, "route_not_found");
  assertProblem(await get("/lookups/%E0%A4%A"), 400, "invalid_request");
  assertProblem(await get(`/lookups/${"a".repeat(600)}`), 400, "invalid_request");
  assertProblem(await api.call("GET", `${api.service.url}/pictures/nothing`), 404, "picture_not_found");
  assertProblem(await api.call("GET", `${api.service.url}/reports/velociraptorid.x`), 404, "report_not_found");
});

test("A wait that is not a number of seconds up to 60 is refused, and so are parameters that a route does not take", async () => {
  for (const wait of ["61", "-1", "soon", "1.5"]) {
    assertProblem(await get(`/lookups/${lookupId}?wait=${wait}`), 400, "invalid_request", ["/query/wait"]);
  }
  assertProblem(await get(`/lookups/${lookupId}/evidence?deep=1`), 400, "invalid_request", ["/query/deep"]);
  assertProblem(await get("/lookups?status=quetzalcoatl"), 400, "invalid_request", ["/query/status"]);
  assertProblem(
    await api.call("POST", "/imports?format=quetzalcoatl", { body: "", headers: NDJSON }),
    400,
    "invalid_request",
    ["/query/format"],
  );
  assertProblem(await api.call("POST", "/imports", { body: "", headers: NDJSON }), 400, "invalid_request", [
    "/query/format",
  ]);
});

test("Missing, wrong, mistyped, revoked and expired keys are rejected", async () => {
  assertProblem(await api.call("GET", "/lookups", { key: null }), 401, "api_key_missing");
  assertProblem(
    await api.call("GET", "/lookups", { key: null, headers: { authorization: "Basic eHlsb3Bob25la2V5" } }),
    401,
    "api_key_missing",
  );
  const typo = "candor_live_xylophonekey00000000000000000000000000000000000000000";
  for (const key of ["xylophonekey", "xylophonekey-that-is-long-enough-to-be-one", typo, "x".repeat(5_000)]) {
    assertProblem(await api.call("GET", "/lookups", { key }), 401, "api_key_invalid");
  }
  const keys = ["xylophonekey-of-somebody-that-was-revoked", "xylophonekey-of-somebody-that-has-expired"] as const;
  await insertKey(api.rows, keys[0], { revokedAt: new Date(0) });
  await insertKey(api.rows, keys[1], { expiresAt: new Date(0) });
  for (const key of keys) assertProblem(await api.call("GET", "/lookups", { key }), 401, "api_key_invalid");
});

test("A key is accepted as X-API-Key or as a bearer token", async () => {
  const bearer = { authorization: `Bearer ${api.service.apiKey}` };
  assert.equal((await api.call("GET", "/lookups", { key: null, headers: bearer })).status, 200);
  assert.equal((await api.call("GET", "/lookups", { key: ` ${api.service.apiKey} ` })).status, 200);
});

test("A key in the query string is refused, with or without another in the header", async () => {
  for (const name of ["key", "api_key", "apikey", "apiKey", "X-API-Key", "access_token"]) {
    for (const key of [null, api.service.apiKey]) {
      const path = `/lookups?${name}=xylophonekey-in-the-query-string`;
      const problem = assertProblem(await api.call("GET", path, { key }), 400, "invalid_request", [`/query/${name}`]);
      assert.match(problem.detail, /X-API-Key/);
    }
  }
});

test("A key can do what its scopes allow, and no more", async () => {
  const routes: readonly (readonly [string, string, string])[] = [
    ["search", "GET", "/search?type=candor&query=nobody"],
    ["search", "GET", `/candidates/${candidateId}`],
    ["lookups:read", "GET", "/lookups"],
    ["lookups:read", "GET", `/lookups/${lookupId}`],
    ["lookups:read", "GET", `/lookups/${lookupId}/datasources`],
    ["lookups:read", "GET", `/lookups/${lookupId}/evidence`],
    ["lookups:read", "GET", `/lookups/${lookupId}/coverage`],
    ["candidates:write", "GET", "/imports"],
  ];
  for (const scope of ["search", "lookups:read", "candidates:write"]) {
    const key = `xylophonekey-with-the-scope-${scope}`;
    await insertKey(api.rows, key, { scopes: [scope] });
    for (const [needed, method, path] of routes) {
      const answer = await api.call(method, path, { key });
      if (needed === scope) assert.equal(answer.status, 200, `${scope} ${path}`);
      else assert.match(assertProblem(answer, 403, "scope_missing").detail, new RegExp(needed));
    }
    assertProblem(await api.call("POST", "/lookups", { key, body: { candidateId } }), 403, "scope_missing");
    assertProblem(await api.call("DELETE", `/lookups/${lookupId}`, { key }), 403, "scope_missing");
  }
});

test("Another account's lookups and imports look exactly like unknown ones", async () => {
  const key = "xylophonekey-of-another-account-altogether";
  await insertKey(api.rows, key, { accountId: "another" });
  const imported = await api.call("POST", "/imports?format=candor", { body: ndjson(), headers: NDJSON });
  const importId = (imported.body as { importId: string }).importId;
  const unknown = newId();
  const routes: readonly (readonly [string, string, string])[] = [
    ["GET", "/lookups/ID", "lookup_not_found"],
    ["GET", "/lookups/ID?wait=1", "lookup_not_found"],
    ["GET", "/lookups/ID/datasources", "lookup_not_found"],
    ["GET", "/lookups/ID/evidence", "lookup_not_found"],
    ["GET", "/lookups/ID/coverage", "lookup_not_found"],
    ["GET", "/lookups/ID/pdf", "lookup_not_found"],
    ["POST", "/lookups/ID/rebuild", "lookup_not_found"],
    ["DELETE", "/lookups/ID", "lookup_not_found"],
    ["GET", "/imports/ID", "import_not_found"],
    ["DELETE", "/imports/ID", "import_not_found"],
  ];
  for (const [method, path, code] of routes) {
    const id = path.startsWith("/imports") ? importId : lookupId;
    const theirs = assertProblem(await api.call(method, path.replace("ID", id), { key }), 404, code);
    const nobodys = assertProblem(await api.call(method, path.replace("ID", unknown), { key }), 404, code);
    assert.equal(theirs.detail, nobodys.detail);
  }
  const history = await api.call("GET", "/lookups", { key });
  assert.deepEqual((history.body as { results: unknown[] }).results, []);
  const imports = await api.call("GET", "/imports", { key });
  assert.deepEqual((imports.body as { results: unknown[] }).results, []);
  assert.equal((await get(`/lookups/${lookupId}`)).status, 200);
  assert.equal((await get(`/imports/${importId}`)).status, 200);
});

test("Every answer carries its own Request-Id and forbids sniffing and caching", async () => {
  const answers = [
    await get("/lookups"),
    await get("/nothing"),
    await create({}),
    await api.call("GET", "/lookups", { key: null }),
  ];
  const ids = answers.map((answer) => answer.headers.get("request-id"));
  assert.equal(new Set(ids).size, answers.length);
  for (const answer of answers) {
    assert.match(answer.headers.get("request-id") ?? "", /^[0-9a-f-]{36}$/);
    assert.equal(answer.headers.get("x-content-type-options"), "nosniff");
    assert.equal(answer.headers.get("cache-control"), "no-store");
  }
});

test("Routes at the root need no key", async () => {
  for (const path of ["/healthz", "/readyz", "/openapi.json"]) {
    assert.equal((await api.call("GET", api.service.url + path, { key: null })).status, 200, path);
  }
});

test("A malformed HTTP request is answered, and the service keeps running", async () => {
  const { port } = new URL(api.service.url);
  const answer = await new Promise<string>((resolve, reject) => {
    const socket = connect(Number(port), "127.0.0.1", () => socket.write("ombrellobody\r\n\r\n"));
    let text = "";
    socket.on("data", (chunk) => (text += chunk.toString()));
    socket.on("close", () => resolve(text));
    socket.on("error", reject);
  });
  assert.match(answer, /^HTTP\/1\.1 400/);
  assert.equal((await get("/lookups")).status, 200);
});

test("A suppressed person does not exist on any route", async () => {
  const key = "suppressed:quetzalcoatl";
  const person = {
    type: "candidate",
    key,
    fullName: "Quetzalcoatl Perihelion",
    identifiers: [{ kind: "email", value: "perihelion@example.org" }],
  };
  await api.call("POST", "/imports?format=candor", { body: ndjson(person), headers: NDJSON });
  const id = await findPerson(api, "perihelion@example.org");
  const hidden = String((await lookUp(api, id))["lookupId"]);
  const { rows } = await api.rows.query<{ suppression_keys: string[] }>(
    "select suppression_keys from candidate where origin_key = $1",
    [key],
  );
  await api.rows.query("insert into suppression (key, kind) values ($1, 'test')", [rows[0]?.suppression_keys[0]]);
  for (const query of ["Quetzalcoatl Perihelion", "perihelion@example.org"]) {
    const found = await get(`/search?type=candor&query=${encodeURIComponent(query)}`);
    assert.deepEqual((found.body as { results: unknown[] }).results, [], query);
  }
  assertProblem(await get(`/candidates/${id}`), 404, "candidate_not_found");
  assertProblem(await create({ candidateId: id }), 404, "candidate_not_found");
  for (const path of ["", "/datasources", "/evidence", "/coverage", "/pdf"]) {
    assertProblem(await get(`/lookups/${hidden}${path}`), 404, "lookup_not_found");
  }
  const history = await get("/lookups");
  assert.ok(
    (history.body as { results: { lookupId: string }[] }).results.every((lookup) => lookup.lookupId !== hidden),
  );
  const again = await api.call("POST", "/imports?format=candor", { body: ndjson(person), headers: NDJSON });
  const counts = again.body as Record<string, number>;
  assert.deepEqual([counts["candidates"], counts["suppressed"]], [0, 1]);
});

test("Every problem provoked here is in the table of errors, and none of the input is in the log", () => {
  const log = api.service.output();
  assert.match(log, /"status":400/);
  for (const marker of MARKERS) assert.ok(!log.toLowerCase().includes(marker), `${marker} is in the log`);
  assert.ok(!log.includes(api.service.apiKey));
  assert.doesNotMatch(log, /Amara|Okonkwo/);
  assert.doesNotMatch(log, /"status":5\d\d/);
  assert.equal(ERRORS.internal.status, 500);
});
