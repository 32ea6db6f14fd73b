import { chmodSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as delay } from "node:timers/promises";
import { Agent, request } from "undici";
import { migrate } from "../src/db/migrate.ts";
import { type Database, openDatabase } from "../src/db/open.ts";
import { runOn } from "../test/support/postgres.ts";
import { startServiceProcess } from "../test/support/service.ts";
import { CLASSES, queriesOf } from "./search-people.ts";

/** The tables that an import fills. */
export const TABLES = ["candidate", "identifier_key", "posting", "term"] as const;

/**
 * Writes the same rows into the same tables and indexes by plain COPY, from binary files on the server, to compare with
 * the importer. Only for the benchmark's own server, which can write to the folder for temporary files.
 */
export async function measureCopy(database: Database, address: string): Promise<{ readonly seconds: number }> {
  const folder = mkdtempSync(join(tmpdir(), "candor-copy-"));
  chmodSync(folder, 0o777);
  const file = (table: string) => `'${join(folder, table)}'`;
  await runOn(address, "postgres", "create database bare");
  const bare = await openDatabase({ databaseUrl: `${address}bare`, dataDir: "" });
  try {
    await migrate(bare);
    let seconds = 0;
    for (const table of TABLES) {
      await database.execute(`copy ${table} to ${file(table)} (format binary)`);
      const startMs = performance.now();
      await bare.execute(`copy ${table} from ${file(table)} (format binary)`);
      seconds += (performance.now() - startMs) / 1000;
      rmSync(join(folder, table), { force: true });
    }
    return { seconds };
  } finally {
    await bare.close();
    await runOn(address, "postgres", "drop database bare");
    rmSync(folder, { recursive: true, force: true });
  }
}

/** The whole service in a separate process on the filled database, with 16 HTTP connections at once. */
export async function measureHttp(databaseUrl: string, people: number): Promise<Record<string, number>> {
  const service = await startServiceProcess({ env: { DATABASE_URL: databaseUrl, CANDOR_OFFLINE: "1" } });
  const agent = new Agent({ connections: CONNECTIONS, pipelining: 1 });
  // An equal mix of the classes, in turn.
  const byClass = CLASSES.map((kind) => queriesOf(kind, people, QUERIES));
  const texts = Array.from({ length: QUERIES }, (_, index) =>
    byClass.flatMap((list) => list[index]?.text ?? []),
  ).flat();
  let asked = 0;
  const timesMs: number[] = [];
  const ask = async () => {
    const text = texts[asked++ % texts.length] ?? "";
    const startMs = performance.now();
    const { statusCode, body } = await request(
      `${service.url}/v1/search?type=candor&query=${encodeURIComponent(text)}`,
      {
        dispatcher: agent,
        headers: { "x-api-key": service.apiKey },
      },
    );
    await body.text();
    if (statusCode !== 200) throw new Error(`the service answered ${statusCode}`);
    timesMs.push(performance.now() - startMs);
  };
  try {
    const run = async (durationMs: number) => {
      timesMs.length = 0;
      const endMs = performance.now() + durationMs;
      const loop = async () => {
        while (performance.now() < endMs) await ask();
      };
      await Promise.all(Array.from({ length: CONNECTIONS }, loop));
    };
    await run(WARM_MS);
    await delay(100);
    await run(MEASURED_MS);
    const sorted = timesMs.toSorted((a, b) => a - b);
    const at = (part: number) => Math.round((sorted[Math.floor(sorted.length * part)] ?? 0) * 10) / 10;
    return {
      connections: CONNECTIONS,
      searchesPerSecond: Math.round((1000 * sorted.length) / MEASURED_MS),
      p50Ms: at(0.5),
      p95Ms: at(0.95),
      p99Ms: at(0.99),
    };
  } finally {
    await agent.close();
    await service.stop();
  }
}

const CONNECTIONS = 16;
const QUERIES = 100;
const WARM_MS = 3_000;
const MEASURED_MS = 10_000;
