import assert from "node:assert/strict";
import { after, before, test } from "node:test";
import { startService, type TestService } from "../support/service.ts";

let service: TestService;
let nadia = "";

before(async () => {
  service = await startService();
  const found = await call("GET", "/search?type=candor&query=nadia%20rahmani");
  nadia = found.body.results[0].candidateId;
});
after(() => service.stop());

// oxlint-disable-next-line typescript/no-explicit-any -- a test reads whatever the wire holds
type Body = any;

async function call(method: string, path: string, body?: unknown, key = service.apiKey, headers = {}) {
  const response = await fetch(`${service.url}/v1${path}`, {
    method,
    headers: { "x-api-key": key, ...(body === undefined ? {} : { "content-type": "application/json" }), ...headers },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
  const text = await response.text();
  const isJson = /json/.test(response.headers.get("content-type") ?? "");
  return { status: response.status, headers: response.headers, text, body: (isJson ? JSON.parse(text) : text) as Body };
}

async function finish(lookupId: string): Promise<Body> {
  for (;;) {
    const { body } = await call("GET", `/lookups/${lookupId}?wait=20`);
    if (!["queued", "running"].includes(body.status)) return body;
  }
}

async function makeKey(options: Record<string, unknown>): Promise<Body> {
  const made = await call("POST", "/keys", {
    name: "test",
    scopes: ["search", "lookups:read", "lookups:write"],
    purposes: ["meeting", "research", "due_diligence"],
    ...options,
  });
  assert.equal(made.status, 201, made.text);
  return made.body;
}

test("a refused purpose is refused to everybody, one not granted to this key is refused to it, and an unknown one is invalid", async () => {
  for (const purpose of ["employment", "tenancy", "credit", "insurance"]) {
    const { status, body } = await call("POST", "/lookups", { candidateId: nadia, purpose });
    assert.deepEqual([status, body.code], [403, "purpose_refused"]);
  }
  const { key } = await makeKey({});
  const foreign = await call("POST", "/lookups", { candidateId: nadia, purpose: "journalism" }, key);
  assert.deepEqual([foreign.status, foreign.body.code], [403, "purpose_not_allowed"]);
  const unknown = await call("POST", "/lookups", { candidateId: nadia, purpose: "curiosity" });
  assert.deepEqual([unknown.status, unknown.body.code], [400, "invalid_request"]);
});

test("a purpose opens its sections, and a closed section cannot be requested", async () => {
  const research = await call("POST", "/lookups", { candidateId: nadia, purpose: "research" });
  assert.deepEqual(research.body.sections, ["overview", "career", "events", "onlinePresence"]);
  const closed = await call("POST", "/lookups", { candidateId: nadia, purpose: "meeting", sections: ["adverseMedia"] });
  assert.deepEqual([closed.status, closed.body.code], [403, "section_closed"]);
  assert.equal(closed.body.errors[0].pointer, "/sections");
});

test("a section that was not requested has none of its fields", async () => {
  const created = await call("POST", "/lookups", { candidateId: nadia, sections: ["career"] });
  const lookup = await finish(created.body.lookupId);
  assert.equal(lookup.status, "success");
  assert.ok(lookup.data.experiences.length > 0);
  const foreign = [
    "fullName",
    "emails",
    "overviewSummary",
    "photos",
    "onlinePresence",
    "socialMedia",
    "avatarUrl",
    "url",
  ];
  assert.deepEqual(
    foreign.filter((field) => field in lookup.data),
    [],
  );
});

test("metadata is echoed, and its limits are enforced", async () => {
  const metadata = Object.fromEntries(Array.from({ length: 32 }, (_, index) => [`key${index}`, "x".repeat(512)]));
  const created = await call("POST", "/lookups", { candidateId: nadia, metadata });
  assert.equal(created.status, 201);
  assert.deepEqual(created.body.metadata, metadata);
  const bad: unknown[] = [
    { ...metadata, one: "more" },
    { ["k".repeat(65)]: "v" },
    { k: "v".repeat(513) },
    { "candor.unknown": "v" },
    { k: 1 },
  ];
  for (const each of bad) {
    const { status, body } = await call("POST", "/lookups", { candidateId: nadia, metadata: each });
    assert.deepEqual([status, body.code], [400, "invalid_request"]);
  }
});

test("both or neither of candidateId and candidate are refused, and a candidate by value is looked up", async () => {
  const candidate = { fullName: "Nobody Atall", sources: ["https://x.com/candor_nobody"] };
  for (const body of [{}, { candidateId: nadia, candidate }]) {
    const answer = await call("POST", "/lookups", body);
    assert.deepEqual([answer.status, answer.body.errors[0].pointer], [400, "/candidateId"]);
  }
  const created = await call("POST", "/lookups", { candidate });
  assert.equal(created.status, 201);
  assert.deepEqual(created.body.candidate, { fullName: "Nobody Atall", email: null, sources: candidate.sources });
  assert.equal((await finish(created.body.lookupId)).status, "success");
});

test("a candidate by value whose keys lead to one person gets what is filed under that person", async () => {
  const { body: known } = await call("GET", `/candidates/${nadia}`);
  const url = known.presences[0].url;
  const created = await call("POST", "/lookups", { candidate: { fullName: known.fullName, sources: [url] } });
  const lookup = await finish(created.body.lookupId);
  assert.equal(lookup.data.fullName, known.fullName);
});

test("with ?candidate=id the deprecated ID replaces the candidate", async () => {
  const created = await call("POST", "/lookups", { candidateId: nadia });
  const { body } = await call("GET", `/lookups/${created.body.lookupId}?candidate=id`);
  assert.equal(body.candidateId, nadia);
  assert.ok(!("candidate" in body));
});

test("a trial masks contacts everywhere, and a masked quote is still found at its locator", async () => {
  const { body: known } = await call("GET", `/candidates/${nadia}`);
  const secrets = known.identifiers
    .filter((each: Body) => each.kind === "email" || each.kind === "phone")
    .map((each: Body) => each.value);
  assert.ok(secrets.length >= 2);
  const created = await call("POST", "/lookups", { candidateId: nadia, trial: true });
  const id = created.body.lookupId;
  const lookup = await finish(id);
  assert.equal(lookup.trial, true);
  const evidence = await call("GET", `/lookups/${id}/evidence`);
  const datasources = await call("GET", `/lookups/${id}/datasources`);
  const texts = [created.text, JSON.stringify(lookup), evidence.text, datasources.text];
  for (const text of texts) for (const secret of secrets) assert.ok(!text.includes(secret), "a contact is shown");
  assert.ok(lookup.data.emails[0].includes("•"));
  const data = new Map(datasources.body.map((each: Body) => [each.datasourceId, each.data]));
  for (const claims of Object.values(evidence.body) as Body[][]) {
    for (const claim of claims) {
      const range = /^char=(\d+),(\d+)$/.exec(claim.locator);
      if (!range) continue;
      const text = data.get(claim.datasourceId) as string;
      assert.equal(text.slice(Number(range[1]), Number(range[2])), claim.quote);
    }
  }
});

test("a preview says what there is without showing it", async () => {
  const { key, keyId } = await makeKey({ credits: 1, purposes: ["due_diligence"] });
  const created = await call("POST", "/lookups", { candidateId: nadia, preview: true, purpose: "due_diligence" }, key);
  assert.equal(created.status, 201);
  let lookup: Body;
  do lookup = (await call("GET", `/lookups/${created.body.lookupId}?wait=20`, undefined, key)).body;
  while (["queued", "running"].includes(lookup.status));
  const allowed = ["fullName", "avatarUrl", "jobTitle", "company", "location", "sources"];
  assert.deepEqual(
    Object.keys(lookup.data).filter((field) => !allowed.includes(field)),
    [],
  );
  assert.ok(Number(lookup.metadata["candor.available.overview"]) > 0);
  // Names are read to know whom an article is about; they show nothing of adverse media.
  assert.equal(lookup.metadata["candor.available.adverseMedia"], "0");
  const datasources = await call("GET", `/lookups/${created.body.lookupId}/datasources`, undefined, key);
  assert.deepEqual(datasources.body, []);
  const { body } = await call("GET", "/keys");
  assert.equal(body.results.find((each: Body) => each.keyId === keyId).credits, 1);
});

test("a paid lookup costs a credit once it found somebody, and is refused without credits", async () => {
  const { key } = await makeKey({ credits: 1, trials: 0 });
  const created = await call("POST", "/lookups", { candidateId: nadia }, key);
  assert.equal(created.headers.get("x-credits-charged"), "0");
  let answer: Body;
  do answer = await call("GET", `/lookups/${created.body.lookupId}?wait=20`, undefined, key);
  while (["queued", "running"].includes(answer.body.status));
  assert.equal(answer.headers.get("x-credits-charged"), "1");
  assert.equal(answer.headers.get("x-credits-remaining"), "0");
  const broke = await call("POST", "/lookups", { candidateId: nadia }, key);
  assert.deepEqual([broke.status, broke.body.code], [402, "credits_exhausted"]);
  const trial = await call("POST", "/lookups", { candidateId: nadia, trial: true }, key);
  assert.deepEqual([trial.status, trial.body.code], [402, "trials_exhausted"]);
});

test("a lookup that finds nobody costs nothing", async () => {
  const { key, keyId } = await makeKey({ credits: 1 });
  const candidate = { fullName: "Nobody Atall", sources: ["https://x.com/candor_nobody"] };
  const created = await call("POST", "/lookups", { candidate }, key);
  let lookup: Body;
  do lookup = (await call("GET", `/lookups/${created.body.lookupId}?wait=20`, undefined, key)).body;
  while (["queued", "running"].includes(lookup.status));
  const { body } = await call("GET", "/keys");
  assert.equal(body.results.find((each: Body) => each.keyId === keyId).credits, 1);
});

test("ten simultaneous requests with one credit create one lookup", async () => {
  const { key } = await makeKey({ credits: 1 });
  const answers = await Promise.all(
    Array.from({ length: 10 }, () => call("POST", "/lookups", { candidateId: nadia }, key)),
  );
  assert.deepEqual(answers.map((each) => each.status).sort(), [201, ...Array.from({ length: 9 }, () => 402)]);
});

test("events report every probe and how it ended, and a client that resumes gets the rest", async () => {
  const created = await call("POST", "/lookups", { candidateId: nadia });
  const id = created.body.lookupId;
  const first = await readEvents(`/lookups/${id}/events`, "");
  assert.equal(first.at(-1)?.event, "finished");
  const coverage = (await call("GET", `/lookups/${id}/coverage`)).body;
  const asked = coverage.filter((probe: { reason?: string }) => probe.reason !== "off");
  assert.equal(first.filter((each) => each.event === "probe").length, asked.length);
  const middle = first[Math.floor(first.length / 2)];
  const rest = await readEvents(`/lookups/${id}/events`, middle?.id ?? "");
  const probes = (events: typeof first) =>
    events.filter((each) => each.event === "probe").map((each) => each.id.split(".")[0]);
  assert.deepEqual(probes(rest), probes(first.slice(first.indexOf(middle as never) + 1)));
  const bad = await call("GET", `/lookups/${id}/events`, undefined, service.apiKey, { "last-event-id": "no" });
  assert.deepEqual([bad.status, bad.body.code], [400, "invalid_request"]);
});

test("a client that vanishes from the events does not harm the service", async () => {
  const created = await call("POST", "/lookups", { candidateId: nadia });
  const gone = new AbortController();
  const response = await fetch(`${service.url}/v1/lookups/${created.body.lookupId}/events`, {
    headers: { "x-api-key": service.apiKey },
    signal: gone.signal,
  });
  await response.body?.getReader().read();
  gone.abort();
  assert.equal((await finish(created.body.lookupId)).status, "success");
});

test("a cancelled lookup stays cancelled, and one that has ended stays as it is", async () => {
  const created = await call("POST", "/lookups", { candidateId: nadia });
  const cancelled = await call("POST", `/lookups/${created.body.lookupId}/cancel`);
  const ended = await finish(created.body.lookupId);
  assert.equal(ended.status, cancelled.body.status);
  assert.ok(ended.finishedAt);
  const again = await call("POST", `/lookups/${created.body.lookupId}/cancel`);
  assert.equal(again.body.status, ended.status);
});

test("a key is shown once, works at once, and is refused after revocation", async () => {
  const { key, keyId } = await makeKey({});
  assert.equal((await call("GET", "/lookups", undefined, key)).status, 200);
  assert.ok(!(await call("GET", "/keys")).text.includes(key));
  assert.equal((await call("GET", "/keys", undefined, key)).body.code, "scope_missing");
  assert.ok((await call("DELETE", `/keys/${keyId}`)).body.revokedAt);
  await new Promise((resolve) => setTimeout(resolve, 1_100));
  assert.equal((await call("GET", "/lookups", undefined, key)).status, 401);
  assert.equal((await call("DELETE", "/keys/none")).body.code, "key_not_found");
});

async function readEvents(path: string, lastEventId: string): Promise<{ id: string; event: string; data: Body }[]> {
  const response = await fetch(`${service.url}/v1${path}`, {
    headers: { "x-api-key": service.apiKey, ...(lastEventId === "" ? {} : { "last-event-id": lastEventId }) },
  });
  assert.match(response.headers.get("content-type") ?? "", /^text\/event-stream/);
  const blocks = (await response.text()).split("\n\n").filter((block) => block.includes("event:"));
  return blocks.map((block) => {
    const field = (name: string) => new RegExp(`^${name}: (.*)$`, "m").exec(block)?.[1] ?? "";
    return { id: field("id"), event: field("event"), data: JSON.parse(field("data")) };
  });
}
