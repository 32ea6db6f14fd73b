import assert from "node:assert/strict";
import { after, before, test } from "node:test";
import type { Page } from "playwright-core";
import { closePage, makeLookup, openPage, startWebSession, type WebSession } from "../../web/session.ts";

/** In a window whose scrollbar takes room, as on most desktops. */
let session: WebSession;
let address: string;
before(async () => {
  session = await startWebSession({}, { launch: { scrollbars: true } });
  const { lookupId } = await makeLookup(session, "Amara Okonkwo");
  address = `${session.service.url}/lookups/${lookupId}`;
});
after(async () => await session?.stop());

/** Where the page and the evidence beside it stand, and how much of the window's width is drawn on. */
const readPlaces = async (page: Page) =>
  await page.evaluate(() => {
    const leftOf = (selector: string) => document.querySelector(selector)?.getBoundingClientRect().left;
    return {
      places: [leftOf("h1"), leftOf("header"), leftOf(".evidence-panel"), scrollY],
      strip: innerWidth - document.documentElement.clientWidth,
    };
  });

test("What opens over a page covers the whole window and leaves the page where it was, which does not scroll beneath", async () => {
  const page = await openPage(session);
  await page.goto(address);
  await page.locator(".summary .chip").first().click();
  await page.locator(".evidence-panel mark").first().waitFor();
  await page.evaluate(() => scrollTo(0, 400));
  const before = await readPlaces(page);
  assert.ok(before.strip > 0, "this window has a scrollbar");
  await page.keyboard.press("Control+k");
  await page.getByRole("dialog").waitFor();
  const beneath = await readPlaces(page);
  assert.deepEqual(beneath, { places: before.places, strip: 0 });
  await page.mouse.move(10, 600);
  await page.mouse.wheel(0, 500);
  await page.keyboard.press("Escape");
  await page.getByRole("dialog").waitFor({ state: "detached" });
  assert.deepEqual(await readPlaces(page), before);
  await page.setViewportSize({ width: 900, height: 700 });
  await page.getByRole("dialog", { name: "Evidence" }).waitFor();
  const over = await readPlaces(page);
  assert.equal(over.strip, 0);
  await page.keyboard.press("Escape");
  await page.getByRole("dialog").waitFor({ state: "detached" });
  const after = await readPlaces(page);
  assert.deepEqual([after.places, after.strip], [over.places, before.strip]);
  await page.evaluate(() => scrollTo(0, 0));
  const atTop = await readPlaces(page);
  await page.getByRole("button", { name: "Share", exact: true }).click();
  await page.getByRole("dialog").waitFor();
  assert.deepEqual(await readPlaces(page), { places: atTop.places, strip: 0 });
  await closePage(page);
});
