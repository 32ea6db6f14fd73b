import assert from "node:assert/strict";
import { after, before, test } from "node:test";
import type { Page } from "playwright-core";
import { callService } from "../../api/http.ts";
import { CLIENT, startProvider, type TestProvider } from "../../support/oidc-provider.ts";
import { findViolations } from "../../web/axe.ts";
import { closePage, openStrangersPage, startWebSession, type WebSession } from "../../web/session.ts";

const PEOPLE = {
  mara: { email: "mara.lindt@example.org", email_verified: true, name: "Mara Lindt" },
  stranger: { email: "nobody.known@example.org", email_verified: true },
};

let provider: TestProvider;
let session: WebSession;
before(async () => {
  provider = await startProvider(PEOPLE);
  session = await startWebSession({
    CANDOR_OIDC_ISSUER: provider.issuer,
    CANDOR_OIDC_CLIENT_ID: CLIENT.id,
    CANDOR_OIDC_CLIENT_SECRET: CLIENT.secret,
  });
  const { service } = session;
  provider.serve(service.url);
  await callService(service, "POST", "/members", {
    body: { name: "Mara Lindt", email: "mara.lindt@example.org", role: "analyst" },
  });
});
after(async () => {
  await session?.stop();
  await provider?.close();
});

async function signIn(page: Page, login: string): Promise<void> {
  await page.goto(session.service.url);
  await page.getByRole("link", { name: "Sign in with your organisation" }).click();
  await page.locator("input[name=login]").fill(login);
  await page.locator("input[name=password]").fill("any");
  await page.locator("[type=submit]").click();
}

test("a member signs in through the provider, works, makes a lookup and signs out, without barriers in both schemes", async () => {
  for (const colorScheme of ["light", "dark"] as const) {
    const page = await openStrangersPage(session, { colorScheme });
    await page.goto(session.service.url);
    await page.getByRole("link", { name: "Sign in with your organisation" }).waitFor();
    assert.deepEqual(await findViolations(page), []);
    await signIn(page, "mara");
    await page.getByRole("textbox").fill("amara");
    await page.getByText("1 person").first().waitFor();
    // Nothing that a script could read opens the service.
    assert.deepEqual(await page.evaluate(() => [document.cookie, sessionStorage.length, localStorage.length]), [
      "",
      0,
      0,
    ]);
    await page.reload();
    await page.getByRole("textbox").waitFor();
    await page.getByRole("button", { name: "Settings" }).click();
    await page.getByRole("menuitem", { name: "Sign out" }).click();
    await page.waitForURL(`${provider.issuer}/session/end**`);
    await page.goto(session.service.url);
    await page.getByRole("link", { name: "Sign in with your organisation" }).waitFor();
    await closePage(page);
  }
});

test("signing in through the provider is offered once the service says so, even if it was busy at first", async () => {
  const page = await openStrangersPage(session);
  let refused = 0;
  await page.route("**/sign-in/state", async (route) => {
    if (refused < 3) {
      refused++;
      await route.fulfill({ status: 503 });
    } else await route.continue();
  });
  await page.goto(session.service.url);
  await page.getByRole("link", { name: "Sign in with your organisation" }).waitFor();
  assert.equal(refused, 3);
  await closePage(page);
});

test("somebody who is not a member is told so, under an address that can be kept", async () => {
  const page = await openStrangersPage(session);
  await signIn(page, "stranger");
  await page.getByText("You are not a member here").waitFor();
  assert.equal(page.url(), `${session.service.url}/`);
  await page.getByLabel("API key").fill(session.service.apiKey);
  await page.getByRole("button", { name: "Sign in" }).click();
  await page.getByRole("textbox").waitFor();
  await closePage(page);
});
