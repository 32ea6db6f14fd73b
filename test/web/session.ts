import { buildWeb } from "../../scripts/build-web.ts";
import type { Engine } from "../../src/db/open.ts";
import type { Browser, BrowserContext, BrowserContextOptions, Page } from "playwright-core";
import { keepWindow, launchBrowser, releaseBrowser, takeBrowser } from "../support/browser.ts";
import { writeSamplePeople } from "../support/samples.ts";
import { findFreePort } from "../support/postgres.ts";
import { startService, type TestService } from "../support/service.ts";
import { KEEPS_PICTURES } from "./pictures.ts";

type LaunchOptions = Parameters<typeof launchBrowser>[0];

/** A running service and a browser to view it with. */
export interface WebSession {
  readonly service: TestService;
  readonly browser: Browser;
  stop(): Promise<void>;
}

/** A window that stays open for the next test, with a page that keeps the browser's compiled code alive. */
interface KeptWindow {
  readonly context: BrowserContext;
  readonly keeper: Page;
  inUse: boolean;
}

/** Windows whose pages are done, by the service and their options without the size. */
const kept = new Map<string, KeptWindow>();
/** Where the sessions of this process listen, one after the other, so that a window's compiled code fits all of them. */
let port: number | undefined;

/**
 * Starts a service, on PostgreSQL if no engine is named (`main-job.test.ts` goes through the interface on the embedded
 * one), and takes the browser.
 *
 * @param env the service's settings
 * @param launch how to start a browser for this session alone
 */
export async function startWebSession(
  env: Readonly<Record<string, string>> = {},
  { engine = "postgres", launch }: { readonly engine?: Engine; readonly launch?: LaunchOptions } = {},
): Promise<WebSession> {
  await buildWeb();
  // The pictures in the documentation show everybody as a full installation does.
  const samples = KEEPS_PICTURES ? { CANDOR_SAMPLES: writeSamplePeople(true) } : {};
  port = await findFreePort(port);
  const service = await startService({ engine, env: { ...samples, ...env }, port });
  const browser = await (launch ? launchBrowser(launch) : takeBrowser()).catch(async (error: unknown) => {
    // A service left running would keep the test file from ending.
    await service.stop();
    throw error;
  });
  return {
    service,
    browser,
    async stop() {
      await Promise.all([...kept.values()].map(closeWindow));
      await (launch ? browser.close() : releaseBrowser());
      await service.stop();
    },
  };
}

/**
 * A page of somebody signed in, with the first key unless given another, in a window of its own. `closePage` ends it.
 */
export async function openPage(
  session: WebSession,
  options: BrowserContextOptions = {},
  key = session.service.apiKey,
): Promise<Page> {
  const page = await openStrangersPage(session, options);
  await page.addInitScript((given) => sessionStorage.setItem("candor.key", given), key);
  return page;
}

/**
 * A page of somebody without a key. Its window has no cookie and nothing stored: a new one, or one from an earlier
 * test, in which opening a report takes 0.9 s of CPU time instead of 1.7 s. Two at once each have their own.
 */
export async function openStrangersPage(
  session: WebSession,
  { viewport, ...options }: BrowserContextOptions = {},
): Promise<Page> {
  const window = await takeWindow(session, options);
  await window.context.clearCookies();
  await window.keeper.evaluate(() => localStorage.clear());
  const page = await window.context.newPage();
  if (viewport) await page.setViewportSize(viewport);
  return page;
}

/** Closes the pages of a window, which is kept. */
export async function closePage(page: Page): Promise<void> {
  const context = page.context();
  const window = [...kept.values()].find((each) => each.context === context);
  if (window === undefined) return await context.close();
  await closeWindow(window);
}

async function closeWindow(window: KeptWindow): Promise<void> {
  const pages = window.context.pages();
  await Promise.all(pages.map(async (each) => each === window.keeper || (await each.close())));
  window.inUse = false;
}

async function takeWindow(session: WebSession, options: BrowserContextOptions): Promise<KeptWindow> {
  const name = JSON.stringify([session.service.url, options]);
  const earlier = kept.get(name);
  if (earlier?.inUse === false && earlier.context.browser() === session.browser) {
    earlier.inUse = true;
    return earlier;
  }
  const context = await session.browser.newContext({
    viewport: { width: 1360, height: 900 },
    reducedMotion: "reduce",
    ...options,
  });
  context.setDefaultTimeout(60_000);
  const keeper = await context.newPage();
  await keeper.goto(`${session.service.url}/favicon.ico`);
  const window = { context, keeper, inUse: true };
  // A window that a test closed itself is not kept.
  if (earlier === undefined) {
    kept.set(name, window);
    keepWindow(context);
    context.once("close", () => kept.delete(name));
  }
  return window;
}

/** Finds an invented person of a new installation, and runs a lookup of them to its end. */
export async function makeLookup(
  session: WebSession,
  name: string,
  options: { readonly trial?: boolean; readonly preview?: boolean } = {},
): Promise<{ readonly lookupId: string }> {
  const call = async (path: string, body?: object): Promise<unknown> => {
    const answer = await fetch(`${session.service.url}/v1${path}`, {
      headers: { "x-api-key": session.service.apiKey, "content-type": "application/json" },
      ...(body ? { method: "POST", body: JSON.stringify(body) } : {}),
    });
    return await answer.json();
  };
  const search = new URLSearchParams({ query: name, type: "candor" });
  const { results } = (await call(`/search?${search}`)) as { results: { candidateId: string }[] };
  const { lookupId } = (await call("/lookups", { candidateId: results[0]?.candidateId, ...options })) as {
    lookupId: string;
  };
  for (let round = 0; round < 20; round++) {
    const { status } = (await call(`/lookups/${lookupId}?wait=10`)) as { status: string };
    if (status === "success") return { lookupId };
  }
  throw new Error("the lookup did not end");
}
