import assert from "node:assert/strict";
import { after, before, test } from "node:test";
import type { Page } from "playwright-core";
import { findViolations } from "../../web/axe.ts";
import { closePage, makeLookup, openPage, startWebSession, type WebSession } from "../../web/session.ts";

let session: WebSession;
let lookupId: string;
before(async () => {
  session = await startWebSession();
  ({ lookupId } = await makeLookup(session, "Amara Okonkwo"));
});
after(async () => await session?.stop());

const field = (page: Page) => page.getByRole("dialog").getByRole("combobox");
const chosen = (page: Page) => page.getByRole("dialog").getByRole("option", { selected: true });

async function open(page: Page, path: string): Promise<void> {
  await page.goto(session.service.url + path);
  await page.getByRole("heading", { level: 1 }).waitFor();
  await page.keyboard.press("Control+K");
  await field(page).and(page.locator(":focus")).waitFor();
}

test("Control+K opens the command palette over any page, and Escape returns to where the focus was", async () => {
  const page = await openPage(session);
  for (const path of ["/", "/lookups", "/bulk", "/nowhere/at/all"]) {
    await page.goto(session.service.url + path);
    await page.getByRole("heading", { level: 1 }).waitFor();
    const settings = page.getByRole("button", { name: "Settings" });
    await settings.focus();
    await page.keyboard.press("Control+K");
    await field(page).and(page.locator(":focus")).waitFor();
    assert.equal(new URL(page.url()).pathname, path);
    await chosen(page).waitFor();
    await page.keyboard.press("Escape");
    await page.getByRole("dialog").waitFor({ state: "detached" });
    assert.equal(await settings.evaluate((each) => each === document.activeElement), true);
  }
  await closePage(page);
});

test("The palette leads to screens, to people looked up before, and to a search on a platform", async () => {
  const page = await openPage(session);
  await open(page, "/bulk");
  await page.keyboard.type("api k");
  assert.equal(await chosen(page).innerText(), "API keys");
  await page.keyboard.press("Enter");
  await page.waitForURL("**/keys");

  await open(page, "/keys");
  await page.keyboard.type("okonk");
  const earlier = page.getByRole("group", { name: "Looked up before" }).getByRole("option");
  await earlier.waitFor();
  assert.match(await earlier.innerText(), /^Amara Okonkwo/);
  assert.deepEqual(await chosen(page).allInnerTexts(), await earlier.allInnerTexts());
  await page.keyboard.press("Enter");
  await page.waitForURL(`**/lookups/${lookupId}/report`);

  await open(page, "/keys");
  await page.keyboard.type("amara");
  await page.getByRole("option", { name: "Search GitHub for “amara”" }).click();
  await page.waitForURL(/\/#q=amara&type=github$/);
  assert.equal(await page.locator("[data-search-field]").inputValue(), "amara");
  await closePage(page);
});

test("Arrow keys move through the whole list and around its end, and the field names the chosen entry", async () => {
  const page = await openPage(session);
  await open(page, "/usage");
  await page.getByRole("option", { name: "Amara Okonkwo" }).waitFor();
  const names = await page.getByRole("dialog").getByRole("option").allInnerTexts();
  for (const name of [...names.slice(1), names[0]]) {
    await page.keyboard.press("ArrowDown");
    assert.equal(await chosen(page).innerText(), name);
    assert.equal(await field(page).getAttribute("aria-activedescendant"), await chosen(page).getAttribute("id"));
  }
  await page.keyboard.press("ArrowUp");
  assert.equal(await chosen(page).innerText(), names.at(-1));
  assert.deepEqual(await findViolations(page), []);
  await closePage(page);
});

test("On a lookup the palette offers what its page can do, and the evidence stays open beneath", async () => {
  const page = await openPage(session);
  await page.goto(`${session.service.url}/lookups/${lookupId}/report`);
  await page.locator(".chip").first().click();
  const evidence = page.getByRole("complementary", { name: "Evidence" });
  await evidence.waitFor();
  await page.keyboard.press("Control+K");
  await field(page).and(page.locator(":focus")).waitFor();
  const actions = page.getByRole("group", { name: "This lookup" }).getByRole("option");
  assert.ok((await actions.allInnerTexts()).includes("Download PDF"));
  await page.keyboard.press("Escape");
  await page.getByRole("dialog").waitFor({ state: "detached" });
  assert.equal(await evidence.isVisible(), true);

  await page.keyboard.press("Control+K");
  await field(page).and(page.locator(":focus")).waitFor();
  await page.keyboard.type("pdf with");
  await page.keyboard.press("Enter");
  await page.getByRole("dialog").getByLabel("Prepared for").waitFor();
  await page.keyboard.press("Escape");
  await page.getByRole("dialog").waitFor({ state: "detached" });

  await page.keyboard.press("Control+K");
  await field(page).and(page.locator(":focus")).waitFor();
  await page.keyboard.type("coverage");
  await page.keyboard.press("Enter");
  await page.waitForURL("**/report/coverage");
  await closePage(page);
});
