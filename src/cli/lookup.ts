import { createClient, unwrap } from "../client/client.ts";
import type { Connection } from "./connection.ts";

/** Makes a lookup's profile anew from what was collected. */
export async function rebuildLookup(connection: Connection, lookupId: string): Promise<void> {
  const client = createClient({ baseUrl: connection.url, apiKey: connection.apiKey });
  const lookup = await unwrap(client.POST("/lookups/{lookupId}/rebuild", { params: { path: { lookupId } } }));
  process.stdout.write(`${lookup.lookupId}: ${lookup.status}\n`);
}
