import assert from "node:assert/strict";
import { after, before, test } from "node:test";
import type { Page } from "playwright-core";
import { fieldsOfSection } from "../../../src/presentation/section-fields.ts";
import { closePage, makeLookup, openPage, startWebSession, type WebSession } from "../../web/session.ts";

let session: WebSession;
let lookupId: string;
before(async () => {
  session = await startWebSession();
  lookupId = (await makeLookup(session, "Amara Okonkwo")).lookupId;
});
after(async () => await session?.stop());

const CAREER = fieldsOfSection("career").join(",");
const SOCIAL = fieldsOfSection("socialMedia").join(",");

/** Opens the report and records which parts of the evidence it asks for; `undefined` stands for all of it. */
async function openReport(): Promise<{ readonly page: Page; readonly asked: readonly (string | undefined)[] }> {
  const page = await openPage(session);
  const asked: (string | undefined)[] = [];
  page.on("request", (request) => {
    const { pathname, searchParams } = new URL(request.url());
    if (pathname.endsWith("/evidence")) asked.push(searchParams.get("fields") ?? undefined);
  });
  await page.goto(`${session.service.url}/lookups/${lookupId}/report`);
  await page.locator(".chip").first().waitFor();
  await page.waitForLoadState("networkidle");
  return { page, asked };
}

const isPart = (page: Page, fields: string) =>
  page.waitForResponse((response) => new URL(response.url()).searchParams.get("fields") === fields);

test("The evidence of a section is loaded when the section comes into view, and once", async () => {
  const { page, asked } = await openReport();
  assert.ok(!asked.includes(undefined), "never all of it");
  assert.ok(!asked.includes(CAREER) && !asked.includes(SOCIAL), asked.join(" "));
  const loaded = isPart(page, CAREER);
  await page.locator("#career").scrollIntoViewIfNeeded();
  await loaded;
  for (const chip of (await page.locator("#career .chip").all()).slice(0, 3)) {
    await chip.click();
    await page.locator(".claim mark").first().waitFor();
    await page.keyboard.press("Escape");
  }
  assert.equal(asked.filter((fields) => fields === CAREER).length, 1);
  await closePage(page);
});

test("A fact that is opened from elsewhere loads the evidence of its section", async () => {
  const { page, asked } = await openReport();
  const role = page.locator(".brief .chip[data-chip^='/experiences']").first();
  const loaded = isPart(page, CAREER);
  await role.click();
  await loaded;
  await page.locator(".claim mark").first().waitFor();
  assert.ok(asked.includes(CAREER));
  await closePage(page);
});

test("If the evidence of a section cannot be loaded, the panel says so, and it can be tried again", async () => {
  const { page } = await openReport();
  await page.route(/\/evidence\?/, (route) => route.fulfill({ status: 400, json: { code: "invalid_request" } }));
  await page.locator(".brief .chip[data-chip^='/experiences']").first().click();
  await page.getByText("Could not load the evidence").waitFor();
  await page.unrouteAll();
  await page.getByRole("button", { name: "Try again" }).click();
  await page.locator(".claim mark").first().waitFor();
  await closePage(page);
});
