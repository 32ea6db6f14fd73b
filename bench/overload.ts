import { loadavg } from "node:os";
import { setTimeout as delay } from "node:timers/promises";
import type { Engine } from "../src/db/open.ts";
import { callService } from "../test/api/http.ts";
import { importPeople } from "../test/api/bulk-kit.ts";
import { type ServiceProcess, startServiceProcess } from "../test/support/service.ts";
import { searchWhile } from "./search-while.ts";

const SEARCH_EVERY_MS = 50;
const PEOPLE = 1_000;
/** Requests that create lookups at once. */
const CREATORS = 8;

/**
 * Searches at a steady pace, first while nothing else is done and then while lookups are queued and run by the same process. The
 * floor is the quiet time of the same run.
 *
 * @param options `engine` (`postgres`), `lookups` (300), `seconds` of quiet, and after which a queue is left standing (20)
 */
export async function run(options: Readonly<Record<string, string>>): Promise<unknown> {
  const engine = (options["engine"] ?? "postgres") as Engine;
  const lookups = Number(options["lookups"] ?? 300);
  const seconds = Number(options["seconds"] ?? 20);
  const service = await startServiceProcess({
    engine,
    env: { CANDOR_LOG_LEVEL: "info", CANDOR_KEY_RATE: "off", CANDOR_ACCOUNT_RATE: "off" },
  });
  try {
    const people = Array.from({ length: PEOPLE }, (_, at) => inventPerson(at));
    await importPeople(
      service,
      people.map((person, at) => ({ key: `bench:${at}`, ...person })),
    );
    // The first searches compile what the later ones run.
    const candidateIds: string[] = [];
    for (const { fullName } of people.slice(0, lookups)) candidateIds.push(await findCandidate(service, fullName));
    const quiet = await searchWhile(service, people, async () => await delay(seconds * 1_000), SEARCH_EVERY_MS);
    let left = 0;
    const since = performance.now();
    const queued = await searchWhile(
      service,
      people,
      async () => {
        await createLookups(service, candidateIds);
        do {
          await delay(500);
          left = await countUnfinished(service);
        } while (left > 0 && performance.now() - since < seconds * 1_000);
      },
      SEARCH_EVERY_MS,
    );
    const row = {
      engine,
      lookups,
      leftAtTheEnd: left,
      seconds: Math.round((performance.now() - since) / 1_000),
      searches: queued.count,
      searchP50: `${quiet.p50} → ${queued.p50} ms`,
      searchP99: `${quiet.p99} → ${queued.p99} ms`,
      timesQuietP99: Math.round((10 * queued.p99) / quiet.p99) / 10,
      load: Math.round(10 * (loadavg()[0] ?? 0)) / 10,
    };
    console.table([row]);
    return [row];
  } finally {
    await service.stop();
  }
}

async function findCandidate(service: ServiceProcess, fullName: string): Promise<string> {
  const query = encodeURIComponent(fullName);
  const { body, text } = await callService(service, "GET", `/search?type=candor&query=${query}`);
  const [found] = (body as { readonly results: readonly { readonly candidateId: string }[] }).results;
  if (!found) throw new Error(text);
  return found.candidateId;
}

async function createLookups(service: ServiceProcess, candidateIds: readonly string[]): Promise<void> {
  const waiting = [...candidateIds];
  const create = async () => {
    for (let candidateId = waiting.pop(); candidateId !== undefined; candidateId = waiting.pop()) {
      const { status, text } = await callService(service, "POST", "/lookups", { body: { candidateId } });
      if (status !== 201) throw new Error(text);
    }
  };
  await Promise.all(Array.from({ length: CREATORS }, create));
}

/** Up to a page of those that wait or run. */
async function countUnfinished(service: ServiceProcess): Promise<number> {
  let count = 0;
  for (const status of ["queued", "running"]) {
    const { body } = await callService(service, "GET", `/lookups?status=${status}&limit=100`);
    count += (body as { readonly results: readonly unknown[] }).results.length;
  }
  return count;
}

const GIVEN = ["Ada", "Bram", "Cato", "Dela", "Egon", "Fritha", "Gwil", "Hedda", "Ivo", "Jorun"];
const SYLLABLES = ["mar", "ven", "tol", "bri", "dun", "kes", "lor", "pim", "quo", "ras"];

function inventPerson(at: number) {
  const last = `${SYLLABLES[Math.floor(at / 10) % 10]}${SYLLABLES[Math.floor(at / 100) % 10]}wick`;
  return { fullName: `${GIVEN[at % 10]} ${last.charAt(0).toUpperCase()}${last.slice(1)}`, company: `${last} Mills` };
}
