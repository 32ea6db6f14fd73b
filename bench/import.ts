import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { ReadableStream } from "node:stream/web";
import { readFiles } from "../src/connectors/read-files.ts";
import { CompiledQuery } from "kysely";
import { RowWriter } from "../src/db/copy.ts";
import { type Engine, openDatabase } from "../src/db/open.ts";
import { type ServiceProcess, startServiceProcess } from "../test/support/service.ts";
import { postgresSeconds, secondsOf } from "./processor-time.ts";
import { BENCH_FILES } from "./import-files.ts";
import { inventPerson } from "./search-people.ts";

/** Each table has every figure for the given number of rows and for ten times as many. */
const TIMES = [1, 10] as const;
/** People that a stream of gigabytes repeats: they are already stored, so that the disk does not fill up. */
const STREAM_PEOPLE = 20_000;
const DOCUMENT_LENGTH = 16_000;
/** As many as an import writes at once. */
const COPIED_ROWS = 16_000;

/**
 * How fast files are read and people are written, and how much memory that takes, for N rows and for ten times as many:
 * first each format in the process that reads it, then rows of Candor NDJSON sent to a service. The floor is
 * `JSON.parse` of the same people's lines in this process, and in PostgreSQL a plain COPY of those lines. With
 * `gigabytes`, a stream of that size is sent to the service, whose memory is reported ten times on the way.
 *
 * @param options `rows` (5000), `engine` (`postgres`), `gigabytes` (0), `only`: a format, or `service`
 */
export async function run(options: Readonly<Record<string, string>>): Promise<unknown> {
  const rows = Number(options["rows"] ?? 5_000);
  const gigabytes = Number(options["gigabytes"] ?? 0);
  const engine = (options["engine"] ?? "postgres") as Engine;
  const only = options["only"];
  const floor = parseRate(rows);
  const read = [];
  for (const files of BENCH_FILES.filter(({ format }) => only === undefined || format === only)) {
    const measured = [];
    for (const times of TIMES) measured.push(await readFormat(files, Math.ceil(rows * files.share) * times));
    const [once, tenfold] = measured;
    const row = {
      format: files.format,
      rows: `${once?.rows} → ${tenfold?.rows}`,
      megabytesRead: tenfold?.megabytes,
      perSecond: `${once?.perSecond} → ${tenfold?.perSecond}`,
      ofFloor: round((tenfold?.perSecond ?? 0) / floor, 4),
      peakMegabytes: `${once?.peak} → ${tenfold?.peak}`,
    };
    console.log(JSON.stringify(row));
    read.push(row);
  }
  if (read.length > 0) console.table(read);
  const written = only === undefined || only === "service" ? await writeRows(engine, rows, floor) : [];
  const streamed = gigabytes > 0 ? await streamGigabytes(engine, gigabytes) : [];
  return { floor, read, written, streamed };
}

/** Lines per second. */
function parseRate(rows: number): number {
  const lines = Array.from({ length: rows }, (_, at) => inventPerson(at).line);
  const since = performance.now();
  for (const line of lines) JSON.parse(line);
  const rate = Math.round(rows / ((performance.now() - since) / 1_000));
  console.log(`floor: JSON.parse of ${rate} lines a second`);
  return rate;
}

async function readFormat(files: (typeof BENCH_FILES)[number], rows: number) {
  const folder = mkdtempSync(join(tmpdir(), "candor-bench-"));
  try {
    const path = files.write(folder, rows);
    let peak = 0;
    const timer = setInterval(() => (peak = Math.max(peak, readersPeak())), 50);
    // The process takes a while to start, whatever it reads.
    let since = performance.now();
    let brought = 0;
    for await (const news of readFiles({ path, format: files.format })) {
      if (news.type === "opened") since = performance.now();
      if (news.type === "row") brought++;
    }
    clearInterval(timer);
    const seconds = (performance.now() - since) / 1_000;
    if (brought === 0) throw new Error(`nothing was read of ${files.format}`);
    return { rows, megabytes: round(bytesUnder(path) / 1e6), perSecond: Math.round(rows / seconds), peak };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** The peak memory so far of this process's reading process, in megabytes. */
function readersPeak(): number {
  const children = readdirSync("/proc").filter((pid) => /^\d+$/.test(pid) && isReader(pid));
  return Math.max(0, ...children.map((pid) => memoryOf(pid, "VmHWM")));
}

function isReader(pid: string): boolean {
  const status = readProc(pid, "status");
  return status.includes(`\nPPid:\t${process.pid}\n`) && readProc(pid, "cmdline").includes("read-files-process");
}

/** "" for a process that has ended meanwhile. */
function readProc(pid: string, name: string): string {
  try {
    return readFileSync(`/proc/${pid}/${name}`, "latin1");
  } catch {
    return "";
  }
}

function memoryOf(pid: string, member: "VmHWM" | "VmRSS"): number {
  const [, kilobytes = "0"] = new RegExp(`${member}:\\s+(\\d+)`).exec(readProc(pid, "status")) ?? [];
  return Math.round(Number(kilobytes) / 1_024);
}

function bytesUnder(path: string): number {
  if (statSync(path).isFile()) return statSync(path).size;
  return readdirSync(path).reduce((sum, name) => sum + statSync(join(path, name)).size, 0);
}

async function writeRows(engine: Engine, rows: number, floor: number) {
  const table = [];
  for (const times of TIMES) {
    const service = await startServiceProcess({ engine });
    try {
      const since = performance.now();
      await send(service, linesOf(rows * times));
      const perSecond = Math.round((rows * times) / ((performance.now() - since) / 1_000));
      const peakMegabytes = memoryOf(String(service.pid()), "VmHWM");
      const cpu = cpuOf(service, rows * times);
      const copied = service.databaseUrl === undefined ? null : await copyRate(service.databaseUrl, rows * times);
      const ofCopy = copied === null ? null : round(perSecond / copied, 4);
      const ofFloor = round(perSecond / floor, 4);
      table.push({ engine, rows: rows * times, perSecond, ofFloor, copied, ofCopy, ...cpu, peakMegabytes });
    } finally {
      await service.stop();
    }
  }
  console.table(table);
  return table;
}

/**
 * Milliseconds of processor time per row: of the service, including its start, which matters little in a long run, and
 * of PostgreSQL.
 */
function cpuOf(service: ServiceProcess, rows: number) {
  const port = service.databaseUrl === undefined ? undefined : new URL(service.databaseUrl).port;
  return {
    serviceMs: round((secondsOf(service.pid()) * 1_000) / rows, 3),
    postgresMs: port === undefined ? 0 : round((postgresSeconds(port) * 1_000) / rows, 3),
  };
}

/**
 * The floor in the database: a plain COPY of the same people's lines, as rows of a number and a text, into a table
 * without an index.
 */
async function copyRate(databaseUrl: string, rows: number): Promise<number> {
  const database = await openDatabase({ databaseUrl, dataDir: "" });
  const run = async (text: string, ...values: readonly unknown[]) =>
    await database.db.executeQuery(CompiledQuery.raw(text, [...values]));
  try {
    await run("create table copied (number bigint, line text)");
    const lines = Array.from({ length: rows }, (_, at) => inventPerson(at).line);
    const since = performance.now();
    for (let from = 0; from < rows; from += COPIED_ROWS) {
      const some = lines.slice(from, from + COPIED_ROWS);
      const writer = new RowWriter(some.length * 600);
      for (const [at, line] of some.entries()) {
        writer.row(2);
        writer.number(from + at);
        writer.text(line);
      }
      await run("copy copied (number, line) from stdin (format binary)", writer.end());
    }
    return Math.round(rows / ((performance.now() - since) / 1_000));
  } finally {
    await database.close();
  }
}

async function* linesOf(rows: number): AsyncGenerator<Uint8Array> {
  const encoder = new TextEncoder();
  for (let from = 0; from < rows; from += 200) {
    const some = Array.from({ length: Math.min(200, rows - from) }, (_, at) => inventPerson(from + at).line);
    yield encoder.encode(`${some.join("\n")}\n`);
  }
}

async function send(service: ServiceProcess, body: AsyncIterable<Uint8Array>): Promise<void> {
  const response = await fetch(`${service.url}/v1/imports?format=candor`, {
    method: "POST",
    headers: { "x-api-key": service.apiKey, "content-type": "application/x-ndjson" },
    body: ReadableStream.from(body) as BodyInit,
    duplex: "half",
    redirect: "error",
  } as RequestInit & { duplex: "half" });
  const text = await response.text();
  if (response.status !== 201 || (JSON.parse(text) as { rejected: number }).rejected > 0) throw new Error(text);
}

async function streamGigabytes(engine: Engine, gigabytes: number) {
  const service = await startServiceProcess({ engine });
  const table: { gigabytes: number; megabytes: number; peakMegabytes: number; minutes: number }[] = [];
  try {
    const all = gigabytes * 1e9;
    const since = performance.now();
    const body = async function* (): AsyncGenerator<Uint8Array> {
      const encoder = new TextEncoder();
      let sent = 0;
      for (let at = 0; sent < all; at++) {
        const bytes = encoder.encode(`${inventPerson(at % STREAM_PEOPLE).line}\n${documentOf(at % STREAM_PEOPLE)}\n`);
        sent += bytes.byteLength;
        yield bytes;
        if (sent < (all * (table.length + 1)) / 10) continue;
        const pid = String(service.pid());
        const row = {
          gigabytes: round(sent / 1e9),
          megabytes: memoryOf(pid, "VmRSS"),
          peakMegabytes: memoryOf(pid, "VmHWM"),
          minutes: round((performance.now() - since) / 60_000),
        };
        console.log(JSON.stringify(row));
        table.push(row);
      }
    };
    await send(service, body());
  } finally {
    await service.stop();
  }
  console.table(table);
  return table;
}

function documentOf(at: number): string {
  return JSON.stringify({
    type: "document",
    kind: "text",
    url: `https://bench.example.org/${at}`,
    mediaType: "text/plain",
    data: `Page ${at}. `.padEnd(DOCUMENT_LENGTH, "They looked at it again. "),
    identifiers: [{ kind: "candidate", value: `bench:${at}` }],
  });
}

function round(value: number, places = 2): number {
  return Math.round(value * 10 ** places) / 10 ** places;
}
