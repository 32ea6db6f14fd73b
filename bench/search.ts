import { chmod, mkdtemp, rm } from "node:fs/promises";
import { createRequire } from "node:module";
import { loadavg, tmpdir } from "node:os";
import { join } from "node:path";
import { setImmediate as breathe } from "node:timers/promises";
import { pathToFileURL } from "node:url";
import { sql } from "kysely";
import { createDiskBlobs } from "../src/blobs/disk-blobs.ts";
import { migrate } from "../src/db/migrate.ts";
import { type Database, openDatabase } from "../src/db/open.ts";
import { FIRST_ACCOUNT } from "../src/domain/account.ts";
import { keyringOf } from "../src/domain/keyring.ts";
import { createLog } from "../src/log.ts";
import { createSearch, type Search } from "../src/search/search.ts";
import { defineStatement } from "../src/db/prepared.ts";
import { openReadingRoom } from "../src/reading/reading-room.ts";
import { type ImportContext, importRows } from "../src/service/import-rows.ts";
import { runOn, startPostgres } from "../test/support/postgres.ts";
import { postgresSeconds } from "./processor-time.ts";
import { measureCopy, measureHttp, TABLES } from "./search-peers.ts";
import { type BenchQuery, CLASSES, inventPerson, type QueryClass, queriesOf } from "./search-people.ts";

/**
 * Search over invented people imported by the real importer: recall, latency and processor time for each class of
 * query, compared in the same run with a plain primary-key select through the same driver, and with what one would use
 * instead.
 *
 * @param options `people` (100,000), `engine` (`embedded` or `postgres`; both by default, embedded up to a million),
 * `queries` per class (200), `database-url` of a server to use (people who are already in it stay), `alternatives`
 * (`no` leaves them out), `peers` (a folder with MiniSearch in its `node_modules`)
 */
export async function run(options: Readonly<Record<string, string>>): Promise<unknown> {
  const people = Number(options["people"] ?? 100_000);
  const engines = options["engine"]
    ? [options["engine"]]
    : people > 1_000_000
      ? ["postgres"]
      : ["embedded", "postgres"];
  const results = [];
  for (const engine of engines) {
    const opened = engine === "embedded" ? await openEmbedded() : await openServer(options["database-url"]);
    try {
      results.push(await measureEngine(engine, opened, people, options));
    } finally {
      await opened.close();
    }
  }
  return results;
}

export interface Opened {
  readonly database: Database;
  /** Processor seconds of the database's own processes; null if it runs in this one. */
  readonly serverSeconds: (() => number) | null;
  /**
   * The URL of the database, and the address of the server if it is the benchmark's own; null for the embedded engine.
   */
  readonly url: string | null;
  readonly address: string | null;
  close(): Promise<void>;
}

export async function openEmbedded(): Promise<Opened> {
  const dataDir = await mkdtemp(join(tmpdir(), "candor-bench-"));
  const database = await openDatabase({ databaseUrl: null, dataDir });
  return {
    database,
    serverSeconds: null,
    url: null,
    address: null,
    async close() {
      await database.close();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}

export async function openServer(url: string | undefined): Promise<Opened> {
  const own = url === undefined ? await startOwnServer() : null;
  const databaseUrl = url ?? own?.url ?? "";
  const database = await openDatabase({ databaseUrl, dataDir: "" });
  return {
    database,
    serverSeconds: postgresSeconds,
    url: databaseUrl,
    address: own?.server.address ?? null,
    async close() {
      await database.close();
      await own?.server.stop();
      await rm(own?.socketDir ?? "", { recursive: true, force: true });
    },
  };
}

/** Connects through its socket, like a database on the same machine: a round trip takes less work than over TCP. */
async function startOwnServer() {
  const socketDir = await mkdtemp(join(tmpdir(), "candor-socket-"));
  await chmod(socketDir, 0o777);
  const server = await startPostgres([...SETTINGS, `unix_socket_directories=${socketDir}`]);
  console.log(
    `postgres: a server of the benchmark's own, through its socket, with ${SETTINGS.join(", ")}, without fsync`,
  );
  await runOn(server.address, "postgres", "create database bench");
  const { port, username } = new URL(server.address);
  return {
    server,
    socketDir,
    url: `postgres://${username}@localhost:${port}/bench?host=${encodeURIComponent(socketDir)}`,
  };
}

/** What a server with a few gigabytes of memory would have; the packaged one has settings for the smallest. */
const SETTINGS = ["shared_buffers=4GB", "max_wal_size=16GB", "checkpoint_timeout=30min", "maintenance_work_mem=256MB"];

async function printSizes(engine: string, database: Database): Promise<void> {
  const sizes = [];
  for (const table of TABLES) {
    const { rows } = await database.execute(
      `select pg_table_size('${table}') as heap, pg_indexes_size('${table}') as indexes, (select count(*) from ${table}) as rows`,
    );
    const [{ heap, indexes, rows: count } = {}] = rows;
    sizes.push({ table, rows: Number(count), heapMb: megabytes(heap), indexMb: megabytes(indexes) });
  }
  console.log(`${engine}: what is stored`);
  console.table(sizes);
}

function megabytes(bytes: unknown): number {
  return Math.round(Number(bytes) / 1e6);
}

async function measureEngine(
  engine: string,
  opened: Opened,
  people: number,
  options: Readonly<Record<string, string>>,
) {
  const { database } = opened;
  const queries = Number(options["queries"] ?? 200);
  await migrate(database);
  const filled = Number((await database.execute("select count(*) as people from candidate")).rows[0]?.["people"]);
  if (filled > 0 && filled !== people) throw new Error(`the database holds ${filled} people already`);
  if (filled > 0) console.log(`${engine}: the people are there already; no import`);
  const imported = filled > 0 ? null : await importAndReport(engine, opened, people);
  for (const table of TABLES) await database.execute(`vacuum (analyze) ${table}`);
  await printSizes(engine, database);
  const search = createSearch(database);
  await search.refresh();
  const floor = await measureFloor(opened, people, queries);
  console.log(`${engine}: primary-key select p50 ${floor.p50Us} µs, ${floor.cpuUs} µs of processor time`);
  const rows = [];
  // Warm up, so that what the first searches compile does not count for the first class.
  for (const kind of CLASSES) {
    for (const { text } of queriesOf(kind, people, WARM_QUERIES)) {
      await search.find({ accountId: FIRST_ACCOUNT, query: text, type: "candor", limit: 20, next: "" });
    }
  }
  // The machine's speed drifts within minutes, so each class is compared with a floor measured at the same time.
  for (const kind of CLASSES) {
    const before = await measureFloor(opened, people, queries);
    const row = await measureClass(opened, search, kind, people, queries);
    const after = await measureFloor(opened, people, queries);
    const floorUs = Math.round((before.p50Us + after.p50Us) / 2);
    rows.push({ ...row, floorUs, timesFloor: round(row.p50Us / floorUs, 1) });
  }
  console.table(rows);
  console.log(`${engine}: load ${load()} after the classes`);
  const http = opened.url ? await measureHttp(opened.url, people) : null;
  if (http) console.log(`${engine}: HTTP ${JSON.stringify(http)}, load ${load()}`);
  const others =
    options["alternatives"] !== "no" ? await measureAlternatives(engine, opened, people, queries, options) : [];
  if (others.length > 0) console.table(others);
  await search.close();
  return { engine, people, imported, floor, classes: rows, http, alternatives: others };
}

async function importAndReport(engine: string, opened: Opened, people: number) {
  const { database } = opened;
  const imported = await measureImport(opened, people);
  const { seconds, perSecond, clientUs, serverUs, peakMb } = imported;
  console.log(
    `${engine}: ${people} people imported in ${seconds} s (${perSecond}/s; processor time of each ${clientUs} µs here, ${serverUs} µs in the server), peak ${peakMb} MB, load ${load()}`,
  );
  if (opened.address) {
    const bare = await measureCopy(database, opened.address);
    const times = round(imported.seconds / bare.seconds, 1);
    console.log(
      `${engine}: bare COPY of the same rows into the same indexes in ${round(bare.seconds, 1)} s; the importer took ${times} times that, load ${load()}`,
    );
  }
  return imported;
}

/** @param lineOf the `index`-th line of Candor NDJSON */
export async function measureImport(
  opened: Opened,
  people: number,
  lineOf: (index: number) => string = (index) => inventPerson(index).line,
) {
  const { database } = opened;
  const reading = openReadingRoom();
  const context: ImportContext = {
    db: database.db,
    database,
    // Invented people have no pictures.
    blobs: createDiskBlobs("/nonexistent"),
    reading,
    keyring: keyringOf("bench".repeat(8)),
    now: () => new Date(),
    log: createLog("silent"),
    worker: { id: 1 },
    importing: new Set(),
  };
  const caller = { keyId: "bench", accountId: FIRST_ACCOUNT, scopes: [] as readonly string[] } as Parameters<
    typeof importRows
  >[1];
  const startMs = performance.now();
  const client = process.cpuUsage();
  const server = opened.serverSeconds?.() ?? 0;
  let peakMb = 0;
  async function* lines(): AsyncGenerator<Uint8Array> {
    for (let from = 0; from < people; from += 500) {
      const count = Math.min(500, people - from);
      yield Buffer.from(Array.from({ length: count }, (_, index) => `${lineOf(from + index)}\n`).join(""));
      if (from % 100_000 === 0 && from > 0) {
        console.error(`${from} people, ${Math.round((1000 * from) / (performance.now() - startMs))}/s`);
      }
      peakMb = Math.max(peakMb, Math.round(process.memoryUsage.rss() / 1e6));
      await breathe();
    }
  }
  const done = await importRows(context, caller, lines()).finally(() => reading.close());
  if (done.candidates !== people)
    throw new Error(`${done.candidates} of ${people} people were imported: ${done.rejections[0]?.reason}`);
  const seconds = (performance.now() - startMs) / 1000;
  const used = process.cpuUsage(client);
  return {
    seconds: round(seconds, 1),
    perSecond: Math.round(people / seconds),
    clientUs: Math.round((used.user + used.system) / people),
    serverUs: Math.round((((opened.serverSeconds?.() ?? 0) - server) * 1e6) / people),
    peakMb,
  };
}

interface Floor {
  readonly p50Us: number;
  readonly cpuUs: number;
}

/** Reads one row of `candidate` by its primary key, prepared, through the same driver. */
async function measureFloor(opened: Opened, people: number, queries: number): Promise<Floor> {
  const { db } = opened.database;
  const keys = Array.from({ length: queries }, (_, index) => `bench:${Math.floor((index * people) / queries)}`);
  const found = await sql<{ id: string }>`select id from candidate where origin_key = any(${keys}::text[])`.execute(db);
  const statement = defineStatement("floor", "select * from candidate where id = $1::text::uuid");
  const ids = found.rows.map((row) => row.id);
  const ask = async (id: string) => await opened.database.prepared(statement, [id]);
  // The first round compiles the driver, which would make the floor look higher than it is.
  await timed(opened, ids, ask);
  const { timesUs, cpuUs } = await timed(opened, ids, ask);
  return { p50Us: percentile(timesUs, 0.5), cpuUs };
}

async function measureClass(opened: Opened, search: Search, kind: QueryClass, people: number, count: number) {
  const queries = queriesOf(kind, people, count);
  let first = 0;
  let twenty = 0;
  const judge = (query: BenchQuery, page: Awaited<ReturnType<Search["find"]>>) => {
    const at = page.hits.findIndex((hit) => hit.candidate.originKey === `bench:${query.meant?.index}`);
    if (query.meant === null ? page.hits.length === 0 : at === 0) first += 1;
    if (query.meant === null ? page.hits.length === 0 : at >= 0 || outranked(query, page)) twenty += 1;
  };
  for (const query of queries)
    judge(
      query,
      await search.find({ accountId: FIRST_ACCOUNT, query: query.text, type: "candor", limit: 20, next: "" }),
    );
  const ask = async (query: BenchQuery) =>
    await search.find({ accountId: FIRST_ACCOUNT, query: query.text, type: "candor", limit: 20, next: "" });
  const { timesUs, cpuUs } = await timed(opened, queries, ask);
  return {
    class: kind,
    n: queries.length,
    recall1: round(first / queries.length, 3),
    recall20: round(twenty / queries.length, 3),
    p50Us: percentile(timesUs, 0.5),
    p95Us: percentile(timesUs, 0.95),
    p99Us: percentile(timesUs, 0.99),
    cpuUs,
  };
}

/** Whether twenty others answer the query as well and rank no lower: by its exact words, or by prominence. */
function outranked(query: BenchQuery, page: Awaited<ReturnType<Search["find"]>>): boolean {
  const better = page.hits.filter(({ candidate: { fullName, prominence } }) => {
    if (!query.fits(fullName)) return false;
    return prominence >= (query.meant?.prominence ?? 0) || (query.has(fullName) && !isOwn(query));
  });
  return better.length === 20;
}

/** Whether the person meant also has the exact words: then only prominence decides. */
function isOwn(query: BenchQuery): boolean {
  return query.meant !== null && query.has(`${query.meant.first} ${query.meant.last}`);
}

/** Each question four times in four rounds, keeping the best time: on a shared machine the rest is other work. */
async function timed<Question>(
  opened: Opened,
  questions: readonly Question[],
  ask: (question: Question) => Promise<unknown>,
): Promise<{ timesUs: number[]; cpuUs: number }> {
  const best = questions.map(() => Number.POSITIVE_INFINITY);
  const client = process.cpuUsage();
  const server = opened.serverSeconds?.() ?? 0;
  for (let pass = 0; pass < ROUNDS; pass++) {
    for (const [index, question] of questions.entries()) {
      const startMs = performance.now();
      await ask(question);
      best[index] = Math.min(best[index] ?? 0, (performance.now() - startMs) * 1000);
    }
  }
  const used = process.cpuUsage(client);
  const serverUs = ((opened.serverSeconds?.() ?? 0) - server) * 1e6;
  const asked = Math.max(1, ROUNDS * questions.length);
  return { timesUs: best.sort((a, b) => a - b), cpuUs: Math.round((used.user + used.system + serverUs) / asked) };
}

const ROUNDS = 4;
const WARM_QUERIES = 40;

async function measureAlternatives(
  engine: string,
  opened: Opened,
  people: number,
  queries: number,
  options: Readonly<Record<string, string>>,
) {
  const rows = [];
  if (engine === "postgres") {
    await opened.database.execute("create extension if not exists pg_trgm");
    await opened.database.execute("create index bench_trgm on candidate using gin (full_name gin_trgm_ops)");
    await opened.database.execute("create index bench_fts on candidate using gin (to_tsvector('simple', full_name))");
    rows.push(...(await measureSql(opened, "pg_trgm", TRIGRAMS, people, queries)));
    rows.push(...(await measureSql(opened, "full text", FULL_TEXT, people, queries)));
  } else console.log(`${engine}: pg_trgm and full text are measured on PostgreSQL only`);
  rows.push(...(await measureMiniSearch(opened, people, queries, options["peers"])));
  return rows;
}

const TRIGRAMS =
  "select origin_key from candidate where full_name % $1 order by similarity(full_name, $1) desc, prominence desc limit 20";
const FULL_TEXT =
  "select origin_key from candidate where to_tsvector('simple', full_name) @@ plainto_tsquery('simple', $1) order by prominence desc limit 20";

/** Only names, and few of them: a trigram query over a million rows takes a fifth of a second. */
const COMPARED: readonly QueryClass[] = ["exact", "reversed", "typo", "nickname", "prefix", "very common"];

async function measureSql(opened: Opened, name: string, text: string, people: number, queries: number) {
  const statement = defineStatement(`bench_${name.replace(/\W/g, "_")}`, text);
  const ask = async (query: string) => {
    const rows = await opened.database.prepared<{ origin_key: string }>(statement, [query]);
    return rows.map((row) => row.origin_key);
  };
  return await measureOther(opened, name, ask, people, queries);
}

async function measureMiniSearch(opened: Opened, people: number, queries: number, peers: string | undefined) {
  const loaded = await loadMiniSearch(peers);
  if (loaded instanceof Error || people > 1_000_000) {
    console.log(`MiniSearch left out: ${loaded instanceof Error ? loaded.message : "it keeps everybody in memory"}`);
    return [];
  }
  const { default: MiniSearch } = loaded as { default: new (options: object) => MiniIndex };
  const index = new MiniSearch({ fields: ["name"], searchOptions: { combineWith: "AND", fuzzy: 0.2, prefix: true } });
  for (let id = 0; id < people; id++) {
    const { first, last } = inventPerson(id);
    index.add({ id, name: `${first} ${last}` });
  }
  const ask = async (query: string) =>
    index
      .search(query)
      .slice(0, 20)
      .map((hit) => `bench:${hit.id}`);
  return await measureOther(opened, "MiniSearch", ask, people, queries);
}

/** Not a dependency: `npm install minisearch` in a separate folder, and name that folder. */
async function loadMiniSearch(peers: string | undefined): Promise<unknown> {
  if (peers === undefined) return new Error("no folder was given with --peers");
  try {
    return await import(pathToFileURL(createRequire(join(peers, "package.json")).resolve("minisearch")).href);
  } catch (error) {
    return error;
  }
}

interface MiniIndex {
  add(document: { id: number; name: string }): void;
  search(query: string): { id: number }[];
}

async function measureOther(
  opened: Opened,
  name: string,
  ask: (query: string) => Promise<string[]>,
  people: number,
  queries: number,
) {
  const rows = [];
  for (const kind of COMPARED) {
    const asked = queriesOf(kind, people, Math.min(queries, people > 200_000 ? 12 : 40));
    let twenty = 0;
    for (const query of asked) if ((await ask(query.text)).includes(`bench:${query.meant?.index}`)) twenty += 1;
    const { timesUs, cpuUs } = await timed(
      opened,
      asked.map((query) => query.text),
      ask,
    );
    rows.push({
      engine: name,
      class: kind,
      n: asked.length,
      recall20: round(twenty / asked.length, 3),
      p50Us: percentile(timesUs, 0.5),
      cpuUs,
    });
  }
  return rows;
}

/** The load of the last minute: what else the machine did during the measurement. */
function load(): string {
  return loadavg()[0]?.toFixed(1) ?? "";
}

function percentile(sorted: readonly number[], part: number): number {
  return Math.round(sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))] ?? 0);
}

function round(value: number, digits: number): number {
  return Math.round(value * 10 ** digits) / 10 ** digits;
}
