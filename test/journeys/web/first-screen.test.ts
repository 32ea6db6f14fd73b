import assert from "node:assert/strict";
import { after, before, test } from "node:test";
import { callService, NDJSON, ndjson, waitForEnd } from "../../api/http.ts";
import { readPdf } from "../../support/pdf.ts";
import {
  closePage,
  makeLookup,
  openPage,
  openStrangersPage,
  startWebSession,
  type WebSession,
} from "../../web/session.ts";

let session: WebSession;
let address: string;
before(async () => {
  session = await startWebSession();
  const { lookupId } = await makeLookup(session, "Amara Okonkwo");
  address = `${session.service.url}/lookups/${lookupId}`;
});
after(async () => await session?.stop());

test("A report begins with the risk check in three states, the key findings and five facts", async () => {
  const page = await openPage(session);
  await page.goto(address);
  const brief = page.getByRole("region", { name: "In brief" });
  await brief.getByText("2 breaches").waitFor();
  const risks = await brief.locator(".risk").allInnerTexts();
  assert.deepEqual(
    risks.map((text) => text.split("\n")[0]),
    ["Adverse media", "Data breaches", "Sanctions and PEP", "Litigation", "Directorships"],
  );
  assert.match(risks[1] ?? "", /Found/);
  assert.equal(await brief.locator(".risk").nth(1).getAttribute("data-tone"), "warning");
  assert.match(risks[3] ?? "", /Not searched\nCandor has no court register to search/);
  assert.ok((await brief.locator(".findings li").count()) === 3);
  assert.equal(await brief.locator(".fact").count(), 5);
  await closePage(page);
});

test("A report says first how certain it is that it is about one person, and on how many records that rests", async () => {
  const page = await openPage(session);
  await page.goto(address);
  await page
    .locator("header.person")
    .getByText(/^Identity: Strong \(\d+ of \d+ publishers confirmed\)$/)
    .waitFor();
  const records = page.getByRole("region", { name: "In brief" }).getByText(/^\d+ records are about this person/);
  const count = Number.parseInt(await records.innerText(), 10);
  const { body } = await callService(session.service, "GET", `/lookups/${address.split("/").at(-1)}/records`);
  const own = (body as { about: string; judgement: string }[]).filter(
    ({ about, judgement }) => about === "person" && judgement === "own",
  );
  assert.equal(count, own.length);
  await closePage(page);
});

test("A report says first how many known namesakes its person was told apart from, as its PDF does", async () => {
  const { lookupId } = await makeLookup(session, "Lukas Brandt");
  const page = await openPage(session);
  await page.goto(`${session.service.url}/lookups/${lookupId}`);
  const records = page.getByRole("region", { name: "In brief" }).getByText(/^\d+ records are about this person/);
  assert.match(await records.innerText(), /^\d+ records are about this person; told apart from 1 known namesake[.;]/);
  const { body } = await callService(session.service, "GET", `/lookups/${lookupId}/pdf`);
  const file = await fetch((body as { url: string }).url);
  const [cover = ""] = await readPdf(new Uint8Array(await file.arrayBuffer()));
  assert.match(cover, /\d+ records are about this person; told apart from 1 known namesake[.;]/);
  await closePage(page);
});

test("A report says first why it was made and how old its sources are, even when shared", async () => {
  const lookupId = address.split("/").at(-1);
  const { body } = await callService(session.service, "POST", `/lookups/${lookupId}/shares`, { body: { days: 1 } });
  const pages = [
    { page: await openPage(session), url: address },
    { page: await openStrangersPage(session), url: (body as { url: string }).url },
  ];
  for (const { page, url } of pages) {
    await page.goto(url);
    const head = page.locator("header.person");
    await head.getByText("Purpose: Due diligence").waitFor();
    // A date does not break within itself: its spaces are not ordinary ones.
    await head.getByText(/^Collected: 2\sNov\s2026 – \d+\s\w+\s\d{4}$/).waitFor();
    await page.context().close();
  }
});

test("A report lists what differs from the previous one, each with its evidence", async () => {
  const { service } = session;
  const look = async (skill: string): Promise<string> => {
    const body = { candidate: { fullName: "Ines Calder", email: "ines.calder@example.org", sources: [] } };
    const { lookupId } = (await callService(service, "POST", "/lookups", { body })).body as { lookupId: string };
    await waitForEnd({ call: async (method, path) => await callService(service, method, path) }, lookupId);
    const cv = `Ines Calder\nExperience\n2015 - 2019 Boatbuilder, Norden Yards\nSkills\nKnots, ${skill}\n`;
    const handed = await callService(service, "POST", `/lookups/${lookupId}/documents?name=cv.txt&whose=person`, {
      body: cv,
      headers: { "content-type": "application/octet-stream" },
    });
    assert.equal(handed.status, 200, handed.text);
    return lookupId;
  };
  await look("Sails");
  const [later, same] = [await look("Anchors"), await look("Anchors")];
  const page = await openPage(session);
  await page.goto(`${service.url}/lookups/${later}`);
  const changes = page.getByRole("region", { name: /^Changes since/ });
  await changes.getByText("2 changes").click();
  const lines = await changes.locator("li").allInnerTexts();
  assert.match(lines[0] ?? "", /^New\s+Skills\s+Anchors/);
  assert.match(lines[1] ?? "", /^No longer found\s+Skills\s+Sails/);
  await changes.locator("[data-chip]").first().click();
  await page.getByRole("complementary", { name: "Evidence" }).getByText("Anchors").first().waitFor();
  await page.goto(`${service.url}/lookups/${same}`);
  await page.getByText(/^No changes since/).waitFor();
  await closePage(page);
});

test("Evidence opens over the page, which keeps its position", async () => {
  const page = await openPage(session);
  await page.goto(address);
  const heading = page.getByRole("heading", { name: "Overview" });
  await heading.waitFor();
  await page.locator("#overview [data-chip]").first().waitFor();
  const before = await heading.boundingBox();
  await page.locator("#overview [data-chip]").first().click();
  await page.getByRole("complementary", { name: "Evidence" }).waitFor();
  assert.equal((await heading.boundingBox())?.x, before?.x);
  await closePage(page);
});

test("On a phone the section bar follows the reader", async () => {
  const page = await openPage(session, { viewport: { width: 390, height: 844 } });
  await page.goto(address);
  await page.getByRole("heading", { name: "Social media" }).waitFor();
  await page.locator("#socialMedia").scrollIntoViewIfNeeded();
  await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight - 2_000));
  const bar = await page.locator(".contents").boundingBox();
  assert.ok(bar !== null && bar.y >= 0 && bar.y < 120, `the bar is at ${bar?.y}`);
  const open = page.locator('.contents a[href="#socialMedia"]');
  // Content still loading above pushes the section down again: a reader scrolls on.
  const isOpen = () => {
    document.getElementById("socialMedia")?.scrollIntoView();
    return document.querySelector('.contents a[href="#socialMedia"]')?.hasAttribute("aria-current") === true;
  };
  await page.waitForFunction(isOpen, undefined, { polling: 200 });
  const [link, row] = [await open.boundingBox(), await page.locator(".contents ul").boundingBox()];
  assert.ok((link?.x ?? 0) + (link?.width ?? 0) <= (row?.x ?? 0) + (row?.width ?? 0), "the open section is in view");
  await closePage(page);
});

test("A link opened in a new tab opens signed in, and signing out ends it in both", async () => {
  const page = await openStrangersPage(session);
  await page.goto(`${session.service.url}/#key=${session.service.apiKey}`);
  await page.getByRole("textbox").waitFor();
  const other = await page.context().newPage();
  await other.goto(address);
  await other.getByRole("heading", { level: 1, name: /Amara Okonkwo/ }).waitFor();
  await other.evaluate(() => new BroadcastChannel("candor.session").postMessage({ say: "left" }));
  await page.getByRole("heading", { name: "Sign in" }).waitFor();
  await closePage(page);
});

test("One letter asks for more, and one Chinese character is a search", async () => {
  const page = await openPage(session);
  await page.goto(session.service.url);
  await page.getByRole("textbox").fill("q");
  const asked = page.getByRole("heading", { name: "Type more of the name" });
  await asked.waitFor();
  await page.getByRole("status").getByText("Type more of the name").waitFor({ state: "attached" });
  await page.getByRole("textbox").fill("鑫");
  await asked.waitFor({ state: "detached" });
  await closePage(page);
});

test("A purpose says beforehand what it leaves out, and those sections cannot be chosen", async () => {
  const page = await openPage(session);
  await page.goto(`${session.service.url}/new`);
  await page.getByRole("combobox", { name: "Purpose" }).selectOption("research");
  await page.getByText(/This purpose leaves out: .*Adverse media/).waitFor();
  await page.getByText("Options", { exact: true }).click();
  assert.equal(await page.getByRole("checkbox", { name: "Adverse media" }).isDisabled(), true);
  assert.equal(await page.getByRole("checkbox", { name: "Career" }).isDisabled(), false);
  await closePage(page);
});

test("The open fact is in the address, and a reload opens its evidence again", async () => {
  const page = await openPage(session);
  await page.goto(address);
  const chip = page.locator(".fact .chip[data-chip='/jobTitle']").first();
  await chip.click();
  const panel = page.getByRole("complementary", { name: "Evidence" });
  await panel.locator("mark").first().waitFor();
  assert.equal(new URL(page.url()).searchParams.get("fact"), "/jobTitle");
  const label = await panel.getByRole("heading", { level: 2 }).innerText();
  await page.reload();
  await panel.locator("mark").first().waitFor();
  assert.equal(await panel.getByRole("heading", { level: 2 }).innerText(), label);
  await page.keyboard.press("Escape");
  await panel.waitFor({ state: "detached" });
  assert.equal(new URL(page.url()).search, "");
  await closePage(page);
});

test("Evidence from data is a post, a role or a row, and the data is one click away", async () => {
  const page = await openPage(session);
  await page.goto(`${address}?fact=${encodeURIComponent("/socialMedia/recentPosts/0")}`);
  const panel = page.getByRole("complementary", { name: "Evidence" });
  await panel.getByRole("heading", { level: 2, name: "Recent posts 1" }).waitFor();
  const post = panel.locator(".fact-card-post").first();
  await post.locator("mark").first().waitFor();
  assert.ok((await post.locator(".fact-card-lead").innerText()).length > 10);
  assert.ok((await post.locator("dt").allInnerTexts()).some((label) => /like|repl|comment/i.test(label)));
  await panel.getByText("As data").first().click();
  await panel.locator(".passage-json mark").first().waitFor();
  await closePage(page);
});

test("The interface and its report are German once that is chosen, and stay German", async () => {
  const page = await openPage(session);
  await page.goto(address);
  await page.getByRole("button", { name: "Settings" }).click();
  await page.getByRole("menuitemradio", { name: "Deutsch" }).click();
  await page.getByRole("heading", { name: "Risikoprüfung" }).waitFor();
  await page.reload();
  await page.getByRole("button", { name: "PDF herunterladen" }).waitFor();
  assert.equal(await page.locator("html").getAttribute("lang"), "de");
  await page
    .locator("#career .summary")
    .getByText(/^Derzeit: /)
    .first()
    .waitFor();
  assert.equal(await page.locator(".summary-language, .summary[lang=en]").count(), 0);
  assert.ok((await page.locator("#career .summary button").count()) > 0, "each sentence has its evidence");
  const [request] = await Promise.all([
    page.waitForRequest(/\/pdf\?language=de$/),
    page.getByRole("button", { name: "PDF herunterladen" }).click(),
  ]);
  assert.equal((await request.response())?.status(), 200);
  await closePage(page);
});

test("The sources of a report are pages that people open, with each publisher's API on one line", async () => {
  const page = await openPage(session);
  await page.goto(address);
  const sources = page.getByRole("region", { name: "Sources of this report" });
  await sources.getByRole("link").first().waitFor();
  const links = await sources
    .getByRole("link")
    .evaluateAll((all) => all.map((each) => (each as HTMLAnchorElement).href));
  assert.deepEqual(
    links.filter((href) => /\/\/api\.|\/api\//.test(href)),
    [],
  );
  assert.match(await sources.innerText(), /GitHub: .*profile/);
  await closePage(page);
});

test("Places, people, posts and topics are drawn; each mark opens its evidence, and each picture has its table", async () => {
  const page = await openPage(session);
  await page.route(/\/v1\/lookups\/[\w-]+(\?.*)?$/, async (route) => {
    const response = await route.fetch();
    const lookup = (await response.json()) as { data: { socialMedia: { recentPosts: { message: string }[] } } };
    for (const post of lookup.data.socialMedia.recentPosts.slice(0, 3)) post.message += " #bridges #lagos";
    await route.fulfill({ response, json: lookup });
  });
  await page.goto(address);
  const panel = page.getByRole("complementary", { name: "Evidence" });
  for (const [title, mark] of [
    ["Places", ".map-mark"],
    ["People and organisations", ".network-node"],
    ["Posts by day", "button.calendar-day"],
    ["Likes of each post", ".likes-mark"],
    ["Topics", ".topic"],
    ["Posts by month", ".column-mark"],
    ["Reactions per post, by month", ".column-mark"],
  ] as const) {
    const picture = page.getByRole("region", { name: title, exact: true });
    const first = picture.locator(mark).first();
    await first.waitFor();
    const label = await first.getAttribute("aria-label");
    await first.click();
    await panel
      .getByRole("heading", { level: 2 })
      .getByText(label ?? "")
      .waitFor();
    await panel.locator("mark, li").first().waitFor();
    await page.keyboard.press("Escape");
    const rows = picture.locator("tbody tr");
    assert.equal(await rows.first().isVisible(), false, "the table is collapsed");
    await picture.locator("summary").click();
    await rows.first().waitFor();
    assert.ok((await rows.count()) >= (await picture.locator(mark).count()), title);
  }
  await closePage(page);
});

test("Records read from an API are named by their publisher, and lead to no namesake's page", async () => {
  const page = await openPage(session);
  let [breach, namesake] = ["", ""];
  await page.route(/\/v1\/.*\/records$/, async (route) => {
    const response = await route.fetch();
    const [first, second, third, ...others] = (await response.json()) as { recordId: string }[];
    [breach, namesake] = [first?.recordId ?? "", second?.recordId ?? ""];
    const json = [
      { ...first, source: "https://haveibeenpwned.com/api/v3/breachedaccount/ada", judgement: "own" },
      { ...second, source: "https://api.x.com/2/users/17", judgement: "other" },
      { ...third, source: "https://x.com/ada", judgement: "own" },
    ];
    await route.fulfill({ response, json: [...json, ...others] });
  });
  await page.goto(`${address}/report/records`);
  const addresses = page.locator(".record-address");
  await addresses.first().waitFor();
  const addressOf = (recordId: string) => page.locator(`[data-record="${recordId}"] .record-address`);
  const more = page.getByRole("button", { name: /^Show all/ });
  while ((await more.count()) > 0) await more.first().click();
  assert.equal(await addressOf(breach).textContent(), "Have I Been Pwned: 1 record");
  assert.equal(await addressOf(namesake).textContent(), "X: 1 record");
  assert.equal(await addressOf(namesake).getAttribute("href"), null);
  assert.deepEqual(
    (await addresses.allTextContents()).filter((text) => /api/.test(text)),
    [],
  );
  await closePage(page);
});

test("A company among the records is not offered as another person", async () => {
  const page = await openPage(session);
  await page.route(/\/records$/, async (route) => {
    const response = await route.fetch();
    const records = (await response.json()) as { about: string; judgement: string }[];
    const own = records.find(({ about, judgement }) => about === "person" && judgement === "own");
    assert.ok(own);
    const unnamed = { ...own, recordId: "company-of-nobody", about: "company", judgement: "undecided" };
    const others = records.filter((record) => record !== own);
    await route.fulfill({ response, json: [{ ...own, about: "company" }, unnamed, ...others] });
  });
  await page.goto(address);
  await page
    .getByRole("navigation", { name: "Lookup views" })
    .getByRole("link", { name: /^Records/ })
    .click();
  const record = page.locator(".record");
  await record.first().waitFor();
  const more = page.getByRole("button", { name: /^Show all/ });
  while ((await more.count()) > 0) await more.first().click();
  const companies = record.filter({ hasText: "A company. What it says is used" });
  assert.ok((await companies.count()) > 0);
  assert.equal(await companies.getByRole("button", { name: /someone else|the person/ }).count(), 0);
  assert.ok((await record.getByRole("button", { name: /someone else/ }).count()) > 0, "people are");
  // One that no role names awaits nobody's decision, and is not counted among those that do.
  const unnamed = page.getByRole("region", { name: /^Other companies/ }).locator(".record");
  assert.equal(await unnamed.count(), 1);
  const undecided = page.getByRole("region", { name: /^Undecided/ });
  assert.equal(await undecided.count(), await page.locator(".views-open").count());
  await closePage(page);
});

test("Loading more results keeps the focus, and the last of them move it to the first new one", async () => {
  const { service } = session;
  const people = Array.from({ length: 45 }, (_, index) => ({
    type: "candidate",
    key: `rosa:${index}`,
    fullName: `Rosa Feldmark ${String.fromCharCode(65 + (index % 26))}${String.fromCharCode(97 + Math.floor(index / 26))}lin`,
  }));
  const imported = await callService(service, "POST", "/imports?format=candor", {
    body: ndjson(...people),
    headers: NDJSON,
  });
  assert.equal(imported.status, 201, imported.text);
  const page = await openPage(session);
  await page.goto(`${service.url}/#q=rosa+feldmark`);
  const more = page.getByRole("button", { name: "More results" });
  await more.waitFor();
  await more.focus();
  await page.keyboard.press("Enter");
  await page.getByRole("article").nth(39).waitFor();
  assert.equal(await more.evaluate((each) => each === document.activeElement), true);
  await page.keyboard.press("Enter");
  await page.getByRole("article").nth(44).waitFor();
  await page.locator("[data-result]:focus").waitFor();
  const focused = await page.evaluate(() =>
    [...document.querySelectorAll("[data-result]")].indexOf(document.activeElement as Element),
  );
  assert.equal(focused, 40);
  await closePage(page);
});
