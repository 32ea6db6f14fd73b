import { connect, type Socket } from "node:net";
import { loadavg } from "node:os";
import { setTimeout as delay } from "node:timers/promises";
import { fileURLToPath } from "node:url";
import { callService } from "../test/api/http.ts";
import { startServiceProcess } from "../test/support/service.ts";
import { startFloor } from "./floor.ts";
import { residentMegabytes, secondsOf } from "./processor-time.ts";

const FLOOR = fileURLToPath(new URL("streams-floor.ts", import.meta.url));
/** Connections that are opened at once. */
const OPENED_AT_ONCE = 50;
const LOOKUPS = 100;
const SETTLE_MS = 20_000;

/**
 * Event streams of lookups that wait for their turn, held open at once by raw connections. Says what memory the service takes more
 * with them than before, and what of the processor it takes while nothing happens but heartbeats. The floor is the same number of
 * streams of a bare server in the same run.
 *
 * @param options `streams` (10000): both ends need as many open files (`ulimit -n`)
 */
export async function run(options: Readonly<Record<string, string>>): Promise<unknown> {
  const streams = Number(options["streams"] ?? 10_000);
  const rows = [];
  const floor = await startFloor(FLOOR, []);
  try {
    rows.push({ streams: "bare server", ...(await hold(floor, streams, () => "/")), timesFloor: 1 });
  } finally {
    floor.stop();
  }
  const service = await startServiceProcess({
    engine: "postgres",
    env: { CANDOR_LOG_LEVEL: "warn", CANDOR_ROLE: "api", CANDOR_KEY_RATE: "off", CANDOR_ACCOUNT_RATE: "off" },
  });
  try {
    const ids: string[] = [];
    for (let at = 0; at < LOOKUPS; at++) {
      const body = { candidate: { fullName: "Ada Marvenwick", email: `ada-${at}@marvenwick.example`, sources: [] } };
      const made = await callService(service, "POST", "/lookups", { body });
      if (made.status !== 201) throw new Error(made.text);
      ids.push((made.body as { readonly lookupId: string }).lookupId);
    }
    const served = { url: service.url, pid: service.pid(), key: service.apiKey };
    const held = await hold(served, streams, (at) => `/v1/lookups/${ids[at % ids.length]}/events`);
    const timesFloor = Math.round((10 * held.megabytes) / Math.max(1, rows[0]?.megabytes ?? 1)) / 10;
    rows.push({ streams: "a lookup's events", ...held, timesFloor });
  } finally {
    await service.stop();
  }
  console.table(rows);
  return rows;
}

async function hold(
  { url, pid, key = "" }: { readonly url: string; readonly pid: number; readonly key?: string },
  count: number,
  pathOf: (at: number) => string,
) {
  const { hostname, port } = new URL(url);
  const before = residentMegabytes(pid);
  const since = performance.now();
  const sockets: Socket[] = [];
  try {
    let next = 0;
    const open = async () => {
      for (let at = next++; at < count; at = next++) {
        sockets.push(await openStream({ host: hostname, port: Number(port) }, pathOf(at), key));
      }
    };
    await Promise.all(Array.from({ length: OPENED_AT_ONCE }, open));
    const opened = Math.round((performance.now() - since) / 100) / 10;
    const processorBefore = secondsOf(pid);
    await delay(SETTLE_MS);
    const closed = sockets.filter((socket) => socket.destroyed).length;
    if (closed > 0) throw new Error(`${closed} streams were closed`);
    return {
      open: sockets.length,
      openedSeconds: opened,
      megabytes: residentMegabytes(pid) - before,
      kilobytesEach: Math.round((1_024 * (residentMegabytes(pid) - before)) / count),
      processorShare: Math.round((100_000 * (secondsOf(pid) - processorBefore)) / SETTLE_MS) / 100,
      load: Math.round(10 * (loadavg()[0] ?? 0)) / 10,
    };
  } finally {
    for (const socket of sockets) socket.destroy();
  }
}

/** A stream whose head has come. */
function openStream(at: { readonly host: string; readonly port: number }, path: string, key: string): Promise<Socket> {
  return new Promise((resolve, reject) => {
    const socket = connect(at);
    socket.once("error", reject);
    socket.once("close", () => reject(new Error("a stream was closed before it began")));
    socket.once("data", (chunk: Buffer) => {
      if (!chunk.toString("latin1").startsWith("HTTP/1.1 200 ")) return reject(new Error(chunk.toString("latin1")));
      socket.resume();
      resolve(socket);
    });
    socket.write(`GET ${path} HTTP/1.1\r\nHost: ${at.host}\r\nX-API-Key: ${key}\r\nAccept: text/event-stream\r\n\r\n`);
  });
}
