import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { createClient, unwrap } from "../src/client/client.ts";
import type { Engine } from "../src/db/open.ts";
import { runOn, startPostgres } from "../test/support/postgres.ts";
import { startServiceProcess, type ServiceProcess } from "../test/support/service.ts";
import { driveFor, drivePairs, type Figures } from "./drive.ts";
import { type Floor, startFloor } from "./floor.ts";
import { layersOf } from "./layers.ts";

const FLOOR = fileURLToPath(new URL("reads-floor.ts", import.meta.url));
const SELECT_FLOOR = fileURLToPath(new URL("reads-select-floor.ts", import.meta.url));
const WARM_SECONDS = 3;

/**
 * Reads of finished lookups over many HTTP connections, as clients make them: one request at a time per connection,
 * alternating between a few lookups of different people, with the first key and with a rate-limited one. Each
 * measurement alternates with a bare Fastify handler that returns the same bytes and, on PostgreSQL, with one that reads
 * them by their ID first. The processor time per request is split into the service's and PostgreSQL's.
 *
 * @param options `engine` (`postgres`), `connections` (64), `seconds` per measurement (10), `requests` (so many in place
 * of the seconds, because on a busy machine few requests are served in them before the code is compiled), `pairs` (3),
 * `lookups` (5), `layers` (`yes`: one more run under the profiler, to show which file takes how much of a request)
 */
export async function run(options: Readonly<Record<string, string>>): Promise<unknown> {
  const engine = (options["engine"] ?? "postgres") as Engine;
  const connections = Number(options["connections"] ?? 64);
  const seconds = Number(options["seconds"] ?? 10);
  const requests = options["requests"] === undefined ? undefined : Number(options["requests"]);
  const count = Number(options["lookups"] ?? PEOPLE.length);
  const server = engine === "postgres" ? await startPostgres() : null;
  const start = async (name: string, env: Readonly<Record<string, string>> = {}) => {
    if (server) await runOn(server.address, "postgres", `create database ${name}`);
    const own = server ? { DATABASE_URL: server.address + name } : {};
    return await startServiceProcess({
      engine: "embedded",
      env: { CANDOR_LOG_LEVEL: "info", CANDOR_ACCOUNT_RATE: "9999999", ...own, ...env },
    });
  };
  const port = server ? new URL(server.address).port : undefined;
  const drive = async ({ origin, pid, paths, key }: Subject, seconds: number) => {
    const headers = key === "" ? {} : { "x-api-key": key };
    const requestOf = (asked: number) => ({ path: paths[asked % paths.length] ?? "", method: "GET" as const, headers });
    const until = requests === undefined ? { seconds } : { seconds: Number.POSITIVE_INFINITY, requests };
    return await driveFor({ origin, pid, requestOf, status: 200 }, { connections, port, ...until });
  };
  try {
    if (server) await runOn(server.address, "postgres", "create database floor");
    const floorUrl = server && `${server.address}floor`;
    const service = await start("reads");
    const pairs = Number(options["pairs"] ?? 3);
    const rows = await measure(service, { count, pairs, floorUrl }, (subject, warm) =>
      drive(subject, warm ? WARM_SECONDS : seconds),
    );
    if (options["layers"] === "yes") {
      const directory = mkdtempSync(join(tmpdir(), "candor-profile-"));
      const service = await start("layers", { NODE_OPTIONS: `--cpu-prof --cpu-prof-dir=${directory}` });
      await measureLayers(service, directory, count, (subject, warm) => drive(subject, warm ? WARM_SECONDS : seconds));
    }
    return rows;
  } finally {
    await server?.stop();
  }
}

type Drive = (subject: Subject, warm?: boolean) => Promise<Figures>;

/** In pairs with the bare handler, because the machine's speed drifts within minutes. */
async function measure(service: ServiceProcess, { count, pairs, floorUrl }: Measured, drive: Drive) {
  try {
    const paths = await makeLookups(service, count);
    const first = { origin: service.url, paths, key: service.apiKey, pid: service.pid() };
    const bytes = await readOnce(first);
    console.log(`${bytes.length} bytes the first answer`);
    const floors = await startFloors(bytes, floorUrl);
    try {
      const bare = Object.entries(floors).map(([name, { url, pid }]) => [
        name,
        { origin: url, paths: ["/"], key: "", pid },
      ]);
      const subjects: Record<string, Subject> = {
        ...Object.fromEntries(bare),
        "first key": first,
        "key with a rate": { ...first, key: await makeLimitedKey(service) },
      };
      for (const subject of Object.values(subjects)) await drive(subject, true);
      return await drivePairs("reads", subjects, pairs, drive);
    } finally {
      for (const floor of Object.values(floors)) floor.stop();
    }
  } finally {
    await service.stop();
  }
}

interface Measured {
  /** How many lookups are read in turn. */
  readonly count: number;
  readonly pairs: number;
  /** An empty database for the handler that reads its response; `null` without PostgreSQL. */
  readonly floorUrl: string | null;
}

interface Subject {
  readonly origin: string;
  /** Requested in turn. */
  readonly paths: readonly string[];
  readonly key: string;
  readonly pid: number;
}

/** The people that a test service starts with. */
const PEOPLE = ["Amara Okonkwo", "Lukas Brandt", "Nadia Rahmani", "Tan Mei Ling", "Tomás Herrera Quiroga"];

async function makeLookups(service: ServiceProcess, count: number): Promise<readonly string[]> {
  const client = createClient({ baseUrl: service.url, apiKey: service.apiKey });
  const paths: string[] = [];
  for (const query of PEOPLE.slice(0, count)) {
    const found = await unwrap(client.GET("/search", { params: { query: { query, type: "candor" } } }));
    const candidateId = found.results[0]?.candidateId;
    if (candidateId === undefined) throw new Error("a person of the samples is not found");
    let lookup = await unwrap(client.POST("/lookups", { body: { candidateId } }));
    while (lookup.status === "queued" || lookup.status === "running") {
      const params = { path: { lookupId: lookup.lookupId }, query: { wait: 30 } };
      lookup = await unwrap(client.GET("/lookups/{lookupId}", { params }));
    }
    if (lookup.status !== "success") throw new Error(`the lookup ended with ${lookup.status}`);
    paths.push(`/v1/lookups/${lookup.lookupId}`);
  }
  return paths;
}

/** A key whose requests are counted, but whose limit is never reached. */
async function makeLimitedKey(service: ServiceProcess): Promise<string> {
  const client = createClient({ baseUrl: service.url, apiKey: service.apiKey });
  const body = {
    name: "reads",
    scopes: ["lookups:read" as const],
    purposes: ["due_diligence" as const],
    rateLimit: 1_000_000,
  };
  return (await unwrap(client.POST("/keys", { body }))).key;
}

async function readOnce({ origin, paths: [path = ""], key }: Subject): Promise<Buffer> {
  const answer = await fetch(origin + path, { headers: { "x-api-key": key } });
  if (!answer.ok) throw new Error(`the service answered ${answer.status}`);
  return Buffer.from(await answer.arrayBuffer());
}

/** The bare handlers, each in a process of its own. */
async function startFloors(bytes: Buffer, databaseUrl: string | null): Promise<Readonly<Record<string, Floor>>> {
  const directory = mkdtempSync(join(tmpdir(), "candor-floor-"));
  try {
    const file = join(directory, "answer.json");
    writeFileSync(file, bytes);
    return {
      "bare Fastify": await startFloor(FLOOR, [file]),
      ...(databaseUrl !== null && { "bare with select": await startFloor(SELECT_FLOOR, [file, databaseUrl]) }),
    };
  } finally {
    rmSync(directory, { recursive: true, force: true });
  }
}

/**
 * The same reads of a service under the profiler: microseconds per request, by the file on whose behalf they are spent.
 */
async function measureLayers(service: ServiceProcess, directory: string, count: number, drive: Drive): Promise<void> {
  try {
    const paths = await makeLookups(service, count);
    const subject = { origin: service.url, paths, key: await makeLimitedKey(service), pid: service.pid() };
    await drive(subject, true);
    const [fromUs, startMs] = [clockUs(), performance.now()];
    const { perSecond } = await drive(subject);
    const [toUs, requests] = [clockUs(), (perSecond * (performance.now() - startMs)) / 1_000];
    await service.end();
    console.log(`under the profiler: ${perSecond}/s`);
    console.table(layersOf(directory, { fromUs, toUs, requests }));
  } finally {
    await service.stop();
    rmSync(directory, { recursive: true, force: true });
  }
}

/** The clock that profiles use. */
function clockUs(): number {
  return Number(process.hrtime.bigint() / 1_000n);
}
