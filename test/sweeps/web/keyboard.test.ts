import assert from "node:assert/strict";
import { after, before, test } from "node:test";
import type { Page } from "playwright-core";
import { callService, NDJSON } from "../../api/http.ts";
import { INES } from "../../api/people.ts";
import { closePage, makeLookup, openPage, startWebSession, type WebSession } from "../../web/session.ts";

let session: WebSession;
/** A lookup with an undecided record. */
let undecided = "";

before(async () => {
  session = await startWebSession();
  await callService(session.service, "POST", "/imports?format=candor", { body: INES, headers: NDJSON });
  undecided = `/lookups/${(await makeLookup(session, "ines calder")).lookupId}`;
});

after(async () => await session?.stop());

test("the whole way can be gone with the keyboard alone", async () => {
  const page = await openPage(session);
  await page.goto(session.service.url);
  await page.getByRole("textbox").waitFor();
  await page.keyboard.type("amara okonkwo");
  await page.getByRole("article").filter({ hasText: "Amara Okonkwo" }).waitFor();
  await page.keyboard.press("ArrowDown");
  assert.equal(await focusedText(page), "Amara Okonkwo");
  await page.keyboard.press("Enter");
  await page.getByRole("heading", { name: "Amara Okonkwo" }).waitFor();
  await page.getByRole("button", { name: "Start lookup for Amara Okonkwo" }).focus();
  await page.keyboard.press("Enter");
  await page.locator(".chip").first().waitFor();
  await page.keyboard.press("Tab");
  await page.locator(".summary .chip").first().focus();
  await page.keyboard.press("Enter");
  await page.getByRole("complementary", { name: "Evidence" }).locator("mark").first().waitFor();
  await page.keyboard.press("Escape");
  assert.match(await focusedLabel(page), /^Evidence for/);
  await closePage(page);
});

test("a record is decided with the keyboard, shown at once, then in the report, and withdrawn", async () => {
  const page = await openPage(session);
  await page.goto(`${session.service.url}${undecided}/report/records`);
  const group = (name: RegExp) => page.getByRole("region", { name });
  const doubtful = group(/^Undecided/).getByRole("button", { name: "This is the person: Ines Calder" });
  await doubtful.focus();
  await page.keyboard.press("Enter");
  const own = group(/^This person/)
    .getByRole("listitem", { name: "Ines Calder" })
    .filter({ hasText: "maybe.example" });
  await own.getByText("decided by a person").waitFor();
  await page.waitForFunction(() => document.activeElement?.textContent?.includes("maybe.example.org"));
  await page.getByText("Marked as this person.").waitFor({ state: "attached" });
  await page.getByRole("link", { name: "Report", exact: true }).click();
  await page.getByText("Sails").first().waitFor();
  await page.goBack();
  await own.getByRole("button", { name: "Undo decision: Ines Calder" }).focus();
  await page.keyboard.press("Enter");
  await page.getByText("Decision undone: the rules decide.").waitFor({ state: "attached" });
  await doubtful.waitFor();
  await page.getByRole("link", { name: "Report", exact: true }).click();
  await page.getByText("Knots").first().waitFor();
  assert.equal(await page.getByText("Sails").count(), 0);
  await closePage(page);
});

async function focusedText(page: Page): Promise<string> {
  return await page.evaluate(() => document.activeElement?.textContent ?? "");
}

async function focusedLabel(page: Page): Promise<string> {
  return await page.evaluate(() => document.activeElement?.getAttribute("aria-label") ?? "");
}
