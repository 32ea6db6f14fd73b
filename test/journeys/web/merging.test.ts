import assert from "node:assert/strict";
import { after, before, test } from "node:test";
import type { Page } from "playwright-core";
import { callService, NDJSON, ndjson } from "../../api/http.ts";
import { TOVA } from "../../web/people.ts";
import { closePage, openPage, startWebSession, type WebSession } from "../../web/session.ts";

const MARLOWS = ndjson(
  ...["Ada", "Bea", "Cleo"].map((name) => ({ type: "candidate", key: `crm:${name}`, fullName: `${name} Marlowe` })),
);

/** Told apart by their years of birth alone. */
const TESELWYNS = ndjson(
  ...["1956-02", "1980-05"].map((birthDate, index) => ({
    type: "candidate",
    key: `crm:teselwyn${index}`,
    fullName: "Brannock Teselwyn",
    headline: "Baker",
    company: "Rye & Co",
    birthDate,
  })),
);

let session: WebSession;
before(async () => {
  session = await startWebSession();
  await callService(session.service, "POST", "/imports?format=candor", {
    body: TOVA + MARLOWS + TESELWYNS,
    headers: NDJSON,
  });
});
after(async () => await session?.stop());

const box = (page: Page, name: string) => page.getByRole("checkbox", { name: new RegExp(`^Select ${name} to merge`) });

async function search(page: Page): Promise<void> {
  await page.goto(`${session.service.url}/#q=lindqvist`);
  await page.getByText("2 people").first().waitFor();
}

test("Two results that are one person are merged after comparing both, and split again", async () => {
  const page = await openPage(session);
  await search(page);
  await box(page, "Tova Lindqvist").check();
  const bar = page.getByRole("region", { name: "Selected to merge" });
  assert.equal(await bar.getByRole("button", { name: "Merge…" }).isDisabled(), true);
  await box(page, "Tovah Lindqvist").check();
  await bar.getByRole("button", { name: "Merge…" }).click();
  const dialog = page.getByRole("dialog", { name: "Merge these people?" });
  const [left, right] = [
    dialog.getByRole("region", { name: "Tova Lindqvist" }),
    dialog.getByRole("region", { name: "Tovah Lindqvist" }),
  ];
  await left.waitFor();
  assert.equal((await left.boundingBox())?.y, (await right.boundingBox())?.y);
  assert.match(await left.getByText("@candor-tova").innerText(), /both/);
  assert.doesNotMatch(await left.getByText("tova.lindqvist@example.org").innerText(), /both/);
  await right.getByRole("radio").check();
  await dialog.getByRole("button", { name: "Merge" }).click();
  await page.getByText("Merged.").first().waitFor();
  await page.locator(".results-count").getByText("1 person", { exact: true }).waitFor();
  await page.getByRole("link", { name: "View Tovah Lindqvist" }).click();
  await page.getByRole("heading", { level: 1, name: "Tovah Lindqvist" }).waitFor();
  const members = page.getByRole("region", { name: "Merged from" });
  await members.getByText("Tova Lindqvist").waitFor();
  await members.getByRole("button", { name: "Split Tova Lindqvist" }).click();
  await page
    .getByRole("dialog", { name: "Split these people?" })
    .getByRole("button", { name: "Split", exact: true })
    .click();
  await members.waitFor({ state: "detached" });
  await search(page);
  await closePage(page);
});

test("The keyboard alone merges two and undoes it", async () => {
  const page = await openPage(session);
  await search(page);
  for (const name of ["Tova Lindqvist", "Tovah Lindqvist"]) {
    await box(page, name).focus();
    await page.keyboard.press("Space");
  }
  await page.getByRole("button", { name: "Merge…" }).focus();
  await page.keyboard.press("Enter");
  const dialog = page.getByRole("dialog", { name: "Merge these people?" });
  await dialog.getByRole("button", { name: "Merge" }).focus();
  await page.keyboard.press("Enter");
  await page.getByRole("button", { name: "Undo" }).waitFor();
  await page.waitForFunction(() => document.activeElement?.textContent?.includes("Merged."));
  await page.getByRole("button", { name: "Undo" }).focus();
  await page.keyboard.press("Enter");
  await page.getByText("2 people").first().waitFor();
  assert.equal(await page.getByRole("button", { name: "Undo" }).count(), 0);
  await closePage(page);
});

test("A third result cannot be chosen, and another search starts with none chosen", async () => {
  const page = await openPage(session);
  await page.goto(`${session.service.url}/#q=marlowe`);
  const boxes = page.getByRole("checkbox");
  await boxes.nth(2).waitFor();
  await boxes.nth(0).check();
  await boxes.nth(1).check();
  assert.equal(await boxes.nth(2).isDisabled(), true);
  await page.getByRole("button", { name: "Clear", exact: true }).click();
  assert.equal(await boxes.nth(2).isDisabled(), false);
  await boxes.nth(0).check();
  await page.getByRole("textbox").fill("lindqvist");
  await page.getByText("2 people").first().waitFor();
  assert.equal(await page.getByRole("region", { name: "Selected to merge" }).count(), 0);
  await closePage(page);
});

async function makeKey(changes: object): Promise<string> {
  const body = { name: "reader", scopes: ["search", "lookups:read", "lookups:write"], purposes: ["research"] };
  const made = await callService(session.service, "POST", "/keys", { body: { ...body, ...changes } });
  assert.equal(made.status, 201, made.text);
  return (made.body as { key: string }).key;
}

async function openCandidate(page: Page): Promise<void> {
  await page.goto(`${session.service.url}/#q=lindqvist`);
  await page.getByRole("link", { name: "Tova Lindqvist", exact: true }).click();
  await page.getByRole("heading", { level: 1, name: "Tova Lindqvist" }).waitFor();
}

test("A key that may not merge is not offered it", async () => {
  const page = await openPage(session, {}, await makeKey({}));
  await search(page);
  await page.waitForLoadState("networkidle");
  assert.equal(await page.getByRole("checkbox").count(), 0);
  await closePage(page);
});

test("Before a lookup its price, the key's remaining budget and what would be done are shown", async () => {
  const page = await openPage(session, {}, await makeKey({ credits: 3, trials: 0 }));
  await openCandidate(page);
  await page.getByText("1 credit, charged only when the person is found. 3 credits are left.").waitFor();
  await page.getByText("Full · Research · all sections this purpose opens · deleted after 90 days").waitFor();
  await page.getByText("Options", { exact: true }).click();
  const purposes = await page.getByRole("combobox", { name: "Purpose" }).getByRole("option").allInnerTexts();
  assert.deepEqual(purposes, ["Research (your key’s default)", "Research"]);
  await page.getByRole("radio", { name: /^Trial/ }).check();
  await page.getByText(/^No credit; counts as one trial. No trials left/).waitFor();
  await page.getByRole("radio", { name: /^Preview/ }).check();
  await page.getByText("Free.", { exact: true }).waitFor();
  await closePage(page);
  const first = await openPage(session);
  await openCandidate(first);
  await first.getByText("1 credit, charged only when the person is found. This key has no credit limit.").waitFor();
  await closePage(first);
});

test("Two people who differ only in their year of birth are compared by it", async () => {
  const page = await openPage(session);
  await page.goto(`${session.service.url}/#q=brannock+teselwyn`);
  await page.getByText("2 people").first().waitFor();
  for (const each of [0, 1]) await box(page, "Brannock Teselwyn").nth(each).check();
  await page.getByRole("region", { name: "Selected to merge" }).getByRole("button", { name: "Merge…" }).click();
  const dialog = page.getByRole("dialog", { name: "Merge these people?" });
  const years = dialog.locator("dt", { hasText: "Year of birth" }).locator("xpath=following-sibling::dd");
  await years.nth(1).waitFor();
  assert.deepEqual((await years.allInnerTexts()).toSorted(), ["1956", "1980"]);
  await closePage(page);
});
