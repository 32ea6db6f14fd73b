import { type ChildProcess, fork, spawn } from "node:child_process";
import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { createOutbound } from "../src/asking/outbound.ts";
import { createClient, unwrap } from "../src/client/client.ts";
import { connectorVariable } from "../src/config/connector-setups.ts";
import { captureOf, type Connector } from "../src/connectors/connector.ts";
import { CONNECTORS } from "../src/connectors/registry.ts";
import { listProbes } from "../src/db/probe.ts";
import type { Identifier } from "../src/domain/identifier.ts";
import { runLookup } from "../src/pipeline/run.ts";
import { insertTestLookup, OWN, readPage, stageContext } from "../test/pipeline/kit.ts";
import { createPostgresDatabase, openTestDatabase } from "../test/support/database.ts";
import { startServiceProcess } from "../test/support/service.ts";

const DELAY_MS = 300;
const SOURCES = 30;
/**
 * A service runs for weeks, so measuring starts after the embedded engine's WebAssembly is compiled, which takes about
 * twenty lookups (measured).
 */
const WARM_LOOKUPS = 30;

/**
 * Thirty simulated sources of 300 ms each: the duration of a lookup with the longest chain of dependent probes, and the
 * processor time that one probe adds to our process (with the embedded engine, that includes the database). Then the
 * memory of a worker with many lookups at once, on PostgreSQL.
 *
 * @param options `lookups`: how many at once (200); `part`: only `sources` or only `worker`
 */
export async function run(options: Readonly<Record<string, string>>): Promise<unknown> {
  const part = options["part"];
  const sources = [];
  for (const engine of part === "worker" ? [] : (["embedded", "postgres"] as const)) {
    for (const chain of [1, 3]) sources.push(await measureChain(engine, chain));
  }
  if (sources.length > 0) console.table(sources);
  const worker = part === "sources" ? [] : [await measureWorker(Number(options["lookups"] ?? 200))];
  if (worker.length > 0) console.table(worker);
  return [...sources, ...worker];
}

/** @param chain the number of probes that each follow from the previous one; the sources are spread evenly over them */
async function measureChain(engine: "embedded" | "postgres", chain: number) {
  const opened = await openTestDatabase(engine);
  const { child, origin } = await startSlowSources(DELAY_MS);
  const connectors = Array.from({ length: SOURCES }, (_, index) => slowSource(index, index % chain, chain));
  const setups = new Map(
    connectors.map(({ name }) => [name, { enabled: true, baseUrl: `${origin}/${name}`, values: {} }]),
  );
  const outbound = createOutbound({ offline: false, contact: null, baseUrl: "http://localhost" }, setups);
  const { db } = opened.database;
  const once = async (asked: readonly Connector[]) => {
    const id = await insertTestLookup(db, { identifiers: [OWN, keyOf(0)] });
    const [started, cpu] = [performance.now(), process.cpuUsage()];
    await runLookup(id, 1, stageContext(db, asked, { outbound, now: () => new Date() }));
    const { user, system } = process.cpuUsage(cpu);
    const probes = (await listProbes(db, id)).filter(({ outcome }) => outcome === "found").length;
    return { ms: performance.now() - started, cpuMs: (user + system) / 1000, probes };
  };
  try {
    for (let warm = 0; warm < WARM_LOOKUPS; warm++) await once(connectors);
    const floors = [];
    const runs = [];
    for (let round = 0; round < 9; round++) {
      floors.push(await once([]));
      runs.push(await once(connectors));
    }
    const [ms, cpuMs, floorCpuMs] = [median(runs, "ms"), median(runs, "cpuMs"), median(floors, "cpuMs")];
    const probes = runs[0]?.probes ?? 0;
    return {
      engine,
      sources: SOURCES,
      probes,
      chain,
      chainMs: chain * DELAY_MS,
      lookupMs: Math.round(ms),
      timesChain: round(ms / (chain * DELAY_MS)),
      cpuMsPerProbe: round((cpuMs - floorCpuMs) / probes),
    };
  } finally {
    await outbound.close();
    child.disconnect();
    await opened.close();
  }
}

/** A source that knows the person under the key of one depth, and states the key of the next. */
function slowSource(index: number, depth: number, chain: number): Connector {
  const name = `source-${index}`;
  return {
    name,
    title: name,
    homepage: "https://example.org/",
    terms: "https://example.org/",
    access: "open",
    accepts: ["externalId"],
    takes: ({ value }) => value === keyOf(depth).value,
    readers: [
      {
        kind: "page",
        yields: ["fullName", "skill"],
        *read(capture) {
          const next = depth + 1 < chain ? [keyOf(depth + 1)] : [];
          for (const finding of readPage(capture)) yield { ...finding, identifiers: [OWN, ...next] };
        },
      },
    ],
    limits: { requestsPerMinute: 60_000, timeoutMs: 10_000, cacheDays: 0 },
    asks: `https://${name}.example.org`,
    examples: { present: keyOf(depth), absent: keyOf(9) },
    async *probe(_identifier, context) {
      const answer = await context.ask({ url: `https://${name}.example.org/key/${name}` });
      if (answer !== null) yield captureOf("page", answer);
    },
  };
}

function keyOf(depth: number): Identifier {
  return { kind: "externalId", value: `chain:${depth}` };
}

/** A separate worker that runs lookups on slow sources, all at once. */
async function measureWorker(count: number) {
  const database = await createPostgresDatabase();
  const { child, origin } = await startSlowSources(2_000);
  const mirrors = CONNECTORS.filter(({ asks }) => asks !== undefined).map(({ name }) => [
    connectorVariable(name, "baseUrl"),
    `${origin}/${name}`,
  ]);
  const env = {
    DATABASE_URL: database.url,
    CANDOR_LOG_LEVEL: "warn",
    CANDOR_CONNECTORS: "all",
    CANDOR_CONCURRENT_LOOKUPS: String(count),
    ...Object.fromEntries(mirrors),
  };
  const api = await startServiceProcess({ env: { ...env, CANDOR_ROLE: "api" } });
  const worker = spawn(process.execPath, [fileURLToPath(new URL("../src/main.ts", import.meta.url))], {
    env: { ...env, PATH: process.env["PATH"] ?? "", CANDOR_ROLE: "worker", CANDOR_DATA_DIR: api.dataDir },
    stdio: ["ignore", "inherit", "inherit"],
  });
  try {
    const client = createClient({ baseUrl: api.url, apiKey: api.apiKey });
    const one = async (index: number) => {
      const sources = ["github.com/candor-", "x.com/candor_", "https://social.example.org/@candor"].map(
        (at) => `${at}${index}`,
      );
      const candidate = { fullName: `Ines Calder ${index}`, email: `ines.${index}@example.org`, sources };
      return await unwrap(client.POST("/lookups", { body: { candidate } }));
    };
    const started = performance.now();
    const lookups = await Promise.all(Array.from({ length: count }, (_, index) => one(index)));
    let [running, most] = [count, 0];
    while (running > 0) {
      await new Promise((resolve) => setTimeout(resolve, 250));
      const states = await Promise.all(
        ["running", "queued"].map((status) => countLookups(client, status as "running" | "queued")),
      );
      most = Math.max(most, states[0] ?? 0);
      running = (states[0] ?? 0) + (states[1] ?? 0);
    }
    const seconds = round((performance.now() - started) / 1000);
    return { lookups: lookups.length, mostAtOnce: most, seconds, peakMb: peakMegabytes(worker) };
  } finally {
    worker.kill("SIGTERM");
    await new Promise((resolve) => worker.once("exit", resolve));
    await api.stop();
    child.disconnect();
    await database.drop();
  }
}

async function countLookups(client: ReturnType<typeof createClient>, status: "running" | "queued"): Promise<number> {
  let count = 0;
  for (let next = ""; ; ) {
    const page = await unwrap(client.GET("/lookups", { params: { query: { status, limit: 100, next } } }));
    count += page.results.length;
    next = page.next;
    if (next === "") return count;
  }
}

async function startSlowSources(delayMs: number): Promise<{ readonly child: ChildProcess; readonly origin: string }> {
  const child = fork(new URL("slow-sources.ts", import.meta.url), [String(delayMs)]);
  const port = await new Promise<number>((resolve) => child.once("message", (message) => resolve(Number(message))));
  return { child, origin: `http://127.0.0.1:${port}` };
}

/** The peak of a process's resident memory, according to the kernel. */
function peakMegabytes({ pid }: ChildProcess): number {
  const match = /VmHWM:\s+(\d+) kB/.exec(readFileSync(`/proc/${pid}/status`, "utf8"));
  return Math.round(Number(match?.[1] ?? 0) / 1024);
}

function median<K extends string>(rows: readonly Readonly<Record<K, number>>[], member: K): number {
  const sorted = rows.map((row) => row[member]).sort((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)] ?? 0;
}

function round(value: number): number {
  return Number(value.toFixed(2));
}
