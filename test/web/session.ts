import { buildWeb } from "../../scripts/build-web.ts";
import type { Browser, BrowserContextOptions, Page } from "playwright-core";
import { launchBrowser } from "../support/browser.ts";
import { writeSamplePeople } from "../support/samples.ts";
import { startService, type TestService } from "../support/service.ts";
import { KEEPS_PICTURES } from "./pictures.ts";

/** A running service and a browser to look at it with. */
export interface WebSession {
  readonly service: TestService;
  readonly browser: Browser;
  stop(): Promise<void>;
}

export async function startWebSession(): Promise<WebSession> {
  await buildWeb();
  // The pictures in the documentation show everybody as a full installation does.
  const service = await startService(KEEPS_PICTURES ? { env: { CANDOR_SAMPLES: writeSamplePeople(true) } } : {});
  const browser = await launchBrowser().catch(async (error: unknown) => {
    // A service that is left behind would keep the test file from ending.
    await service.stop();
    throw error;
  });
  return {
    service,
    browser,
    async stop() {
      await browser.close();
      await service.stop();
    },
  };
}

/** A page of somebody who is signed in, with the first key unless told another, in a window of their own. */
export async function openPage(
  session: WebSession,
  options: BrowserContextOptions = {},
  key = session.service.apiKey,
): Promise<Page> {
  const page = await openStrangersPage(session, options);
  await page.context().addInitScript((given) => sessionStorage.setItem("candor.key", given), key);
  return page;
}

/** A page of somebody who has no key. */
export async function openStrangersPage(session: WebSession, options: BrowserContextOptions = {}): Promise<Page> {
  const context = await session.browser.newContext({
    viewport: { width: 1360, height: 900 },
    reducedMotion: "reduce",
    ...options,
  });
  context.setDefaultTimeout(15_000);
  return await context.newPage();
}

/** Finds an invented person of a new installation, and takes a lookup of them to its end. */
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
  throw new Error("the lookup does not end");
}
