import assert from "node:assert/strict";
import { existsSync, mkdirSync, readFileSync, statSync } from "node:fs";
import { after, before, test } from "node:test";
import { fileURLToPath } from "node:url";
import type { Page } from "playwright-core";
import { callService, NDJSON } from "../api/http.ts";
import { INES } from "../api/people.ts";
import { makeLookup, openPage, startWebSession, type WebSession } from "./session.ts";

const ROOT = new URL("../../", import.meta.url);
const AXE = readFileSync(new URL("node_modules/axe-core/axe.min.js", ROOT), "utf8");
const RULES = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"];
const FIRST_LOAD_BYTES = 250 * 1024;
/** Where to keep a picture of every screen; unset keeps none. */
const PICTURES = process.env["CANDOR_SCREENSHOTS"];

interface Screen {
  readonly name: string;
  readonly path: string;
  /** What shows that the screen is complete. */
  readonly ready: string;
  readonly act?: (page: Page) => Promise<void>;
  readonly anonymous?: boolean;
}

let session: WebSession;
let screens: readonly Screen[] = [];
/** A lookup with a record that nobody has decided about. */
let undecided = "";

before(async () => {
  session = await startWebSession();
  const { lookupId } = await makeLookup(session, "amara okonkwo");
  undecided = `/lookups/${await makeDoubtfulLookup()}`;
  screens = listScreens(`/lookups/${lookupId}`, `/lookups/${await makeContradictedLookup()}`);
});

after(async () => await session?.stop());

/** Both schemes and both widths, each once; all four where pictures are kept. */
const VIEWS = [
  ["light", "desktop", 1360, 900],
  ["dark", "phone", 390, 844],
  ["dark", "desktop", 1360, 900],
  ["light", "phone", 390, 844],
] as const;

for (const [scheme, device, width, height] of PICTURES ? VIEWS : VIEWS.slice(0, 2)) {
  test(`every screen is accessible and fits, ${scheme}, ${device}`, async () => {
    const page = await openPage(session, { colorScheme: scheme, viewport: { width, height } });
    const faults: string[] = [];
    for (const screen of screens) {
      await show(page, screen);
      faults.push(...(await findViolations(page)).map((fault) => `${screen.name}: ${fault}`));
      const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
      if (overflow > 0) faults.push(`${screen.name} is ${overflow} pixels too wide`);
      await keepPicture(page, `${screen.name}-${scheme}-${device}`);
    }
    assert.deepEqual(faults, []);
    await page.context().close();
  });
}

test("the first load takes no more than 250 kB as it is sent", async () => {
  const page = await openPage(session);
  const asked = new Set<string>();
  page.on("request", (request) => asked.add(new URL(request.url()).pathname));
  await page.goto(session.service.url);
  await page.getByRole("heading", { name: "Who are you looking for?" }).waitFor();
  await page.waitForLoadState("networkidle");
  const bytes = [...asked].filter((path) => path.startsWith("/assets/")).map(sentSize);
  assert.ok(bytes.length > 2, "the page is made of files");
  const total = bytes.reduce((sum, size) => sum + size, 0);
  assert.ok(total <= FIRST_LOAD_BYTES, `${total} bytes`);
  await page.context().close();
});

test("the whole way can be gone with the keyboard alone", async () => {
  const page = await openPage(session);
  await page.goto(session.service.url);
  await page.getByRole("textbox").waitFor();
  await page.keyboard.type("amara okonkwo");
  await page.getByRole("article").filter({ hasText: "Amara Okonkwo" }).waitFor();
  await page.keyboard.press("ArrowDown");
  assert.equal(await focusedText(page), "Amara Okonkwo");
  await page.keyboard.press("Enter");
  await page.getByRole("heading", { name: "Amara Okonkwo" }).waitFor();
  await page.getByRole("button", { name: "Start lookup of Amara Okonkwo" }).focus();
  await page.keyboard.press("Enter");
  await page.locator(".chip").first().waitFor();
  await page.keyboard.press("Tab");
  await page.locator(".summary .chip").first().focus();
  await page.keyboard.press("Enter");
  await page.getByRole("complementary", { name: "Evidence" }).locator("mark").first().waitFor();
  await page.keyboard.press("Escape");
  assert.match(await focusedLabel(page), /^Evidence for/);
  await page.context().close();
});

test("a page that is printed shows the report in black on white without its tools", async () => {
  const page = await openPage(session, { colorScheme: "dark" });
  const report = screens.find(({ name }) => name === "report");
  assert.ok(report);
  await show(page, report);
  await page.emulateMedia({ media: "print" });
  assert.equal(await page.getByRole("button", { name: "Download PDF" }).isVisible(), false);
  assert.equal(await page.getByRole("navigation").first().isVisible(), false);
  assert.equal(await page.evaluate(() => getComputedStyle(document.body).backgroundColor), "rgb(255, 255, 255)");
  assert.equal(await page.evaluate(() => getComputedStyle(document.body).color), "rgb(0, 0, 0)");
  await page.context().close();
});

test("a record is decided about with the keyboard, shown at once, followed by the report, and taken back", async () => {
  const page = await openPage(session);
  await page.goto(`${session.service.url}${undecided}/report/records`);
  const group = (name: RegExp) => page.getByRole("region", { name });
  const doubtful = group(/^Undecided/).getByRole("button", { name: "This is the person: Ines Calder" });
  await doubtful.focus();
  await page.keyboard.press("Enter");
  const own = group(/^This person/)
    .getByRole("listitem", { name: "Ines Calder" })
    .filter({ hasText: "maybe.example" });
  await own.getByText("decided by a person").waitFor();
  await page.waitForFunction(() => document.activeElement?.textContent?.includes("maybe.example.org"));
  await page.getByText("Decided: this is the person.").waitFor({ state: "attached" });
  await page.getByRole("link", { name: "Report", exact: true }).click();
  await page.getByText("Sails").first().waitFor();
  await page.goBack();
  await own.getByRole("button", { name: "Take back: Ines Calder" }).focus();
  await page.keyboard.press("Enter");
  await page.getByText("Taken back: the rules decide.").waitFor({ state: "attached" });
  await doubtful.waitFor();
  await page.getByRole("link", { name: "Report", exact: true }).click();
  await page.getByText("Knots").first().waitFor();
  assert.equal(await page.getByText("Sails").count(), 0);
  await page.context().close();
});

/** Somebody with a record that may be theirs. */
async function makeDoubtfulLookup(): Promise<string> {
  await callService(session.service, "POST", "/imports?format=candor", { body: INES, headers: NDJSON });
  return (await makeLookup(session, "ines calder")).lookupId;
}

/** The same person, whose records contradict each other once the doubtful one is theirs. */
async function makeContradictedLookup(): Promise<string> {
  const { lookupId } = await makeLookup(session, "ines calder");
  const path = `/lookups/${lookupId}`;
  const records = (await callService(session.service, "GET", `${path}/records`)).body as {
    recordId: string;
    judgement: string;
  }[];
  const recordId = records.find(({ judgement }) => judgement === "undecided")?.recordId;
  await callService(session.service, "POST", `${path}/judgements`, { body: { recordId, judgement: "own" } });
  return lookupId;
}

function listScreens(lookup: string, contradicted: string): readonly Screen[] {
  const chip = async (page: Page): Promise<void> => {
    await page.locator(".summary .chip").first().click();
    await page.locator(".passage mark").first().waitFor();
  };
  return [
    { name: "sign-in", path: "/", ready: "Sign in", anonymous: true },
    { name: "search", path: "/", ready: "Recent lookups" },
    { name: "search-results", path: "/#q=amara", ready: "1 person" },
    { name: "search-namesakes", path: "/#q=lukas+brandt", ready: "2 people called Lukas Brandt" },
    { name: "search-none", path: "/#q=zzzzqqqq", ready: "Nobody is known by this" },
    { name: "new-person", path: "/new", ready: "Full name" },
    { name: "lookups", path: "/lookups", ready: "Finished" },
    {
      name: "report",
      path: lookup,
      ready: "Addresses behind this report",
      act: async (page) => await page.locator(".chip").first().waitFor(),
    },
    { name: "evidence", path: lookup, ready: "Overview", act: chip },
    {
      name: "datasources",
      path: `${lookup}/report/datasources`,
      ready: "Every document this report rests on",
      act: async (page) => await page.locator(".document").first().click(),
    },
    { name: "records", path: `${undecided}/report/records`, ready: "May be this person" },
    { name: "records-many", path: `${lookup}/report/records`, ready: "Not this person" },
    {
      name: "conflict",
      path: contradicted,
      ready: "Overview",
      act: async (page) => {
        await page.getByRole("button", { name: "Another value is stated for Spouse" }).click();
        await page.getByText("Stated otherwise: Otto Lind").waitFor();
      },
    },
    { name: "coverage", path: `${lookup}/report/coverage`, ready: "Asked with" },
    { name: "imports", path: "/imports", ready: "Earlier imports" },
    { name: "keys", path: "/keys", ready: "Make a key" },
    { name: "sources", path: "/sources", ready: "Reading checked" },
    { name: "gone", path: "/lookups/01a00000-0000-7000-8000-000000000000", ready: "This lookup is no longer here" },
    { name: "not-found", path: "/nowhere/at/all", ready: "There is no such page" },
  ];
}

async function show(page: Page, screen: Screen): Promise<void> {
  // A new document each time: an address that differs in its fragment only would not be loaded again.
  await page.goto("about:blank");
  await page.goto(session.service.url + screen.path);
  if (screen.anonymous) await signOut(page);
  await page.getByText(screen.ready).first().waitFor();
  await screen.act?.(page);
}

async function signOut(page: Page): Promise<void> {
  await page.getByRole("button", { name: "Settings" }).click();
  await page.getByRole("menuitem", { name: "Sign out" }).click();
}

async function findViolations(page: Page): Promise<string[]> {
  await page.evaluate(AXE);
  return await page.evaluate(async (rules) => {
    const { axe } = globalThis as unknown as {
      axe: {
        run(
          context: object,
          options: object,
        ): Promise<{
          violations: { id: string; nodes: { html: string; failureSummary: string }[] }[];
        }>;
      };
    };
    const { violations } = await axe.run(document, { runOnly: rules, resultTypes: ["violations"] });
    return violations.flatMap(({ id, nodes }) =>
      nodes.map(({ html, failureSummary }) => `${id}: ${html.slice(0, 160)} ${failureSummary}`),
    );
  }, RULES);
}

async function keepPicture(page: Page, name: string): Promise<void> {
  if (!PICTURES) return;
  if (!existsSync(PICTURES)) mkdirSync(PICTURES, { recursive: true });
  await page.screenshot({ path: `${PICTURES}/${name}.png` });
}

/** A file as it is sent: compressed where that is done, fonts as they are. */
function sentSize(path: string): number {
  const file = fileURLToPath(new URL(`web/dist${path}`, ROOT));
  return statSync(existsSync(`${file}.gz`) ? `${file}.gz` : file).size;
}

async function focusedText(page: Page): Promise<string> {
  return await page.evaluate(() => document.activeElement?.textContent ?? "");
}

async function focusedLabel(page: Page): Promise<string> {
  return await page.evaluate(() => document.activeElement?.getAttribute("aria-label") ?? "");
}
