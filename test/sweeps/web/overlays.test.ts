import assert from "node:assert/strict";
import { after, before, test } from "node:test";
import type { Page } from "playwright-core";
import { callService } from "../../api/http.ts";
import { LONG } from "../../support/long-form.ts";
import { checkScreens, type View } from "./check-screens.ts";
import type { Screen } from "../../web/screens.ts";
import { makeLookup, startWebSession, type WebSession } from "../../web/session.ts";

/** Everything that opens over a page or takes a file, in the state in which one meets it. */
let session: WebSession;
let report: string;
before(async () => {
  session = await startWebSession();
  const { lookupId } = await makeLookup(session, "Amara Okonkwo");
  report = `/lookups/${lookupId}`;
  await callService(session.service, "POST", "/members", {
    body: { name: "Mara Lindt", email: "mara.lindt@example.org", role: "analyst" },
  });
  await callService(session.service, "POST", "/keys", {
    body: { name: "Night run", scopes: ["search"], purposes: ["self"] },
  });
});
after(async () => await session?.stop());

const VIEWS: readonly View[] = [
  { scheme: "light", device: "desktop" },
  { scheme: "dark", device: "phone" },
];

/** Opens a dialog with the button of that name, the last one if there are several. */
const opening =
  (button: string | RegExp) =>
  async (page: Page): Promise<void> => {
    await page.getByRole("button", { name: button, exact: true }).last().click();
    await page.getByRole("dialog").waitFor();
  };

const withChips = async (page: Page): Promise<void> => await page.locator(".chip").first().waitFor();

function listOverlays(): readonly Screen[] {
  const fromMenu = (item: string | RegExp) => async (page: Page) => {
    await withChips(page);
    await page.getByRole("button", { name: "More", exact: true }).click();
    await page.getByRole("menuitem", { name: item }).click();
    await page.getByRole("dialog").waitFor();
  };
  return [
    {
      name: "the settings",
      path: "/",
      ready: "Candor",
      act: async (page) => {
        await page.getByRole("button", { name: "Settings" }).click();
        await page.getByRole("menuitemradio").first().waitFor();
      },
    },
    {
      name: "what can be done with a lookup",
      path: report,
      ready: "Overview",
      act: async (page) => {
        await withChips(page);
        await page.getByRole("button", { name: "More", exact: true }).click();
        await page.getByRole("menuitem").first().waitFor();
      },
    },
    {
      name: "light box",
      path: report,
      ready: "Photos",
      act: async (page) => {
        await withChips(page);
        await opening(/^Enlarge: /)(page);
        await page.getByRole("dialog").getByRole("img").waitFor();
      },
    },
    {
      name: "Control and K",
      path: `${report}/report/coverage`,
      ready: "Searched by",
      act: async (page) => {
        await page.keyboard.press("Control+k");
        await page.getByRole("combobox").and(page.locator(":focus")).waitFor();
      },
    },
    {
      name: "sharing",
      path: report,
      ready: "Overview",
      act: async (page) => {
        await withChips(page);
        await opening("Share")(page);
      },
    },
    { name: "options of the PDF", path: report, ready: "Overview", act: fromMenu("PDF with options…") },
    { name: "deleting the lookup", path: report, ready: "Overview", act: fromMenu(/^Delete lookup/) },
    {
      name: "deleting many lookups",
      path: "/lookups",
      ready: "Finished",
      act: async (page) => {
        await page.getByRole("checkbox").first().check();
        await opening(/^Delete/)(page);
      },
    },
    { name: "revoking a key", path: "/keys", ready: "Night run", act: opening(/^Revoke/) },
    { name: "rotating a key", path: "/keys", ready: "Night run", act: opening(/^Rotate/) },
    { name: "removing a member", path: "/members", ready: "Mara Lindt", act: opening(/^Remove/) },
    {
      name: "a source with its settings",
      path: "/sources",
      ready: "OpenAlex",
      act: async (page) => {
        for (const summary of await page.locator("main summary").all()) await summary.click();
        // A click may scroll a button halfway behind the bar at the top.
        await page.evaluate(() => scrollTo(0, 0));
      },
    },
    {
      name: "a document with its passage",
      path: report,
      ready: "Overview",
      act: async (page) => {
        await withChips(page);
        await page.locator(".summary .chip").first().click();
        await page.getByRole("link", { name: "Show in document" }).first().click();
        await page.locator(".document-body mark").first().waitFor();
      },
    },
    {
      name: "a table that is to be imported",
      path: "/imports",
      ready: "Earlier imports",
      act: async (page) => {
        const table = "Who,Mail,Town\nVera Vorschau,vera@vorschau.example.org,Graz\n,nobody@vorschau.example.org,\n";
        await page
          .getByLabel("Choose a file")
          .last()
          .setInputFiles({ name: "leads.csv", mimeType: "text/csv", buffer: Buffer.from(table) });
        await page.getByLabel("Import Who as").selectOption("fullName");
        await page.getByRole("row", { name: /^Vera Vorschau/ }).waitFor();
      },
    },
    {
      name: "a file that cannot be imported",
      path: "/imports",
      ready: "Earlier imports",
      act: async (page) => {
        await page
          .getByLabel("Choose a file")
          .last()
          .setInputFiles({ name: "broken.xlsx", mimeType: "application/zip", buffer: Buffer.from("PK") });
        await page.getByText("Could not read broken.xlsx").waitFor();
      },
    },
    {
      name: "documents for a lookup",
      path: "/new",
      ready: "Full name",
      act: async (page) => {
        await page.locator('input[type="file"]').setInputFiles([
          { name: "cv.txt", mimeType: "text/plain", buffer: Buffer.from("Ines Calder\nSailmaker\n") },
          { name: "cv.exe", mimeType: "application/octet-stream", buffer: Buffer.from("MZ") },
        ]);
        await page.getByText("Candor cannot read the format of cv.exe.").waitFor();
      },
    },
  ];
}

test("Everything that opens over a page or takes a file is accessible and fits, wide and light, or dark on a phone", async () => {
  const overlays = listOverlays();
  for (const [at, view] of VIEWS.entries()) {
    const seen = LONG ? overlays : overlays.filter((_, index) => index % VIEWS.length === at);
    assert.deepEqual(await checkScreens(session, seen, [view]), []);
  }
});
