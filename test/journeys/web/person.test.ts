import { parse } from "csv-parse/sync";
import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { after, before, test } from "node:test";
import { findViolations } from "../../web/axe.ts";
import { closePage, makeLookup, openPage, startWebSession, type WebSession } from "../../web/session.ts";

let session: WebSession;
let first: string;
before(async () => {
  session = await startWebSession();
  first = (await makeLookup(session, "amara okonkwo")).lookupId;
});
after(async () => await session?.stop());

test("The page of a person has their lookups, what changed between them, and starts another one", async () => {
  const page = await openPage(session);
  await page.goto(`${session.service.url}/lookups/${first}/report/person`);
  await page.getByText("No other lookups of this person yet.").waitFor();
  assert.deepEqual(await findViolations(page), []);
  await page.getByRole("button", { name: "Start lookup for Amara Okonkwo" }).click();
  await page.waitForURL((url) => url.pathname.startsWith("/lookups/") && !url.pathname.includes(first));
  await page.locator(".chip").first().waitFor();
  // A run shows what it has while it continues.
  const made = /\/lookups\/([^/?#]+)/u.exec(page.url())?.[1] ?? "";
  const { service } = session;
  const ended = await fetch(`${service.url}/v1/lookups/${made}?wait=30`, {
    headers: { authorization: `Bearer ${service.apiKey}` },
  });
  assert.equal(ended.status, 200);
  await page.getByRole("link", { name: "Person", exact: true }).click();
  const lookups = page.getByRole("region", { name: "Lookups of this person" }).getByRole("listitem");
  await lookups.nth(1).waitFor();
  assert.equal(await lookups.count(), 2);
  assert.match(await lookups.first().innerText(), /shown here/);
  await lookups.first().getByText("What changed").click();
  await lookups.first().getByText("No changes since").waitFor();
  await lookups.nth(1).getByText("What changed").click();
  await lookups.nth(1).getByText("There is no earlier lookup").waitFor();
  assert.deepEqual(await findViolations(page), []);
  await closePage(page);
});

test("A history is searched by name and counted, and the search stays in the address across a reload", async () => {
  await makeLookup(session, "nadia rahmani", { preview: true });
  const page = await openPage(session);
  await page.goto(`${session.service.url}/lookups`);
  await page.getByText("3 lookups", { exact: true }).waitFor();
  await page.getByLabel("Name", { exact: true }).fill("amara");
  await page.getByText("2 lookups", { exact: true }).waitFor();
  assert.match(page.url(), /\/lookups#name=amara$/);
  await page.reload();
  await page.getByText("2 lookups", { exact: true }).waitFor();
  assert.equal(await page.getByLabel("Name", { exact: true }).inputValue(), "amara");
  assert.equal(await page.getByRole("link", { name: "Nadia Rahmani" }).count(), 0);
  await page.getByLabel("Name", { exact: true }).fill("nobody of this name");
  await page.getByText("No lookups match").waitFor();
  await page.getByRole("button", { name: "Clear filters" }).click();
  await page.getByText("3 lookups", { exact: true }).waitFor();
  await page.getByLabel("Type").selectOption("Previews (1)");
  await page.getByText("1 lookup", { exact: true }).waitFor();
  await page.getByRole("link", { name: "Nadia Rahmani" }).waitFor();
  await page.getByLabel("Type").selectOption("All types");
  await page.getByLabel("Order").selectOption("Oldest first");
  await page.locator(`.row:first-child a[href*="${first}"]`).waitFor();
  assert.deepEqual(await findViolations(page), []);
  await closePage(page);
});

test("Two lookups in the history are compared side by side, and many are deleted together", async () => {
  const page = await openPage(session);
  await page.goto(`${session.service.url}/lookups#name=amara`);
  await page.getByText("2 lookups", { exact: true }).waitFor();
  const bar = page.getByRole("region", { name: "Selected lookups" });
  await page.getByRole("checkbox").first().check();
  await bar.getByText("Select two finished lookups to compare them.").waitFor();
  await page.getByRole("checkbox").nth(1).check();
  assert.deepEqual(await findViolations(page), []);
  await bar.getByRole("link", { name: "Compare" }).click();
  await page.getByText("No differences.").waitFor();
  const rows = page.getByRole("table").getByRole("row");
  assert.match(await rows.filter({ hasText: "Current role" }).innerText(), /Baobab Bridges[\s\S]*Baobab Bridges/);
  assert.deepEqual(await findViolations(page), []);
  await page.goBack();
  await page.getByText("2 lookups", { exact: true }).waitFor();
  await makeLookup(session, "nadia rahmani");
  await page.goto("about:blank");
  await page.goto(`${session.service.url}/lookups#name=nadia`);
  await page.getByText("2 lookups", { exact: true }).waitFor();
  for (const box of await page.getByRole("checkbox").all()) await box.check();
  await bar.getByRole("button", { name: "Delete…" }).click();
  const dialog = page.getByRole("dialog", { name: "Delete 2 lookups?" });
  assert.deepEqual(await findViolations(page), []);
  await dialog.getByRole("button", { name: "Delete permanently" }).click();
  await page.getByText("No lookups match").waitFor();
  await closePage(page);
});

test("Notes and tags are written on the page of a person, and appear in all their lookups", async () => {
  const page = await openPage(session);
  await page.goto(`${session.service.url}/lookups/${first}/report/person`);
  await page.getByLabel("Note", { exact: true }).fill("Ask about the bridge.");
  await page.getByLabel("Tags, separated by commas").fill("bridges, Lagos, bridges");
  await page.getByRole("button", { name: "Save", exact: true }).click();
  await page.getByText(/^Written .* with the key /).waitFor();
  assert.equal(await page.getByLabel("Tags, separated by commas").inputValue(), "bridges, Lagos");
  await page.reload();
  await page.getByText(/^Written /).waitFor();
  assert.equal(await page.getByLabel("Note", { exact: true }).inputValue(), "Ask about the bridge.");
  assert.equal(await page.getByRole("button", { name: "Save", exact: true }).isDisabled(), true);
  assert.deepEqual(await findViolations(page), []);
  await closePage(page);
});

test("The history shows the tags of people, and finds their lookups by a tag, which stays in the address", async () => {
  await makeLookup(session, "nadia rahmani", { preview: true });
  const page = await openPage(session);
  await page.goto(`${session.service.url}/lookups`);
  const rows = page.getByRole("main").locator(".rows > li");
  await rows.first().waitFor();
  const all = await rows.count();
  await rows.getByRole("list", { name: "Tags" }).getByRole("button", { name: "Lagos" }).first().click();
  await page.waitForURL(/\/lookups#tag=Lagos$/);
  await page.waitForFunction((before) => document.querySelectorAll("main .rows > li").length < before, all);
  assert.equal(await page.getByLabel("Tag", { exact: true }).inputValue(), "Lagos");
  for (const text of await rows.allInnerTexts()) assert.match(text, /Amara Okonkwo[\s\S]*bridges[\s\S]*Lagos/);
  const shown = await rows.count();
  const [file] = await Promise.all([
    page.waitForEvent("download"),
    page.getByRole("button", { name: "Download CSV" }).click(),
  ]);
  const table = readFileSync(await file.path(), "utf8");
  const names = (parse(table, { bom: true, columns: true }) as { name: string }[]).map(({ name }) => name);
  assert.equal(names.length, shown);
  assert.deepEqual([...new Set(names)], ["Amara Okonkwo"]);
  await page.reload();
  await rows.first().waitFor();
  assert.equal(await page.getByLabel("Tag", { exact: true }).inputValue(), "Lagos");
  assert.deepEqual(await findViolations(page), []);
  await page.getByLabel("Tag", { exact: true }).selectOption({ label: "All tags" });
  await page.waitForFunction((before) => document.querySelectorAll("main .rows > li").length === before, all);
  await closePage(page);
});

test("The page of somebody in the database has their lookups too", async () => {
  const page = await openPage(session);
  await page.goto(`${session.service.url}/#q=amara`);
  await page.getByRole("link", { name: "Amara Okonkwo" }).click();
  await page.getByRole("region", { name: "Lookups of this person" }).locator(`a[href*="${first}"]`).waitFor();
  assert.deepEqual(await findViolations(page), []);
  await closePage(page);
});

test("People named in a report lead to a search for them", async () => {
  const page = await openPage(session);
  await page.goto(`${session.service.url}/lookups/${first}`);
  await page.locator(".chip").first().waitFor();
  await page.getByTitle("Search for Chidi Okonkwo").click();
  await page.waitForURL(`${session.service.url}/#q=Chidi+Okonkwo`);
  await page.getByText("No matches").waitFor();
  assert.equal(await page.getByRole("textbox").inputValue(), "Chidi Okonkwo");
  await page.goBack();
  await page.getByTitle("Search for Ada Okonkwo").waitFor();
  await closePage(page);
});

test("The employer in a report leads to the post there", async () => {
  const page = await openPage(session);
  await page.goto(`${session.service.url}/lookups/${first}`);
  await page.locator(".chip").first().waitFor();
  await page.locator(".fact", { hasText: "Employer" }).getByRole("link").first().click();
  const focused = await page.evaluate(() => [document.activeElement?.getAttribute("data-chip"), location.pathname]);
  assert.match(String(focused[0]), /^\/experiences\/\d+$/);
  assert.match(String(focused[1]), /^\/lookups\//);
  await closePage(page);
});

test("A report is made for somebody, with a mark and masked contacts, from a dialog", async () => {
  const page = await openPage(session);
  await page.goto(`${session.service.url}/lookups/${first}`);
  await page.locator(".chip").first().waitFor();
  await page.getByRole("button", { name: "More", exact: true }).click();
  await page.getByRole("menuitem", { name: "PDF with options…" }).click();
  const dialog = page.getByRole("dialog", { name: "PDF with options" });
  await dialog.getByLabel("Prepared for").fill("Nordlys Bank");
  await dialog.getByLabel("Confidentiality").selectOption("Confidential");
  const attached = dialog.getByLabel("Attach every source as it was received");
  await attached.check();
  await dialog
    .getByLabel("What the file shows")
    .selectOption({ label: "For readers outside: also no relatives, birthday, street addresses or pictures" });
  assert.equal(await attached.isDisabled(), true, "sources as received are not for outside");
  await dialog.getByLabel("What the file shows").selectOption("Mask email addresses and phone numbers");
  await attached.uncheck();
  assert.deepEqual(await findViolations(page), []);
  const [request] = await Promise.all([
    page.waitForRequest(/\/pdf\?/),
    dialog.getByRole("button", { name: "Download PDF" }).click(),
  ]);
  const { searchParams } = new URL(request.url());
  assert.deepEqual(Object.fromEntries(searchParams), {
    language: "en",
    preparedFor: "Nordlys Bank",
    confidentiality: "confidential",
    redact: "contacts",
  });
  assert.equal((await request.response())?.status(), 200);
  await dialog.waitFor({ state: "hidden" });
  await closePage(page);
});
