import assert from "node:assert/strict";
import { after, before, test } from "node:test";
import type { Page } from "playwright-core";
import { callService, NDJSON } from "../../api/http.ts";
import { INES } from "../../api/people.ts";
import { LONG, LONG_FORM_ALONE } from "../../support/long-form.ts";
import { readPdf } from "../../support/pdf.ts";
import { until } from "../../support/until.ts";
import { TOVA } from "../../web/people.ts";
import { closePage, makeLookup, openPage, startWebSession, type WebSession } from "../../web/session.ts";

/** How pages are laid out: in windows of every width, in both directions of writing, and on paper. */
let session: WebSession;
let address: string;
before(async () => {
  session = await startWebSession();
  await callService(session.service, "POST", "/imports?format=candor", { body: INES + TOVA, headers: NDJSON });
  const { lookupId } = await makeLookup(session, "Amara Okonkwo");
  address = `${session.service.url}/lookups/${lookupId}`;
});
after(async () => await session?.stop());

test("A right-to-left page is laid out accordingly, wide and on a phone, and nothing overflows", async () => {
  for (const viewport of [...(LONG ? [{ width: 1360, height: 900 }] : []), { width: 390, height: 844 }]) {
    const page = await openPage(session, { viewport });
    await page.addInitScript(() => localStorage.setItem("candor.language", "ar-XB"));
    await page.goto(address);
    const chip = page.locator(".fact .chip").first();
    await chip.waitFor();
    assert.equal(await page.locator("html").getAttribute("dir"), "rtl");
    const summary = await page
      .locator(".summary")
      .first()
      .evaluate((each) => getComputedStyle(each).direction);
    assert.equal(summary, "ltr", "English text runs from left to right");
    const heading = await page.getByRole("heading", { level: 1 }).boundingBox();
    const portrait = await page.locator(".person .picture, .person img").first().boundingBox();
    assert.ok((portrait?.x ?? 0) > (heading?.x ?? 0), "the portrait is to the right of the name");
    const post = page.locator(".post-text bdi").first();
    await post.scrollIntoViewIfNeeded();
    assert.equal(await post.evaluate((each) => each.matches(":dir(ltr)")), true, "an English post ends on its right");
    const gaps = await page.evaluate(() =>
      [...document.querySelectorAll(".fact .chip-hold")].flatMap((hold) => {
        const [chip, text] = [hold.querySelector(".chip"), hold.previousElementSibling];
        const box = chip?.getBoundingClientRect();
        const line = [...(text?.getClientRects() ?? [])].at(-1);
        const isBeside = box !== undefined && line !== undefined && box.top < line.bottom && box.bottom > line.top;
        return isBeside ? [line.left - box.right] : [];
      }),
    );
    assert.ok(gaps.length > 5);
    assert.deepEqual(
      gaps.filter((gap) => gap < 4),
      [],
      "a number keeps its distance from its value",
    );
    const phone = page.locator('a[href^="tel:"]').first();
    assert.equal(await phone.evaluate((each) => getComputedStyle(each).direction), "ltr", "so does a number");
    await page.locator(".network-node").first().waitFor();
    assert.deepEqual(await findOverlaps(page, ".network-node, .network-self"), []);
    await chip.click();
    await page.locator(".fact-card mark, .passage mark").first().waitFor();
    const excess = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
    assert.ok(excess <= 0, `${excess} pixels too wide`);
    await closePage(page);
  }
});

test("At 320 pixels nothing overflows the page, and on a phone no table column does, in German either", async () => {
  for (const [width, language] of [
    [320, "en"],
    [320, "de"],
    [390, "de"],
    [390, "es"],
  ] as const) {
    const page = await openPage(session, { viewport: { width, height: 700 } });
    await page.addInitScript((chosen) => localStorage.setItem("candor.language", chosen), language);
    await page.goto(address);
    await page.locator(".posts .chip").first().waitFor();
    const outside = await page.evaluate(() => [
      ...[...document.querySelectorAll("main .chip")]
        .filter((chip) => chip.getBoundingClientRect().right > window.innerWidth)
        .map((chip) => chip.parentElement?.textContent),
      ...[...document.querySelectorAll("#onlinePresence .panel-table")]
        .filter((table) => table.scrollWidth > table.clientWidth && window.innerWidth > 380)
        .map((table) => table.textContent),
      ...(document.documentElement.scrollWidth > window.innerWidth ? [document.documentElement.scrollWidth] : []),
      // The parts of a lookup are on one line, whatever they are called.
      ...new Set([...document.querySelectorAll(".views a")].map((each) => each.getBoundingClientRect().top))
        .keys()
        .drop(1),
    ]);
    assert.deepEqual(outside, [], `${language}, ${width}`);
    await closePage(page);
  }
});

test("Drawings are printed with their tables expanded", async () => {
  const page = await openPage(session);
  await page.goto(address);
  await page.locator(".map-mark").first().waitFor();
  await page.emulateMedia({ media: "print" });
  const table = page.getByRole("region", { name: "Places", exact: true }).locator("tbody tr").first();
  assert.equal(await table.isVisible(), true);
  const prints = await page.evaluate(() =>
    [".bars", ".spans", ".figure-of-facts", ".column-chart", ".split-bar"].flatMap((name) =>
      [...document.querySelectorAll(name)].map((each) => getComputedStyle(each).printColorAdjust),
    ),
  );
  assert.ok(prints.length > 3);
  assert.deepEqual([...new Set(prints)], ["exact"]);
  await closePage(page);
});

test("A printed report has every post, every source and every drawing, and nothing in its drawings overlaps", async () => {
  // The window is too low for the map to have been in view.
  const page = await openPage(session, { viewport: { width: 1360, height: 400 } });
  await page.goto(address);
  await page.locator(".network-node").first().waitFor({ state: "attached" });
  const posts = page.locator(".posts .post");
  assert.ok((await posts.count()) < 10);
  const more = page.getByRole("button", { name: /^Show all/ });
  assert.ok((await more.count()) > 0);
  await page.locator(".map-mark").first().waitFor({ state: "attached" });
  await page.emulateMedia({ media: "print" });
  // A4 without its margins.
  await page.setViewportSize({ width: 695, height: 1020 });
  await page.evaluate(() => dispatchEvent(new Event("beforeprint")));
  assert.equal(await posts.count(), 13, "the top post, and all of the recent ones");
  assert.equal(await more.count(), 0);
  assert.deepEqual(await findOverlaps(page, ".network-node, .network-self"), []);
  await page.evaluate(() => dispatchEvent(new Event("afterprint")));
  assert.ok((await posts.count()) < 10);
  await closePage(page);
});

test("A printed report is at most half as long again as its PDF", async () => {
  const page = await openPage(session);
  await page.goto(address);
  await page.locator(".map-mark").first().waitFor();
  const printed = await readPdf(await page.pdf({ format: "A4" }));
  const id = /\/lookups\/([\w-]+)/.exec(address)?.[1] ?? "";
  const headers = { "x-api-key": session.service.apiKey };
  const link = await fetch(`${session.service.url}/v1/lookups/${id}/pdf`, { headers });
  const { url } = (await link.json()) as { url: string };
  const report = await readPdf(new Uint8Array(await (await fetch(url)).arrayBuffer()));
  assert.ok(printed.length <= Math.ceil(report.length * 1.5), `${printed.length} pages, ${report.length} in the PDF`);
  await closePage(page);
});

test("Going from fact to fact reaches the end of a report", {
  skip: LONG_FORM_ALONE,
}, async () => {
  const page = await openPage(session);
  await page.goto(`${address}?fact=/careerBadges/0`);
  const panel = page.getByRole("complementary", { name: "Evidence" });
  await panel.waitFor();
  const next = panel.getByRole("button", { name: "Next field" });
  const seen = new Set<string>();
  for (let step = 0; step < 400 && (await next.getAttribute("aria-disabled")) === "false"; step++) {
    await next.click();
    seen.add(new URL(page.url()).searchParams.get("fact") ?? "");
  }
  assert.equal(await next.getAttribute("aria-disabled"), "true");
  assert.ok(
    [...seen].some((at) => at.startsWith("/socialMedia/")),
    [...seen].join(" "),
  );
  await closePage(page);
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
    await closePage(page);
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
    await closePage(page);
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
  assert.equal((await when.innerText()).replaceAll("\u00a0", " "), "30 Jan 2007 – 23 Nov 2021");
  const lines = await when.locator("span").evaluateAll((all) => all.map((each) => each.getClientRects().length));
  assert.deepEqual(lines, [1, 1]);
  const excess = await when.evaluate((each) => each.scrollWidth - each.clientWidth);
  assert.ok(excess <= 0, `${excess} pixels wider than its column`);
  await closePage(page);
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
  await closePage(page);
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
  await closePage(page);
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
  await closePage(page);
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
  await closePage(page);
});

test("a printed page shows the report in black on white without its tools", async () => {
  const page = await openPage(session, { colorScheme: "dark" });
  await page.goto(address);
  await page.locator(".chip").first().waitFor();
  await page.emulateMedia({ media: "print" });
  for (const name of ["Download PDF", "Share", "More"]) {
    assert.equal(await page.getByRole("button", { name, exact: true }).isVisible(), false);
  }
  assert.equal(await page.getByRole("navigation").first().isVisible(), false);
  assert.equal(await page.evaluate(() => getComputedStyle(document.body).backgroundColor), "rgb(255, 255, 255)");
  assert.equal(await page.evaluate(() => getComputedStyle(document.body).color), "rgb(0, 0, 0)");
  await closePage(page);
});

/** Which marks of a picture cover each other. */
async function findOverlaps(page: Page, marks: string): Promise<string[]> {
  return await page.evaluate((selector) => {
    const all = [...document.querySelectorAll(selector)].map((each) => ({
      text: each.textContent,
      box: each.getBoundingClientRect(),
    }));
    return all.flatMap((one, index) =>
      all
        .slice(index + 1)
        .filter(
          ({ box }) =>
            Math.min(box.right, one.box.right) - Math.max(box.left, one.box.left) > 1 &&
            Math.min(box.bottom, one.box.bottom) - Math.max(box.top, one.box.top) > 1,
        )
        .map(({ text }) => `${one.text} over ${text}`),
    );
  }, marks);
}
