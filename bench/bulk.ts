import { setTimeout as delay } from "node:timers/promises";
import type { Engine } from "../src/db/open.ts";
import { callService } from "../test/api/http.ts";
import { importPeople, readBulk, sendList } from "../test/api/bulk-kit.ts";
import { startServiceProcess } from "../test/support/service.ts";
import { residentMegabytes, secondsOf } from "./processor-time.ts";
import { searchWhile } from "./search-while.ts";

const IMPORT_ROWS = 5_000;

/**
 * Looks up a list of invented, previously imported people together, while somebody searches ten times a second. Reports
 * the duration, the service's peak memory, the duration of the searches compared with those before, and when the
 * slowest one began.
 *
 * @param options `engine` (`postgres`), `rows` (10000), `minutes` after which to stop, finished or not (60)
 */
export async function run(options: Readonly<Record<string, string>>): Promise<unknown> {
  const engine = (options["engine"] ?? "postgres") as Engine;
  const count = Number(options["rows"] ?? 10_000);
  const untilMs = Number(options["minutes"] ?? 60) * 60_000;
  const service = await startServiceProcess({ engine, env: { CANDOR_LOG_LEVEL: "info" } });
  try {
    const people = Array.from({ length: count }, (_, at) => inventPerson(at));
    for (let from = 0; from < count; from += IMPORT_ROWS) {
      const some = people.slice(from, from + IMPORT_ROWS);
      await importPeople(
        service,
        some.map((person, at) => ({ key: `bench:${from + at}`, ...person })),
      );
    }
    const calm = await searchWhile(service, people, async () => await delay(10_000));
    const list = `name,employer\n${people.map(({ fullName, company }) => `${fullName},${company}`).join("\n")}\n`;
    const since = performance.now();
    const processorBefore = secondsOf(service.pid());
    let memory = 0;
    let read = 0;
    let bulk = { status: "running", counts: {} } as Awaited<ReturnType<typeof readBulk>>;
    const busy = await searchWhile(service, people, async () => {
      const made = await sendList(service, "name=people.csv", list);
      read = performance.now() - since;
      if (made.status !== 201) throw new Error(made.text);
      const { bulkId } = made.body as { bulkId: string };
      do {
        await delay(1_000);
        memory = Math.max(memory, residentMegabytes(service.pid()));
        bulk = await readBulk(service, bulkId);
      } while (bulk.status === "running" && performance.now() - since < untilMs);
    });
    const seconds = (performance.now() - since) / 1_000;
    const processor = secondsOf(service.pid()) - processorBefore;
    const download = performance.now();
    const result = await callService(service, "GET", `/bulk/${bulk.bulkId}/result?format=csv`);
    const downloadSeconds = (performance.now() - download) / 1_000;
    const row = {
      engine,
      rows: count,
      status: bulk.status,
      done: bulk.counts.done,
      seconds: Math.round(seconds),
      perSecond: round(bulk.counts.done / seconds),
      readSeconds: round(read / 1_000),
      processorSeconds: Math.round(processor),
      megabytes: memory,
      searchP50: `${calm.p50} → ${busy.p50} ms`,
      searchP99: `${calm.p99} → ${busy.p99} ms`,
      searches: busy.count,
      slowestAtSecond: busy.slowestAt,
      csvSeconds: Math.round(downloadSeconds),
      csvMegabytes: round(result.text.length / 1e6),
    };
    console.table([row]);
    return [row];
  } finally {
    await service.stop();
  }
}

const GIVEN = ["Ada", "Bram", "Cato", "Dela", "Egon", "Fritha", "Gwil", "Hedda", "Ivo", "Jorun"];
const SYLLABLES = ["mar", "ven", "tol", "bri", "dun", "kes", "lor", "pim", "quo", "ras"];

/** An invented person, unlike any other. */
function inventPerson(at: number) {
  const syllable = (place: number) => SYLLABLES[Math.floor(at / 10 ** place) % 10] ?? "";
  const last = `${syllable(1)}${syllable(2)}${syllable(3)}wick`;
  const fullName = `${GIVEN[at % 10]} ${last.charAt(0).toUpperCase()}${last.slice(1)}`;
  return { fullName, headline: "Clerk", company: `${last} Mills`, location: "Graz, Austria" };
}

function round(value: number): number {
  return Math.round(value * 10) / 10;
}
