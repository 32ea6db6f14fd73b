import assert from "node:assert/strict";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { after, before, test } from "node:test";
import { createClient, unwrap } from "../../../src/client/client.ts";
import { runCandor } from "../../cli/run-candor.ts";
import { PLUGIN } from "../../connectors/plugin-text.ts";
import { readPdf } from "../../support/pdf.ts";
import { startServiceProcess, type ServiceProcess } from "../../support/service.ts";

/** The guide's plug-in, with one mistake for each berth but the seventh. */
const CARELESS = PLUGIN.replace(
  "async *probe({ value }: any, context: any) {",
  `async *probe({ value }: any, context: any) {
    if (value === "harbour:1") {
      void Promise.reject(new Error("Ines Calder"));
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
    if (value === "harbour:2") {
      setTimeout(() => { throw Object.assign(new Error("Ines Calder"), { code: "BERTH Ines Calder" }); }, 10);
      await new Promise(() => undefined);
    }
    if (value === "harbour:3") void context.ask({ url: "https://api.harbour.example.org/refused" });
    if (value === "harbour:4") yield 42;`,
)
  .replace(
    "const url =",
    `if (id === 9) void Promise.reject(new Error("Ines Calder"));
        const url =`,
  )
  .replace(
    "...(about ?",
    `...(id === 5 ? [claimAt("biography", "Lives in Atlantis", "/nowhere/Atlantis")] : []),
            ...(id === 6 ? [claimAt("occupation", skipper, "/skipper")] : []),
            ...(id === 8 ? [claimAt("biography", skipper, "/skipper", { quote: "Atlantis" })] : []),
            ...(about ?`,
  )
  // Not as the platform of the accounts that it claims.
  .replace('title: "Harbour register"', 'title: "Register of Harbours"');

let folder: string;
let source: Server;
let service: ServiceProcess;

before(async () => {
  folder = mkdtempSync(join(tmpdir(), "candor-plugin-"));
  writeFileSync(join(folder, "harbour.ts"), CARELESS);
  source = createServer(({ url = "" }, response) => {
    const id = Number(url.split("/").at(-1));
    response.writeHead(Number.isNaN(id) ? 403 : 200, { "content-type": "application/json" });
    response.end(JSON.stringify({ id, skipper: "Ines Calder", about: "Sails alone." }));
  }).listen(0, "127.0.0.1");
  await new Promise((resolve) => source.once("listening", resolve));
  service = await startServiceProcess({
    env: {
      CANDOR_PLUGINS: join(folder, "harbour.ts"),
      CANDOR_CONNECTORS: "harbour",
      CANDOR_HARBOUR_BASE_URL: `http://127.0.0.1:${(source.address() as AddressInfo).port}`,
    },
  });
});

after(async () => {
  await service?.stop();
  source?.close();
  rmSync(folder, { recursive: true, force: true });
});

test("A plug-in that makes a mistake fails its own question, and neither the service nor the profile", async () => {
  const pid = service.pid();
  const failed = "the connector failed; the log has details under the lookup’s ID";
  const reasons = { 1: failed, 2: failed, 3: /refused/, 4: /it yields no capture, but something else/, 9: failed };
  for (const [berth, reason] of Object.entries(reasons)) {
    const { lookup, probe } = await lookUp(berth);
    assert.match(`${probe?.outcome} ${probe?.reason}`, /^(?:failed|blocked) /, berth);
    if (typeof reason === "string") assert.equal(probe?.reason, reason, berth);
    else assert.match(probe?.reason ?? "", reason, berth);
    assert.ok(lookup.status === "success" || lookup.status === "error", berth);
  }
  const { lookup, probe } = await lookUp("7");
  assert.deepEqual([lookup.status, probe?.outcome], ["success", "found"]);
  assert.match(JSON.stringify(lookup.data), /Ines Calder/);
  assert.equal(service.pid(), pid);
  assert.doesNotMatch(service.output(), /Calder/);
  assert.match(service.output(), /harbour\.ts:\d+/);
});

test("A report calls a plug-in by its title", async () => {
  const { lookup, client } = await lookUp("7");
  const { url } = await unwrap(client.GET("/lookups/{lookupId}/pdf", { params: { path: lookup } }));
  const pdf = await readPdf(new Uint8Array(await (await fetch(url)).arrayBuffer()));
  assert.match(pdf.join(" ").replace(/\s+/g, " "), /Register of Harbours/);
  const env = { CANDOR_URL: service.url, CANDOR_API_KEY: service.apiKey };
  const { stdout } = await runCandor(["lookup", "show", lookup.lookupId], { env });
  assert.match(stdout, /Register of Harbours +20\d\d-/);
});

test("A plug-in's claim that cites nothing does not enter the profile", async () => {
  const reasons = {
    5: /a claim of biography cites a place where there is nothing/,
    6: /it claims occupation, which its "yields" does not name/,
    8: /a claim of biography quotes what does not stand at the place that it cites/,
  };
  for (const [berth, reason] of Object.entries(reasons)) {
    const { lookup, probe } = await lookUp(berth);
    assert.equal(probe?.outcome, "failed", berth);
    assert.match(probe?.reason ?? "", reason);
    assert.doesNotMatch(JSON.stringify([lookup.data, probe]), /Atlantis|"jobTitle"/, berth);
  }
});

async function lookUp(berth: string) {
  const client = createClient({ baseUrl: service.url, apiKey: service.apiKey });
  const sources = [`https://harbour.example.org/berths/${berth}`];
  let lookup = await unwrap(client.POST("/lookups", { body: { candidate: { fullName: "Ines Calder", sources } } }));
  while (lookup.status === "queued" || lookup.status === "running") {
    const params = { path: { lookupId: lookup.lookupId }, query: { wait: 30 } };
    lookup = await unwrap(client.GET("/lookups/{lookupId}", { params }));
  }
  const params = { path: { lookupId: lookup.lookupId } };
  const coverage = await unwrap(client.GET("/lookups/{lookupId}/coverage", { params }));
  return { client, lookup, probe: coverage.find(({ connector }) => connector === "harbour") };
}
