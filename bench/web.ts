import { createHash } from "node:crypto";
import { existsSync, statSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { gzipSync } from "node:zlib";
import type { Page } from "playwright-core";
import { fieldOf } from "../src/presentation/section-fields.ts";
import { outlineOf } from "../src/service/get-evidence-outline.ts";
import { makeLookup, openPage, startWebSession, type WebSession } from "../test/web/session.ts";

/** Measurements in Chromium; times in milliseconds. */
export interface WebFigures {
  /** Everything that the first page loads, compressed as it is sent. */
  readonly firstLoadBytes: number;
  readonly firstLoadRequests: number;
  readonly firstContentfulPaintMs: number;
  readonly layoutShift: number;
  readonly claims: number;
  /** From a click or key press to the next frame (Event Timing API; a multiple of 8). */
  readonly interactionP50Ms: number;
  readonly interactionP95Ms: number;
  readonly interactionMaxMs: number;
  readonly interactions: number;
  /**
   * From the click on a lookup to its first number that leads to evidence, on a phone: over `LINK`, with a quarter of
   * the processor.
   */
  readonly phoneReportMs: number;
}

const CLAIMS = 2_000;
/** The phone's connection: slow 4G as in Lighthouse. */
const LINK = { bytesPerSecond: 1_600_000 / 8, latencyMs: 150 };
const SLOWER = 4;

/**
 * The web interface with a report of 2,000 claims: the size of the first load, its first paint, and how long a click
 * takes to show. Goals: 250 kB, 12 requests, a first paint within 1.8 s ("good" at web.dev/articles/fcp), 100 ms per
 * interaction, and one second until that report on a phone that has loaded the interface before.
 */
export async function run(options: Readonly<Record<string, string>>): Promise<WebFigures> {
  const session = await startWebSession({}, { engine: "embedded", launch: { whole: true } });
  try {
    const first = await measureFirstLoad(session);
    const { lookupId } = await makeLookup(session, "Amara Okonkwo");
    const durations = await measureInteractions(session, lookupId, Number(options["clicks"] ?? 60));
    const sorted = durations.toSorted((a, b) => a - b);
    const at = (share: number) => sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;
    const figures: WebFigures = {
      ...first,
      claims: CLAIMS,
      interactionP50Ms: at(0.5),
      interactionP95Ms: at(0.95),
      interactionMaxMs: at(1),
      interactions: sorted.length,
      phoneReportMs: await measurePhone(session, lookupId),
    };
    process.stdout.write(options["json"] === undefined ? table(figures) : `${JSON.stringify(figures)}\n`);
    return figures;
  } finally {
    await session.stop();
  }
}

async function measureFirstLoad(session: WebSession) {
  const page = await openPage(session);
  const asked = new Set<string>();
  page.on("request", (request) => asked.add(new URL(request.url()).pathname));
  await page.addInitScript(() => {
    const kept = globalThis as unknown as { shift: number };
    kept.shift = 0;
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) kept.shift += (entry as unknown as { value: number }).value;
    }).observe({ type: "layout-shift", buffered: true });
  });
  await page.goto(session.service.url);
  await page
    .getByText("Recent lookups")
    .or(page.getByRole("heading", { level: 1 }))
    .first()
    .waitFor();
  await page.waitForLoadState("networkidle");
  // Text is drawn in it; without this it counts only if it is asked for in time.
  await page.evaluate(async () => {
    await document.fonts.load('1rem "Inter Variable"');
    await document.fonts.ready;
  });
  const paint = await page.evaluate(() => performance.getEntriesByName("first-contentful-paint")[0]?.startTime ?? 0);
  const shift = await page.evaluate(() => (globalThis as unknown as { shift: number }).shift);
  await page.context().close();
  const bytes = [...asked].filter((path) => path.startsWith("/assets/")).map(sentSize);
  return {
    firstLoadBytes: bytes.reduce((sum, size) => sum + size, 0),
    firstLoadRequests: asked.size,
    firstContentfulPaintMs: Math.round(paint),
    layoutShift: Math.round(shift * 1000) / 1000,
  };
}

async function measureInteractions(session: WebSession, lookupId: string, clicks: number): Promise<number[]> {
  const page = await openPage(session);
  await serveLargeReport(page, lookupId);
  await page.addInitScript(() => {
    const kept = globalThis as unknown as { durations: number[] };
    kept.durations = [];
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        if ((entry as unknown as { interactionId: number }).interactionId > 0) kept.durations.push(entry.duration);
      }
    }).observe({ type: "event", durationThreshold: 16, buffered: true } as PerformanceObserverInit);
  });
  await page.goto(`${session.service.url}/lookups/${lookupId}`);
  const chips = page.locator(".chip");
  await chips.first().waitFor();
  const count = await chips.count();
  for (let turn = 0; turn < clicks; turn++) {
    await chips.nth(Math.floor((turn * count) / clicks)).click();
    await page.getByRole("complementary").waitFor();
    // Evidence covers the right of the page, and what is under it can only be clicked once it is closed.
    await page.keyboard.press("Escape");
  }
  await page.waitForTimeout(300);
  const durations = await page.evaluate(() => (globalThis as unknown as { durations: number[] }).durations);
  await page.context().close();
  return durations;
}

/** Responses generated here do not pass over a network, so they are delayed for as long as that would take. */
async function measurePhone(session: WebSession, lookupId: string): Promise<number> {
  const page = await openPage(session, { viewport: { width: 390, height: 844 } });
  await page.addInitScript(answerInPage, { lookupId, answers: await keepAnswers(session, lookupId) });
  // What is in the cache of a phone that has been here before.
  await page.goto(`${session.service.url}/lookups/${lookupId}`);
  await page.locator(".chip").first().waitFor();
  await page.goto(`${session.service.url}/lookups`);
  const link = page.getByRole("link", { name: /Amara Okonkwo/ }).first();
  await link.waitFor();
  await page.waitForLoadState("networkidle");
  const devtools = await page.context().newCDPSession(page);
  await devtools.send("Emulation.setCPUThrottlingRate", { rate: SLOWER });
  await devtools.send("Network.emulateNetworkConditions", {
    offline: false,
    latency: LINK.latencyMs,
    downloadThroughput: LINK.bytesPerSecond,
    uploadThroughput: LINK.bytesPerSecond,
  });
  const taken = await page.evaluate(async () => {
    const startMs = performance.now();
    [...document.querySelectorAll<HTMLAnchorElement>("a.row-name")]
      .find((each) => each.textContent?.includes("Amara"))
      ?.click();
    while (document.querySelector(".chip") === null) await new Promise((next) => requestAnimationFrame(next));
    return performance.now() - startMs;
  });
  await page.context().close();
  return Math.round(taken);
}

interface Answer {
  readonly body: string;
  /** How long it takes to transfer over `LINK`, compressed. */
  readonly ms: number;
}

/**
 * Responds inside the page rather than by intercepting requests, because Chromium caches nothing while its requests are
 * intercepted.
 */
function answerInPage({
  lookupId,
  answers,
}: {
  readonly lookupId: string;
  readonly answers: Readonly<Record<"lookup" | "outline", Answer>>;
}): void {
  const ask = window.fetch;
  window.fetch = async (input, init) => {
    const { pathname } = new URL(input instanceof Request ? input.url : String(input), location.href);
    const path = `/v1/lookups/${lookupId}`;
    const answer =
      pathname === path ? answers.lookup : pathname === `${path}/evidence/outline` ? answers.outline : undefined;
    if (answer === undefined) return await ask(input, init);
    await new Promise((next) => setTimeout(next, answer.ms));
    return new Response(answer.body, { headers: { "content-type": "application/json" } });
  };
}

/** The responses that make up the large report. */
async function keepAnswers(session: WebSession, lookupId: string): Promise<Record<"lookup" | "outline", Answer>> {
  const page = await openPage(session);
  await serveLargeReport(page, lookupId);
  await page.goto(session.service.url);
  const read = async (path: string) =>
    await page.evaluate(async (address) => {
      const headers = { "x-api-key": sessionStorage.getItem("candor.key") ?? "" };
      return await (await fetch(address, { headers })).text();
    }, `/v1/lookups/${lookupId}${path}`);
  const [lookup, outline] = [await read(""), await read("/evidence/outline")].map((body): Answer => {
    const ms = LINK.latencyMs + (gzipSync(body).length / LINK.bytesPerSecond) * 1000;
    return { body, ms };
  });
  await page.context().close();
  if (lookup === undefined || outline === undefined) throw new Error("the large report is not there");
  return { lookup, outline };
}

/** Replaces the lookup's profile with one of invented jobs, schools, skills and events, with a claim for each. */
async function serveLargeReport(page: Page, lookupId: string): Promise<void> {
  const lists = {
    experiences: (at: number) => ({
      title: `Engineer ${at}`,
      company: `Works ${at}`,
      dateFrom: `${1950 + (at % 70)}-01-01`,
      description: "Built and mended what was there to be built and mended, and wrote down how.",
    }),
    education: (at: number) => ({ title: `School ${at}`, subtitle: `Course ${at}` }),
    skills: (at: number) => `Skill ${at}`,
    events: (at: number) => ({
      title: `Meeting ${at}`,
      date: "2026-05-04",
      source: `https://events.example.org/${at}`,
    }),
  };
  const each = CLAIMS / Object.keys(lists).length;
  const data = Object.fromEntries(
    Object.entries(lists).map(([name, make]) => [name, Array.from({ length: each }, (_, at) => make(at))]),
  );
  await page.route(new RegExp(`/v1/lookups/${lookupId}(\\?.*)?$`), async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, json: { ...((await response.json()) as object), data } });
  });
  await page.route(new RegExp(`/v1/lookups/${lookupId}/evidence(/outline|\\?.*)?$`), async (route) => {
    const datasources = await fetchDatasources(page, lookupId);
    const [source] = datasources;
    const claim = (pointer: string, value: unknown) => ({
      // As incompressible as real ones.
      claimId: createHash("sha256").update(pointer).digest("hex").slice(0, 32),
      value,
      datasourceId: source?.datasourceId ?? "",
      locator: "char=40,60",
      quote: source?.data.slice(40, 60) ?? "",
      method: "stated",
      confidence: 1,
      purpose: "due_diligence",
    });
    const cited = Object.entries(lists).flatMap(([name, make]) =>
      Array.from({ length: each }, (_, at) => {
        const pointer = `/${name}/${at}`;
        return [pointer, [claim(pointer, make(at))]] as const;
      }),
    );
    const asked = new URL(route.request().url());
    const fields = asked.searchParams.get("fields")?.split(",");
    const evidence = Object.fromEntries(
      cited.filter(([pointer]) => fields === undefined || fields.includes(fieldOf(pointer))),
    );
    await route.fulfill({ json: asked.pathname.endsWith("/outline") ? outlineOf(evidence) : evidence });
  });
}

async function fetchDatasources(page: Page, lookupId: string) {
  return await page.evaluate(async (id) => {
    const headers = { "x-api-key": sessionStorage.getItem("candor.key") ?? "" };
    const answer = await fetch(`/v1/lookups/${id}/datasources`, { headers });
    return (await answer.json()) as { datasourceId: string; data: string }[];
  }, lookupId);
}

function sentSize(path: string): number {
  const file = fileURLToPath(new URL(`../web/dist${path}`, import.meta.url));
  return statSync(existsSync(`${file}.gz`) ? `${file}.gz` : file).size;
}

function table(figures: WebFigures): string {
  const rows = [
    ["first load, compressed", `${(figures.firstLoadBytes / 1000).toFixed(0)} kB`, "≤ 250 kB"],
    ["requests of the first load", String(figures.firstLoadRequests), "≤ 12"],
    ["first contentful paint", `${figures.firstContentfulPaintMs} ms`, "≤ 1800 ms"],
    ["cumulative layout shift", String(figures.layoutShift), "≤ 0.1"],
    [`interaction with ${figures.claims} claims, p50`, `${figures.interactionP50Ms} ms`, ""],
    ["p95", `${figures.interactionP95Ms} ms`, "≤ 100 ms"],
    [`longest of ${figures.interactions}`, `${figures.interactionMaxMs} ms`, ""],
    ["the same report on a phone at 1.6 Mbit/s", `${figures.phoneReportMs} ms`, "≤ 1000 ms"],
  ];
  return `${rows.map(([what = "", value = "", goal = ""]) => `${what.padEnd(42)}${value.padStart(10)}  ${goal}`).join("\n")}\n`;
}
