import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { after, before, test } from "node:test";
import type { Page } from "playwright-core";
import { importPeople, PEOPLE, runList } from "../../api/bulk-kit.ts";
import { closePage, openPage, startWebSession, type WebSession } from "../../web/session.ts";
import { findViolations } from "../../web/axe.ts";

let session: WebSession;
before(async () => {
  session = await startWebSession();
  await importPeople(session.service, PEOPLE);
});
after(async () => await session?.stop());

test("Rows are pasted from a spreadsheet, or as names line by line", async () => {
  const page = await openPage(session);
  await page.goto(`${session.service.url}/bulk`);
  const paste = page.getByLabel("Or paste rows here");
  await paste.fill("Ottilie Bramwick\nNobody Known\n");
  await page.getByRole("button", { name: "Show the rows" }).click();
  await page.getByRole("rowheader", { name: "Nobody Known" }).waitFor();
  await page.getByRole("button", { name: "Look up 2 rows" }).waitFor();
  await page.getByRole("button", { name: "Cancel" }).click();
  await paste.fill("Who\temail\nOttilie Bramwick\tottilie@bramwick.example.org\n");
  await page.getByRole("button", { name: "Show the rows" }).click();
  await page.getByLabel("Import Who as").selectOption("fullName");
  await page.getByRole("rowheader", { name: "Ottilie Bramwick" }).waitFor();
  assert.deepEqual(await findViolations(page), []);
  await page.getByRole("button", { name: "Look up 1 row" }).click();
  await page.getByRole("heading", { name: "pasted rows.tsv" }).waitFor();
  await page
    .getByRole("row", { name: /Ottilie Bramwick/ })
    .getByText("Finished")
    .waitFor();
  await closePage(page);
});

async function choose(page: Page, name: string, list: string): Promise<void> {
  const file = { name, mimeType: "text/csv", buffer: Buffer.from(list) };
  await page.getByLabel("Choose a list").last().setInputFiles(file);
}

test("A list is chosen, its rows are looked up in view, and the result is saved", async () => {
  const page = await openPage(session);
  await page.goto(`${session.service.url}/bulk`);
  let started = 0;
  page.on("request", (request) => (started += Number(request.method() === "POST" && request.url().includes("/bulk?"))));
  await page.getByText("Matching, columns and budget").click();
  await page.getByLabel("Lookups", { exact: true }).fill("5");
  await choose(page, "leads.csv", "Who,email\nOttilie Bramwick,ottilie@bramwick.example.org\nNobody Known,\n");
  // Nothing starts before the button: the columns, the purpose and the cost are seen first.
  await page.getByLabel("Import Who as").selectOption("fullName");
  await page.getByRole("rowheader", { name: "Ottilie Bramwick" }).waitFor();
  assert.equal(await page.getByRole("textbox", { name: "Columns" }).inputValue(), "Who = fullName");
  await page.getByText("2 rows · Full · Due diligence · at most 2 credits").waitFor();
  assert.deepEqual(await findViolations(page), []);
  assert.equal(started, 0);
  await page.getByRole("button", { name: "Look up 2 rows" }).click();
  await page.getByRole("heading", { name: "leads.csv" }).waitFor();
  const row = page.getByRole("row", { name: /Ottilie Bramwick/ });
  await row.getByText("Finished").waitFor();
  await page.getByRole("row", { name: /Nobody Known.*Not matched.*no matching person/ }).waitFor();
  await page.getByText("Spent: lookups 1 of 5").waitFor();
  assert.deepEqual(await findViolations(page), []);
  const downloading = page.waitForEvent("download");
  await page.getByRole("button", { name: "Download CSV" }).click();
  const path = await (await downloading).path();
  assert.match(readFileSync(path, "utf8"), /Ottilie Bramwick,done.*Harrow Kites/);
  await page.getByLabel(/^Not matched/).check({ force: true });
  await row.waitFor({ state: "detached" });
  await page.getByLabel(/^All/).check({ force: true });
  await page.getByRole("link", { name: "Open the lookup of Ottilie Bramwick" }).click();
  await page.waitForURL(/\/lookups\//);
});

test("Why a row matched nobody is explained in the reader's language, in few lines on a phone", async () => {
  const list = "name,employer\nOttilie Bramwick,Somebody Else Ltd\nNobody Known,\n";
  const { bulkId } = await runList(session.service, "name=nearly.csv&minLikelihood=1", list);
  const page = await openPage(session, { locale: "de", viewport: { width: 390, height: 844 } });
  await page.goto(`${session.service.url}/bulk/${bulkId}`);
  const reason = page.getByRole("row", { name: /Ottilie Bramwick/ }).locator(".table-reason");
  await reason.waitFor();
  assert.equal(
    await reason.textContent(),
    "Niemand, der hier bekannt ist, passt gut genug. Ein anderer Arbeitgeber; Stellen wechseln jedoch.",
  );
  await page.getByText("Hier ist niemand bekannt, der passt.").waitFor();
  const lines = await reason.evaluate((text) => {
    const range = document.createRange();
    range.selectNodeContents(text);
    return new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size;
  });
  assert.ok(lines <= 4, `${lines} lines`);
  assert.deepEqual(await findViolations(page), []);
});

test("An unreadable list is refused with the reason, and nothing is started", async () => {
  const page = await openPage(session);
  await page.goto(`${session.service.url}/bulk`);
  await choose(page, "odd.csv", "x,y\n1,2\n");
  await page
    .getByRole("alert")
    .getByText(/No column holds names/)
    .waitFor();
  assert.ok(await page.getByRole("button", { name: "Look up 1 row" }).isDisabled());
  await page.getByRole("button", { name: "Cancel" }).click();
  await choose(page, "photo.png", "x");
  await page.getByText(/is not a list Candor can read/).waitFor();
  assert.deepEqual(await findViolations(page), []);
});

test("A running bulk lookup is stopped, and deleted", async () => {
  const page = await openPage(session);
  await page.goto(`${session.service.url}/bulk`);
  await page.getByText("Matching, columns and budget").click();
  await page.getByLabel(/^Also look up people/).check();
  await choose(page, "many.csv", `name\n${Array.from({ length: 500 }, (_, at) => `Person Number${at}`).join("\n")}\n`);
  await page.getByRole("button", { name: "Look up 500 rows" }).click();
  await page.getByRole("button", { name: "Stop" }).click();
  await page.locator(".mark").getByText("Cancelled").waitFor();
  await page.getByRole("button", { name: "Delete…" }).click();
  await page.getByRole("button", { name: "Delete bulk lookup" }).click();
  await page.waitForURL(/\/bulk$/);
  await page.getByRole("link", { name: "many.csv" }).waitFor({ state: "detached" });
});
