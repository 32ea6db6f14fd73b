import { existsSync, statSync } from "node:fs";
import { fileURLToPath } from "node:url";
import type { Page } from "playwright-core";
import { makeLookup, openPage, startWebSession, type WebSession } from "../test/web/session.ts";

/** What was measured in Chromium; times in milliseconds. */
export interface WebFigures {
  /** Compressed, as sent, of everything the first page asks for. */
  readonly firstLoadBytes: number;
  readonly firstLoadRequests: number;
  readonly firstContentfulPaintMs: number;
  readonly layoutShift: number;
  readonly claims: number;
  /** From a click or key to the next frame (Event Timing API; a multiple of 8). */
  readonly interactionP50Ms: number;
  readonly interactionP95Ms: number;
  readonly interactionMaxMs: number;
  readonly interactions: number;
}

const CLAIMS = 2_000;

/**
 * The web interface with a report of 2,000 claims: the weight of the first load, its first paint, and how long a click
 * takes to show. Goals: 250 kB, 12 requests, a first paint within 1.8 s ("good" at web.dev/articles/fcp), 100 ms per
 * interaction.
 */
export async function run(options: Readonly<Record<string, string>>): Promise<WebFigures> {
  const session = await startWebSession();
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
    if (turn % 3 === 2) await page.keyboard.press("Escape");
  }
  await page.waitForTimeout(300);
  const durations = await page.evaluate(() => (globalThis as unknown as { durations: number[] }).durations);
  await page.context().close();
  return durations;
}

/** Puts a profile of invented jobs, schools, skills and events, with a claim under each, in the place of the lookup's own. */
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
  await page.route(`**/v1/lookups/${lookupId}/evidence`, async (route) => {
    const datasources = await fetchDatasources(page, lookupId);
    const [source] = datasources;
    const quote = source?.data.slice(40, 60) ?? "";
    const claim = (pointer: string) => ({
      claimId: pointer,
      value: pointer,
      datasourceId: source?.datasourceId,
      locator: "char=40,60",
      quote,
      method: "stated",
      confidence: 1,
    });
    const pointers = Object.keys(lists).flatMap((name) => Array.from({ length: each }, (_, at) => `/${name}/${at}`));
    await route.fulfill({ json: Object.fromEntries(pointers.map((pointer) => [pointer, [claim(pointer)]])) });
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
  ];
  return `${rows.map(([what = "", value = "", goal = ""]) => `${what.padEnd(42)}${value.padStart(10)}  ${goal}`).join("\n")}\n`;
}
