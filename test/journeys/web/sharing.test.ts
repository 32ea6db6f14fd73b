import assert from "node:assert/strict";
import { after, before, test } from "node:test";
import type { Page } from "playwright-core";
import { callService } from "../../api/http.ts";
import {
  closePage,
  makeLookup,
  openPage,
  openStrangersPage,
  startWebSession,
  type WebSession,
} from "../../web/session.ts";

let session: WebSession;
let lookupId: string;
before(async () => {
  session = await startWebSession();
  ({ lookupId } = await makeLookup(session, "Amara Okonkwo"));
});
after(async () => await session?.stop());

async function openDialog(page: Page): Promise<void> {
  await page.goto(`${session.service.url}/lookups/${lookupId}`);
  await page.getByRole("button", { name: "Share", exact: true }).click();
  await page.getByRole("dialog", { name: "Share this report" }).waitFor();
}

test("A link is made for some days, opened by a stranger, counted and revoked", async () => {
  const page = await openPage(session);
  await openDialog(page);
  const dialog = page.getByRole("dialog");
  await dialog.getByText("No links yet.").waitFor();
  await dialog.getByText("1 day", { exact: true }).click();
  await dialog.getByRole("button", { name: "Create link" }).click();
  const address = await dialog.getByRole("textbox", { name: "Link" }).inputValue();
  assert.match(address, new RegExp(`^${session.service.url}/shared#[\\w-]{43}$`));
  await dialog.getByText("not opened yet").waitFor();

  const stranger = await openStrangersPage(session);
  const asked: string[] = [];
  stranger.on("request", (request) => asked.push(request.url()));
  await stranger.goto(address);
  await stranger.getByRole("heading", { level: 1, name: /Amara Okonkwo/ }).waitFor();
  await stranger.getByRole("heading", { name: "Overview" }).waitFor();
  assert.equal(await stranger.getByRole("navigation", { name: "Main" }).count(), 0);
  for (const name of ["Download PDF", "Share", "More"]) {
    assert.equal(await stranger.getByRole("button", { name, exact: true }).count(), 0);
  }
  assert.deepEqual(
    asked.filter((url) => new URL(url).pathname.startsWith("/v1/")).map((url) => new URL(url).pathname),
    ["/v1/shared"],
  );
  const token = new URL(address).hash.slice(1);
  assert.deepEqual(
    asked.filter((url) => url.split("#")[0]?.includes(token)),
    [],
    "the token is in no address that a server sees",
  );

  await stranger.locator(".summary .chip").first().click();
  const panel = stranger.getByRole("complementary", { name: "Evidence" });
  await panel.locator("mark").first().waitFor();
  assert.notEqual((await panel.locator("mark").first().innerText()).trim(), "");
  assert.equal(await panel.getByRole("link", { name: "Show in document" }).count(), 0);
  await panel.locator(".fact-card mark").first().waitFor();
  assert.equal(await panel.locator(".passage-path").count(), 0, "no place is written as programs do");

  await page.keyboard.press("Escape");
  await openDialog(page);
  await dialog.getByText(/opened 1 time, last/).waitFor();
  await dialog.getByRole("button", { name: /^Revoke the link/ }).click();
  await dialog.getByText(/^Revoked on/).waitFor();
  assert.equal(await dialog.getByRole("textbox", { name: "Link" }).count(), 0, "a revoked link is no longer offered");
  await stranger.reload();
  await stranger.getByRole("heading", { level: 1, name: "This link is no longer valid" }).waitFor();
  await closePage(stranger);
  await closePage(page);
});

test("A link is made, copied and revoked with the keyboard alone", async () => {
  const page = await openPage(session);
  await page.goto(`${session.service.url}/lookups/${lookupId}`);
  const share = page.getByRole("button", { name: "Share", exact: true });
  await share.waitFor();
  await share.focus();
  await page.keyboard.press("Enter");
  const dialog = page.getByRole("dialog", { name: "Share this report" });
  await dialog.waitFor();
  await dialog.getByRole("button", { name: "Create link" }).focus();
  await page.keyboard.press("Enter");
  await dialog.getByRole("textbox", { name: "Link" }).waitFor();
  await page.keyboard.press("Tab");
  await page.keyboard.press("Tab");
  assert.equal(await page.evaluate(() => document.activeElement?.textContent), "Copy");
  await dialog
    .getByRole("button", { name: /^Revoke the link/ })
    .first()
    .focus();
  await page.keyboard.press("Enter");
  await dialog
    .getByText(/^Revoked on/)
    .first()
    .waitFor();
  await page.keyboard.press("Escape");
  await dialog.waitFor({ state: "detached" });
  assert.equal(await share.evaluate((element) => element === document.activeElement), true);
  await closePage(page);
});

test("An invalid link, and one whose lookup is deleted, say that they show nothing", async () => {
  const other = await makeLookup(session, "Amara Okonkwo");
  const made = await callService(session.service, "POST", `/lookups/${other.lookupId}/shares`, { body: { days: 7 } });
  const { url } = made.body as { url: string };
  await callService(session.service, "DELETE", `/lookups/${other.lookupId}`);
  const stranger = await openStrangersPage(session);
  for (const address of [url, `${session.service.url}/shared`, `${session.service.url}/shared#%00%F0`]) {
    await stranger.goto("about:blank");
    await stranger.goto(address);
    await stranger.getByRole("heading", { level: 1, name: "This link is no longer valid" }).waitFor();
  }
  await closePage(stranger);
});

test("A link's page is indexed by no search engine and reveals its address to no other site", async () => {
  const response = await fetch(`${session.service.url}/shared`, { headers: { accept: "text/html" } });
  assert.equal(response.status, 200);
  assert.match(response.headers.get("x-robots-tag") ?? "", /noindex/);
  assert.equal(response.headers.get("referrer-policy"), "no-referrer");
  assert.match(response.headers.get("content-security-policy") ?? "", /default-src 'none'.*frame-ancestors 'none'/);
  assert.equal(response.headers.get("cache-control"), "no-cache");
});
