import { existsSync } from "node:fs";
import { fileURLToPath } from "node:url";
import type { Browser, Page, Route } from "playwright-core";
import { buildWeb } from "../../scripts/build-web.ts";
import { outlineOf } from "../../src/service/get-evidence-outline.ts";
import type { Person } from "../report/invented-people.ts";

const DIST = fileURLToPath(new URL("../../web/dist", import.meta.url));
const ORIGIN = "http://candor.test";

/** The web interface with any given profile: the service's answers are given here. */
export interface ServedReport {
  readonly page: Page;
  /** Shows somebody's report with its evidence, with every list in full. */
  show(person: Person): Promise<void>;
}

export async function openServedReport(browser: Browser): Promise<ServedReport> {
  await buildWeb();
  const context = await browser.newContext({ viewport: { width: 1360, height: 900 }, reducedMotion: "reduce" });
  context.setDefaultTimeout(60_000);
  await context.addInitScript(() => sessionStorage.setItem("candor.key", "key"));
  const page = await context.newPage();
  let shown: Person | null = null;
  await page.route(`${ORIGIN}/**`, async (route) => {
    const { pathname } = new URL(route.request().url());
    if (!pathname.startsWith("/v1/")) return await fulfillFile(route, pathname);
    const answer = shown === null ? undefined : answersOf(shown).get(pathname);
    await route.fulfill(answer === undefined ? { status: 404, json: {} } : { json: answer });
  });
  return {
    page,
    async show(person) {
      shown = person;
      await page.goto(`${ORIGIN}/lookups/${person.lookup.lookupId}/report`);
      await page.locator(".chip").first().waitFor();
      const more = page.getByRole("button", { name: /^Show all/ });
      while ((await more.count()) > 0) await more.first().click();
    },
  };
}

async function fulfillFile(route: Route, pathname: string): Promise<void> {
  const path = DIST + pathname;
  await route.fulfill({ path: pathname.includes(".") && existsSync(path) ? path : `${DIST}/index.html` });
}

function answersOf({ lookup, evidence, datasources }: Person): ReadonlyMap<string, unknown> {
  const path = `/v1/lookups/${lookup.lookupId}`;
  const documents = datasources.map((row) => ({ ...row, lookupId: lookup.lookupId, data: "", recordIds: [] }));
  return new Map<string, unknown>([
    [path, lookup],
    [`${path}/evidence`, evidence],
    [`${path}/evidence/outline`, outlineOf(evidence)],
    [`${path}/datasources`, documents],
    [`${path}/coverage`, []],
    [`${path}/records`, []],
    [`${path}/shares`, []],
  ]);
}
