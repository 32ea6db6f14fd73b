import assert from "node:assert/strict";
import { after, before, test } from "node:test";
import type { Page } from "playwright-core";
import sharp from "sharp";
import { closePage, makeLookup, openPage, startWebSession, type WebSession } from "../../web/session.ts";

let session: WebSession;
let lookupId: string;
before(async () => {
  session = await startWebSession();
  ({ lookupId } = await makeLookup(session, "Amara Okonkwo"));
});
after(async () => await session?.stop());

/** The report of the lookup, with a profile as if the service had sent it. */
async function openReport(
  data: Readonly<Record<string, unknown>>,
  arrange?: (page: Page) => Promise<void>,
): Promise<Page> {
  const page = await openPage(session);
  await arrange?.(page);
  await page.route(new RegExp(`/v1/lookups/${lookupId}(\\?.*)?$`), async (route) => {
    const response = await route.fetch();
    const lookup = (await response.json()) as { candidate: object };
    const { fullName = "Amara Okonkwo", avatarUrl } = data as { fullName?: string; avatarUrl?: string };
    const candidate = { ...lookup.candidate, fullName, ...(avatarUrl ? { avatarUrl } : {}) };
    await route.fulfill({ response, json: { ...lookup, candidate, data } });
  });
  await page.goto(`${session.service.url}/lookups/${lookupId}`);
  await page.getByRole("heading", { level: 1 }).waitFor();
  return page;
}

const excessOf = async (page: Page) =>
  await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);

test("An empty profile says that nothing was found", async () => {
  const page = await openReport({});
  await page
    .getByText(/nothing|no field|empty/i)
    .first()
    .waitFor();
  assert.equal(await page.getByRole("heading", { level: 2 }).count(), 1);
  await closePage(page);
});

test("A name of 10,000 characters neither widens the page nor pushes the report out of view", async () => {
  for (const fullName of ["A".repeat(10_000), "Ada ".repeat(2_500), "كلمة".repeat(2_500), "👩‍🚀".repeat(2_000)]) {
    const page = await openReport({ fullName, jobTitle: "Engineer" });
    assert.ok((await excessOf(page)) <= 0);
    const { height = 0 } = (await page.getByRole("heading", { level: 1 }).boundingBox()) ?? {};
    assert.ok(height > 0 && height < 450, `the heading is ${height} pixels high`);
    await closePage(page);
  }
});

test("A link that would run code is text", async () => {
  const links = [
    "javascript:alert(document.domain)",
    "JaVaScRiPt:alert(1)",
    "data:text/html,<script>alert(1)</script>",
  ];
  const page = await openReport({ fullName: "Amara Okonkwo", socialMediaLinks: links, sources: links, url: links[0] });
  let ran = false;
  page.on("dialog", async (dialog) => {
    ran = true;
    await dialog.dismiss();
  });
  await page.getByText("javascript:alert(document.domain)").first().waitFor();
  const addresses = await page
    .locator("a")
    .evaluateAll((all) => all.map((each) => (each as HTMLAnchorElement).protocol));
  assert.deepEqual(
    [...new Set(addresses)].toSorted().filter((protocol) => !/^(https?|mailto|tel):$/.test(protocol)),
    [],
  );
  assert.equal(ran, false);
  await closePage(page);
});

test("Markup in a profile is shown as written", async () => {
  const fullName = '<img src=x onerror="document.title=1"><b>Amara</b>';
  const page = await openReport({ fullName, jobTitle: "<script>document.title=2</script>" });
  assert.ok((await page.getByRole("heading", { level: 1 }).innerText()).includes(fullName));
  assert.equal(await page.locator("main img[src='x'], main b, main script").count(), 0);
  assert.ok(!/^[12]$/.test(await page.title()));
  await closePage(page);
});

test("A picture that is really a page is replaced by the initials", async () => {
  const page = await openPage(session);
  await page.route(/\/pictures\//, async (route) => {
    await route.fulfill({ status: 200, contentType: "text/html", body: "<h1>not a picture</h1>" });
  });
  await page.goto(`${session.service.url}/lookups/${lookupId}`);
  await page.locator(".person .picture-initials").first().waitFor();
  assert.equal(await page.locator(".person .picture-initials").first().innerText(), "AO");
  await closePage(page);
});

test("A lookup that is deleted while on screen is reported as gone at the next step", async () => {
  const other = await makeLookup(session, "Amara Okonkwo");
  const page = await openPage(session);
  await page.goto(`${session.service.url}/lookups/${other.lookupId}`);
  await page.locator(".chip").first().waitFor();
  const headers = { "x-api-key": session.service.apiKey };
  const erased = await fetch(`${session.service.url}/v1/lookups/${other.lookupId}`, { method: "DELETE", headers });
  assert.equal(erased.status, 200);
  // A window that comes to the front asks again by itself, and then there is no button any more: both are a next step.
  const told = page.getByText(/Lookup not found/i).first();
  await page.getByRole("button", { name: "Download PDF" }).or(told).first().click();
  await told.waitFor();
  await closePage(page);
});

test("A lookup that is deleted while on screen is reported as gone when its window comes to the front", async () => {
  const other = await makeLookup(session, "Amara Okonkwo");
  const page = await openPage(session);
  await page.goto(`${session.service.url}/lookups/${other.lookupId}`);
  await page.locator(".chip").first().waitFor();
  const headers = { "x-api-key": session.service.apiKey };
  await fetch(`${session.service.url}/v1/lookups/${other.lookupId}`, { method: "DELETE", headers });
  await page.evaluate(() => window.dispatchEvent(new Event("visibilitychange")));
  await page.getByRole("heading", { name: "Lookup not found" }).waitFor();
  assert.equal(await page.getByRole("button", { name: "Download PDF" }).count(), 0);
  await closePage(page);
});

test("While the service is unavailable the page says so, and continues by itself once it is back", async () => {
  const page = await openPage(session);
  await page.goto(session.service.url);
  await page.getByText("Recent lookups").waitFor();
  await session.service.end();
  await page.getByRole("textbox").fill("amara");
  await page.locator(".banner").waitFor();
  await session.service.restart();
  await page.getByRole("article").filter({ hasText: "Amara Okonkwo" }).first().waitFor();
  await page.locator(".banner").waitFor({ state: "detached" });
  assert.equal(await page.getByRole("textbox").inputValue(), "amara");
  await closePage(page);
});

test("A photo opens enlarged, and the arrow keys go to the next and the previous one", async () => {
  const picture = await sharp({ create: { width: 40, height: 50, channels: 3, background: "#0b5f6b" } })
    .png()
    .toBuffer();
  const photos = ["one", "two", "three"].map((name) => ({
    thumbnailUrl: `${session.service.url}/pictures/${name}-small`,
    imageUrl: `${session.service.url}/pictures/${name}`,
    sourceUrl: `https://${name}.example.org/`,
  }));
  const page = await openReport({ photos }, async (each) => {
    await each.route(
      "**/pictures/**",
      async (route) => await route.fulfill({ body: picture, contentType: "image/png" }),
    );
    await each.route(/\/evidence(?:\/outline)?(?:\?.*)?$/, async (route) => await route.fulfill({ json: {} }));
  });
  const opener = page.getByRole("button", { name: /^Enlarge: / }).nth(1);
  await opener.focus();
  await page.keyboard.press("Enter");
  const dialog = page.getByRole("dialog");
  const shown = dialog.getByRole("img");
  await shown.waitFor();
  assert.match((await shown.getAttribute("src")) ?? "", /\/pictures\/two$/);
  assert.equal(await dialog.getByText("two.example.org").isVisible(), true);
  // The dialog takes the focus when it has opened.
  await page.locator("[role=dialog] button:focus").waitFor();
  await page.keyboard.press("ArrowRight");
  await page.locator("[role=dialog] img[src$='/three']").waitFor();
  assert.equal(await dialog.getByRole("button", { name: "Next photo" }).isDisabled(), true);
  for (let step = 0; step < 3; step++) await page.keyboard.press("ArrowLeft");
  await page.locator("[role=dialog] img[src$='/one']").waitFor();
  await page.keyboard.press("Escape");
  await dialog.waitFor({ state: "detached" });
  assert.equal(await opener.evaluate((each) => each === document.activeElement), true);
  await closePage(page);
});
