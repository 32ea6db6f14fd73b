import { existsSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { monitorEventLoopDelay } from "node:perf_hooks";
import { setTimeout as delay } from "node:timers/promises";
import { CAPTURES } from "../test/connectors/captures.ts";
import { type Hostile, lookUpHostile } from "../test/reading/hostile-lookups.ts";
import { WORST_PAGES } from "../test/reading/worst-pages.ts";
import { startService, type TestService } from "../test/support/service.ts";
import { figuresOf, type LoopFigures } from "./loop-delay.ts";

/** Readers of pages: each has every worst page. */
const PAGE_KINDS = [
  "person-page",
  "news-article",
  "web-page",
  "account-page",
  "company-page",
  "event-page",
  "job-page",
];
/** A page of a megabyte. */
const SIZE = 10_000;
const AT_ONCE = 12;

/**
 * Every reader of pages on every worst page of a megabyte, then pages of our samples with random damage for some minutes.
 * Fails where a lookup is lost. Tells how long the service's event loop let others wait, beside an idle process of the
 * same minutes: on a busy machine that one waits too.
 *
 * @param minutes of random damage
 */
export async function tortureByDocuments(minutes: number): Promise<void> {
  const directory = mkdtempSync(join(tmpdir(), "candor-documents-"));
  const file = join(directory, "loop.json");
  const preload = new URL("./loop-delay.ts", import.meta.url).pathname;
  const service = await startService({ env: { NODE_OPTIONS: `--import ${preload}`, TORTURE_LOOP_FILE: file } });
  const idle = monitorEventLoopDelay({ resolution: 5 });
  try {
    idle.enable();
    const worst = WORST_PAGES.flatMap(({ name, make }) =>
      PAGE_KINDS.map((kind) => ({ name, kind, mediaType: "text/html", data: () => make(SIZE) })),
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
    }
    await tell("worst pages", lookups, unread, file, idle);
    for (const until = Date.now() + minutes * 60_000; Date.now() < until; ) {
      await run(Array.from({ length: AT_ONCE }, damagedSample));
    }
    await tell("worst and damaged pages", lookups, unread, file, idle);
  } finally {
    await stop(service);
    rmSync(directory, { recursive: true, force: true });
  }
}

async function tell(
  what: string,
  lookups: number,
  unread: number,
  file: string,
  idle: ReturnType<typeof monitorEventLoopDelay>,
): Promise<void> {
  for (let wait = 0; wait < 20 && !existsSync(file); wait++) await delay(100);
  const loop = JSON.parse(readFileSync(file, "utf8")) as LoopFigures;
  const floor = figuresOf(idle, 0);
  console.log(`${what}: ${lookups} lookups, none lost; ${unread} documents could not be read, and the ledger says why`);
  console.log(
    `event loop of the service: p50 ${loop.p50} ms, p99 ${loop.p99} ms, max ${loop.max} ms; ${loop.peakMegabytes} MB`,
  );
  console.log(`this process meanwhile: p50 ${floor.p50} ms, p99 ${floor.p99} ms, max ${floor.max} ms`);
}

/** It has to end by itself: a service that a document holds does not. */
async function stop(service: TestService): Promise<void> {
  const ended = await Promise.race([service.stop().then(() => true), delay(60_000, false)]);
  if (ended) return;
  await service.kill();
  throw new Error("the service did not end on SIGTERM");
}

/** One of our samples, with a stretch of it moved, repeated a thousand times, or cut. */
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
