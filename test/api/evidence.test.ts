import assert from "node:assert/strict";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { after, before, test } from "node:test";
import { EvidenceOutline } from "../../src/contract/evidence-outline.ts";
import { Evidence, type Lookup } from "../../src/contract/lookup.ts";
import { LONG } from "../support/long-form.ts";
import { writePeopleNamed } from "../support/samples.ts";
import { startService, type TestService } from "../support/service.ts";
import { callService, lookUp, waitForEnd } from "./http.ts";

/** Sample people whose profiles fill every section, in many scripts, along with their namesakes. */
const PEOPLE = [
  "Maria Garcia",
  "Lukas Brandt",
  "Wang",
  "Mohamed",
  ...(LONG ? ["Anna Schmidt", "Ivan", "John Smith"] : []),
];

const folder = mkdtempSync(join(tmpdir(), "candor-evidence-"));
let service: TestService;
const api = { call: (method: string, path: string, options = {}) => callService(service, method, path, options) };
before(async () => {
  const samples = join(folder, "people.ndjson");
  writePeopleNamed(PEOPLE, samples);
  service = await startService({ env: { CANDOR_SAMPLES: samples } });
});
after(async () => {
  await service.stop();
  rmSync(folder, { recursive: true });
});

test("Every value in every sample person's profile has evidence, and every pointer in the evidence has a claim", async () => {
  let looked = 0;
  for (const name of PEOPLE) {
    const found = await api.call("GET", `/search?type=candor&limit=1&query=${encodeURIComponent(name)}`);
    const [person] = (found.body as { results: { candidateId: string }[] }).results;
    assert.ok(person, name);
    const lookup = (await lookUp(api, person.candidateId)) as unknown as Lookup;
    assert.deepEqual(await findFaults(lookup), [], name);
    looked += listLeaves(lookup.data).length;
    await checkSummaries(lookup);
    await checkParts(lookup);
  }
  assert.ok(looked > 500, `${looked} values`);
});

test("With only some sections open, in a trial or in a preview, no value lacks evidence", async () => {
  const found = await api.call("GET", "/search?type=candor&limit=1&query=Maria%20Garcia");
  const [person] = (found.body as { results: { candidateId: string }[] }).results;
  for (const changes of [
    { sections: ["career"] },
    { sections: ["onlinePresence"] },
    { trial: true },
    { preview: true },
  ]) {
    const body = { candidateId: person?.candidateId, ...changes };
    const created = await api.call("POST", "/lookups", { body });
    const lookup = await waitForEnd(api, (created.body as { lookupId: string }).lookupId);
    assert.deepEqual(await findFaults(lookup as unknown as Lookup), [], JSON.stringify(changes));
  }
});

/** In every language each summary has as many sentences as its evidence cites, and in English they are those of the profile. */
async function checkSummaries({ lookupId, data }: Lookup): Promise<void> {
  const evidence = Evidence.parse((await api.call("GET", `/lookups/${lookupId}/evidence`)).body);
  const fields = Object.keys(data ?? {}).filter((field) => field.endsWith("Summary"));
  assert.ok(fields.length > 0);
  for (const language of ["en", "de", "lt"]) {
    const answer = await api.call("GET", `/lookups/${lookupId}/summaries?language=${language}`);
    const summaries = answer.body as Readonly<Record<string, readonly string[]>>;
    assert.deepEqual(Object.keys(summaries).toSorted(), fields.toSorted(), language);
    for (const [field, sentences] of Object.entries(summaries)) {
      const cited = Object.keys(evidence).filter((pointer) => pointer.startsWith(`/${field}#char=`));
      assert.equal(sentences.length, cited.length, `${language} ${field}`);
      const whole = (data as unknown as Readonly<Record<string, unknown>>)[field];
      assert.equal(sentences.join(" ") === whole, language === "en", `${language} ${field}`);
    }
  }
}

/** The evidence for some members is what all of it says about them, and the outline has the same claims without their words. */
async function checkParts({ lookupId }: Lookup): Promise<void> {
  const whole = Evidence.parse((await api.call("GET", `/lookups/${lookupId}/evidence`)).body);
  const under = (field: string) =>
    Object.entries(whole).filter(([pointer]) => new RegExp(`^/${field}(?:[/#]|$)`).test(pointer));
  const part = await api.call("GET", `/lookups/${lookupId}/evidence?fields=experiences,overviewSummary,nothing`);
  assert.deepEqual(part.body, Object.fromEntries([...under("overviewSummary"), ...under("experiences")]));
  const outline = EvidenceOutline.parse((await api.call("GET", `/lookups/${lookupId}/evidence/outline`)).body);
  const sourcesOf = (cited: Readonly<Record<string, readonly { readonly datasourceId: string }[]>>) =>
    Object.entries(cited).map(([pointer, claims]) => [pointer, claims.map(({ datasourceId }) => datasourceId)]);
  assert.deepEqual(sourcesOf(outline), sourcesOf(whole));
  const numbers = Object.values(outline).flatMap((claims) => claims.map(({ claim }) => claim));
  const ids = Object.values(whole).flatMap((claims) => claims.map(({ claimId }) => claimId));
  assert.equal(new Set(numbers).size, new Set(ids).size);
  assert.equal(new Set(numbers.map((number, at) => `${number} ${ids[at]}`)).size, new Set(ids).size);
}

test("A list of members that is none, or too long, is refused", async () => {
  const id = "01a00000-0000-7000-8000-000000000000";
  for (const fields of ["", "a,", "/experiences", Array.from({ length: 101 }, (_, at) => `f${at}`).join()]) {
    const { status } = await api.call("GET", `/lookups/${id}/evidence?fields=${encodeURIComponent(fields)}`);
    assert.equal(status, 400, fields.slice(0, 20));
  }
});

/**
 * Values that no listed pointer covers, values at or above a pointer whose evidence is empty, and unknown pointers
 * from the wire's lists that the evidence or its full list lacks.
 */
async function findFaults({ lookupId, data, unknown = [], metadata }: Lookup): Promise<string[]> {
  const evidence = Evidence.parse((await api.call("GET", `/lookups/${lookupId}/evidence`)).body);
  const purposes = Object.values(evidence).flatMap((claims) => claims.map(({ purpose }) => purpose));
  assert.ok(
    purposes.every((purpose) => purpose === "due_diligence"),
    "each claim says for what it was collected",
  );
  const listed = (metadata?.["candor.unknown"] ?? "").split(",").filter((pointer) => pointer.startsWith("/"));
  const covered = Object.keys(evidence).map((pointer) => pointer.replace(/#.*$/, ""));
  const bare = listLeaves(data).filter(
    (leaf) => !covered.some((pointer) => leaf === pointer || leaf.startsWith(`${pointer}/`)) && !SERVED.test(leaf),
  );
  const empty = Object.entries(evidence).flatMap(([pointer, claims]) => (claims.length === 0 ? [pointer] : []));
  const stated = empty.filter((pointer) => !isEmptyForm(valueAt(data, pointer), pointer));
  const untold = [...unknown, ...listed].filter((pointer) => !empty.includes(pointer));
  const unlisted = empty.filter((pointer) => !unknown.includes(pointer));
  return [
    ...bare.map((leaf) => `${leaf} has no evidence`),
    ...stated.map((pointer) => `${pointer} lists no claim and holds ${JSON.stringify(valueAt(data, pointer))}`),
    ...untold.map((pointer) => `${pointer} is not listed`),
    ...unlisted.map((pointer) => `${pointer} is empty and not among the unknown`),
  ];
}

function valueAt(data: unknown, pointer: string): unknown {
  return parsePointer(pointer).reduce((node, token) => (node as Record<string, unknown> | undefined)?.[token], data);
}

/** What the wire contains where nothing is known: an empty value, or the generated picture. */
function isEmptyForm(value: unknown, pointer: string): boolean {
  if (/(?:avatar|image|logo|thumbnail)Url$/.test(pointer)) return typeof value === "string";
  if (typeof value === "object" && value !== null)
    return Object.values(value).every((member) => isEmptyForm(member, ""));
  return value === "" || value === 0 || value === false || value === null;
}

/** Drawn by the service for a person without a picture. */
const SERVED = /\/(?:imageUrl|logoUrl|avatarUrl|thumbnailUrl)$/;

/** JSON pointers to every non-empty value. */
function listLeaves(value: unknown, pointer = ""): string[] {
  if (Array.isArray(value)) return value.flatMap((each, index) => listLeaves(each, `${pointer}/${index}`));
  if (typeof value === "object" && value !== null) {
    return Object.entries(value).flatMap(([name, each]) => listLeaves(each, `${pointer}/${name}`));
  }
  return value === undefined || value === "" || value === 0 || value === false || value === null ? [] : [pointer];
}

/** The reference tokens of a JSON pointer (RFC 6901, section 4). */
function parsePointer(pointer: string): string[] {
  return pointer
    .slice(1)
    .split("/")
    .map((token) => token.replaceAll("~1", "/").replaceAll("~0", "~"));
}
