import assert from "node:assert/strict";
import { setTimeout as delay } from "node:timers/promises";
import type { Erasure } from "../src/contract/erasure.ts";
import { Random } from "../scripts/random.ts";
import { type CallOptions, callService, findPerson, NDJSON, ndjson, waitForEnd } from "../test/api/http.ts";
import { ENGINES } from "../test/support/database.ts";
import { type Markers, markPerson, type MarkedPerson, sweepEnded, sweepPages } from "../test/support/marked-person.ts";
import { startService, type TestService } from "../test/support/service.ts";

const DEFAULT_SEED = 23;
const MAX_MOMENT_MS = 1_200;
/** How many people are looked up and exercise their rights at once. */
const TOGETHER = 6;
/** After this many, everything is searched; then the same service continues. */
const BATCH = 50;
const REPORTED = 0.25;
/** A correction that a running lookup could not apply is applied within two sweeps, one minute each. */
const SETTLED_MS = 300_000;
const RIGHTS = [
  "erase by id",
  "erase by address",
  "erase the lookup's person",
  "suppress, then erase",
  "rectify, then erase",
] as const;

/**
 * Exercises the rights of invented people at random moments of running lookups about them, several at once, on both
 * engines. Afterwards nothing about them may be left in any live row, file or log line, in any spelling; no sealed text
 * may be readable; and nobody else may be affected.
 *
 * @param seed for drawing people, rights and moments; how far a lookup has come at a given moment depends on the
 * machine
 */
export async function tortureByPrivacy(
  moments: number,
  { seed = DEFAULT_SEED }: { seed?: number } = {},
): Promise<void> {
  for (const engine of ENGINES) {
    const random = new Random(seed);
    const service = await startService({ engine });
    try {
      const markers: string[] = [];
      const sealed: string[] = [];
      const [kept] = await bring(service, random, 1);
      assert.ok(kept);
      for (let done = 0; done < moments; ) {
        const people = await bring(service, random, Math.min(BATCH, moments - done));
        markers.push(...people.flatMap((person) => [...person.markers, person.right]));
        sealed.push(...people.flatMap(({ unread, hobby }) => [unread, hobby]));
        const waiting = people.map((person) => ({
          person,
          right: random.pick(RIGHTS),
          afterMs: random.between(0, MAX_MOMENT_MS),
          isReported: random.chance(REPORTED),
        }));
        const work = async () => {
          for (let next = waiting.shift(); next !== undefined; next = waiting.shift()) await exercise(service, next);
        };
        await Promise.all(Array.from({ length: TOGETHER }, work));
        done += people.length;
        assert.equal(await find(service, kept), true, "somebody who asked for nothing is gone");
        assert.deepEqual(await sweepEnded(service, markers), [], `${engine}, seed ${seed}: something is left`);
        assert.deepEqual(await sweepPages(service, sealed), [], `${engine}, seed ${seed}: a sealed text is readable`);
        console.log(
          `${engine}, seed ${seed}: ${done} people, ${markers.length} markers, none left in live rows, files or the log; no sealed text is readable in pages or the write-ahead log`,
        );
        await service.restart();
      }
    } finally {
      await service.stop();
    }
  }
}

/** Somebody who exercises a right; if their town is wrong, with what they say is right. */
interface Subject extends MarkedPerson {
  readonly town: string;
  readonly right: string;
}

async function bring(service: TestService, random: Random, count: number): Promise<readonly Subject[]> {
  const word = () => {
    const letters = Array.from({ length: 6 }, () => random.pick([..."bdfgklmnprstvz"]) + random.pick([..."aeiou"]));
    return `Q${letters.join("")}x`;
  };
  const people: Subject[] = [];
  for (let each = 0; each < count; each++) {
    const markers: Markers = [word(), word(), word(), word(), word(), word(), word(), word(), word()];
    const color = random.between(0, 0xff_ff_ff).toString(16).padStart(6, "0");
    people.push({ ...(await markPerson(markers, color)), town: markers[7], right: word() });
  }
  const body = ndjson(...people.flatMap(({ rows }) => rows));
  const answer = await ask(service, "POST", "/imports?format=candor", { body, headers: NDJSON });
  assert.equal(answer.status, 201, answer.text);
  return people;
}

interface Exercise {
  readonly person: Subject;
  readonly right: (typeof RIGHTS)[number];
  /** When they exercise the right, after the lookup was created. */
  readonly afterMs: number;
  /** Whether a report is rendered meanwhile. */
  readonly isReported: boolean;
}

async function exercise(service: TestService, { person, right, afterMs, isReported }: Exercise): Promise<void> {
  const api = { call: async (method: string, path: string) => await ask(service, method, path) };
  const candidateId = await findPerson(api, person.email);
  const created = await ask(service, "POST", "/lookups", { body: { candidateId } });
  const { lookupId } = created.body as { lookupId: string };
  await delay(afterMs);
  const report = isReported ? ask(service, "GET", `/lookups/${lookupId}/pdf`) : null;
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
  if (right === "rectify, then erase") await rectify(service, person, lookupId);
  const body =
    right === "erase by id" ? { candidateId } : right === "erase the lookup's person" ? { lookupId } : { identifiers };
  const erased = await ask(service, "POST", "/erasures", { body });
  assert.equal(erased.status, 201, `${right}: ${erased.text}\n${failuresOf(service)}`);
  const counts = new Map((erased.body as Erasure).stores.map(({ store, count }) => [store, count]));
  assert.deepEqual([counts.get("candidate"), counts.get("lookup")], [1, 1], right);
  assert.equal(counts.get("rectification"), right === "rectify, then erase" ? 1 : undefined);
  await report;
  assert.equal((await waitForEnd(api, lookupId))["code"], "lookup_not_found");
  assert.equal(await find(service, person), false, right);
  const again = await ask(service, "POST", "/erasures", { body: { identifiers } });
  assert.deepEqual((again.body as Erasure).stores, [], `${right}: a second erasure found something`);
}

/** Corrects the person's town while the lookup runs: afterwards, the lookup and their card show the right one. */
async function rectify(service: TestService, person: Subject, lookupId: string): Promise<void> {
  const { fullName: name, email, town: was, right: value } = person;
  const correction = { property: "location", was, value };
  const entered = await ask(service, "POST", "/desk/requests", {
    body: { kind: "rectification", regulation: "gdpr", name, email, correction },
  });
  assert.equal(entered.status, 201, entered.text);
  const { subject_request_id: id } = entered.body as { subject_request_id: string };
  const answer = { granted: true, text: `${value} it is.`, identityChecked: true };
  const answered = await ask(service, "POST", `/desk/requests/${id}/answer`, { body: answer });
  assert.equal(answered.status, 200, answered.text);
  const api = { call: async (method: string, path: string) => await ask(service, method, path) };
  await waitForEnd(api, lookupId);
  // A lookup that was being assembled when the correction was granted is rebuilt in the service's next sweep.
  const deadline = Date.now() + SETTLED_MS;
  for (;;) {
    const { body, text } = await ask(service, "GET", `/lookups/${lookupId}`);
    const { data } = body as { data?: { location?: string } };
    if (data?.location === value) break;
    assert.ok(Date.now() < deadline, `a lookup does not say what was rectified: ${text}`);
    await delay(500);
  }
  const card = await ask(service, "GET", `/candidates/${await findPerson(api, email)}`);
  assert.match(card.text, new RegExp(value));
}

/** Log lines about failed requests. */
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
