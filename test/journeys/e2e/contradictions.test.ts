import assert from "node:assert/strict";
import { after, before, test } from "node:test";
import { buildWeb } from "../../../scripts/build-web.ts";
import { createClient, type CandorClient, type Schemas, unwrap } from "../../../src/client/client.ts";
import { connectorVariable } from "../../../src/config/connector-setups.ts";
import { runCandor } from "../../cli/run-candor.ts";
import { type Imitation, startImitation } from "../../connectors/imitation.ts";
import { releaseBrowser, takeBrowser } from "../../support/browser.ts";
import { readPdf } from "../../support/pdf.ts";
import { startService, type TestService } from "../../support/service.ts";

const PAGE = "https://www.wikidata.org/wiki/Q900000101";

let imitation: Imitation;
let service: TestService;
let client: CandorClient;
let lookupId = "";

before(async () => {
  await buildWeb();
  imitation = await startImitation();
  const env: Record<string, string> = { CANDOR_CONNECTORS: "wikidata", CANDOR_CONTACT: "test@example.org" };
  env[connectorVariable("wikidata", "baseUrl")] = imitation.setups.get("wikidata")?.baseUrl ?? "";
  service = await startService({ env });
  client = createClient({ baseUrl: service.url, apiKey: service.apiKey });
  lookupId = (await lookUp("1901")).lookupId;
});
after(async () => {
  await service?.stop();
  await imitation?.close();
});

async function lookUp(birthDate: string): Promise<Schemas["Lookup"]> {
  const candidate = { fullName: "Ada Example", sources: [PAGE], "candor.birthDate": birthDate };
  return await finish(await unwrap(client.POST("/lookups", { body: { candidate } })));
}

async function finish(begun: Schemas["Lookup"]): Promise<Schemas["Lookup"]> {
  let lookup = begun;
  while (lookup.status === "queued" || lookup.status === "running") {
    const params = { path: { lookupId: lookup.lookupId }, query: { wait: 30 } };
    lookup = await unwrap(client.GET("/lookups/{lookupId}", { params }));
  }
  assert.equal(lookup.status, "success", lookup.errorMessage);
  return lookup;
}

const read = async (): Promise<Schemas["Lookup"]> =>
  await unwrap(client.GET("/lookups/{lookupId}", { params: { path: { lookupId } } }));

async function candor(...args: string[]): Promise<string> {
  const env = { CANDOR_URL: service.url, CANDOR_API_KEY: service.apiKey };
  const { code, stdout, stderr } = await runCandor(args, { env });
  assert.equal(code, 0, stderr);
  return stdout;
}

async function printed(language: "en" | "de"): Promise<string> {
  const params = { path: { lookupId }, query: { language } };
  const { url } = await unwrap(client.GET("/lookups/{lookupId}/pdf", { params }));
  const pdf = await readPdf(new Uint8Array(await (await fetch(url)).arrayBuffer()));
  return pdf.join(" ").replace(/\s+/g, " ");
}

const CONTRADICTION =
  /wikidata\.org\/wiki\/Q900000101: Born on a different date: born (?:\d{1,2} \w+ )?19\d\d(?:-\d\d)* in this record, 1901 on file\./;

const ONE_LEAD = /1 record may be about this person, but is undecided: nothing in it is used\./;

test("A given page with another birth date fills nothing, and every view of the lookup says so", async () => {
  const lookup = await read();
  assert.match(lookup.metadata?.["candor.contradictions"] ?? "", CONTRADICTION);
  assert.deepEqual(
    lookup.contradictions?.flatMap(({ reasons }) => reasons.map(({ seen }) => seen?.code)),
    ["bornHereAndKnown"],
  );
  assert.equal(lookup.data?.experiences, undefined);
  const shown = (await candor("lookup", "show", lookupId)).replace(/\s+/g, " ");
  assert.match(shown, CONTRADICTION);
  assert.match(shown, ONE_LEAD);
  assert.ok(shown.includes(`List them with \`candor leads ${lookupId}\``));
  const english = await printed("en");
  assert.match(english, /Given, but not used.*Born on a different date/);
  assert.match(english, ONE_LEAD);
  const german = await printed("de");
  assert.match(german, /Angegeben, aber nicht verwendet/);
  assert.doesNotMatch(german, /different date|in this record/);
});

test("A page that the operator filed under somebody born in another year is told, not swallowed", async () => {
  const rows = [
    { type: "candidate", key: "test:jemima", fullName: "Jemima Trescoth", birthDate: "1974" },
    {
      type: "document",
      kind: "person-page",
      url: "https://jemima.example.org/",
      mediaType: "text/html",
      collectedAt: "2026-11-20T09:00:00Z",
      identifiers: [{ kind: "candidate", value: "test:jemima" }],
      data: `<html lang="en"><head><title>Jemima Trescoth</title><script type="application/ld+json">${JSON.stringify({
        "@context": "https://schema.org",
        "@type": "Person",
        name: "Jemima Trescoth",
        birthDate: "1979-05-05",
      })}</script></head><body><h1>Jemima Trescoth</h1><p>Jemima Trescoth owns Trescoth Boats.</p></body></html>`,
    },
  ];
  const imported = await fetch(`${service.url}/v1/imports?format=candor`, {
    method: "POST",
    headers: { "content-type": "application/x-ndjson", "x-api-key": service.apiKey },
    body: rows.map((row) => `${JSON.stringify(row)}\n`).join(""),
  });
  assert.equal(imported.status, 201, await imported.text());
  const found = await unwrap(
    client.GET("/search", { params: { query: { query: "Jemima Trescoth", type: "candor" } } }),
  );
  const lookup = await finish(
    await unwrap(client.POST("/lookups", { body: { candidateId: found.results[0]?.candidateId ?? "" } })),
  );
  assert.match(
    lookup.metadata?.["candor.contradictions"] ?? "",
    /^https:\/\/jemima\.example\.org\/: Born on a different date: born 1979-05-05 in this record, 1974 on file\.$/,
  );
  assert.equal(lookup.data?.experiences, undefined);
});

test("The web interface shows it before anything else", async () => {
  const browser = await takeBrowser();
  try {
    const context = await browser.newContext();
    await context.addInitScript((key) => sessionStorage.setItem("candor.key", key), service.apiKey);
    const page = await context.newPage();
    await page.goto(`${service.url}/lookups/${lookupId}/report`);
    await page.getByRole("heading", { name: "Given, but not used" }).waitFor();
    await page.getByText(/Born on a different date/).waitFor();
    await page.getByText(ONE_LEAD).waitFor();
    await page.getByRole("link", { name: "Decide under Records" }).click();
    await page.getByRole("heading", { name: "Undecided" }).waitFor();
  } finally {
    await releaseBrowser();
  }
});

test("A page that agrees with what the caller stated contradicts nothing", async () => {
  const lookup = await lookUp("1961");
  assert.equal(lookup.metadata?.["candor.contradictions"], undefined);
  assert.ok((lookup.data?.experiences?.length ?? 0) > 0);
});

test("A share reveals nothing of what the caller stated", async () => {
  const { url } = await unwrap(
    client.POST("/lookups/{lookupId}/shares", { params: { path: { lookupId } }, body: { days: 1 } }),
  );
  const token = url.split("#").at(-1)?.split("/").at(-1) ?? "";
  const response = await fetch(`${service.url}/v1/shared`, { headers: { "x-share-token": token } });
  assert.equal(response.status, 200);
  const shared = JSON.stringify(await response.json());
  assert.match(shared, /"fullName":"Ada Example"/);
  assert.doesNotMatch(shared, /contradictions|Q900000101/);
});

test("It is a lead: accepted it joins the profile and no longer contradicts, restored and dismissed it leaves it", async () => {
  const [lead] = JSON.parse(await candor("leads", lookupId, "--json")) as Schemas["JudgedRecord"][];
  assert.equal(lead?.source, PAGE);
  const id = lead?.recordId.slice(0, 8) ?? "";
  assert.match(await candor("leads", lookupId), new RegExp(`${id} .*Ada Example`));
  assert.equal((await read()).metadata?.["candor.undecided"], "1");
  assert.match(await candor("leads", "accept", lookupId, id), /: accepted\n$/);
  const accepted = await read();
  assert.ok((accepted.data?.experiences?.length ?? 0) > 0);
  assert.equal(accepted.metadata?.["candor.contradictions"], undefined);
  assert.equal(accepted.metadata?.["candor.undecided"], undefined);
  assert.match(await candor("leads", "restore", lookupId, id), /: restored\n$/);
  const restored = await read();
  assert.match(restored.metadata?.["candor.contradictions"] ?? "", CONTRADICTION);
  assert.equal(restored.data?.experiences, undefined);
  assert.match(await candor("leads", "dismiss", lookupId, id), /: dismissed\n$/);
  const dismissed = await read();
  assert.equal(dismissed.metadata?.["candor.contradictions"], undefined);
  assert.equal(dismissed.metadata?.["candor.undecided"], undefined);
  assert.doesNotMatch(await candor("lookup", "show", lookupId), /may be about this person/);
});
