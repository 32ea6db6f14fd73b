import assert from "node:assert/strict";
import { after, before, test } from "node:test";
import { closePage, openPage, startWebSession, type WebSession } from "../../web/session.ts";

let session: WebSession;
before(async () => {
  session = await startWebSession();
});
after(async () => await session?.stop());

const CV = "Ines Calder\nines.calder@example.org\nExperience\n2015 - 2019 Boatbuilder, Norden Yards\n";
const CARD = "BEGIN:VCARD\r\nVERSION:3.0\r\nFN:Ines Calder\r\nTEL:+1 202 555 0143\r\nEND:VCARD\r\n";

test("Documents chosen, dropped and pasted at the start of a lookup are read when its sources have answered", async () => {
  const page = await openPage(session);
  await page.goto(`${session.service.url}/new`);
  await page.getByLabel("Full name").fill("Ines Calder");
  await page.getByLabel("Other names, separated by semicolons").fill("Ines Aldwin; ; Ina Calderwood");
  const files = page.locator('input[type="file"]');
  await files.setInputFiles([
    { name: "cv.txt", mimeType: "text/plain", buffer: Buffer.from(CV) },
    { name: "cv.exe", mimeType: "application/octet-stream", buffer: Buffer.from("MZ") },
  ]);
  await page.getByText("Candor cannot read the format of cv.exe.").waitFor();
  await drop(page, "card.vcf", CARD);
  await page.getByRole("button", { name: "Remove card.vcf" }).waitFor();
  await page.getByLabel("Or paste text").fill("Ines Calder\nSkills\nKnots, Sails\n");
  await page.getByRole("button", { name: "Start lookup" }).click();
  await page.getByText("Say whose documents these are.").waitFor();
  await page.getByRole("radio", { name: /This person’s/ }).check();
  assert.equal(await page.getByText("Say whose documents these are.").count(), 0);
  const asked = page.waitForRequest((request) => request.method() === "POST" && request.url().endsWith("/lookups"));
  await page.getByRole("button", { name: "Start lookup" }).click();
  const { candidate } = (await asked).postDataJSON() as { readonly candidate: Readonly<Record<string, unknown>> };
  assert.deepEqual(candidate["candor.aliases"], ["Ines Aldwin", "Ina Calderwood"]);
  await page.getByText("Read cv.txt, card.vcf, pasted.txt.").waitFor({ timeout: 60_000 });
  // A file that could not be taken is not forgotten.
  await page.getByText("Candor cannot read the format of cv.exe.").waitFor();
  for (const fact of ["Norden Yards", "Knots", /202.?555.?0143/]) {
    await page.getByText(fact).first().waitFor();
  }
});

test("An article handed over is in the sources with its title, publisher and day, and its evidence names it", async () => {
  const page = await openPage(session);
  await page.goto(`${session.service.url}/new`);
  await page.getByLabel("Full name").fill("Ines Calder");
  const article = `<!doctype html><html><head><title>Boats of Norden | Quay Courier</title>
    <meta property="og:title" content="Boats of Norden"><meta property="og:site_name" content="Quay Courier">
    <meta property="article:published_time" content="2025-03-04T08:00:00Z"></head>
    <body><article><h1>Boats of Norden</h1><p>Ines Calder is a boatbuilder at Norden Yards.</p></article></body></html>`;
  await page
    .locator('input[type="file"]')
    .setInputFiles([{ name: "boats.html", mimeType: "text/html", buffer: Buffer.from(article) }]);
  await page.getByRole("radio", { name: /This person’s/ }).check();
  await page.getByRole("button", { name: "Start lookup" }).click();
  const documents = page.getByRole("list", { name: "Document added to this lookup" });
  const entry = documents.getByRole("listitem");
  await entry.waitFor({ timeout: 60_000 });
  assert.match(
    (await entry.innerText()).replace(/\s+/g, " "),
    /^Boats of Norden \d+ Quay Courier · 4 Mar 2025 · boats.html$/,
  );
  await entry.getByRole("link").click();
  const listed = page.locator(".document").filter({ hasText: "Boats of Norden" });
  await listed.waitFor();
  assert.match(
    (await listed.innerText()).replace(/\s+/g, " "),
    /Boats of Norden Quay Courier · 4 Mar 2025 · boats.html/,
  );
  await page.getByRole("link", { name: "Report", exact: true }).click();
  await page
    .getByRole("button", { name: /^Evidence for Current role/ })
    .first()
    .click();
  await page.getByRole("complementary", { name: "Evidence" }).getByText("Boats of Norden").first().waitFor();
  await closePage(page);
});

test("An unreadable document is reported with the reason, and the others are read", async () => {
  const page = await openPage(session);
  await page.goto(`${session.service.url}/new`);
  await page.getByLabel("Full name").fill("Ines Calder");
  await page.locator('input[type="file"]').setInputFiles([
    { name: "rows.json", mimeType: "application/json", buffer: Buffer.from('{"rows":[1]}') },
    { name: "cv.txt", mimeType: "text/plain", buffer: Buffer.from(CV) },
  ]);
  await page.getByRole("radio", { name: /Not certain/ }).check();
  await page.getByRole("button", { name: "Start lookup" }).click();
  // A name alone does not distinguish namesakes: the reader decides.
  await page.getByRole("link", { name: "Review 1 document" }).click({ timeout: 60_000 });
  await page.getByRole("button", { name: "This is the person: cv.txt" }).click();
  await page.getByRole("link", { name: "Report" }).click();
  await page.getByText("Norden Yards").first().waitFor();
  const fault = await page.getByRole("alert").filter({ hasText: "rows.json" }).textContent();
  assert.match(fault ?? "", /JSON of an unknown kind/);
});

test("Until the documents are read the lookup runs: it has no report, nothing is called finished or absent", async () => {
  const page = await openPage(session);
  let release = (): void => undefined;
  const held = new Promise<void>((resolve) => (release = resolve));
  await page.route("**/documents?*", async (route) => {
    await held;
    await route.continue();
  });
  await page.goto(`${session.service.url}/new`);
  await page.getByLabel("Full name").fill("Ines Calder");
  await page.locator('input[type="file"]').setInputFiles([
    { name: "cv.txt", mimeType: "text/plain", buffer: Buffer.from(CV) },
    { name: "card.vcf", mimeType: "text/vcard", buffer: Buffer.from(CARD) },
  ]);
  await page.getByRole("radio", { name: /This person’s/ }).check();
  await page.getByRole("button", { name: "Start lookup" }).click();
  await page.getByText("Reading cv.txt…").waitFor({ timeout: 60_000 });
  const stage = page.getByRole("listitem").filter({ hasText: "Reading your 2 documents" });
  assert.equal(await stage.getAttribute("aria-current"), "step");
  for (const early of ["Finished", "Nothing found", "Download PDF", "Stop lookup"])
    assert.equal(await page.getByText(early).count(), 0, early);
  // Another tab has no documents to hand over, but knows that there are some.
  const other = await openPage(session);
  await other.goto(page.url());
  const awaited = other.getByText("2 documents added to this lookup have not been read yet");
  await awaited.waitFor();
  assert.equal(await other.getByText("Norden Yards").count(), 0);
  release();
  await page.getByText("Read cv.txt, card.vcf.").waitFor({ timeout: 60_000 });
  await page.getByRole("button", { name: "Download PDF" }).waitFor();
  await other.getByText("Norden Yards").first().waitFor({ timeout: 30_000 });
  assert.equal(await awaited.count(), 0);
});

test("Several documents are decided together, each by its file and the passage that names the person", async () => {
  const page = await openPage(session);
  await page.goto(`${session.service.url}/new`);
  await page.getByLabel("Full name").fill("Odo Fennimore");
  const texts = [
    "Odo Fennimore\nodo@fennimore.example.org\nSkills\nRope\n",
    "Skills\nTar\nOdo Fennimore, odo@fennimore.example.org\n",
  ];
  await page
    .locator('input[type="file"]')
    .setInputFiles(
      texts.map((text, index) => ({ name: `note-${index}.txt`, mimeType: "text/plain", buffer: Buffer.from(text) })),
    );
  await page.getByRole("radio", { name: /Not certain/ }).check();
  await page.getByRole("button", { name: "Start lookup" }).click();
  await page.getByRole("link", { name: "Review 2 documents" }).click({ timeout: 60_000 });
  const record = page.getByRole("listitem", { name: "note-1.txt" });
  await record.locator("blockquote mark", { hasText: "Odo Fennimore" }).waitFor();
  await record.getByRole("link", { name: "Open document" }).waitFor();
  await page.getByRole("button", { name: "Select the 2 that give odo@fennimore.example.org" }).click();
  await page.getByRole("button", { name: "This is the person: 2 records" }).click();
  await page.getByText("All records are decided.").waitFor();
  await page.getByRole("link", { name: "Report" }).click();
  for (const skill of ["Rope", "Tar"]) await page.getByText(skill).first().waitFor({ timeout: 60_000 });
  assert.equal(await page.getByRole("link", { name: /^Review/ }).count(), 0);
});

/** Files are dropped by an event that contains them: a headless browser cannot drag. */
async function drop(page: Awaited<ReturnType<typeof openPage>>, name: string, text: string): Promise<void> {
  const given = await page.evaluateHandle(
    ([file, content]) => {
      const transfer = new DataTransfer();
      transfer.items.add(new File([content ?? ""], file ?? "", { type: "text/vcard" }));
      return transfer;
    },
    [name, text],
  );
  await page.locator(".drop").dispatchEvent("drop", { dataTransfer: given });
}
