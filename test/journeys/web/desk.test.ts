import assert from "node:assert/strict";
import { after, before, test } from "node:test";
import type { Browser, Page } from "playwright-core";
import { buildWeb } from "../../../scripts/build-web.ts";
import { loadDeskWords } from "../../../src/words/desk-words.ts";
import { callService, NDJSON, ndjson } from "../../api/http.ts";
import { releaseBrowser, takeBrowser } from "../../support/browser.ts";
import { startService, type TestService } from "../../support/service.ts";
import { findViolations } from "../../web/axe.ts";

let service: TestService;
let browser: Browser;
before(async () => {
  await buildWeb();
  service = await startService({ engine: "postgres", env: { CANDOR_DESK: "on" } });
  browser = await takeBrowser();
});
after(async () => {
  await releaseBrowser();
  await service?.stop();
});

const NAMES = { en: "English", de: "Deutsch" };
const WINDOWS = { wide: { width: 1360, height: 900 }, phone: { width: 360, height: 740 } };

for (const [name, language] of [
  ["wide", "en"],
  ["phone", "de"],
] as const) {
  test(`Somebody without a key makes a request, enters a code and fetches their copy, without scripts, ${name}, ${language}`, async () => {
    const viewport = WINDOWS[name];
    const words = await loadDeskWords(language);
    const email = `${name}@desk-page.example.org`;
    const row = {
      type: "candidate",
      key: name,
      fullName: "Hesper Pagewright",
      identifiers: [{ kind: "email", value: email }],
    };
    const done = await callService(service, "POST", "/imports?format=candor", { body: ndjson(row), headers: NDJSON });
    assert.equal(done.status, 201, done.text);
    // Axe cannot run on a page without scripts: the same pages are checked with scripts on.
    const plain = await (await browser.newContext({ viewport, javaScriptEnabled: false })).newPage();
    const looked = await (await browser.newContext({ viewport })).newPage();
    const check = async () => {
      await looked.goto(plain.url());
      assert.deepEqual(await findViolations(looked), []);
      const { scroll, client } = await looked.evaluate(() => ({
        scroll: document.documentElement.scrollWidth,
        client: document.documentElement.clientWidth,
      }));
      assert.ok(scroll <= client, "nothing is wider than the window");
    };
    await plain.goto(`${service.url}/desk`);
    await plain.getByRole("link", { name: NAMES[language] }).click();
    assert.equal(await plain.locator("html").getAttribute("lang"), language);
    await check();
    await plain.getByLabel(words.kinds.access).check();
    await plain.getByLabel(words.form.regulation).selectOption("gdpr");
    await plain.getByLabel(words.form.email).fill(email);
    await plain.getByRole("button", { name: words.form.send }).click();
    await plain.getByRole("heading", { name: words.request.title }).waitFor();
    await check();
    const number = (await plain.getByRole("definition").first().innerText()).trim();
    const made = await callService(service, "POST", `/desk/requests/${number}/codes`);
    const { code } = made.body as { code: string };
    await plain.getByLabel(words.code.label).fill("1");
    await plain.getByRole("button", { name: words.code.send }).click();
    await plain.getByRole("alert").waitFor();
    await plain.getByLabel(words.code.label).fill(code);
    await plain.getByRole("button", { name: words.code.send }).click();
    await plain.getByRole("heading", { name: words.copy.title }).waitFor();
    const download = plain.waitForEvent("download");
    await plain.getByRole("link", { name: /JSON/ }).click();
    assert.match((await download).suggestedFilename(), /^candor-access-.*\.json$/);
  });
}

for (const [name, viewport] of Object.entries(WINDOWS)) {
  test(`The operator sees requests, issues a code and answers, ${name}`, async () => {
    const body = {
      kind: "complaint",
      regulation: "lgpd",
      name: `Leonie Askwith ${name}`,
      message: "Nobody answers me.",
    };
    assert.equal((await callService(service, "POST", "/desk/requests", { body })).status, 201);
    const context = await browser.newContext({ viewport, reducedMotion: "reduce" });
    await context.addInitScript((key) => sessionStorage.setItem("candor.key", key), service.apiKey);
    const page = await context.newPage();
    await page.goto(`${service.url}/requests`);
    const row = page.getByRole("listitem").filter({ hasText: body.name });
    await row.getByText("Nobody answers me.").waitFor();
    await row.getByRole("button", { name: "Create code" }).click();
    await row.getByText(/^Code \d{8}:/).waitFor();
    assert.deepEqual(await findViolations(page), []);
    await row.getByRole("button", { name: "Answer" }).click();
    const dialog = page.getByRole("dialog");
    await dialog.getByLabel("Text shown to the person").fill("You have our answer now.");
    assert.ok(await dialog.getByRole("button", { name: "Grant" }).isDisabled());
    assert.deepEqual(await findViolations(page), []);
    await dialog.getByLabel("I have verified that the requester is this person").check();
    await dialog.getByRole("button", { name: "Grant" }).click();
    await row.waitFor({ state: "detached" });
    await previewsErasure(page, name);
    const { results } = (await callService(service, "GET", "/desk/requests")).body as { results: unknown[] };
    assert.doesNotMatch(JSON.stringify(results), new RegExp(body.name));
  });
}

for (const [name, viewport] of Object.entries(WINDOWS)) {
  test(`A key for requests alone leads to them, and each is readable, ${name}`, async () => {
    const correction = { property: "location", was: "Wrongchester", value: "Rightham" };
    const email = `somebody-with-a-long-address-${name}@desk-page.example.org`;
    const body = { kind: "rectification", regulation: "gdpr", name: "Mona Askwith", email, message: "", correction };
    assert.equal((await callService(service, "POST", "/desk/requests", { body })).status, 201);
    const key = { name: `answers ${name}`, scopes: ["privacy"], purposes: ["self"] };
    const made = await callService(service, "POST", "/keys", { body: key });
    const context = await browser.newContext({ viewport, reducedMotion: "reduce", locale: "de-DE" });
    await context.addInitScript((each) => sessionStorage.setItem("candor.key", each), (made.body as Made).key);
    const page = await context.newPage();
    await page.goto(service.url);
    await page.getByRole("main").getByRole("link", { name: "Anfragen von Betroffenen" }).click();
    const row = page.getByRole("listitem").filter({ hasText: email });
    await row.getByText("Falsch (Wohnort): Wrongchester; richtig: Rightham").waitFor();
    const text = await row.locator(".row-text").boundingBox();
    const overflow = await row.locator(".row-text").evaluate((each) => each.scrollWidth - each.clientWidth);
    const button = await row.getByRole("button").first().boundingBox();
    assert.ok(text && button);
    assert.ok(overflow <= 0, `${overflow} pixels of text stick out`);
    assert.ok(text.width > 250, `the text is ${text.width} pixels wide`);
    assert.ok(button.x >= text.x + text.width || button.y >= text.y + text.height, "the buttons cover the text");
    assert.deepEqual(await findViolations(page), []);
    await context.close();
  });
}

test("Somebody who wrote a letter is suppressed from the web interface alone", async () => {
  const email = "letter@desk-page.example.org";
  const person = { type: "candidate", key: "letter", fullName: "Hedda Letterley" };
  const row = { ...person, identifiers: [{ kind: "email", value: email }] };
  const done = await callService(service, "POST", "/imports?format=candor", { body: ndjson(row), headers: NDJSON });
  assert.equal(done.status, 201, done.text);
  const find = async () => {
    const { body } = await callService(service, "GET", `/search?type=candor&query=${email}`);
    return (body as { results: unknown[] }).results.length;
  };
  assert.equal(await find(), 1);
  const context = await browser.newContext({ viewport: WINDOWS.phone, reducedMotion: "reduce" });
  await context.addInitScript((key) => sessionStorage.setItem("candor.key", key), service.apiKey);
  const page = await context.newPage();
  await page.goto(`${service.url}/requests`);
  await page.getByRole("button", { name: "Enter a request" }).click();
  const form = page.getByRole("dialog");
  assert.ok(await form.getByRole("button", { name: "Enter", exact: true }).isDisabled());
  await form.getByLabel("What the person wants").selectOption("objection");
  await form.getByLabel("Where they live").selectOption("lgpd");
  await form.getByLabel("Name").fill("Hedda Letterley");
  await form.getByLabel("Email address").fill(email);
  await form.getByLabel("Received on").fill("2026-01-05");
  assert.deepEqual(await findViolations(page), []);
  await form.getByRole("button", { name: "Enter", exact: true }).click();
  const asked = page.getByRole("listitem").filter({ hasText: email });
  // By the law of Brazil within 15 days of the letter.
  await asked.getByText(/Overdue since 20\sJan\s2026/u).waitFor({ timeout: 5_000 });
  await asked.getByRole("button", { name: "Answer" }).click();
  const dialog = page.getByRole("dialog");
  await dialog.getByLabel("Text shown to the person").fill("You are no longer found.");
  await dialog.getByLabel("I have verified that the requester is this person").check();
  await dialog.getByRole("button", { name: "Grant and suppress the person" }).click();
  await asked.waitFor({ state: "detached" });
  assert.equal(await find(), 0);
  await context.close();
});

interface Made {
  readonly key: string;
}

/** Before an erasure is granted the dialog names the people it affects; nothing is done. */
async function previewsErasure(page: Page, name: string): Promise<void> {
  const email = `erase-${name}@desk-page.example.org`;
  const person = { type: "candidate", key: `erase-${name}`, fullName: "Wilma Reachling", company: "Fenwold Works" };
  const row = { ...person, identifiers: [{ kind: "email", value: email }] };
  const done = await callService(service, "POST", "/imports?format=candor", { body: ndjson(row), headers: NDJSON });
  assert.equal(done.status, 201, done.text);
  const body = { kind: "erasure", regulation: "gdpr", name: "Wilma Reachling", email, message: "Please." };
  assert.equal((await callService(service, "POST", "/desk/requests", { body })).status, 201);
  await page.reload();
  const asked = page.getByRole("listitem").filter({ hasText: "An erasure" }).filter({ hasText: email });
  await asked.getByRole("button", { name: "Answer" }).click();
  const dialog = page.getByRole("dialog");
  await dialog.getByText("In your account: 1 person, 0 lookups.").waitFor();
  await dialog.getByText("Wilma Reachling, Fenwold Works").waitFor();
  assert.deepEqual(await findViolations(page), []);
}
