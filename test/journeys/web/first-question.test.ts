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

const QUESTION = "Which sources may lookups search?";

/** The external sources that are on. */
async function listOn(): Promise<string[]> {
  const { results } = ConnectorList.parse((await callService(session.service, "GET", "/connectors")).body);
  return results.flatMap(({ connector, access, enabled }) => (access !== "local" && enabled ? connector : []));
}

test("Choosing only one's own data before the first lookup is not asked again, and no source is on", async () => {
  const page = await openPage(session);
  await page.goto(session.service.url);
  await page.getByRole("heading", { name: QUESTION }).waitFor();
  await page.getByText("Nobody outside learns who you look up.").waitFor();
  const told = await page.getByText(/^The person’s name, employer, place .*Wikidata/).innerText();
  assert.match(told, /, and to the websites that you or they name\.$/u);
  // No instance of SearXNG has been set; the other two are the websites themselves.
  assert.doesNotMatch(told, /SearXNG|own site|Pictures/u);
  await page.getByRole("button", { name: "Only my own data" }).click();
  await page.getByRole("heading", { name: QUESTION }).waitFor({ state: "detached" });
  const later = page.getByRole("link", { name: "You can change this at any time under Sources." });
  assert.match(String(await later.getAttribute("href")), /\/sources$/u);
  await page.reload();
  await page.getByText("Start with a name").waitFor();
  await page.waitForLoadState("networkidle");
  assert.equal(await page.getByRole("heading", { name: QUESTION }).count(), 0);
  assert.deepEqual(await listOn(), []);
});

test("Choosing open sources switches them on there, and a key that may not do so is not asked", async () => {
  const { body } = await callService(session.service, "POST", "/keys", {
    body: { name: "Reader", scopes: ["search", "lookups:read"], purposes: ["research"] },
  });
  const guest = await openPage(session, {}, (body as { readonly key: string }).key);
  await guest.goto(session.service.url);
  await guest.getByText("Start with a name").waitFor();
  await guest.waitForLoadState("networkidle");
  assert.equal(await guest.getByRole("heading", { name: QUESTION }).count(), 0);
  const page = await openPage(session);
  await page.goto(session.service.url);
  for (const contact of ["", "nonsense"]) {
    await page.getByLabel("Your email address or URL").fill(contact);
    await page.getByRole("button", { name: "Switch on all open sources" }).click();
    await page.getByText("Enter your email address or a URL.").waitFor();
  }
  assert.deepEqual(await listOn(), []);
  await page.getByLabel("Your email address or URL").fill("operator@example.org");
  await page.getByRole("button", { name: "Switch on all open sources" }).click();
  await page.getByRole("heading", { name: QUESTION }).waitFor({ state: "detached" });
  const on = await listOn();
  assert.deepEqual([on.includes("wikidata"), on.includes("searxng")], [true, false]);
});
