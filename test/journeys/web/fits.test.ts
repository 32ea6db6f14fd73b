import assert from "node:assert/strict";
import { after, before, test } from "node:test";
import type { Page } from "playwright-core";
import { callService, ndjson, NDJSON } from "../../api/http.ts";
import { closePage, makeLookup, openPage, startWebSession, type WebSession } from "../../web/session.ts";

const LONG_EMPLOYER = "Donaudampfschifffahrtselektrizitaetenhauptbetriebswerkbauunterbeamtengesellschaft";
const ORSOLYA = ndjson({
  type: "candidate",
  key: "crm:orsolya",
  fullName: "Orsolya Vantongeren",
  headline: "Boatswain",
  company: LONG_EMPLOYER,
  location: "Ghent, Belgium",
});
const PHONE = { viewport: { width: 390, height: 844 } };
/** The least spacing that a text must allow (WCAG 2.2, 1.4.12). */
const SPACED = "* { letter-spacing: 0.12em !important; word-spacing: 0.16em !important; line-height: 1.5 !important }";

/** What does not fit where it is, and what covers something else: with long words, many months, large letters, outages. */
let session: WebSession;
let rich: string;
let long: string;
before(async () => {
  session = await startWebSession();
  await callService(session.service, "POST", "/imports?format=candor", { body: ORSOLYA, headers: NDJSON });
  rich = `/lookups/${(await makeLookup(session, "Amara Okonkwo")).lookupId}/report`;
  long = `/lookups/${(await makeLookup(session, "Orsolya Vantongeren")).lookupId}/report`;
});
after(async () => await session?.stop());

async function openReport(page: Page, path: string): Promise<void> {
  await page.goto(session.service.url + path);
  await page.locator(".chip").first().waitFor();
}

test("An employer of one long word leaves a phone's page as wide as its screen", async () => {
  const page = await openPage(session, PHONE);
  await openReport(page, long);
  await page.locator(".summary").filter({ hasText: LONG_EMPLOYER }).first().waitFor();
  const moved = await page.evaluate(() => {
    scrollTo(9_999, 0);
    return scrollX;
  });
  assert.equal(moved, 0);
  await closePage(page);
});

test("Charts that are wider than a phone begin with their newest months", async () => {
  const page = await openPage(session, PHONE);
  // The oldest post is nearly two years older than the newest.
  await page.route(/\/v1\/lookups\/[^/?]+(?:\?|$)/, async (route) => {
    const response = await route.fetch();
    const lookup = (await response.json()) as { data: { socialMedia: { recentPosts: { date: string }[] } } };
    const posts = lookup.data.socialMedia.recentPosts;
    const [newest, oldest] = [posts[0], posts.at(-1)];
    assert.ok(newest && oldest && newest !== oldest);
    const before = new Date(newest.date);
    before.setUTCMonth(before.getUTCMonth() - 22);
    oldest.date = before.toISOString();
    await route.fulfill({ response, json: lookup });
  });
  await openReport(page, rich);
  await page.locator(".column-chart").first().scrollIntoViewIfNeeded();
  const hidden = await page.locator(".column-chart, .calendar").evaluateAll((all) =>
    all.map((each) => ({
      before: each.scrollLeft,
      after: each.scrollWidth - each.clientWidth - each.scrollLeft,
    })),
  );
  assert.ok(
    hidden.some(({ before }) => before > 0),
    `one of them scrolls: ${JSON.stringify(hidden)}`,
  );
  assert.ok(
    hidden.every(({ after }) => Math.abs(after) < 2),
    JSON.stringify(hidden),
  );
  await closePage(page);
});

test("Lists of lookups tell namesakes apart by employer and place, and a person's own lookups by their purpose", async () => {
  const page = await openPage(session);
  for (const path of ["/", "/lookups"]) {
    await page.goto(session.service.url + path);
    const row = page.getByRole("listitem").filter({ hasText: "Orsolya Vantongeren" });
    await row.getByText(`${LONG_EMPLOYER} · Ghent, Belgium`).waitFor();
  }
  await page.keyboard.press("Control+K");
  await page.keyboard.type("orsolya");
  const entry = page.getByRole("dialog").getByRole("option").filter({ hasText: "Ghent, Belgium" });
  await entry.waitFor();
  await page.goto(session.service.url + rich.replace("/report", "/amara-okonkwo/person"));
  await page.goto(`${session.service.url}/#q=amara+okonkwo`);
  await page
    .getByRole("link", { name: /Amara Okonkwo/ })
    .first()
    .click();
  await page
    .getByRole("listitem")
    .filter({ hasText: /ago.*Due diligence/ })
    .first()
    .waitFor();
  await closePage(page);
});

test("Evidence that alone is cut off says so, without a banner about the service", async () => {
  const page = await openPage(session);
  await page.route(/\/evidence\?fields=/, async (route) => await route.abort());
  await openReport(page, rich);
  await page.locator("#career .chip").first().click();
  const evidence = page.getByRole("complementary", { name: /^Evidence/ });
  await evidence.getByText("The connection broke off before the answer came.").waitFor();
  assert.equal(await page.locator(".banner").count(), 0);
  await page.unroute(/\/evidence\?fields=/);
  await evidence.locator(".claim").first().waitFor();
  await closePage(page);
});

test("The banner about an unreachable service leaves the head of the evidence in view", async () => {
  const page = await openPage(session);
  await openReport(page, rich);
  await page.locator("#career .chip").first().click();
  await page.locator(".evidence-panel .claim").first().waitFor();
  await page.context().setOffline(true);
  try {
    await page.getByRole("link", { name: /^Datasources/ }).click();
    await page.locator(".banner").waitFor();
    const banner = await page.locator(".banner").boundingBox();
    const panel = await page.locator(".evidence-panel").boundingBox();
    assert.ok(banner !== null && panel !== null);
    assert.ok(panel.y >= Math.floor(banner.y + banner.height), `${panel.y}`);
  } finally {
    await page.context().setOffline(false);
  }
  await page.locator(".banner").waitFor({ state: "detached" });
  await closePage(page);
});

test("A script that does not arrive is a weak connection, not a defect of the page", async () => {
  const page = await openPage(session);
  await page.goto(`${session.service.url}/lookups`);
  await page.getByRole("heading", { level: 1 }).waitFor();
  await page.route(/\/assets\/usage-page[^/]*\.js/, async (route) => await route.abort());
  await page.goto(`${session.service.url}/usage`);
  await page.getByRole("heading", { name: "Part of this page did not load" }).waitFor();
  assert.equal(await page.getByText(/bug|dynamically/).count(), 0);
  await page.unroute(/\/assets\/usage-page[^/]*\.js/);
  await page.getByRole("button", { name: "Reload" }).click();
  await page.getByRole("heading", { level: 1, name: "Usage" }).waitFor();
  await closePage(page);
});

test("The links at the top stay whole, enlarged twice and with wide spacing", async () => {
  const views = [{ viewport: { width: 640, height: 450 } }, PHONE, { viewport: { width: 320, height: 640 } }];
  for (const view of views) {
    const page = await openPage(session, { ...view, locale: "lt-LT" });
    await page.goto(session.service.url);
    await page.getByRole("heading", { level: 1 }).waitFor();
    await page.addStyleTag({ content: SPACED });
    const end = (await page.locator(".palette-button").boundingBox())?.x ?? 0;
    const links = await page.locator(".bar-link").evaluateAll((all) =>
      all.map((each) => ({
        right: each.getBoundingClientRect().right,
        lines: each.scrollHeight / each.clientHeight,
        isCut: each.scrollWidth > each.clientWidth,
      })),
    );
    assert.equal(links.length, 4);
    for (const { right, lines, isCut } of links) assert.ok(right <= end && lines <= 1 && !isCut, JSON.stringify(links));
    await closePage(page);
  }
});

test("In the network, labels lie beside the lines, not on them, and hold their text", async () => {
  for (const view of [{}, PHONE]) {
    const page = await openPage(session, view);
    await openReport(page, rich);
    const network = page.locator(".network");
    await network.scrollIntoViewIfNeeded();
    const drawn = await network.evaluate((each) => {
      const boxOf = (item: Element) => {
        const { left, right, top, bottom } = item.getBoundingClientRect();
        return { left, right, top, bottom, isCut: item.scrollWidth > item.clientWidth + 1 };
      };
      const [nodes, lines] = [each.querySelectorAll(".network-node"), each.querySelectorAll("line")];
      const ends = [...lines].map((line) => line.getBoundingClientRect());
      return {
        boxes: [...nodes, ...each.querySelectorAll(".network-self")].map(boxOf),
        nodes: [...nodes].map(boxOf),
        lines: ends.map(({ left, right }) => ({ left, right })),
      };
    });
    assert.ok(drawn.nodes.length > 2);
    assert.equal(drawn.boxes.filter(({ isCut }) => isCut).length, 0);
    for (const [index, one] of drawn.boxes.entries())
      for (const other of drawn.boxes.slice(index + 1)) {
        const isApart =
          one.right <= other.left || other.right <= one.left || one.bottom <= other.top || other.bottom <= one.top;
        assert.ok(isApart, JSON.stringify([one, other]));
      }
    const left = Math.max(...drawn.nodes.filter((_, index) => index % 2 === 0).map((each) => each.right));
    const right = Math.min(...drawn.nodes.filter((_, index) => index % 2 === 1).map((each) => each.left));
    for (const line of drawn.lines) assert.ok(line.left >= left - 3 && line.right <= right + 3, JSON.stringify(line));
    await closePage(page);
  }
});
