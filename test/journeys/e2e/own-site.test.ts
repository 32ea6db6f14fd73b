import assert from "node:assert/strict";
import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { after, before, test } from "node:test";
import { createClient, unwrap } from "../../../src/client/client.ts";
import { startService, type TestService } from "../../support/service.ts";

/** The site of a potter's shop. Only its second page is headed with, or says much of, its owner. */
const PAGES: Readonly<Record<string, string>> = {
  "/": `<title>Rauka Keramik – pottery in Sundvik</title><h1>Rauka Keramik</h1>
    <p>Welcome to the pottery shop of Sunniva Raukander in Sundvik.</p>
    <p>Open Tue–Sat. Tel. +46 8 555 01 77. <a href="mailto:sunniva@rauka.example">sunniva@rauka.example</a></p>
    <p><a href="/shop">Shop</a> <a href="/about">About me</a> <a href="https://elsewhere.example/about">About</a></p>`,
  "/about": `<title>About</title><h1>About me</h1>
    <p>I am Sunniva Raukander, potter and owner. I was born in 1966.</p>
    <p>I worked at Fajansverket as a designer from 1991 to 1998.</p>`,
};

let server: Server;
let service: TestService;
const asked: string[] = [];

before(async () => {
  server = createServer((request, response) => {
    const [, host = "", path = ""] = /^\/([^/]+)(\/.*)$/.exec(request.url ?? "") ?? [];
    asked.push(`${host}${path}`);
    const page = host === "rauka.example" ? PAGES[path] : undefined;
    response.writeHead(page === undefined ? 404 : 200, { "content-type": "text/html; charset=utf-8" });
    response.end(page === undefined ? "" : `<!doctype html><html lang="en"><body>${page}</body></html>`);
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  service = await startService({
    env: { CANDOR_CONNECTORS: "website", CANDOR_CONTACT: "test@example.org", CANDOR_WEBSITE_BASE_URL: origin },
  });
});
after(async () => {
  await service?.stop();
  server.closeAllConnections();
  await new Promise((resolve) => server.close(resolve));
});

test("The front page of somebody's shop leads to the page about its owner, and gives the mailbox of their name", async () => {
  const client = createClient({ baseUrl: service.url, apiKey: service.apiKey });
  const candidate = { fullName: "Sunniva Raukander", sources: ["https://rauka.example/"] };
  let lookup = await unwrap(client.POST("/lookups", { body: { candidate } }));
  while (lookup.status === "queued" || lookup.status === "running") {
    const params = { path: { lookupId: lookup.lookupId }, query: { wait: 30 } };
    lookup = await unwrap(client.GET("/lookups/{lookupId}", { params }));
  }
  assert.deepEqual(lookup.data?.emails, ["sunniva@rauka.example"]);
  assert.equal(lookup.data?.birthYear, 1966);
  assert.deepEqual(
    lookup.data?.experiences?.map(({ company }) => company).filter((company) => company === "Fajansverket"),
    ["Fajansverket"],
  );
  assert.ok(
    !asked.some((address) => address.startsWith("elsewhere.example") || address.endsWith("/shop")),
    asked.join(),
  );
});

test("The site that a business card names without the scheme of its URL is asked for", async () => {
  const client = createClient({ baseUrl: service.url, apiKey: service.apiKey });
  const body = { candidate: { fullName: "Sunniva Raukander", sources: [] } };
  const { lookupId } = await unwrap(client.POST("/lookups", { body }));
  const params = { path: { lookupId } };
  for (let status = "queued"; status === "queued" || status === "running"; )
    ({ status } = await unwrap(client.GET("/lookups/{lookupId}", { params: { ...params, query: { wait: 30 } } })));
  const card = "Sunniva Raukander\nKeramiker & ägare\nRauka Keramik\nStorgatan 7, Sundvik\nwww.rauka.example\n";
  asked.length = 0;
  await unwrap(
    client.POST("/lookups/{lookupId}/documents", {
      params: { ...params, query: { name: "card.txt", whose: "person" } },
      body: new Blob([card]) as never,
      bodySerializer: (blob) => blob as unknown as Blob,
      headers: { "content-type": "application/octet-stream" },
    }),
  );
  const coverage = await unwrap(client.GET("/lookups/{lookupId}/coverage", { params }));
  const rows = coverage.filter(
    ({ connector, identifierKind }) => connector === "website" && identifierKind === "website",
  );
  assert.equal(rows.length, 1, JSON.stringify(coverage));
});
