import assert from "node:assert/strict";
import { existsSync, statSync } from "node:fs";
import { after, before, test } from "node:test";
import { fileURLToPath } from "node:url";
import type { Page } from "playwright-core";
import { makeLookup, openPage, openStrangersPage, startWebSession, type WebSession } from "../../web/session.ts";

const DIST = fileURLToPath(new URL("../../../web/dist", import.meta.url));
const FIRST_LOAD_BYTES = 250_000;
/** Two rounds over the six connections that browsers open to an HTTP/1.1 host. */
const FIRST_LOAD_REQUESTS = 12;
/** "Good" in Core Web Vitals (web.dev/articles/cls). */
const MAX_SHIFT = 0.1;

let session: WebSession;
before(async () => {
  session = await startWebSession();
});
after(async () => await session?.stop());

interface Watched {
  readonly asked: readonly URL[];
  readonly complaints: readonly string[];
}

/** Records what a page requests and complains about from here on, and how far it shifts under the reader. */
async function watch(page: Page): Promise<Watched> {
  const asked: URL[] = [];
  const complaints: string[] = [];
  page.on("request", (request) => asked.push(new URL(request.url())));
  page.on("pageerror", (error) => complaints.push(error.message));
  page.on("console", (message) => {
    if (message.type() === "error" || message.type() === "warning") complaints.push(message.text());
  });
  await page.addInitScript(() => {
    const kept = globalThis as unknown as { shift: number };
    kept.shift = 0;
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) kept.shift += (entry as unknown as { value: number }).value;
    }).observe({ type: "layout-shift", buffered: true });
  });
  return { asked, complaints };
}

async function assertCalm(page: Page, { asked, complaints }: Watched): Promise<void> {
  await page.waitForLoadState("networkidle");
  assert.deepEqual(complaints, []);
  const elsewhere = asked.filter(
    ({ protocol, origin }) => protocol.startsWith("http") && origin !== session.service.url,
  );
  assert.deepEqual(elsewhere, []);
  const shift = await page.evaluate(() => (globalThis as unknown as { shift: number }).shift);
  assert.ok(shift <= MAX_SHIFT, `the page shifted by ${shift}`);
}

test("the first load takes at most 250 kB and a handful of requests, contacts no other host and does not shift", async () => {
  for (const open of [openPage, openStrangersPage]) {
    const page = await open(session);
    const watched = await watch(page);
    await page.goto(session.service.url);
    await page.getByRole("heading", { level: 1 }).waitFor();
    await assertCalm(page, watched);
    const files = [...new Set(watched.asked.map(({ pathname }) => pathname))].filter((path) =>
      path.startsWith("/assets/"),
    );
    assert.ok(files.length > 2, "the page consists of files");
    const bytes = files.reduce((sum, path) => sum + sentSize(path), 0);
    assert.ok(bytes <= FIRST_LOAD_BYTES, `${bytes} bytes`);
    assert.ok(watched.asked.length <= FIRST_LOAD_REQUESTS, `${watched.asked.length} requests`);
    // The next page is loaded in a browser with an empty cache.
    await page.context().close();
  }
});

test("a report does not shift while it loads, and no other host is contacted", async () => {
  const { lookupId } = await makeLookup(session, "Amara Okonkwo");
  for (const viewport of [
    { width: 1360, height: 900 },
    { width: 390, height: 844 },
  ]) {
    const page = await openPage(session, { viewport });
    const watched = await watch(page);
    await page.goto(`${session.service.url}/lookups/${lookupId}`);
    await page.locator(".chip").first().waitFor();
    await assertCalm(page, watched);
    await page.context().close();
  }
});

test("the first page's files may be cached forever, the page itself is requested each time", async () => {
  const html = await fetch(`${session.service.url}/`, { headers: { accept: "text/html" } });
  assert.equal(html.headers.get("cache-control"), "no-cache");
  const [script] = /\/assets\/[\w.-]+\.js/.exec(await html.text()) ?? [];
  const file = await fetch(`${session.service.url}${script}`, { headers: { "accept-encoding": "gzip" } });
  assert.match(file.headers.get("cache-control") ?? "", /immutable/);
  assert.equal(file.headers.get("content-encoding"), "gzip");
});

/** A file as sent: compressed where that is done, fonts unchanged. */
function sentSize(path: string): number {
  const file = DIST + path;
  return statSync(existsSync(`${file}.gz`) ? `${file}.gz` : file).size;
}
