import assert from "node:assert/strict";
import { after, before, test } from "node:test";
import { setTimeout } from "node:timers/promises";
import { callService, NDJSON } from "../../api/http.ts";
import { ndjson } from "../../api/http.ts";
import { INES } from "../../api/people.ts";
import { TOVA } from "../../web/people.ts";
import {
  closePage,
  makeLookup,
  openPage,
  openStrangersPage,
  startWebSession,
  type WebSession,
} from "../../web/session.ts";
import { until } from "../../support/until.ts";

const HEADLINE = "A lock at Merelbeke opens again";
const LONG_NAME = `Maximiliana ${"Wolkensteinburg ".repeat(18)}Merelbeke`;
/** A name too long for any page, in an article whose head is full of data. */
const MERELBEKE = ndjson(
  { type: "candidate", key: "crm:merelbeke", fullName: LONG_NAME, headline: "Lock keeper", company: "Merelbeke Locks" },
  {
    type: "document",
    kind: "news-article",
    url: "https://news.example.com/locks/1",
    mediaType: "text/html",
    collectedAt: "2026-11-20T09:00:00.000Z",
    identifiers: [{ kind: "candidate", value: "crm:merelbeke" }],
    data: `<!doctype html><html lang="en"><head><title>${HEADLINE}</title><script type="application/ld+json">${JSON.stringify(
      {
        "@context": "https://schema.org",
        "@type": "NewsArticle",
        headline: HEADLINE,
        datePublished: "2026-08-01T06:00:00Z",
        publisher: { "@type": "Organization", name: "Harbour Gazette" },
      },
    )}</script></head><body><article><p>${LONG_NAME}, lock keeper at Merelbeke Locks, opened the lock.</p></article></body></html>`,
  },
);

/** Defects that people once met, and that no other test of these screens covers. */
let session: WebSession;
let address: string;
before(async () => {
  session = await startWebSession();
  await callService(session.service, "POST", "/imports?format=candor", {
    body: INES + TOVA + MERELBEKE,
    headers: NDJSON,
  });
  const { lookupId } = await makeLookup(session, "Amara Okonkwo");
  address = `${session.service.url}/lookups/${lookupId}`;
});
after(async () => await session?.stop());

test("A result opened with the control key or the middle button opens signed in", async () => {
  const page = await openStrangersPage(session);
  await page.goto(`${session.service.url}/#key=${session.service.apiKey}`);
  // Nothing is typed: a click would hit a list that is still being redrawn.
  await page.goto(`${session.service.url}/#q=lukas+brandt`);
  const link = page.getByRole("link", { name: /Lukas Brandt/ }).first();
  await link.waitFor();
  for (const click of [{ modifiers: ["Control"] }, { button: "middle" }] as const) {
    const opened = page.context().waitForEvent("page");
    await link.click({ ...click, modifiers: "modifiers" in click ? [...click.modifiers] : [] });
    const tab = await opened;
    // A tab that a page opened occasionally stays in loading state forever, and a locator would wait for that.
    const heading = () => tab.evaluate(() => document.querySelector("h1")?.textContent).catch(() => null);
    await until(async () => (await heading()) === "Lukas Brandt");
    await tab.close();
  }
  await closePage(page);
});

test("Jumping from the end of a report to its top marks the first section", async () => {
  const page = await openPage(session);
  await page.goto(address);
  await page.locator(".chip").first().waitFor();
  const marked = page.locator(".contents [aria-current]");
  const first = await marked.innerText();
  // Content drawn on the way lengthens the report, and a short last section does not reach the reading position.
  const isAway = page.locator(".contents li:not(:first-child) [aria-current]");
  await until(async () => {
    await page.keyboard.press("End");
    return await isAway.isVisible();
  });
  const isBack = page.locator(".contents li:first-child [aria-current]");
  await until(async () => {
    await page.keyboard.press("Home");
    return await isBack.isVisible();
  });
  assert.equal(await marked.innerText(), first);
  await closePage(page);
});

test("A report that is printed before its end was in view has its likes drawn", async () => {
  const page = await openPage(session);
  await page.goto(address);
  await page.locator(".chip").first().waitFor();
  await page.locator(".likes").first().waitFor({ state: "attached" });
  assert.equal(await page.evaluate(() => scrollY), 0);
  assert.ok((await page.locator(".likes-mark").count()) > 2);
  await closePage(page);
});

test("Namesakes get no percentage of likelihood", async () => {
  const page = await openPage(session);
  await page.goto(`${session.service.url}/#q=lukas+brandt`);
  const results = page.getByRole("region", { name: /people named Lukas Brandt/ }).getByRole("article");
  await results.nth(1).waitFor();
  const texts = await results.allInnerTexts();
  assert.ok(
    texts.every((text) => /(?:Strong|Possible) name match/.test(text)),
    texts.join("\n"),
  );
  assert.equal(texts.filter((text) => /\d ?% likely/.test(text)).length, 0);
  const tops = await results.evaluateAll((all) => all.slice(0, 2).map((each) => each.getBoundingClientRect().top));
  assert.equal(tops[0], tops[1], "namesakes' cards are aligned");
  await closePage(page);
});

test("A record that contradicts what is known and still needs a decision is not called likely", async () => {
  const page = await openPage(session);
  await page.route(/\/v1\/.*\/records$/, async (route) => {
    const response = await route.fetch();
    const records = (await response.json()) as { about: string; judgement: string; likelihood: number }[];
    const own = records.find(({ about, judgement }) => about === "person" && judgement === "own");
    const rest = records.filter((record) => record !== own);
    await route.fulfill({ response, json: [{ ...own, judgement: "undecided", likelihood: 0.0004 }, ...rest] });
  });
  await page.goto(`${address}/report/records`);
  const open = page.getByRole("region", { name: /^Undecided/ }).locator(".record");
  await open.getByText("contradicts what is known").waitFor();
  assert.equal(await open.getByText(/% likely/).count(), 0);
  await closePage(page);
});

test("The form for somebody new offers the people who are known by that name", async () => {
  const page = await openPage(session);
  await page.goto(`${session.service.url}/new`);
  await page.getByRole("textbox", { name: "Full name" }).fill("Lukas Brandt");
  const known = page.getByRole("status").filter({ hasText: /[2-9] people of that name are known/ });
  await known.waitFor();
  assert.ok((await known.getByRole("link", { name: "Lukas Brandt" }).count()) > 1);
  await page.getByRole("textbox", { name: "Full name" }).fill("Lukas Brandtweiler");
  await known.waitFor({ state: "detached" });
  await closePage(page);
});

test("Search results stay where they appear, however late it is known what the key may do", async () => {
  const page = await openPage(session);
  await page.route("**/v1/keys/own", async (route) => {
    await setTimeout(1_000);
    await route.continue();
  });
  await page.goto(`${session.service.url}/#q=lukas+brandt`);
  const link = page.getByRole("link", { name: /Lukas Brandt/ }).first();
  const place = await link.boundingBox();
  assert.ok(place);
  await page.getByLabel("Purpose").waitFor();
  await page.getByRole("checkbox").first().waitFor();
  assert.deepEqual(await link.boundingBox(), place);
  await closePage(page);
});

test("A lookup that starts from a search result is made for the purpose that stands beside it", async () => {
  const page = await openPage(session);
  await page.goto(`${session.service.url}/#q=lukas+brandt`);
  const button = page.getByRole("button", { name: /^Start lookup for/ }).first();
  await button.waitFor();
  const purpose = page.getByLabel("Purpose");
  await purpose.waitFor();
  const described = async () =>
    await page.locator(`[id="${await button.getAttribute("aria-describedby")}"]`).textContent();
  assert.equal(await described(), "Due diligence");
  await purpose.selectOption({ label: "Journalism" });
  assert.equal(await described(), "Journalism");
  const asked = page.waitForRequest((request) => request.method() === "POST" && request.url().endsWith("/lookups"));
  await button.click();
  assert.equal(((await asked).postDataJSON() as { purpose: string }).purpose, "journalism");
  // The next lookup of the same person is offered for the same purpose.
  await page.waitForURL(/\/lookups\/.+\/report/, { timeout: 60_000 });
  await page.getByRole("link", { name: "Person", exact: true }).click();
  const again = page.locator(".start-panel").getByRole("combobox", { name: "Purpose" });
  await again.waitFor();
  assert.equal(await again.inputValue(), "journalism");
  await closePage(page);
});

test("A name of 5,000 characters is refused in words, and told until it is corrected", async () => {
  const page = await openPage(session);
  await page.goto(`${session.service.url}/new`);
  const field = page.getByRole("textbox", { name: "Full name" });
  await page.getByRole("button", { name: "Start lookup" }).click();
  await page.getByText("Enter a name.").waitFor();
  const refusal = page.getByRole("alert").filter({ hasText: "Could not start the lookup" });
  await refusal.waitFor();
  await field.fill("Ada ".repeat(1_250));
  assert.equal(await page.getByText("Enter a name.").count(), 0);
  assert.equal(await refusal.count(), 0);
  await page.getByRole("button", { name: "Start lookup" }).click();
  await page.getByText("This name has 4999 characters. Enter one of at most 256.").waitFor();
  assert.equal(new URL(page.url()).pathname, "/new");
  await field.fill("Ada");
  assert.equal(await refusal.count(), 0);
  const { status, text } = await callService(session.service, "POST", "/lookups", {
    body: { candidate: { fullName: "Ada ".repeat(1_250), sources: [] } },
  });
  assert.equal(status, 400);
  assert.match(text, /fullName/);
  await closePage(page);
});

test("Going back closes the evidence and leaves the report where it is, and going forward opens it again", async () => {
  for (const viewport of [
    { width: 1360, height: 900 },
    { width: 390, height: 844 },
  ]) {
    const page = await openPage(session, { viewport });
    await page.goto(`${session.service.url}/lookups`);
    await page.getByRole("link", { name: "Amara Okonkwo" }).first().click();
    await page.waitForURL(/\/report$/);
    const report = page.url();
    const evidence = page.getByLabel("Evidence", { exact: true });
    const open = async (): Promise<void> => {
      await page.locator("#career .chip").first().click();
      await evidence.waitFor();
    };
    await open();
    await page.getByRole("button", { name: "Next field" }).click();
    const opened = page.url();
    const top = await page.evaluate(() => scrollY);
    await page.goBack();
    await evidence.waitFor({ state: "detached" });
    assert.equal(page.url(), report);
    assert.equal(await page.evaluate(() => scrollY), top);
    await page.goForward();
    await evidence.waitFor();
    assert.equal(page.url(), opened);
    // Closed by its button, it leaves nothing in the history to go back to.
    await page.getByRole("button", { name: "Close", exact: true }).click();
    await evidence.waitFor({ state: "detached" });
    await page.waitForURL(report);
    await page.goBack();
    await page.waitForURL(/\/lookups$/);
    await closePage(page);
  }
});

test("While the service cannot be reached, a part of a report that was never open is awaited, and shown when it is back", async () => {
  const page = await openPage(session);
  await page.goto(address);
  await page.locator(".chip").first().waitFor();
  await page.context().setOffline(true);
  try {
    await page.getByRole("link", { name: /^Datasources/ }).click();
    await page.getByText("Candor is unreachable.").first().waitFor();
    await page.getByRole("heading", { level: 1, name: "Amara Okonkwo" }).waitFor();
  } finally {
    await page.context().setOffline(false);
  }
  await page.waitForURL(/\/datasources/);
  await page
    .getByText(/characters/)
    .first()
    .waitFor();
  await page.getByText("Candor is unreachable.").first().waitFor({ state: "detached" });
  await closePage(page);
});

test("A lookup that is erased in one tab is gone from the others at once", async () => {
  const { lookupId } = await makeLookup(session, "Lukas Brandt");
  const page = await openPage(session);
  await page.goto(`${session.service.url}/lookups/${lookupId}/report`);
  await page.getByRole("heading", { level: 1, name: "Lukas Brandt" }).waitFor();
  const other = await page.context().newPage();
  await other.goto(page.url());
  await other.getByRole("heading", { level: 1, name: "Lukas Brandt" }).waitFor();
  await page.getByRole("button", { name: "More" }).click();
  await page.getByRole("menuitem", { name: "Delete lookup" }).click();
  await page
    .getByRole("dialog")
    .getByRole("button", { name: /Delete/ })
    .click();
  await page.getByRole("heading", { name: "Lookup deleted" }).waitFor();
  await other.getByRole("heading", { level: 1, name: "Lookup not found" }).waitFor();
  assert.equal(await other.getByText("Lukas Brandt").count(), 0);
  await closePage(page);
});

test("An article is cited by its title, publisher and day, and its words without the data before them", async () => {
  const { lookupId } = await makeLookup(session, "Maximiliana Merelbeke");
  const page = await openPage(session, { viewport: { width: 390, height: 844 } });
  await page.goto(`${session.service.url}/lookups/${lookupId}/report`);
  const name = page.getByRole("heading", { level: 1 });
  const chip = name.locator(".chip");
  await chip.waitFor();
  // A name of 300 letters ends with an ellipsis, and its source is in view.
  assert.ok(((await name.boundingBox())?.height ?? 1_000) < 200);
  assert.ok(await name.locator(".person-name-cut").evaluate((cut) => cut.scrollHeight > cut.clientHeight));
  await chip.click();
  const claim = page.locator(".claim", { hasText: HEADLINE });
  await claim.getByRole("link", { name: HEADLINE }).waitFor();
  await claim.getByText("Harbour Gazette · 1 Aug 2026 · news.example.com").waitFor();
  const quotes = await claim.locator(".passage-text").allInnerTexts();
  assert.ok(quotes.length > 0 && quotes.every((quote) => !quote.includes("{") && !quote.includes("schema.org")));
  await page.goto(`${session.service.url}/lookups/${lookupId}/report/datasources`);
  await page
    .getByRole("navigation")
    .getByRole("link", { name: new RegExp(HEADLINE) })
    .waitFor();
  await closePage(page);
});
