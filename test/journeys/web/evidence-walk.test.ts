import assert from "node:assert/strict";
import { after, before, test } from "node:test";
import type { Locator, Page } from "playwright-core";
import { closePage, makeLookup, openPage, startWebSession, type WebSession } from "../../web/session.ts";

const DESKTOP = { width: 1360, height: 900 };
const PHONE = { width: 390, height: 844 };

let session: WebSession;
let address: string;
before(async () => {
  session = await startWebSession();
  const { lookupId } = await makeLookup(session, "Amara Okonkwo");
  address = `${session.service.url}/lookups/${lookupId}/report`;
});
after(async () => await session?.stop());

const next = (page: Page) => page.getByRole("button", { name: "Next field" });
const previous = (page: Page) => page.getByRole("button", { name: "Previous field" });
const fact = (page: Page) => new URL(page.url()).searchParams.get("fact");
const isOver = async (button: Locator) => (await button.getAttribute("aria-disabled")) === "true";

/** Steps to the end of the walk. */
async function walk(page: Page): Promise<(string | null)[]> {
  const facts = [fact(page)];
  while (!(await isOver(next(page)))) {
    await next(page).click();
    facts.push(fact(page));
  }
  return facts;
}

async function openReport(viewport: { width: number; height: number }): Promise<Page> {
  const page = await openPage(session, { viewport });
  await page.goto(address);
  await page.locator(".chip").first().waitFor();
  await page.locator("#socialMedia").scrollIntoViewIfNeeded();
  await page.locator(".column-mark").first().waitFor();
  return page;
}

test("From a picture the evidence goes through its marks from left to right, stays in it, and returns to it", async () => {
  for (const viewport of [DESKTOP, PHONE]) {
    const page = await openReport(viewport);
    const chart = page.getByRole("region", { name: "Posts by month" });
    const marks = chart.locator(".column-mark");
    const expected = (await marks.evaluateAll((all) => all.map((each) => each.getAttribute("data-facts"))))
      .map((facts) => JSON.parse(facts ?? "[]") as string[])
      .flat();
    assert.ok(expected.length > (await marks.count()), "a month has several posts");
    await marks.first().click();
    assert.equal(await isOver(previous(page)), true);
    assert.deepEqual(await walk(page), expected);
    assert.equal(await marks.last().getAttribute("aria-pressed"), "true");
    for (const at of expected.toReversed().slice(1)) {
      await previous(page).click();
      assert.equal(fact(page), at);
    }
    await page.keyboard.press("Escape");
    await marks.first().and(page.locator(":focus")).waitFor();
    assert.equal(fact(page), null);
    await closePage(page);
  }
});

test("Each month has its row in the table beside it, and the rows open their evidence in turn", async () => {
  const page = await openReport(DESKTOP);
  const chart = page.getByRole("region", { name: "Posts by month" });
  await chart.getByText(/^Table \(/).click();
  const rows = chart.locator("tbody tr");
  assert.equal(await rows.count(), await chart.locator(".column-chart li").count());
  const chips = chart.locator("tbody .chip");
  await chips.first().click();
  const facts = await chips.evaluateAll((all) => all.map((each) => each.getAttribute("data-chip")));
  assert.deepEqual(await walk(page), facts);
  await closePage(page);
});

test("From a number the evidence goes on with the next number on the page, even if its fact is shown earlier too", async () => {
  const page = await openReport(DESKTOP);
  const chips = page.locator("#career .chip[data-chip]");
  const facts = await chips.evaluateAll((all) => all.map((each) => each.getAttribute("data-chip")));
  const earlier = await page.locator("main .chip[data-chip]").evaluateAll((all) => {
    const career = document.querySelector("#career");
    return all.filter((each) => career?.contains(each) === false).map((each) => each.getAttribute("data-chip"));
  });
  const at = facts.findIndex((each, index) => earlier.includes(each) && index + 1 < facts.length);
  assert.ok(at >= 0, "a fact of the career is also shown before it");
  await chips.nth(at).click();
  await next(page).click();
  const following = facts.slice(at + 1).find((each) => each !== facts[at]);
  assert.equal(fact(page), following);
  await previous(page).click();
  assert.equal(fact(page), facts[at]);
  await closePage(page);
});

test("The buttons of the evidence keep the focus from fact to fact, and each fact is announced", async () => {
  const page = await openReport(DESKTOP);
  await page.locator("main .chip").first().click();
  await next(page).focus();
  for (let step = 0; step < 3; step++) {
    await page.keyboard.press("Enter");
    await next(page).and(page.locator(":focus")).waitFor();
    const label = await page.locator(".evidence-label").innerText();
    await page.getByRole("status").getByText(label, { exact: true }).waitFor({ state: "attached" });
  }
  await closePage(page);
});

test("A link to a fact that only a picture shows opens it there", async () => {
  const page = await openPage(session);
  await page.goto(`${address}?fact=/socialMedia/recentPosts/11`);
  const evidence = page.getByRole("complementary", { name: "Evidence" });
  await evidence.waitFor();
  await evidence.locator("mark").first().waitFor();
  await page.keyboard.press("Escape");
  await evidence.waitFor({ state: "detached" });
  assert.equal(fact(page), null);
  await closePage(page);
});
