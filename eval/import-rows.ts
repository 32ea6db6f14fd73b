import { createClient, type Schemas, unwrap } from "../src/client/client.ts";
import type { TestService } from "../test/support/service.ts";

/** Imports rows of Candor NDJSON into a service and waits until it ends. Throws if one of them is rejected. */
export async function importRows(service: TestService, rows: readonly object[]): Promise<void> {
  const answer = await fetch(`${service.url}/v1/imports?format=candor`, {
    method: "POST",
    headers: { "x-api-key": service.apiKey, "content-type": "application/x-ndjson" },
    body: rows.map((row) => `${JSON.stringify(row)}\n`).join(""),
  });
  let imported = (await answer.json()) as Schemas["Import"];
  const client = createClient({ baseUrl: service.url, apiKey: service.apiKey });
  while (imported.status === "running")
    imported = await unwrap(client.GET("/imports/{importId}", { params: { path: { importId: imported.importId } } }));
  if (imported.status !== "success" || imported.rejected > 0)
    throw new Error(`the rows were not imported: ${JSON.stringify(imported)}`);
}
