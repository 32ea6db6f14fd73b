import assert from "node:assert/strict";
import { after, before, test } from "node:test";
import writeWorkbook from "write-excel-file/node";
import { callService, NDJSON, ndjson } from "../../api/http.ts";
import { TOVA } from "../../web/people.ts";
import { serveCoverage } from "../../web/screens.ts";
import { closePage, makeLookup, openPage, startWebSession, type WebSession } from "../../web/session.ts";

let session: WebSession;
before(async () => {
  session = await startWebSession();
});
after(async () => await session?.stop());

test("A running lookup shows its stages, a line for each answer as it arrives, and the time left", async () => {
  const { lookupId } = await makeLookup(session, "Amara Okonkwo");
  const page = await openPage(session);
  let [answered, isRunning] = [1, true];
  await page.route(new RegExp(`/v1/lookups/${lookupId}(/coverage)?(\\?.*)?$`), async (route) => {
    const response = await route.fetch();
    const body = (await response.json()) as object | readonly object[];
    if (!isRunning) return await route.fulfill({ response, json: body });
    if (Array.isArray(body)) return await route.fulfill({ response, json: body.slice(0, answered) });
    const startedAt = new Date(Date.now() - 4_000).toISOString();
    const running = { ...body, status: "running", stage: "collect", progress: 0.25, startedAt };
    await route.fulfill({ response, json: running });
  });
  await page.goto(`${session.service.url}/lookups/${lookupId}`);
  await page.getByRole("heading", { level: 1, name: "Amara Okonkwo" }).waitFor();
  const stage = page.getByRole("list", { name: "Stages" }).locator("[aria-current=step]");
  assert.match(await stage.innerText(), /^Collecting/);
  assert.equal(await page.getByRole("progressbar", { name: "Progress" }).getAttribute("aria-valuenow"), "25");
  await page.getByText(/\d s elapsed · about \d+ s left/).waitFor();
  const answers = page.getByRole("region", { name: "Answers so far" }).getByRole("listitem");
  await answers.first().waitFor();
  assert.equal(await answers.count(), 1);
  answered = 4;
  await answers.nth(3).waitFor();
  // The first is what the caller told the lookup, the second the operator's own archive.
  assert.match(await answers.first().innerText(), /operator[\s\S]*Found/);
  assert.match(await answers.nth(1).innerText(), /Imported documents[\s\S]*(Found|Nothing there)/);
  await page.reload();
  await answers.nth(3).waitFor();
  assert.match(await stage.innerText(), /^Collecting/);
  isRunning = false;
  await page.getByRole("heading", { name: "Overview" }).waitFor();
  await page.unrouteAll({ behavior: "ignoreErrors" });
  await closePage(page);
});

test("At its beginning a lookup says that there is no estimate yet and how many sources answered; a later one survives a reload", async () => {
  const { lookupId } = await makeLookup(session, "Amara Okonkwo");
  const page = await openPage(session);
  let [progress, agoMs] = [0.1, 2_000];
  await page.route(new RegExp(`/v1/lookups/${lookupId}(/coverage)?(\\?.*)?$`), async (route) => {
    const response = await route.fetch();
    const body = (await response.json()) as object | readonly object[];
    if (Array.isArray(body)) return await route.fulfill({ response, json: body.slice(0, 2) });
    const startedAt = new Date(Date.now() - agoMs).toISOString();
    await route.fulfill({ response, json: { ...body, status: "running", stage: "collect", progress, startedAt } });
  });
  await page.goto(`${session.service.url}/lookups/${lookupId}`);
  await page.getByText(/s elapsed · no estimate yet, 2 sources have answered/).waitFor();
  [progress, agoMs] = [0.5, 60_000];
  await page.reload();
  await page.getByText(/about .*(min|s) left/).waitFor();
  // Much later nothing more is done: the estimate from the last progress is over, also after a reload.
  agoMs = 300_000;
  await page.reload();
  await page.getByText("longer than expected").waitFor();
  await page.unrouteAll({ behavior: "ignoreErrors" });
  await closePage(page);
});

test("A stopped lookup says so, and is in the history under its status", async () => {
  const { lookupId } = await makeLookup(session, "Amara Okonkwo");
  const page = await openPage(session);
  let status = "running";
  await page.route(new RegExp(`/v1/lookups/${lookupId}(/cancel)?(\\?.*)?$`), async (route) => {
    if (route.request().method() === "POST") status = "cancelled";
    const response = await route.fetch();
    const { data: _, ...rest } = (await response.json()) as Record<string, unknown>;
    await route.fulfill({ response, json: { ...rest, status } });
  });
  await page.goto(`${session.service.url}/lookups/${lookupId}`);
  await page.getByRole("button", { name: "Stop lookup" }).click();
  await page.getByRole("heading", { name: "This lookup was cancelled" }).waitFor();
  await page.getByRole("link", { name: "Lookups" }).click();
  await page
    .getByText(/^Finished \d/)
    .first()
    .click();
  await page.getByRole("link", { name: "Amara Okonkwo" }).first().waitFor();
  await page.getByText(/^Cancelled \d/).click();
  await page.getByText("No lookups with status “Cancelled”").waitFor();
  await page.unrouteAll({ behavior: "ignoreErrors" });
  await closePage(page);
});

test("A search on a platform says what was asked and what came of it, even if nobody is known there", async () => {
  const page = await openPage(session);
  await serveCoverage(page);
  for (const [hash, ready] of [
    ["q=amara&type=x", "1 person"],
    ["q=zzzzqqqq&type=bluesky", "No matches on Bluesky"],
  ]) {
    await page.goto("about:blank");
    await page.goto(`${session.service.url}/#${hash}`);
    await page
      .getByText(ready ?? "")
      .first()
      .waitFor();
    const asked = page.getByRole("region", { name: "Sources searched" });
    const rows = (await asked.getByRole("listitem").allInnerTexts()).map((row) => row.replace(/\s+/g, " "));
    assert.deepEqual(rows, [
      "Bluesky Found returned matches",
      "Mastodon Not found returned no matches",
      "X Not searched no user token, which it needs to be searched by name",
      "GitHub Unavailable the source’s own rate limit (429)",
      "Wikidata Failed the request failed",
    ]);
    await page.getByRole("status").getByText("X: Not searched.").waitFor({ state: "attached" });
  }
  await page.unrouteAll({ behavior: "ignoreErrors" });
  await page.goto("about:blank");
  await page.goto(`${session.service.url}/#q=amara`);
  await page.getByText("1 person").first().waitFor();
  assert.equal(await page.getByRole("region", { name: "Sources searched" }).count(), 0);
  await closePage(page);
});

test("Somebody not found is looked up by what was typed, which is in no address sent to a server", async () => {
  const page = await openPage(session);
  const asked: string[] = [];
  page.on("request", (request) => asked.push(request.url()));
  for (const [typed, field] of [
    ["Zyxwra Qvanthe", "Full name"],
    ["zyxwra@qvanthe.example", /^Email/],
  ] as const) {
    await page.goto("about:blank");
    await page.goto(`${session.service.url}/#${new URLSearchParams({ q: typed }).toString()}`);
    await page.getByRole("link", { name: "Look up someone who is not listed" }).click();
    await page.getByRole("button", { name: "Start lookup" }).waitFor();
    assert.equal(await page.getByLabel(field).inputValue(), typed);
    assert.equal(new URL(page.url()).search, "");
    await page.reload();
    await page.getByRole("button", { name: "Start lookup" }).waitFor();
    assert.equal(await page.getByLabel(field).inputValue(), typed);
  }
  const pages = asked.filter((address) => new URL(address).pathname === "/new");
  assert.ok(pages.length > 0 && pages.every((address) => new URL(address).search === ""));
  await closePage(page);
});

test("Errors in a new person are explained at their fields, and the first gets the focus", async () => {
  const page = await openPage(session);
  await page.goto(`${session.service.url}/new`);
  await page.getByLabel("Full name").fill("Ines Calder");
  await page.getByLabel(/^Email/).fill("ines at example");
  await page.getByLabel(/^Profiles and pages/).fill("https://example.org/ines\nnot an address");
  await page.getByRole("button", { name: "Start lookup" }).click();
  const email = page.getByLabel(/^Email/);
  await page.getByText("This is not an email address.").waitFor();
  assert.equal(await email.getAttribute("aria-invalid"), "true");
  assert.equal(await email.evaluate((field) => field === document.activeElement), true);
  await page.getByText("Line 2 is not a URL.").waitFor();
  assert.equal(await page.getByText("/candidate/").count(), 0);
  await email.fill("ines@example.org");
  await page.getByLabel(/^Profiles and pages/).fill("");
  await page.getByRole("button", { name: "Start lookup" }).click();
  await page.waitForURL(/\/lookups\//);
  await closePage(page);
});

test("Politics, religion and sexuality are judged only if their box is ticked, and have no box under a purpose that may not", async () => {
  const page = await openPage(session);
  await page.goto(`${session.service.url}/new`);
  await page.getByLabel("Full name").fill("Ines Calder");
  await page.getByLabel(/^Email/).fill("ines@example.org");
  const purpose = page.getByLabel("Purpose", { exact: true });
  await purpose.selectOption("due_diligence");
  await page.getByText("Options", { exact: true }).click();
  const topics = page.getByRole("group", { name: "Also judge posts on these topics" });
  const boxes = topics.getByRole("checkbox");
  await boxes.first().waitFor();
  assert.equal(await boxes.count(), 3);
  assert.equal(await topics.getByRole("checkbox", { checked: true }).count(), 0);
  await topics.getByLabel("Politics").check();
  await purpose.selectOption("sales");
  await topics.waitFor({ state: "detached" });
  await purpose.selectOption("journalism");
  assert.equal(await topics.getByRole("checkbox", { checked: true }).count(), 0, "another purpose requests nothing");
  await topics.getByLabel("Religion").check();
  const asked = page.waitForRequest((request) => request.method() === "POST" && request.url().endsWith("/lookups"));
  await page.getByRole("button", { name: "Start lookup" }).click();
  const body = (await asked).postDataJSON() as { purpose: string; "candor.flags": string[] };
  assert.deepEqual([body.purpose, body["candor.flags"]], ["journalism", ["religiousContent"]]);
  await closePage(page);
});

test("A file is imported with its counts, its people are found, and the import is removed; a file without a usable row imports nothing", async () => {
  const page = await openPage(session);
  await page.goto(`${session.service.url}/imports`);
  const file = {
    name: "people.ndjson",
    mimeType: "application/x-ndjson",
    buffer: Buffer.from(`${TOVA}{"type":"nothing"}\n`),
  };
  await page.locator("input[type=file]").setInputFiles(file);
  await page.getByText("Imported people.ndjson").first().waitFor();
  const run = page.locator(".import-run");
  assert.match(await run.innerText(), /Rows read\s+3\s+People saved\s+2[\s\S]*Rejected\s+1/);
  await run.getByText("1 rejected row", { exact: true }).click();
  await run.getByText(/\bline 3:/i).waitFor();
  await page.goto(`${session.service.url}/#q=lindqvist`);
  await page.getByText("2 people").first().waitFor();
  await page.goto(`${session.service.url}/imports`);
  // Not the first entry of the list: that one is another import until the list has been read again.
  const remove = page.locator(".import-row", { hasText: "people.ndjson" }).getByRole("button", { name: /^Remove/ });
  await remove.click();
  await page.getByRole("dialog").getByRole("button", { name: "Remove import" }).click();
  await page.getByText("Removed 2 people and 0 documents.").first().waitFor();
  await page.unrouteAll({ behavior: "ignoreErrors" });
  await page.locator("input[type=file]").setInputFiles({ ...file, buffer: Buffer.from('{"type":"candidate"}\n') });
  await page.getByText("Nothing imported from people.ndjson: no usable rows").first().waitFor();
  assert.equal(await page.getByText("Imported people.ndjson").count(), 0);
  await remove.click();
  await page.getByRole("dialog").getByRole("button", { name: "Remove import" }).click();
  await run.waitFor({ state: "detached" });
  await closePage(page);
});

test("Somebody who rotates the key they are signed in with continues with the new one", async () => {
  const { key } = (
    await callService(session.service, "POST", "/keys", {
      body: { name: "Desk", scopes: ["admin", "lookups:read"], purposes: ["research"] },
    })
  ).body as { key: string };
  const page = await openPage(session, {}, key);
  await page.goto(`${session.service.url}/keys`);
  const row = page.getByRole("listitem").filter({ hasText: "signed in with this key" });
  await row.getByRole("button", { name: /^Rotate/ }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Rotate", exact: true }).click();
  const rotated = await page.locator(".key-text").innerText();
  assert.notEqual(rotated, key);
  const stored = await page.evaluate(() => sessionStorage.getItem("candor.key"));
  assert.equal(stored, rotated);
  await page.getByRole("button", { name: "Done" }).click();
  await row.waitFor();
  await page.unrouteAll({ behavior: "ignoreErrors" });
  await closePage(page);
});

test("A key is created, shown once, signs in with its own rights, and is revoked", async () => {
  const page = await openPage(session);
  await page.goto(`${session.service.url}/keys`);
  await page.getByRole("textbox", { name: "Name" }).fill("Reading room");
  await page.getByRole("button", { name: "Create key" }).click();
  const key = await page.locator(".key-text").innerText();
  assert.equal((await callService(session.service, "GET", "/keys/own", { key })).status, 200);
  await page.getByRole("button", { name: "Done" }).click();
  assert.equal(await page.getByText(key).count(), 0);
  const row = page.getByRole("listitem").filter({ hasText: "Reading room" });
  await row.getByRole("button", { name: /^Revoke/ }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Revoke key" }).click();
  await row.getByText(/revoked/).waitFor();
  await page.unrouteAll({ behavior: "ignoreErrors" });
  await closePage(page);
});

test("A table shows how its columns are mapped and its first people, and is imported as changed and saved", async () => {
  const page = await openPage(session);
  await page.goto(`${session.service.url}/imports`);
  const table =
    "Eintrag,Erreichbar,Ort\nVera Vorschau,post1@vorschau.example.org,Graz\nOdo Vorschau,post2@vorschau.example.org,\n";
  const file = { name: "leads.csv", mimeType: "text/csv", buffer: Buffer.from(table) };
  await page
    .getByLabel("Choose a file")
    .last()
    .setInputFiles({ ...file, name: "broken.xlsx" });
  await page.getByText("Could not read broken.xlsx").waitFor();
  await page.getByRole("button", { name: "Cancel" }).click();
  await page.getByLabel("Choose a file").last().setInputFiles(file);
  await page.getByText("No column holds names.").waitFor();
  assert.equal(await page.getByRole("button", { name: "Import", exact: true }).isDisabled(), true);
  await page.getByLabel("Import Eintrag as").selectOption("fullName");
  const row = (...cells: readonly string[]) => page.getByRole("row", { name: cells.join(" "), exact: true });
  await row("Vera Vorschau", "post1@vorschau.example.org", "Graz").waitFor();
  const saving = page.waitForEvent("download");
  await page.getByRole("button", { name: "Save mapping" }).click();
  const saved = await saving;
  assert.equal(saved.suggestedFilename(), "leads-mapping.json");
  const mapping = { Eintrag: "fullName", Erreichbar: "email", Ort: "ignore" };
  await page
    .getByLabel("Load mapping")
    .last()
    .setInputFiles({
      name: "map.json",
      mimeType: "application/json",
      buffer: Buffer.from(JSON.stringify(mapping)),
    });
  await row("Vera Vorschau", "post1@vorschau.example.org").waitFor();
  await page.getByRole("button", { name: "Import", exact: true }).click();
  await page.getByText("Imported leads.csv").first().waitFor();
  assert.match(await page.locator(".import-run").innerText(), /People saved\s+2/);
});

test("A table with many columns keeps its people in view, and the newest of many earlier imports come first", async () => {
  const page = await openPage(session);
  for (let at = 1; at <= 7; at++) {
    const body = ndjson({ type: "candidate", key: `many:${at}`, fullName: `Manfred Many${"abcdefg"[at - 1]}` });
    await callService(session.service, "POST", "/imports?format=candor", { body, headers: NDJSON });
  }
  await page.goto(`${session.service.url}/import`);
  await page.getByRole("heading", { name: "Import people" }).waitFor();
  assert.equal(new URL(page.url()).pathname, "/imports");
  const entries = page.locator(".import-row");
  await entries.first().waitFor();
  assert.equal(await entries.count(), 5);
  await page.getByRole("button", { name: /^Show all \d+$/ }).click();
  assert.ok((await entries.count()) >= 7);
  const titles = ["Record ID", "First Name", "Last Name", "Lifecycle Stage"];
  const more = Array.from({ length: 24 }, (_, at) => `Extra ${at}`);
  const table = `${[...titles, ...more].join(",")}\n1,Vera,Vorschau,Lead${",x".repeat(24)}\n`;
  await page
    .getByLabel("Choose a file")
    .last()
    .setInputFiles({ name: "wide.csv", mimeType: "text/csv", buffer: Buffer.from(table) });
  await page.getByRole("heading", { name: "Preview" }).waitFor();
  await page.getByText("Recognised as an export from HubSpot.").waitFor();
  const height = await page
    .getByRole("region", { name: "Columns", exact: true })
    .evaluate((frame) => frame.clientHeight);
  assert.ok(height < 600, `28 columns take ${height} px`);
  await closePage(page);
});

test("Different sheets of a workbook are each imported as recognised, and a Sherlock report as what it is", async () => {
  const page = await openPage(session);
  await page.goto(`${session.service.url}/imports`);
  const sheets = [
    ["Name", "E-mail", "Ines Zweiblatt", "ines@zweiblatt.example.org"],
    ["Nombre", "Ciudad", "Odo Zweiblatt", "Graz"],
  ].map(([first, second, name, value], at) => ({
    sheet: `Sheet ${at}`,
    data: [
      [{ value: first }, { value: second }],
      [{ value: name }, { value }],
    ],
  }));
  const book = Buffer.from(await writeWorkbook(sheets as never).toBuffer());
  await page.getByLabel("Choose a file").last().setInputFiles({ name: "two.xlsx", mimeType: XLSX, buffer: book });
  await page.getByRole("button", { name: "Import", exact: true }).click();
  await page.getByText("Imported two.xlsx").first().waitFor();
  assert.match(await page.locator(".import-run").innerText(), /People saved\s+2/);
  const report =
    "username,name,url_main,url_user,exists,http_status,response_time_s\n" +
    "zweiblatt,GitHub,https://github.com,https://github.com/zweiblatt,Claimed,200,0.4\n" +
    "zweiblatt,X,https://x.com,https://x.com/zweiblatt,Claimed,200,0.6\n";
  const file = { name: "zweiblatt.csv", mimeType: "text/csv", buffer: Buffer.from(report) };
  await page.getByLabel("Choose a file").last().setInputFiles(file);
  await page.getByText("zweiblatt.csv is not a table of people but a file in the format sherlock").waitFor();
  await page.getByRole("button", { name: "Import", exact: true }).click();
  await page.getByText("Imported zweiblatt.csv").first().waitFor();
  assert.match(await page.locator(".import-run").innerText(), /People saved\s+1/);
  await closePage(page);
});

const XLSX = "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet";

test("On a phone a day of usage is one line, with all its figures in view", async () => {
  await makeLookup(session, "Amara Okonkwo");
  const page = await openPage(session, { viewport: { width: 390, height: 844 } });
  await page.goto(`${session.service.url}/usage`);
  const table = page.getByRole("region", { name: "Usage by day and key" }).getByRole("table");
  const day = table.getByRole("rowheader").first();
  await day.waitFor();
  const lines = await day.evaluate((cell) => {
    const range = document.createRange();
    range.selectNodeContents(cell);
    return range.getClientRects().length;
  });
  assert.equal(lines, 1);
  const ends = await table
    .locator("th, td")
    .evaluateAll((cells) => cells.map((cell) => cell.getBoundingClientRect().right));
  assert.ok(Math.max(...ends) <= 390, `a cell ends at ${Math.max(...ends)}`);
  // Each figure has its name beside it.
  const figures = await table
    .locator("tbody tr")
    .first()
    .locator(".table-number")
    .evaluateAll((cells) => cells.map((cell) => [getComputedStyle(cell, "::before").content, cell.textContent]));
  assert.equal(figures.length, 4);
  assert.match(String(figures[0]), /^"Started"[^,]*,[1-9]\d*$/);
  await closePage(page);
});
