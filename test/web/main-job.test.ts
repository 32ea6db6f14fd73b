import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { after, before, test } from "node:test";
import type { Browser, BrowserContext, Locator, Page } from "playwright-core";
import { buildWeb } from "../../scripts/build-web.ts";
import { releaseBrowser, takeBrowser } from "../support/browser.ts";
import { readPdf } from "../support/pdf.ts";
import { startService } from "../support/service.ts";

let service: Awaited<ReturnType<typeof startService>>;
let browser: Browser;
let context: BrowserContext;
let page: Page;
/** What the browser complained about, and which hosts it contacted besides the service. */
const complaints: string[] = [];

before(async () => {
  await buildWeb();
  [service, browser] = await Promise.all([startService(), takeBrowser()]);
  context = await browser.newContext({ viewport: { width: 1360, height: 900 }, reducedMotion: "reduce" });
  page = await context.newPage();
  page.setDefaultTimeout(60_000);
  page.on("console", (message) => {
    if (message.type() === "error" || message.type() === "warning") complaints.push(message.text());
  });
  page.on("pageerror", (error) => complaints.push(error.message));
  page.on("request", (request) => {
    if (!/^(?:data|blob):/.test(request.url()) && new URL(request.url()).origin !== service.url) {
      complaints.push(`asked ${request.url()}`);
    }
  });
});

after(async () => {
  await releaseBrowser();
  await service?.stop();
});

test("the address with the key signs a newcomer in, and the key leaves the address", async () => {
  await page.goto(`${service.url}/#key=${service.apiKey}`);
  await page.getByRole("heading", { name: "Who are you looking for?" }).waitFor();
  assert.equal(page.url().includes(service.apiKey), false);
  assert.equal(await page.evaluate(() => sessionStorage.getItem("candor.key")), service.apiKey);
  assert.equal(await page.evaluate(() => localStorage.getItem("candor.key")), null);
});

test("a search answers while typing, and puts no name in an address that a server sees", async () => {
  await page.locator("[data-search-field]").fill("okonkwo");
  const result = page.getByRole("article").filter({ hasText: "Amara Okonkwo" });
  await result.waitFor();
  assert.match(await result.innerText(), /(?:Strong|Possible) name match/);
  assert.equal(await isDrawn(result.locator("img")), true);
  assert.equal(new URL(page.url()).search, "");
});

test("namesakes are shown side by side, each with what distinguishes them", async () => {
  await page.locator("[data-search-field]").fill("lukas brandt");
  const namesakes = page.getByRole("region", { name: "2 people named Lukas Brandt" }).getByRole("article");
  await namesakes.first().waitFor();
  const [left, right] = await Promise.all([namesakes.nth(0).boundingBox(), namesakes.nth(1).boundingBox()]);
  assert.equal(left?.y, right?.y);
  const texts = await namesakes.allInnerTexts();
  assert.equal(texts.filter((text) => text.includes("Hamburg")).length, 1);
  assert.equal(texts.filter((text) => text.includes("Graz")).length, 1);
  // The year of birth is shown if known, but not on the card of somebody without namesakes.
  assert.equal(texts.filter((text) => text.includes("born 1979")).length, 1);
});

test("every type of search can be chosen", async () => {
  const types = page.getByRole("radio");
  assert.equal(await types.count(), 10);
  await page.getByText("LinkedIn", { exact: true }).click();
  assert.match(page.url(), /type=linkedin/);
  await page.getByText("All people", { exact: true }).click();
});

test("a lookup starts with one click and becomes a report under its readable address", async () => {
  await page.locator("[data-search-field]").fill("amara okonkwo");
  await page.getByRole("button", { name: "Start lookup for Amara Okonkwo" }).click();
  await page.waitForURL(/\/lookups\/[0-9a-f-]{36}\/[a-z0-9-]+$/);
  await page.getByRole("heading", { name: "Overview" }).waitFor();
  await page.locator(".chip").first().waitFor();
});

test("every shown field and sentence has a chip, and its evidence marks words in its datasource", async () => {
  const fields = page.locator(".fact dd, .summary > span, .entry-title, .addresses li");
  assert.ok((await fields.count()) > 5, "the report shows fields");
  for (const field of await fields.all()) {
    assert.ok((await field.locator(".chip").count()) > 0, `no chip on: ${await field.innerText()}`);
  }
  const sentence = page.locator(".summary .chip").first();
  await sentence.click();
  const panel = page.getByRole("complementary", { name: "Evidence" });
  const mark = panel.locator("mark").first();
  await mark.waitFor();
  assert.notEqual((await mark.innerText()).trim(), "");
});

test("one click leads from the evidence to the passage in the whole document", async () => {
  const panel = page.getByRole("complementary", { name: "Evidence" });
  const data = panel.getByText("As data").first();
  if (await data.isVisible()) await data.click();
  const words = await panel.locator(".passage mark").first().innerText();
  await panel.getByRole("link", { name: "Show in document" }).first().click();
  const mark = page.locator(".document-body mark");
  await mark.first().waitFor();
  assert.equal(plain((await mark.allInnerTexts()).join("")), plain(words));
});

test("Escape closes the evidence and returns the focus to its chip", async () => {
  await page.getByRole("link", { name: "Report", exact: true }).click();
  const chip = page.locator(".fact .chip").first();
  await chip.focus();
  await page.keyboard.press("Enter");
  await page.getByRole("complementary", { name: "Evidence" }).waitFor();
  await page.keyboard.press("Escape");
  await page.getByRole("complementary", { name: "Evidence" }).waitFor({ state: "detached" });
  assert.equal(await chip.evaluate((element) => element === document.activeElement), true);
});

test("the coverage lists every question with its outcome", async () => {
  await page.getByRole("link", { name: /^Coverage/ }).click();
  await page.getByRole("table").waitFor();
  assert.ok((await page.getByRole("row").count()) > 1);
  await page.getByRole("table").getByText("Found").first().waitFor();
});

test("the coverage shows no time for what was not asked, and leads to where sources are turned on", async () => {
  const skipped = page.getByRole("table").getByRole("row").filter({ hasText: "Not searched" });
  assert.ok((await skipped.count()) > 0);
  assert.equal(await page.getByText("candor sources").count(), 0, "nobody is told to type a command");
  const link = page.getByRole("link", { name: "Turn them on under Sources" });
  assert.equal(await link.getAttribute("href"), "/sources");
  assert.equal(await skipped.first().getByRole("cell").last().textContent(), "");
  assert.match(
    (await page.getByRole("row", { name: /Found/ }).first().getByRole("cell").last().textContent()) ?? "",
    /\d/,
  );
});

test("the report downloads as a PDF", async () => {
  const [download] = await Promise.all([
    page.waitForEvent("download"),
    page.getByRole("button", { name: "Download PDF" }).click(),
  ]);
  const bytes = readFileSync(await download.path());
  assert.match((await readPdf(bytes)).join(" "), /In brief/);
});

test("a lookup is deleted after a confirmation, with a receipt, and leaves the history", async () => {
  const address = page.url();
  await page.getByRole("button", { name: "More", exact: true }).click();
  await page.getByRole("menuitem", { name: /^Delete lookup/ }).click();
  const dialog = page.getByRole("dialog");
  await dialog.getByRole("button", { name: "Delete permanently" }).click();
  await page.getByRole("heading", { name: "Lookup deleted" }).waitFor();
  await page.getByRole("link", { name: "All lookups" }).click();
  await page.getByRole("heading", { name: "No lookups yet" }).waitFor();
  await page.goto(address);
  await page.getByRole("heading", { name: "Lookup not found" }).waitFor();
});

test("the browser had nothing to complain about and contacted only the service", () => {
  // The one page that does not exist, requested in the test before.
  const known = complaints.filter((text) => !/status of 404/.test(text));
  assert.deepEqual(known, []);
});

async function isDrawn(picture: Locator): Promise<boolean> {
  await picture.waitFor();
  return await picture.evaluate(async (element) => {
    const image = element as HTMLImageElement;
    await image.decode();
    return image.naturalWidth > 0;
  });
}

function plain(text: string): string {
  return text.replace(/\s+/g, " ").trim();
}
