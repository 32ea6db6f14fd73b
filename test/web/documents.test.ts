import assert from "node:assert/strict";
import { after, before, test } from "node:test";
import { openPage, startWebSession, type WebSession } from "./session.ts";

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
  await page.getByLabel(/These documents are about this person/).check();
  const asked = page.waitForRequest((request) => request.method() === "POST" && request.url().endsWith("/lookups"));
  await page.getByRole("button", { name: "Start lookup" }).click();
  const { candidate } = (await asked).postDataJSON() as { readonly candidate: Readonly<Record<string, unknown>> };
  assert.deepEqual(candidate["candor.aliases"], ["Ines Aldwin", "Ina Calderwood"]);
  // Nobody keeps a report that lacks what is being read.
  const isReading = (): boolean => {
    const text = document.body.innerText;
    return text.includes("Reading document 1 of 3: cv.txt…") && !text.includes("Download PDF");
  };
  await page.waitForFunction(isReading, undefined, { timeout: 180_000, polling: 100 });
  await page.getByText("Read cv.txt, card.vcf, pasted.txt.").waitFor({ timeout: 180_000 });
  await page.getByRole("button", { name: "Download PDF" }).waitFor();
  for (const fact of ["Norden Yards", "Knots", /202.?555.?0143/]) {
    await page.getByText(fact).first().waitFor();
  }
});

test("An unreadable document is reported with the reason, and the others are read", async () => {
  const page = await openPage(session);
  await page.goto(`${session.service.url}/new`);
  await page.getByLabel("Full name").fill("Ines Calder");
  await page.locator('input[type="file"]').setInputFiles([
    { name: "rows.json", mimeType: "application/json", buffer: Buffer.from('{"rows":[1]}') },
    { name: "cv.txt", mimeType: "text/plain", buffer: Buffer.from(CV) },
  ]);
  await page.getByRole("button", { name: "Start lookup" }).click();
  // A name alone does not distinguish namesakes: the reader decides.
  const undecided = page.getByText(/^cv\.txt: it is unclear whether this is about this person/);
  await undecided.waitFor({ timeout: 180_000 });
  await undecided.getByRole("link", { name: "Decide under Records" }).click();
  await page
    .locator(".record q")
    .getByText(/Boatbuilder, Norden Yards/)
    .waitFor();
  await page.getByRole("button", { name: "This is the person: Ines Calder" }).click();
  await undecided.waitFor({ state: "detached" });
  await page.getByRole("link", { name: "Report" }).click();
  await page.getByText("Norden Yards").first().waitFor();
  const fault = await page.getByRole("alert").filter({ hasText: "rows.json" }).textContent();
  assert.match(fault ?? "", /JSON of an unknown kind/);
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
