import assert from "node:assert/strict";
import { after, before, test } from "node:test";
import { fileURLToPath } from "node:url";
import { Evidence, type Lookup } from "../../src/contract/lookup.ts";
import { startService, type TestService } from "../support/service.ts";
import { callService, lookUp, waitForEnd } from "./http.ts";

/** Sample people whose profiles fill every section, in many scripts. */
const PEOPLE = ["Maria Garcia", "Lukas Brandt", "Anna Schmidt", "Wang", "Ivan", "Mohamed", "John Smith"];

let service: TestService;
const api = { call: (method: string, path: string, options = {}) => callService(service, method, path, options) };
before(async () => {
  const samples = fileURLToPath(new URL("../../samples/world.ndjson", import.meta.url));
  service = await startService({ env: { CANDOR_SAMPLES: samples } });
});
after(() => service.stop());

test("Every value of every sample person's profile has evidence, and every pointer of it a claim", async () => {
  let looked = 0;
  for (const name of PEOPLE) {
    const found = await api.call("GET", `/search?type=candor&limit=1&query=${encodeURIComponent(name)}`);
    const [person] = (found.body as { results: { candidateId: string }[] }).results;
    assert.ok(person, name);
    const lookup = (await lookUp(api, person.candidateId)) as unknown as Lookup;
    assert.deepEqual(await findFaults(lookup), [], name);
    looked += listLeaves(lookup.data).length;
  }
  assert.ok(looked > 500, `${looked} values`);
});

test("With only some sections open, in a trial and in a preview no value stands without evidence", async () => {
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

/** Values that no listed pointer covers, and pointers that list no claim. */
async function findFaults({ lookupId, data, metadata }: Lookup): Promise<string[]> {
  const evidence = Evidence.parse((await api.call("GET", `/lookups/${lookupId}/evidence`)).body);
  const unknown = new Set((metadata?.["candor.unknown"] ?? "").split(","));
  const covered = Object.keys(evidence).map((pointer) => pointer.replace(/#.*$/, ""));
  const bare = listLeaves(data).filter(
    (leaf) =>
      !covered.some((pointer) => leaf === pointer || leaf.startsWith(`${pointer}/`)) &&
      ![...unknown].some((pointer) => pointer !== "" && (leaf === pointer || leaf.startsWith(`${pointer}/`))) &&
      !SERVED.test(leaf),
  );
  const empty = Object.entries(evidence).flatMap(([pointer, claims]) => (claims.length === 0 ? [pointer] : []));
  return [...bare.map((leaf) => `${leaf} has no evidence`), ...empty.map((pointer) => `${pointer} lists no claim`)];
}

/** Drawn by the service in the place of a picture that nobody has. */
const SERVED = /\/(?:imageUrl|logoUrl|avatarUrl|thumbnailUrl)$/;

/** JSON pointers of every value that says something. */
function listLeaves(value: unknown, pointer = ""): string[] {
  if (Array.isArray(value)) return value.flatMap((each, index) => listLeaves(each, `${pointer}/${index}`));
  if (typeof value === "object" && value !== null) {
    return Object.entries(value).flatMap(([name, each]) => listLeaves(each, `${pointer}/${name}`));
  }
  return value === undefined || value === "" || value === 0 || value === false || value === null ? [] : [pointer];
}
