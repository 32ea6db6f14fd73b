import { existsSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { monitorEventLoopDelay } from "node:perf_hooks";
import { setTimeout as delay } from "node:timers/promises";
import { captureOf } from "../src/connectors/connector.ts";
import { CONNECTORS } from "../src/connectors/registry.ts";
import { callService, findPerson, waitForEnd } from "../test/api/http.ts";
import { CAPTURES } from "../test/connectors/captures.ts";
import { measureDoubling } from "../test/reading/growth.ts";
import { type Hostile, importHostile, lookUpHostile } from "../test/reading/hostile-lookups.ts";
import { PAGE_KINDS, WORST_PAGES } from "../test/reading/worst-pages.ts";
import { startServiceProcess, type ServiceProcess } from "../test/support/service.ts";
import { figuresOf, type LoopFigures } from "./loop-delay.ts";
import { KIND as TARPIT } from "./tarpit.ts";

/** A page of a megabyte, for one reader after the other, and one of 100 kB, for all of them. */
const LARGE = 10_000;
const SMALL = 1_000;
const AT_ONCE = 12;
/** How long the event loop may make others wait, 99 times out of 100, beyond an idle process in the same minutes. */
const MAX_HELD_MS = 50;

/** Pages of 50 kB and 100 kB, to measure growth. */
const GROWTH_SIZE = 500;
/** Linear growth is 2; a busy machine adds a few hundredths. */
const MAX_DOUBLING = 3;
/** A service has ten seconds to stop, and its process a moment longer. */
const STOP_MS = 15_000;
/** For a machine with ten times as much to do as it can. */
const READY_MS = 600_000;

/**
 * Tests a document whose reading never ends, and a stop in the middle of it; every worst page, of a megabyte for one
 * reader and of 100 kB for all others; pages of our samples with random damage for some minutes; then how much longer
 * every reader takes for a page twice as long. Fails if a lookup is lost or the loop is blocked. Reports how long the
 * service's event loop made others wait, compared with an idle process in the same minutes, which also waits on a busy
 * machine.
 *
 * @param minutes of random damage
 */
export async function tortureByDocuments(minutes: number): Promise<void> {
  await stopInTheMiddle();
  const { service, file, remove } = await start({});
  const idle = monitorEventLoopDelay({ resolution: 5 });
  try {
    idle.enable();
    const worst = WORST_PAGES.flatMap(({ name, make }, at) =>
      PAGE_KINDS.map((kind, index) => {
        const size = at % PAGE_KINDS.length === index ? LARGE : SMALL;
        return { name, kind, mediaType: "text/html", data: () => make(size) };
      }),
    );
    let [lookups, unread] = [0, 0];
    const run = async (documents: readonly Hostile[]) => {
      for (const ending of await lookUpHostile(service, documents)) {
        lookups++;
        unread += ending.unread.length;
        if (ending.status !== "success")
          throw new Error(`${ending.name} as ${ending.kind} ended with ${ending.status}`);
      }
    };
    for (let from = 0; from < worst.length; from += AT_ONCE) {
      await run(worst.slice(from, from + AT_ONCE).map((each) => ({ ...each, data: each.data() })));
      if (from % (8 * AT_ONCE) === 0) console.log(`${lookups} of ${worst.length} worst pages`);
    }
    await tell("worst pages", lookups, unread, file, idle);
    for (const until = Date.now() + minutes * 60_000; Date.now() < until; ) {
      await run(Array.from({ length: AT_ONCE }, damagedSample));
    }
    const held = await tell("worst and damaged pages", lookups, unread, file, idle);
    idle.disable();
    if (held > MAX_HELD_MS) throw new Error(`99 of 100 times the event loop let others wait up to ${held} ms`);
  } finally {
    await stop(service);
    remove();
  }
  await askOwnPages();
  tellGrowth();
}

/**
 * The worst pages again, as the website that a person names: fetched pages take a different path than imported ones.
 */
async function askOwnPages(): Promise<void> {
  const damaged = { name: "NULs", make: (size: number) => `<h1>Ines Calder</h1><p>${"\0".repeat(size * 100)}Ines` };
  const pages = [...WORST_PAGES, damaged];
  const site = createServer(({ url = "" }, response) => {
    const page = pages[Number(/own-(\d+)/.exec(url)?.[1])];
    response.writeHead(page ? 200 : 404, { "content-type": "text/html; charset=utf-8" });
    response.end(page?.make(LARGE));
  });
  await new Promise<void>((resolve) => site.listen(0, "127.0.0.1", resolve));
  const { port } = site.address() as AddressInfo;
  const { service, file, remove } = await start({
    CANDOR_CONNECTORS: "website",
    CANDOR_WEBSITE_BASE_URL: `http://127.0.0.1:${port}`,
  });
  const api = { call: async (...call: [string, string]) => await callService(service, ...call) };
  const idle = monitorEventLoopDelay({ resolution: 5 });
  let [lookups, unread, answered] = [0, 0, 0];
  const ask = async (at: number) => {
    const candidate = { fullName: "Ines Calder", sources: [`https://ines${at}.example.org/own-${at}`] };
    const { body } = await callService(service, "POST", "/lookups", { body: { candidate } });
    const { lookupId } = body as { lookupId: string };
    const { status } = await waitForEnd(api, lookupId);
    if (status !== "success") throw new Error(`${pages[at]?.name} as an own page ended with ${String(status)}`);
    const coverage = (await api.call("GET", `/lookups/${lookupId}/coverage`)).body as Record<string, unknown>[];
    const own = coverage.find(({ connector }) => connector === "website");
    if (own?.["outcome"] === "found") answered++;
    if (String(own?.["reason"] ?? "").includes("could not be read")) unread++;
    lookups++;
  };
  try {
    idle.enable();
    for (let from = 0; from < pages.length; from += AT_ONCE) {
      await Promise.all(pages.slice(from, from + AT_ONCE).map((_, at) => ask(from + at)));
    }
    console.log(`own pages: ${answered} of ${lookups} were answered`);
    const held = await tell("own pages", lookups, unread, file, idle);
    idle.disable();
    if (answered + unread === 0) throw new Error("no own page was asked");
    if (held > MAX_HELD_MS) throw new Error(`99 of 100 times the event loop let others wait up to ${held} ms`);
  } finally {
    await stop(service);
    site.close();
    remove();
  }
}

/** A service that reports on its event loop. */
async function start(env: Readonly<Record<string, string>>) {
  const directory = mkdtempSync(join(tmpdir(), "candor-documents-"));
  const file = join(directory, "loop.json");
  const preload = new URL("./loop-delay.ts", import.meta.url).pathname;
  const service = await startServiceProcess({
    env: { NODE_OPTIONS: `--import ${preload}`, TORTURE_LOOP_FILE: file, ...env },
    readyMs: READY_MS,
  });
  rmSync(file, { force: true });
  return { service, file, remove: () => rmSync(directory, { recursive: true, force: true }) };
}

/** The reader with the steepest growth, for each kind of page. */
function tellGrowth(): void {
  const archive = CONNECTORS.find(({ name }) => name === "archive");
  if (!archive) throw new Error("there is no archive");
  const rows = PAGE_KINDS.map((kind) => {
    let worst = { kind, page: "all too short to tell", timesForTwice: 0 };
    for (const { name, make } of WORST_PAGES) {
      const data = (size: number) =>
        captureOf(kind, {
          url: "https://ines.example.org/",
          collectedAt: "",
          mediaType: "text/html",
          data: make(size),
        });
      const ratio = measureDoubling(archive, data, GROWTH_SIZE, MAX_DOUBLING) ?? 0;
      if (ratio > worst.timesForTwice) worst = { kind, page: name, timesForTwice: Math.round(100 * ratio) / 100 };
    }
    return worst;
  });
  console.table(rows);
  const slow = rows.filter(({ timesForTwice }) => timesForTwice > MAX_DOUBLING);
  if (slow.length > 0) throw new Error(`${slow[0]?.kind} takes more than twice as long for twice ${slow[0]?.page}`);
}

/**
 * A document whose reading never ends: the service stops in the middle of it, and afterwards the lookup finishes
 * without it.
 */
async function stopInTheMiddle(): Promise<void> {
  const plugin = new URL("./tarpit.ts", import.meta.url).pathname;
  const { service, file, remove } = await start({ CANDOR_PLUGINS: plugin });
  try {
    const endless = { name: "an endless document", kind: TARPIT, mediaType: "application/json", data: '{"id":1}' };
    const [email = ""] = await importHostile(service, [endless]);
    const api = { call: async (method: string, path: string) => await callService(service, method, path) };
    const candidateId = await findPerson(api, email);
    const { body } = await callService(service, "POST", "/lookups", { body: { candidateId } });
    const path = `/lookups/${(body as { lookupId: string }).lookupId}`;
    for (let stage = ""; stage !== "resolve"; ) {
      ({ stage } = (await api.call("GET", `${path}?wait=5`)).body as { stage: string });
    }
    await delay(2_000);
    const sinceMs = performance.now();
    await service.end();
    const stopMs = Math.round(performance.now() - sinceMs);
    if (stopMs > STOP_MS) throw new Error(`the service took ${stopMs} ms to stop in the middle of a document`);
    if (service.output().includes("a lookup failed")) throw new Error("a stop counted as a failure of the lookup");
    await service.restart();
    const { status } = await waitForEnd(api, path.slice("/lookups/".length));
    const coverage = (await api.call("GET", `${path}/coverage`)).body as { reason?: string }[];
    const reason = coverage.flatMap(({ reason }) => reason ?? []).find((each) => each.includes("could not be read"));
    if (status !== "success" || reason === undefined) throw new Error(`an endless document ended with ${status}`);
    const loop = JSON.parse(readFileSync(file, "utf8")) as LoopFigures;
    console.log(
      `an endless document: stopped in its middle in ${stopMs} ms; then "${reason}", and the lookup's success`,
    );
    console.log(`event loop of the service meanwhile: p50 ${loop.p50} ms, p99 ${loop.p99} ms, max ${loop.max} ms`);
  } finally {
    await stop(service);
    remove();
  }
}

async function tell(
  what: string,
  lookups: number,
  unread: number,
  file: string,
  idle: ReturnType<typeof monitorEventLoopDelay>,
): Promise<number> {
  for (let wait = 0; wait < 20 && !existsSync(file); wait++) await delay(100);
  const loop = JSON.parse(readFileSync(file, "utf8")) as LoopFigures;
  const floor = figuresOf(idle, 0);
  console.log(`${what}: ${lookups} lookups, none lost; ${unread} documents could not be read, and the ledger says why`);
  console.log(
    `event loop of the service: p50 ${loop.p50} ms, p99 ${loop.p99} ms, max ${loop.max} ms; ${loop.peakMegabytes} MB`,
  );
  console.log(`this process meanwhile: p50 ${floor.p50} ms, p99 ${floor.p99} ms, max ${floor.max} ms`);
  return Math.round(10 * (loop.p99 - floor.p99)) / 10;
}

/** It has to end by itself; a service blocked by a document does not. */
async function stop(service: ServiceProcess): Promise<void> {
  const ended = await Promise.race([service.stop().then(() => true), delay(60_000, false)]);
  if (ended) return;
  await service.kill();
  throw new Error("the service did not end on SIGTERM");
}

/** One of our samples, with a part of it moved, repeated a thousand times, or cut out. */
function damagedSample(): Hostile {
  const sample = pick(CAPTURES);
  const { data } = sample;
  const at = Math.floor(Math.random() * data.length);
  const stretch = data.slice(at, at + 1 + Math.floor(Math.random() * 80));
  const damaged = pick([
    () => data.slice(0, at) + stretch.repeat(1_000) + data.slice(at),
    () => data.slice(0, at),
    () => data.slice(0, at) + data.slice(at + stretch.length),
    () => data.slice(0, at) + stretch.toUpperCase() + data.slice(Math.floor(at / 2)),
    () => data.repeat(20),
  ])();
  return { name: "a damaged sample", kind: sample.kind, mediaType: sample.mediaType, data: damaged || "x" };
}

function pick<T>(items: readonly T[]): T {
  return items[Math.floor(Math.random() * items.length)] as T;
}
