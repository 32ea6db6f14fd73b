import assert from "node:assert/strict";
import { setTimeout as delay } from "node:timers/promises";
import type { Erasure } from "../src/contract/erasure.ts";
import { Random } from "../scripts/random.ts";
import { type CallOptions, callService, findPerson, NDJSON, ndjson, waitForEnd } from "../test/api/http.ts";
import { ENGINES } from "../test/support/database.ts";
import { type Markers, markPerson, type MarkedPerson, sweepEnded, sweepPages } from "../test/support/marked-person.ts";
import { startService, type TestService } from "../test/support/service.ts";

const SEED = 23;
const MAX_MOMENT_MS = 1_200;
const RIGHTS = ["erase by id", "erase by address", "erase the lookup's person", "suppress, then erase"] as const;

/**
 * Exercises the rights of invented people at random moments of running lookups about them, on both engines: then nothing of
 * them is in any live row, file or line of the log, in any writing, and nobody else is touched.
 */
export async function tortureByPrivacy(times: number): Promise<void> {
  for (const engine of ENGINES) {
    const random = new Random(SEED);
    const service = await startService({ engine });
    try {
      const markers: string[] = [];
      const sealed: string[] = [];
      const kept = await bring(service, random);
      for (let round = 0; round < times; round++) {
        const person = await bring(service, random);
        markers.push(...person.markers);
        sealed.push(person.unread);
        await exercise(service, person, random.pick(RIGHTS), random.between(0, MAX_MOMENT_MS));
      }
      assert.equal(await find(service, kept), true, "somebody who asked for nothing is gone");
      const hits = await sweepEnded(service, markers);
      assert.deepEqual(hits, [], `${engine}: something is left`);
      assert.deepEqual(
        await sweepPages(service, sealed),
        [],
        `${engine}: a sealed text is readable in the database's files`,
      );
      console.log(
        `${engine}: ${times} people, ${markers.length} markers, none left in live rows, files or the log; no sealed text is readable in pages or the write-ahead log`,
      );
    } finally {
      await service.stop();
    }
  }
}

async function bring(service: TestService, random: Random): Promise<MarkedPerson> {
  const word = () => {
    const letters = Array.from({ length: 6 }, () => random.pick([..."bdfgklmnprstvz"]) + random.pick([..."aeiou"]));
    return `Q${letters.join("")}x`;
  };
  const markers: Markers = [word(), word(), word(), word(), word(), word(), word(), word(), word()];
  const person = await markPerson(markers, random.between(0, 0xff_ff_ff).toString(16).padStart(6, "0"));
  const answer = await ask(service, "POST", "/imports?format=candor", {
    body: ndjson(...person.rows),
    headers: NDJSON,
  });
  assert.equal(answer.status, 201, answer.text);
  return person;
}

async function exercise(
  service: TestService,
  person: MarkedPerson,
  right: (typeof RIGHTS)[number],
  afterMs: number,
): Promise<void> {
  const api = { call: async (method: string, path: string) => await ask(service, method, path) };
  const candidateId = await findPerson(api, person.fullName);
  const created = await ask(service, "POST", "/lookups", { body: { candidateId } });
  const { lookupId } = created.body as { lookupId: string };
  await delay(afterMs);
  const report = ask(service, "GET", `/lookups/${lookupId}/pdf`);
  const identifiers = [{ kind: "email", value: person.email }];
  if (right === "suppress, then erase") {
    const suppressed = await ask(service, "POST", "/suppressions", { body: { identifiers } });
    assert.equal(suppressed.status, 201, suppressed.text);
    assert.equal(await find(service, person), false, "somebody suppressed is found");
    assert.equal(
      (await ask(service, "GET", `/lookups/${lookupId}`)).status,
      404,
      "a lookup of somebody suppressed is shown",
    );
  }
  const body =
    right === "erase by id" ? { candidateId } : right === "erase the lookup's person" ? { lookupId } : { identifiers };
  const erased = await ask(service, "POST", "/erasures", { body });
  assert.equal(erased.status, 201, `${right}: ${erased.text}\n${failuresOf(service)}`);
  const counts = new Map((erased.body as Erasure).stores.map(({ store, count }) => [store, count]));
  assert.deepEqual([counts.get("candidate"), counts.get("lookup")], [1, 1], right);
  await report;
  assert.equal((await waitForEnd(api, lookupId))["code"], "lookup_not_found");
  assert.equal(await find(service, person), false, right);
  const again = await ask(service, "POST", "/erasures", { body: { identifiers } });
  assert.deepEqual((again.body as Erasure).stores, [], `${right}: a second erasure found something`);
}

/** What the log says of requests that failed. */
function failuresOf(service: TestService): string {
  return service
    .output()
    .split("\n")
    .filter((line) => /"level":"?(?:50|error)/.test(line))
    .join("\n");
}

async function find(service: TestService, { email }: MarkedPerson): Promise<boolean> {
  const { body } = await ask(service, "POST", "/search", { body: { query: email, type: "candor" } });
  return (body as { results: unknown[] }).results.length > 0;
}

async function ask(service: TestService, method: string, path: string, options?: CallOptions) {
  return await callService(service, method, path, options);
}
