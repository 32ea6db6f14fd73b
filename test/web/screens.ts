import type { Page } from "playwright-core";
import { runList } from "../api/bulk-kit.ts";
import { callService, NDJSON } from "../api/http.ts";
import { INES } from "../api/people.ts";
import { TOVA } from "./people.ts";
import { makeLookup, type WebSession } from "./session.ts";

export interface Screen {
  readonly name: string;
  readonly path: string;
  /** What shows that the screen is complete. */
  readonly ready: string;
  /** What the service answers instead. */
  readonly arrange?: (page: Page) => Promise<void>;
  readonly act?: (page: Page) => Promise<void>;
  readonly anonymous?: boolean;
  /** Whether to save a picture of it on a phone too. */
  readonly phone?: boolean;
}

/** A similar person: a decision about somebody applies in all their lookups, and one has to stay open. */
const RUNA = INES.replaceAll("Calder", "Halden")
  .replaceAll("calder", "halden")
  .replaceAll(/\b(?=maybe|elder)/g, "runa-")
  .replaceAll("Ines", "Runa")
  .replaceAll("ines", "runa");

/** Brings the service to a state in which every screen has something to show, and lists them. */
export async function prepareScreens(session: WebSession): Promise<readonly Screen[]> {
  const call = (method: string, path: string, body?: unknown) =>
    callService(session.service, method, path, body === undefined ? {} : { body });
  for (const body of [INES, RUNA, TOVA]) {
    await callService(session.service, "POST", "/imports?format=candor", { body, headers: NDJSON });
  }
  await call("POST", "/members", { name: "Mara Lindt", email: "mara.lindt@example.org", role: "analyst" });
  await call("POST", "/members", { name: "Jun Abiola", email: "jun.abiola@example.org", role: "owner" });
  const { lookupId: report } = await makeLookup(session, "amara okonkwo");
  const { lookupId: doubtful } = await makeLookup(session, "runa halden");
  const { lookupId: contradicted } = await makeLookup(session, "ines calder");
  const records = (await call("GET", `/lookups/${contradicted}/records`)).body as {
    recordId: string;
    judgement: string;
  }[];
  const recordId = records.find(({ judgement }) => judgement === "undecided")?.recordId;
  await call("POST", `/lookups/${contradicted}/judgements`, { recordId, judgement: "own" });
  const { lookupId: preview } = await makeLookup(session, "amara okonkwo", { preview: true });
  const { lookupId: trial } = await makeLookup(session, "nadia rahmani", { trial: true });
  const nobody = (await call("POST", "/lookups", { candidate: { fullName: "Nobody Atall", sources: [] } })).body;
  const { lookupId: empty } = nobody as { lookupId: string };
  await call("GET", `/lookups/${empty}?wait=30`);
  const share = (await call("POST", `/lookups/${report}/shares`, { days: 7 })).body as { url: string };
  const { bulkId } = await runList(session.service, "name=leads.csv", "name\nNadia Rahmani\nNobody Known\n");
  const [tova = "", tovah = ""] = await Promise.all(
    ["tova.lindqvist@example.org", "t.lindqvist@example.com"].map((email) => findOne(session, email)),
  );
  return [
    ...listSearchScreens(tova, async () => {
      await call("DELETE", `/candidates/${tova}/merges/${tovah}`);
    }),
    ...listLookupScreens({ report, doubtful, contradicted, preview, trial, empty, share: new URL(share.url).hash }),
    ...listOtherScreens(bulkId),
    {
      name: "candidate-merged",
      path: `/candidates/${tova}`,
      ready: "Merged from",
      arrange: async () => {
        await call("POST", `/candidates/${tova}/merges`, { candidateId: tovah });
      },
    },
  ];
}

/** Shows a screen in a new document: an address that differs only in its fragment would not be reloaded. */
export async function show(session: WebSession, page: Page, screen: Screen): Promise<void> {
  await page.goto("about:blank");
  await screen.arrange?.(page);
  await page.goto(session.service.url + screen.path);
  if (screen.anonymous) await signOut(page);
  await page.getByText(screen.ready).first().waitFor();
  await screen.act?.(page);
}

/** External sources that were asked, one for each way of searching; `first` is the result of the first. */
export async function serveCoverage(page: Page, first: "found" | "absent" = "found"): Promise<void> {
  const coverage = [
    { connector: "bluesky", outcome: first, ms: 412 },
    { connector: "mastodon", outcome: "absent", ms: 180 },
    { connector: "x", outcome: "skipped", why: [{ code: "noUserToken", values: [] }], ms: 0 },
    { connector: "github", outcome: "blocked", why: [{ code: "ownLimit", values: ["429"] }], ms: 640 },
    { connector: "wikidata", outcome: "failed", ms: 2000 },
  ];
  await page.route(/\/v1\/search$/, async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, json: { ...((await response.json()) as object), coverage } });
  });
}

/** @param keepApart makes sure that the people to be merged are not merged yet */
function listSearchScreens(candidateId: string, keepApart: () => Promise<void>): readonly Screen[] {
  return [
    { name: "sign-in", path: "/", ready: "Sign in", anonymous: true, phone: true },
    { name: "search", path: "/", ready: "Recent lookups" },
    { name: "search-results", path: "/#q=amara", ready: "1 person", phone: true },
    { name: "search-namesakes", path: "/#q=lukas+brandt", ready: "2 people named Lukas Brandt", phone: true },
    {
      name: "search-asked",
      path: "/#q=amara&type=x",
      ready: "Sources searched",
      phone: true,
      arrange: (page) => serveCoverage(page),
    },
    {
      name: "search-asked-none",
      path: "/#q=zzzzqqqq&type=x",
      ready: "Sources searched",
      arrange: (page) => serveCoverage(page, "absent"),
    },
    {
      name: "palette",
      path: "/#q=amara",
      ready: "1 person",
      phone: true,
      act: async (page) => {
        await page.keyboard.press("Control+K");
        await page.getByRole("dialog").getByRole("combobox").fill("amara");
        await page.getByRole("option", { name: "Search X for “amara”" }).waitFor();
        await page.getByText("Looked up before").waitFor();
      },
    },
    { name: "search-none", path: "/#q=zzzzqqqq", ready: "No matches" },
    {
      name: "search-merge",
      path: "/#q=lindqvist",
      ready: "2 people",
      phone: true,
      arrange: keepApart,
      act: async (page) => {
        await page.getByRole("checkbox").nth(1).waitFor();
        for (const box of await page.getByRole("checkbox").all()) await box.check();
        await page.getByRole("button", { name: "Merge…" }).click();
        await page.getByRole("button", { name: "Merge", exact: true }).waitFor();
      },
    },
    {
      name: "candidate",
      path: `/candidates/${candidateId}`,
      ready: "Known identifiers",
      phone: true,
      arrange: keepApart,
      act: async (page) => {
        await page.getByText("Options", { exact: true }).click();
        await page.getByText("This key has no credit limit.").waitFor();
      },
    },
    { name: "new-person", path: "/new", ready: "Full name" },
  ];
}

function listLookupScreens(ids: {
  readonly report: string;
  readonly doubtful: string;
  readonly contradicted: string;
  readonly preview: string;
  readonly trial: string;
  readonly empty: string;
  readonly share: string;
}): readonly Screen[] {
  const lookup = `/lookups/${ids.report}`;
  const withChips = async (page: Page): Promise<void> => await page.locator(".chip").first().waitFor();
  const chip = async (page: Page): Promise<void> => {
    await page.locator(".summary .chip").first().click();
    await page.locator(".fact-card mark, .passage mark").first().waitFor();
  };
  return [
    {
      name: "lookups",
      path: "/lookups",
      ready: "Finished",
      phone: true,
      act: async (page) => {
        await page.getByRole("checkbox").nth(1).waitFor();
        for (const box of (await page.getByRole("checkbox").all()).slice(0, 2)) await box.check();
        await page.getByRole("link", { name: "Compare" }).waitFor();
      },
    },
    {
      name: "compare",
      path: `/compare?one=${ids.report}&other=${ids.contradicted}`,
      ready: "Changes from the earlier",
      phone: true,
    },
    {
      name: "lookups-none",
      path: "/lookups",
      ready: "Lookups",
      act: async (page) => {
        await page.getByText(/^Failed \d/).click();
        await page.getByText("No lookups with status “Failed”").waitFor();
      },
    },
    {
      name: "run",
      path: lookup,
      ready: "Answers so far",
      phone: true,
      arrange: (page) => serveRun(page, ids.report),
      act: async (page) => await page.getByText("about").first().waitFor(),
    },
    { name: "report", path: lookup, ready: "Sources of this report", phone: true, act: withChips },
    { name: "report-trial", path: `/lookups/${ids.trial}`, ready: "Trial:", act: withChips },
    {
      name: "report-preview",
      path: `/lookups/${ids.preview}`,
      // It shows no documents, and so no number that would lead to one.
      ready: "A full lookup would start from",
    },
    { name: "report-empty", path: `/lookups/${ids.empty}`, ready: "View coverage" },
    { name: "evidence", path: lookup, ready: "Overview", phone: true, act: chip },
    {
      name: "conflict",
      path: `/lookups/${ids.contradicted}`,
      ready: "Overview",
      act: async (page) => {
        await page.getByRole("button", { name: "Conflicting values for Spouse" }).click();
        await page.getByText("Also stated: Otto Lind").waitFor();
      },
    },
    {
      name: "datasources",
      path: `${lookup}/report/datasources`,
      ready: "Every document behind this report",
      act: async (page) => await page.locator(".document").first().click(),
    },
    { name: "records", path: `/lookups/${ids.doubtful}/report/records`, ready: "Could be this person", phone: true },
    {
      name: "records-many",
      path: `${lookup}/report/records`,
      ready: "records of people with another name",
      act: async (page) => {
        const others = page.locator(".records-otherwise");
        await others.locator("summary").click();
        await others.getByText("This is the person").first().waitFor();
        await others.evaluate((each) => each.scrollIntoView());
      },
    },
    { name: "person", path: `${lookup}/report/person`, ready: "Lookups of this person", phone: true },
    { name: "coverage", path: `${lookup}/report/coverage`, ready: "Searched by" },
    {
      name: "share",
      path: lookup,
      ready: "Overview",
      phone: true,
      arrange: serveFewShares,
      act: async (page) => {
        await withChips(page);
        await page.getByRole("button", { name: "Share", exact: true }).click();
        await page.getByRole("button", { name: "Create link" }).click();
        await page.getByRole("textbox", { name: "Link" }).waitFor();
      },
    },
    {
      name: "report-form",
      path: lookup,
      ready: "Overview",
      phone: true,
      act: async (page) => {
        await withChips(page);
        await page.getByRole("button", { name: "More", exact: true }).click();
        await page.getByRole("menuitem", { name: "PDF with options…" }).click();
        await page.getByLabel("Prepared for").waitFor();
      },
    },
    {
      name: "erase",
      path: lookup,
      ready: "Overview",
      act: async (page) => {
        await withChips(page);
        await page.getByRole("button", { name: "More", exact: true }).click();
        await page.getByRole("menuitem", { name: /^Delete lookup/ }).click();
        await page.getByRole("button", { name: "Delete permanently" }).waitFor();
      },
    },
    {
      name: "shared",
      path: `/shared${ids.share}`,
      ready: "This report was shared with you",
      phone: true,
      act: withChips,
    },
    { name: "shared-ended", path: "/shared#nothing", ready: "This link is no longer valid" },
    { name: "gone", path: "/lookups/01a00000-0000-7000-8000-000000000000", ready: "Lookup not found" },
  ];
}

function listOtherScreens(bulkId: string): readonly Screen[] {
  return [
    { name: "imports", path: "/imports", ready: "Earlier imports" },
    {
      name: "bulk",
      path: "/bulk",
      ready: "No bulk lookups yet",
      arrange: async (page) => {
        await page.route(/\/v1\/bulk(\?.*)?$/, (route) => route.fulfill({ json: { results: [], next: "" } }));
      },
    },
    { name: "bulk-rows", path: `/bulk/${bulkId}`, ready: "Not matched", phone: true },
    { name: "requests", path: "/requests", ready: "No open requests." },
    { name: "keys", path: "/keys", ready: "Create key" },
    { name: "members", path: "/members", ready: "Mara Lindt", phone: true },
    { name: "usage", path: "/usage", ready: "Returned", arrange: serveUsage, phone: true },
    { name: "sources", path: "/sources", ready: "OpenAlex" },
    { name: "not-found", path: "/nowhere/at/all", ready: "Page not found" },
    {
      name: "error",
      path: "/lookups",
      ready: "Could not load the lookups",
      arrange: (page) => answerWithError(page, "**/v1/history"),
    },
    {
      name: "offline",
      path: "/",
      ready: "Recent lookups",
      act: async (page) => {
        await page.route("**/healthz", (route) => route.abort(), { times: 20 });
        await page.route("**/v1/**", (route) => route.abort(), { times: 20 });
        await page.getByRole("textbox").fill("amara");
        await page.locator(".banner").waitFor();
      },
    },
  ];
}

/** Today's usage, as on the last day requested: a page with a fixed time asks for another month. */
async function serveUsage(page: Page): Promise<void> {
  await page.route("**/v1/usage?*", async (route) => {
    const asked = new URL(route.request().url());
    const day = asked.searchParams.get("to");
    const now = new URL(asked);
    now.search = "";
    const response = await route.fetch({ url: now.href });
    const body = (await response.json()) as { results: object[] };
    await route.fulfill({ response, json: { ...body, results: body.results.map((row) => ({ ...row, day })) } });
  });
}

/** A running lookup, made from one that has ended. */
async function serveRun(page: Page, lookupId: string): Promise<void> {
  await page.route(new RegExp(`/v1/lookups/${lookupId}(/coverage)?(\\?.*)?$`), async (route) => {
    const response = await route.fetch();
    const body = (await response.json()) as object | readonly object[];
    if (Array.isArray(body)) return await route.fulfill({ response, json: body.slice(0, 6) });
    const nowMs = await page.evaluate(() => Date.now());
    const startedAt = new Date(nowMs - 9_000).toISOString();
    await route.fulfill({
      response,
      json: { ...body, status: "running", stage: "resolve", progress: 0.45, startedAt },
    });
  });
}

/** The newest link and the oldest, however many the views before this one have made. */
async function serveFewShares(page: Page): Promise<void> {
  await page.route("**/shares", async (route) => {
    if (route.request().method() !== "GET") return await route.fallback();
    const response = await route.fetch();
    const body = (await response.json()) as { results: object[] };
    const nowMs = await page.evaluate(() => Date.now());
    const times = (days: number) => new Date(nowMs + days * 86_400_000).toISOString();
    const dated = (share: object | undefined, at: number) => ({
      ...share,
      createdAt: times(at),
      expiresAt: times(at + 7),
    });
    const results = [
      { ...dated(body.results[0], 0), openings: 0 },
      { ...dated(body.results.at(-1), -2), openings: 3, openedAt: times(-1) },
    ];
    await route.fulfill({ response, json: { ...body, results } });
  });
}

async function answerWithError(page: Page, path: string): Promise<void> {
  await page.route(path, async (route) => {
    const problem = { code: "internal", detail: "Something failed inside the service.", status: 500 };
    await route.fulfill({ status: 500, contentType: "application/problem+json", body: JSON.stringify(problem) });
  });
}

async function findOne(session: WebSession, query: string): Promise<string> {
  const search = new URLSearchParams({ query, type: "candor" });
  const { body } = await callService(session.service, "GET", `/search?${search}`);
  return (body as { results: { candidateId: string }[] }).results[0]?.candidateId ?? "";
}

async function signOut(page: Page): Promise<void> {
  await page.getByRole("button", { name: "Settings" }).click();
  await page.getByRole("menuitem", { name: "Sign out" }).click();
}
