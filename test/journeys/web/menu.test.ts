import assert from "node:assert/strict";
import { after, before, test } from "node:test";
import { LANGUAGES } from "../../../src/contract/language.ts";
import { closePage, openPage, startWebSession, type WebSession } from "../../web/session.ts";

let session: WebSession;
before(async () => {
  session = await startWebSession();
});
after(async () => await session?.stop());

test("The main menu names every page in full on a phone, in each language", async () => {
  for (const language of LANGUAGES) {
    const page = await openPage(session, { viewport: { width: 390, height: 844 }, isMobile: true });
    await page.addInitScript((kept) => localStorage.setItem("candor.language", kept), language);
    await page.goto(`${session.service.url}/keys`);
    const menu = page.locator("header nav");
    await menu.getByRole("link").nth(3).waitFor();
    for (const width of [390, 375, 360]) {
      await page.setViewportSize({ width, height: 844 });
      const [content, room] = await menu.evaluate((each) => [each.scrollWidth, each.clientWidth]);
      assert.ok(content !== undefined && content === room, `${language} at ${width}: ${content} of ${room}`);
    }
    await closePage(page);
  }
});
