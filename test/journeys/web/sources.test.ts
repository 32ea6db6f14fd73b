import assert from "node:assert/strict";
import { after, before, test } from "node:test";
import { ConnectorList } from "../../../src/contract/connector.ts";
import { callService } from "../../api/http.ts";
import { openPage, startWebSession, type WebSession } from "../../web/session.ts";

let session: WebSession;
before(async () => {
  session = await startWebSession();
});
after(async () => await session?.stop());

async function sourceOf(name: string) {
  const { results } = ConnectorList.parse((await callService(session.service, "GET", "/connectors")).body);
  const found = results.find(({ connector }) => connector === name);
  assert.ok(found);
  return found;
}

test("A source is switched on and off, and its key is stored and not shown again", async () => {
  const page = await openPage(session);
  await page.goto(`${session.service.url}/sources`);
  const row = page.getByRole("row", { name: /^Brave/ });
  await row.getByText("Settings", { exact: true }).click();
  await row.getByLabel("API key", { exact: true }).fill("a-key-of-brave");
  await row.getByRole("button", { name: "Save" }).first().click();
  await row.getByPlaceholder("Set. A new value replaces it.").waitFor();
  await row.getByRole("button", { name: /^Switch on Brave/ }).click();
  await row.getByRole("button", { name: /^Switch off Brave/ }).waitFor();
  const { enabled, settings } = await sourceOf("brave");
  assert.deepEqual([enabled, settings.find(({ name }) => name === "key")?.set], [true, "service"]);
  assert.ok(!(await page.content()).includes("a-key-of-brave"));
  await row.getByRole("button", { name: /^Switch off Brave/ }).click();
  await row.getByRole("button", { name: /^Switch on Brave/ }).waitFor();
  assert.equal((await sourceOf("brave")).enabled, false);
});

test("A source's price is shown where it is switched on, and where a lookup starts while it is on", async () => {
  const page = await openPage(session);
  await page.goto(`${session.service.url}/sources`);
  const row = page.getByRole("row", { name: /^X/ });
  await row.getByText("Charges you up to $0.26 per account").waitFor();
  await page
    .getByRole("row", { name: /^Brave/ })
    .getByText("The cost depends on your plan")
    .waitFor();
  await row.getByText("Settings", { exact: true }).click();
  await row.getByLabel("Token", { exact: true }).fill("a-token-of-x");
  await row.getByRole("button", { name: "Save" }).first().click();
  await row.getByRole("button", { name: /^Switch on X/ }).click();
  await row.getByRole("button", { name: /^Switch off X/ }).waitFor();
  await page.goto(`${session.service.url}/new`);
  await page.getByText("Sources that charge you: X, up to $0.26 per account.").waitFor();
  await page.goto(`${session.service.url}/sources`);
  await row.getByRole("button", { name: /^Switch off X/ }).click();
  await row.getByRole("button", { name: /^Switch on X/ }).waitFor();
});

test("All open sources are switched on with one click, with the contact address they need", async () => {
  const page = await openPage(session);
  await page.goto(`${session.service.url}/sources`);
  await page.getByLabel("Your email address or URL").fill("operator@example.org");
  await page.getByRole("button", { name: "Switch on all open sources" }).click();
  await page.getByRole("button", { name: "Switch off Wikidata" }).waitFor();
  assert.equal((await sourceOf("openalex")).enabled, true);
  assert.equal((await sourceOf("x")).enabled, false);
  // Nothing is left that the button would switch on.
  await page.getByRole("button", { name: "Switch on all open sources" }).waitFor({ state: "detached" });
});

test("A source's settings are collapsed, and have readable names", async () => {
  const page = await openPage(session);
  await page.goto(`${session.service.url}/sources`);
  const row = page.getByRole("row", { name: /^Mastodon/ });
  await row.getByText("Settings", { exact: true }).waitFor();
  assert.equal(await row.getByLabel("Search host").isVisible(), false);
  await row.getByText("Settings", { exact: true }).click();
  await row.getByLabel("Search host").waitFor();
  assert.doesNotMatch((await row.textContent()) ?? "", /searchHost|`/u);
});

test("On a phone the controls of a source fit the screen", async () => {
  const page = await openPage(session);
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(`${session.service.url}/sources`);
  const row = page.getByRole("row", { name: /^YouTube/ });
  await row.getByText("Settings", { exact: true }).click();
  for (const control of [row.getByRole("button", { name: /^Switch on/ }), row.getByLabel("API key", { exact: true })]) {
    const box = await control.boundingBox();
    assert.ok(box !== null && box.x + box.width <= 390, JSON.stringify(box));
  }
});
