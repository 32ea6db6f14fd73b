import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { createClient, unwrap } from "../src/client/client.ts";
import type { Engine } from "../src/db/open.ts";
import { secondsOf } from "./processor-time.ts";
import { startServiceProcess, type ServiceProcess } from "../test/support/service.ts";

const WORLD = new URL("../samples/world.ndjson", import.meta.url);

/** Turns a service into one without sealing. */
const UNSEALED = new URL("unsealed.mjs", import.meta.url);

/**
 * Many lookups of invented people at once, over HTTP, on both engines: seconds from the first request to the last
 * profile, and the service's processor time and memory. The floor is the same number of plain reads over the same
 * connection.
 *
 * @param options `lookups`: how many at once (100); `engine`: only one engine; `sealing`: how many pairs of runs,
 * alternating between sealed and unsealed texts; `listed`: how many pairs, one run with one of these people suppressed
 * and one with nobody, which shows the cost of hiding names and contacts in texts
 */
export async function run(options: Readonly<Record<string, string>>): Promise<unknown> {
  const count = Number(options["lookups"] ?? 100);
  const engines = options["engine"] ? [options["engine"] as Engine] : (["embedded", "postgres"] as const);
  const pairs = Number(options["sealing"] ?? 0);
  const listings = Number(options["listed"] ?? 0);
  const rows = [];
  for (const engine of engines) {
    if (pairs === 0 && listings === 0) rows.push(await measure(engine, count, {}));
    for (let pair = 0; pair < listings; pair++) {
      for (const isListed of pair % 2 === 0 ? [true, false] : [false, true]) {
        rows.push(await measure(engine, count, { isListed }));
      }
    }
    for (let pair = 0; pair < pairs; pair++) {
      // The second of two runs finds warmer caches, so each variant comes first in every other pair.
      for (const isSealed of pair % 2 === 0 ? [true, false] : [false, true]) {
        rows.push(await measure(engine, count, { isSealed }));
      }
    }
  }
  console.table(rows);
  return rows;
}

interface Measured {
  readonly isSealed?: boolean;
  readonly isListed?: boolean;
}

async function measure(engine: Engine, count: number, { isSealed = true, isListed = false }: Measured) {
  const env = { CANDOR_LOG_LEVEL: "warn", CANDOR_SAMPLES: fileURLToPath(WORLD) };
  const service = await startServiceProcess({
    engine,
    env: isSealed ? env : { ...env, NODE_OPTIONS: `--import ${UNSEALED.href}` },
  });
  try {
    const [first = "", ...candidates] = await findCandidates(service);
    if (isListed) await unwrap(clientOf(service).POST("/suppressions", { body: { candidateId: first } }));
    await runLookups(service, candidates, Math.min(count, 10));
    const [startMs, startCpu] = [performance.now(), secondsOf(service.pid())];
    await runLookups(service, candidates, count);
    const seconds = (performance.now() - startMs) / 1000;
    const cpu = secondsOf(service.pid()) - startCpu;
    const floorSeconds = await measureFloor(service, count);
    return {
      engine,
      sealed: isSealed,
      listed: isListed,
      lookups: count,
      seconds: round(seconds),
      perSecond: round(count / seconds),
      msEach: round((seconds * 1000) / count),
      cpuMsEach: round((cpu * 1000) / count),
      floorSeconds: round(floorSeconds, 3),
      timesFloor: round(seconds / floorSeconds),
      peakMb: peakMegabytes(service.pid()),
    };
  } finally {
    await service.stop();
  }
}

/** The IDs of the invented people that fill an empty database, found by their names. */
async function findCandidates(service: ServiceProcess): Promise<readonly string[]> {
  const client = clientOf(service);
  const rows = readFileSync(WORLD, "utf8").trim().split("\n");
  const people = rows.map((row) => JSON.parse(row) as { type: string; fullName: string });
  const found = new Set<string>();
  for (const { fullName } of people.filter((row) => row.type === "candidate")) {
    const page = await unwrap(
      client.GET("/search", { params: { query: { query: fullName, type: "candor", limit: 100 } } }),
    );
    for (const result of page.results) found.add(result.candidateId);
  }
  if (found.size === 0) throw new Error("the invented people are not found");
  return [...found];
}

async function runLookups(service: ServiceProcess, candidates: readonly string[], count: number): Promise<void> {
  const client = clientOf(service);
  const one = async (index: number) => {
    const candidateId = candidates[index % candidates.length] ?? "";
    let lookup = await unwrap(client.POST("/lookups", { body: { candidateId } }));
    while (lookup.status === "queued" || lookup.status === "running") {
      const params = { path: { lookupId: lookup.lookupId }, query: { wait: 30 } };
      lookup = await unwrap(client.GET("/lookups/{lookupId}", { params }));
    }
    if (lookup.status !== "success") throw new Error(`a lookup ended with ${lookup.status}`);
  };
  await Promise.all(Array.from({ length: count }, (_, index) => one(index)));
}

async function measureFloor(service: ServiceProcess, count: number): Promise<number> {
  const client = clientOf(service);
  const startMs = performance.now();
  await Promise.all(
    Array.from({ length: count }, () => unwrap(client.GET("/lookups", { params: { query: { limit: 1 } } }))),
  );
  return (performance.now() - startMs) / 1000;
}

function clientOf(service: ServiceProcess) {
  return createClient({ baseUrl: service.url, apiKey: service.apiKey });
}

/** The peak of the service's resident memory, according to the kernel. */
function peakMegabytes(pid: number): number {
  const match = /VmHWM:\s+(\d+) kB/.exec(readFileSync(`/proc/${pid}/status`, "utf8"));
  return Math.round(Number(match?.[1] ?? 0) / 1024);
}

function round(value: number, digits = 1): number {
  return Number(value.toFixed(digits));
}
