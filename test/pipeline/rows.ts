import { listDatasources } from "../../src/db/datasource.ts";
import { KEYRING } from "../db/drafts.ts";
import { findProfile } from "../../src/db/lookup.ts";
import { listProbes } from "../../src/db/probe.ts";
import { listClaims, listRecords } from "../../src/db/record.ts";
import type { Db } from "../../src/db/schema.ts";

/** Everything a lookup wrote, except what must differ between lookups: its id and durations. */
export async function readRows(db: Db, lookupId: string): Promise<unknown> {
  const datasources = await listDatasources(db, KEYRING, lookupId);
  const text = JSON.stringify({
    probes: (await listProbes(db, lookupId)).map((probe) => ({ ...probe, ms: 0 })),
    datasources,
    records: await listRecords(db, lookupId),
    claims: await listClaims(db, KEYRING, lookupId),
    profile: await findProfile(db, KEYRING, lookupId),
  });
  // A datasource's id derives from the lookup's.
  const numbered = datasources.reduce((rest, { id }, index) => rest.replaceAll(id, `datasource ${index}`), text);
  return JSON.parse(numbered.replaceAll(lookupId, "lookup")) as unknown;
}
