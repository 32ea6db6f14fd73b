import assert from "node:assert/strict";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { after, before, test } from "node:test";
import { writePeopleNamed } from "../support/samples.ts";
import { startService, type TestService } from "../support/service.ts";

/** An invented person who was in a breach, and one who appears in adverse media. */
const NAMES = ["Amara Okonkwo", "Grace Wang"];

let service: TestService;
let samples: string;
const people = new Map<string, { readonly candidateId: string; readonly closed: readonly string[] }>();

// oxlint-disable-next-line typescript/no-explicit-any -- a test reads whatever the wire holds
type Body = any;

before(async () => {
  samples = mkdtempSync(join(tmpdir(), "candor-closed-"));
  const file = join(samples, "people.ndjson");
  writePeopleNamed(NAMES, file);
  service = await startService({ env: { CANDOR_SAMPLES: file } });
  for (const name of NAMES) {
    const found = await call("GET", `/search?type=candor&query=${encodeURIComponent(name)}`);
    const candidateId = found.body.results[0].candidateId as string;
    const { data } = await finish((await call("POST", "/lookups", { candidateId })).body.lookupId);
    const closed = [
      ...(data.dataBreaches ?? []).flatMap(({ title, domain }: Body) => [title, domain]),
      ...(data.adverseMediaResults ?? []).map(({ source }: Body) => source),
    ];
    assert.ok(closed.length > 0, `${name} has nothing to close`);
    people.set(name, { candidateId, closed });
  }
});
after(async () => {
  await service.stop();
  rmSync(samples, { recursive: true });
});

function of(name: string) {
  const person = people.get(name);
  assert.ok(person);
  return person;
}

async function call(method: string, path: string, body?: unknown, key = service.apiKey) {
  const response = await fetch(`${service.url}/v1${path}`, {
    method,
    headers: { "x-api-key": key, ...(body === undefined ? {} : { "content-type": "application/json" }) },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
  const text = await response.text();
  const isJson = /json/.test(response.headers.get("content-type") ?? "");
  return { status: response.status, text, body: (isJson ? JSON.parse(text) : text) as Body };
}

async function finish(lookupId: string): Promise<Body> {
  for (;;) {
    const { body } = await call("GET", `/lookups/${lookupId}?wait=20`);
    if (!["queued", "running"].includes(body.status)) return body;
  }
}

for (const name of NAMES) {
  test(`What the purpose closes is in no answer about ${name}: profile, evidence, raw data, records, share`, async () => {
    const { candidateId, closed } = of(name);
    const created = await call("POST", "/lookups", { candidateId, purpose: "meeting" });
    const id = created.body.lookupId as string;
    const lookup = await finish(id);
    assert.equal(lookup.status, "success");
    const share = await call("POST", `/lookups/${id}/shares`, { days: 1 });
    const token = new URL(share.body.url).hash.slice(1);
    const shared = await fetch(`${service.url}/v1/shared`, { headers: { "x-share-token": token } });
    const answers = {
      lookup: JSON.stringify(lookup),
      evidence: (await call("GET", `/lookups/${id}/evidence`)).text,
      datasources: (await call("GET", `/lookups/${id}/datasources`)).text,
      records: (await call("GET", `/lookups/${id}/records`)).text,
      shared: await shared.text(),
    };
    assert.equal(shared.status, 200, answers.shared);
    for (const [where, text] of Object.entries(answers)) {
      const shown = closed.filter((word) => text.includes(JSON.stringify(word).slice(1, -1)));
      assert.deepEqual(shown, [], `${where} shows what is closed`);
    }
    // What is open is still in its place.
    const evidence = JSON.parse(answers.evidence) as Record<string, Body[]>;
    const data = new Map(JSON.parse(answers.datasources).map((each: Body) => [each.datasourceId, each.data]));
    let compared = 0;
    for (const claim of Object.values(evidence).flat()) {
      const range = /^char=(\d+),(\d+)$/.exec(claim.locator);
      if (!range) continue;
      const text = data.get(claim.datasourceId) as string;
      assert.equal(text.slice(Number(range[1]), Number(range[2])), claim.quote);
      compared++;
    }
    assert.ok(compared > 0);
  });
}

test("While a lookup with closed sections is running, none of its raw data is shown", async () => {
  const created = await call("POST", "/lookups", { candidateId: of("Amara Okonkwo").candidateId, purpose: "meeting" });
  const id = created.body.lookupId as string;
  for (;;) {
    const raw = await call("GET", `/lookups/${id}/datasources`);
    const { body } = await call("GET", `/lookups/${id}`);
    if (!["queued", "running"].includes(body.status)) break;
    assert.deepEqual(raw.body, []);
  }
});

test("A key cannot read a lookup for a purpose it may not use, but may erase it", async () => {
  const { body: made } = await call("POST", "/keys", {
    name: "narrow",
    scopes: ["search", "lookups:read", "lookups:write"],
    purposes: ["meeting"],
  });
  const created = await call("POST", "/lookups", {
    candidateId: of("Amara Okonkwo").candidateId,
    purpose: "due_diligence",
  });
  const id = created.body.lookupId as string;
  await finish(id);
  const paths: readonly (readonly [string, string, unknown?])[] = [
    ["GET", ""],
    ["GET", "/evidence"],
    ["GET", "/datasources"],
    ["GET", "/coverage"],
    ["GET", "/records"],
    ["GET", "/pdf"],
    ["GET", "/shares"],
    ["POST", "/shares", { days: 1 }],
    ["POST", "/rebuild"],
    ["POST", "/cancel"],
  ];
  for (const [method, path, body] of paths) {
    const answer = await call(method, `/lookups/${id}${path}`, body, made.key);
    assert.deepEqual([answer.status, answer.body.code], [403, "purpose_not_allowed"], `${method} ${path}`);
  }
  const history = await call("GET", "/lookups?limit=100", undefined, made.key);
  assert.ok(!history.text.includes(id), "the history lists a lookup for another purpose");
  assert.equal((await call("DELETE", `/lookups/${id}`, undefined, made.key)).status, 200);
});
