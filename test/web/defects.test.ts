import assert from "node:assert/strict";
import { after, before, test } from "node:test";
import { callService, NDJSON } from "../api/http.ts";
import { INES } from "../api/people.ts";
import { TOVA } from "./people.ts";
import { closePage, makeLookup, openPage, openStrangersPage, startWebSession, type WebSession } from "./session.ts";
import { until } from "../support/until.ts";

/** Defects that people once met, and that no other test of these screens covers. */
let session: WebSession;
let address: string;
before(async () => {
  session = await startWebSession();
  await callService(session.service, "POST", "/imports?format=candor", { body: INES + TOVA, headers: NDJSON });
  const { lookupId } = await makeLookup(session, "Amara Okonkwo");
  address = `${session.service.url}/lookups/${lookupId}`;
});
after(async () => await session?.stop());

test("A result opened with the control key or the middle button opens signed in", async () => {
  const page = await openStrangersPage(session);
  await page.goto(`${session.service.url}/#key=${session.service.apiKey}`);
  // Nothing is typed: a click would hit a list that is still being redrawn.
  await page.goto(`${session.service.url}/#q=lukas+brandt`);
  const link = page.getByRole("link", { name: /Lukas Brandt/ }).first();
  await link.waitFor();
  for (const click of [{ modifiers: ["Control"] }, { button: "middle" }] as const) {
    const opened = page.context().waitForEvent("page");
    await link.click({ ...click, modifiers: "modifiers" in click ? [...click.modifiers] : [] });
    const tab = await opened;
    // A tab that a page opened occasionally stays in loading state forever, and a locator would wait for that.
    const heading = () => tab.evaluate(() => document.querySelector("h1")?.textContent).catch(() => null);
    await until(async () => (await heading()) === "Lukas Brandt");
    await tab.close();
  }
  await closePage(session, page);
});

test("The numbers of a report's evidence stay within their box", async () => {
  for (const width of [1360, 390, 320]) {
    const page = await openPage(session, { viewport: { width, height: 900 } });
    await page.goto(address);
    await page.locator(".figure .chip, .risk .chip").first().waitFor();
    await page.locator("#socialMedia").scrollIntoViewIfNeeded();
    const outside = await page.evaluate(() =>
      [...document.querySelectorAll(".chip")].flatMap((chip) => {
        const box = chip.closest(".figure, .risk, .fact, .card, li")?.getBoundingClientRect();
        const own = chip.getBoundingClientRect();
        if (box === undefined || own.width === 0 || box.width === 0) return [];
        const fits =
          own.left >= box.left - 1 &&
          own.right <= box.right + 1 &&
          own.top >= box.top - 1 &&
          own.bottom <= box.bottom + 1;
        return fits ? [] : [chip.parentElement?.outerHTML.slice(0, 200) ?? ""];
      }),
    );
    assert.deepEqual(outside, [], `at ${width} pixels`);
    await closePage(session, page);
  }
});

test("A topic's finding in posts and the link to a post are not broken within words", async () => {
  const topic = {
    flagged: false,
    evaluated: true,
    flaggedPosts: 0,
    topicPosts: 1,
    judgedPosts: 2_692,
    confidence: 0.68,
  };
  const brandSafetyAnalysis = Object.fromEntries(
    ["alcohol", "pranks", "toxicContent"].map((name) => [
      name,
      { ...topic, source: `https://x.com/candor_amaraokonkwo/status/${name}` },
    ]),
  );
  for (const width of [1360, 390]) {
    const page = await openPage(session, { viewport: { width, height: 900 } });
    await page.route(new RegExp(`/v1/lookups/[\\w-]+(\\?.*)?$`), async (route) => {
      const response = await route.fetch();
      const lookup = (await response.json()) as { data: { socialMedia: object } };
      const socialMedia = { ...lookup.data.socialMedia, brandSafetyAnalysis };
      await route.fulfill({ response, json: { ...lookup, data: { ...lookup.data, socialMedia } } });
    });
    await page.goto(address);
    const rows = page.locator(".flags .flag-raised");
    await rows.first().scrollIntoViewIfNeeded();
    assert.equal(await rows.count(), 3);
    const heights = await rows
      .locator("a, .button")
      .evaluateAll((all) => all.map((each) => each.getBoundingClientRect().height));
    assert.deepEqual(
      heights.filter((height) => height > 44),
      [],
      `at ${width} pixels`,
    );
    await closePage(session, page);
  }
});

test("A time range breaks between its days, not inside one", async () => {
  const page = await openPage(session);
  await page.route(new RegExp(`/v1/lookups/[\\w-]+(\\?.*)?$`), async (route) => {
    const response = await route.fetch();
    const lookup = (await response.json()) as { data: { experiences: object[] } };
    const experiences = lookup.data.experiences.map((each) => ({
      ...each,
      dateFrom: "2007-01-30",
      dateTo: "2021-11-23",
    }));
    await route.fulfill({ response, json: { ...lookup, data: { ...lookup.data, experiences } } });
  });
  await page.goto(address);
  const when = page.locator("#career .entry-when").first();
  await when.scrollIntoViewIfNeeded();
  // Content that has just scrolled into view is not drawn yet.
  await until(async () => (await when.innerText()) !== "");
  assert.equal(await when.innerText(), "30 Jan 2007 – 23 Nov 2021");
  const lines = await when.locator("span").evaluateAll((all) => all.map((each) => each.getClientRects().length));
  assert.deepEqual(lines, [1, 1]);
  const excess = await when.evaluate((each) => each.scrollWidth - each.clientWidth);
  assert.ok(excess <= 0, `${excess} pixels wider than its column`);
  await closePage(session, page);
});

test("Jumping from the end of a report to its top marks the first section", async () => {
  const page = await openPage(session);
  await page.goto(address);
  await page.locator(".chip").first().waitFor();
  const marked = page.locator(".contents [aria-current]");
  const first = await marked.innerText();
  // Content drawn on the way lengthens the report, and a short last section does not reach the reading position.
  const isAway = page.locator(".contents li:not(:first-child) [aria-current]");
  await until(async () => {
    await page.keyboard.press("End");
    return await isAway.isVisible();
  });
  const isBack = page.locator(".contents li:first-child [aria-current]");
  await until(async () => {
    await page.keyboard.press("Home");
    return await isBack.isVisible();
  });
  assert.equal(await marked.innerText(), first);
  await closePage(session, page);
});

test("Descenders are drawn whole where a name is truncated to its lines", async () => {
  const page = await openPage(session, { viewport: { width: 390, height: 844 } });
  await page.route(new RegExp(`/v1/lookups/[\\w-]+(\\?.*)?$`), async (route) => {
    const response = await route.fetch();
    const lookup = (await response.json()) as { candidate: object; data: object };
    const fullName = "أمينة الشقيقي ҙ गुप्ता";
    const candidate = { ...lookup.candidate, fullName };
    await route.fulfill({ response, json: { ...lookup, candidate, data: { ...lookup.data, fullName } } });
  });
  await page.goto(address);
  const heading = page.getByRole("heading", { level: 1 });
  await heading.waitFor();
  const cut = await heading.evaluate((each) =>
    [each, ...each.querySelectorAll("*")].flatMap((part) => {
      const hidden = getComputedStyle(part).overflowY !== "visible";
      return hidden && part.scrollHeight > part.clientHeight ? [`${part.scrollHeight} of ${part.clientHeight}`] : [];
    }),
  );
  assert.deepEqual(cut, []);
  await closePage(session, page);
});

test("The merge button is in view on a phone, however much there is to compare", async () => {
  const page = await openPage(session, { viewport: { width: 390, height: 600 } });
  await page.goto(`${session.service.url}/#q=lindqvist`);
  await page.getByRole("checkbox").nth(1).waitFor();
  for (const box of await page.getByRole("checkbox").all()) await box.check();
  await page.getByRole("button", { name: "Merge…" }).click();
  const dialog = page.getByRole("dialog");
  for (const name of ["Merge", "Keep separate"]) {
    const box = await dialog.getByRole("button", { name, exact: true }).boundingBox();
    assert.ok(box !== null && box.y >= 0 && box.y + box.height <= 600, `${name} is at ${box?.y}`);
  }
  await closePage(session, page);
});

test("The sign of a contradiction is a glyph of an existing font", async () => {
  const { lookupId } = await makeLookup(session, "ines calder");
  const records = (await callService(session.service, "GET", `/lookups/${lookupId}/records`)).body as {
    recordId: string;
    judgement: string;
  }[];
  const recordId = records.find(({ judgement }) => judgement === "undecided")?.recordId;
  await callService(session.service, "POST", `/lookups/${lookupId}/judgements`, {
    body: { recordId, judgement: "own" },
  });
  const page = await openPage(session);
  await page.goto(`${session.service.url}/lookups/${lookupId}`);
  const sign = page.getByRole("button", { name: /^Conflicting values for/ }).first();
  await sign.waitFor();
  const shown = await sign.evaluate((each) => {
    const box = each.getBoundingClientRect();
    return { svg: each.querySelector("svg") !== null, text: each.textContent, width: box.width, height: box.height };
  });
  assert.ok(shown.svg || !/[^\p{ASCII}]/u.test(shown.text ?? ""), JSON.stringify(shown));
  assert.ok(shown.width > 8 && shown.height > 8, JSON.stringify(shown));
  await closePage(session, page);
});

test("Namesakes get no percentage of likelihood", async () => {
  const page = await openPage(session);
  await page.goto(`${session.service.url}/#q=lukas+brandt`);
  const results = page.getByRole("region", { name: /people named Lukas Brandt/ }).getByRole("article");
  await results.nth(1).waitFor();
  const texts = await results.allInnerTexts();
  assert.ok(
    texts.every((text) => /(?:Strong|Possible) name match/.test(text)),
    texts.join("\n"),
  );
  assert.equal(texts.filter((text) => /\d ?% likely/.test(text)).length, 0);
  const tops = await results.evaluateAll((all) => all.slice(0, 2).map((each) => each.getBoundingClientRect().top));
  assert.equal(tops[0], tops[1], "namesakes' cards are aligned");
  await closePage(session, page);
});

test("A name of 5,000 characters is cut off in the field, and refused by the API", async () => {
  const page = await openPage(session);
  await page.goto(`${session.service.url}/new`);
  const field = page.getByRole("textbox", { name: "Full name" });
  assert.equal(await field.getAttribute("maxlength"), "256");
  const { status, text } = await callService(session.service, "POST", "/lookups", {
    body: { candidate: { fullName: "Ada ".repeat(1_250), sources: [] } },
  });
  assert.equal(status, 400);
  assert.match(text, /fullName/);
  await closePage(session, page);
});

test("The settings button looks the same open and closed, and its entries look alike", async () => {
  const page = await openPage(session);
  await page.goto(session.service.url);
  const button = page.getByRole("button", { name: "Settings" });
  const drawn = () =>
    button.evaluate((each) => [each.clientWidth, each.clientHeight, getComputedStyle(each).borderTopWidth]);
  const closed = await drawn();
  await button.click();
  await page.getByRole("menuitem", { name: "Sources" }).waitFor();
  assert.deepEqual(await drawn(), closed);
  const lines = await page
    .getByRole("menuitem")
    .evaluateAll((all) =>
      all.map((each) => [getComputedStyle(each).textDecorationLine, getComputedStyle(each).color].join()),
    );
  assert.equal(new Set(lines).size, 1, lines.join(" "));
  await closePage(session, page);
});
