/**
 * Writes docs/examples/*.pdf: reports of three invented people, rendered by a service on a fresh embedded database.
 *
 *   node scripts/make-example-reports.ts
 */
import { mkdirSync, writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { createClient, unwrap } from "../src/client/client.ts";
import { startService } from "../test/support/service.ts";

const EXAMPLES = fileURLToPath(new URL("../docs/examples/", import.meta.url));
const WORLD = fileURLToPath(new URL("../samples/world.ndjson", import.meta.url));
/** Much is known about the first; the others write in Arabic and Chinese. */
const PEOPLE = ["Amara Okonkwo", "Layla Haddad", "Wang Fang"];

mkdirSync(EXAMPLES, { recursive: true });
const service = await startService({ env: { CANDOR_SAMPLES: WORLD, CANDOR_BASE_URL: "https://candor.example.org" } });
try {
  const client = createClient({ baseUrl: service.url, apiKey: service.apiKey });
  for (const name of PEOPLE) {
    const query = { query: name, type: "candor" as const };
    const { results } = await unwrap(client.GET("/search", { params: { query } }));
    const candidateId = results[0]?.candidateId;
    if (candidateId === undefined) throw new Error(`${name} is not found`);
    let lookup = await unwrap(client.POST("/lookups", { body: { candidateId } }));
    const path = { lookupId: lookup.lookupId };
    while (lookup.status === "queued" || lookup.status === "running") {
      lookup = await unwrap(client.GET("/lookups/{lookupId}", { params: { path, query: { wait: 30 } } }));
    }
    const { url } = await unwrap(client.GET("/lookups/{lookupId}/pdf", { params: { path } }));
    const report = Buffer.from(await (await fetch(service.url + new URL(url).pathname)).arrayBuffer());
    const file = `${name.toLowerCase().replaceAll(" ", "-")}.pdf`;
    writeFileSync(`${EXAMPLES}${file}`, report);
    console.log(`docs/examples/${file}: ${report.length} bytes`);
  }
} finally {
  await service.stop();
}
