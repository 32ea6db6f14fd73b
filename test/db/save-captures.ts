import { sql } from "kysely";
import { takeLookupKey } from "../../src/db/data-key.ts";
import { type Datasource, writingOfDatasources } from "../../src/db/datasource.ts";
import { type StoredProbe, writingOfProbes } from "../../src/db/probe.ts";
import type { Db } from "../../src/db/schema.ts";
import { mayWriteUnder } from "../../src/db/suppression.ts";
import { type DataKey, makeDataKey } from "../../src/domain/data-key.ts";
import { KEYRING } from "./drafts.ts";

/** Stores captures of one lookup with the statement that stores them together with their probes. */
export async function saveDatasources(db: Db, datasources: readonly Datasource[]): Promise<void> {
  const [first] = datasources;
  if (!first) return;
  const key = await keyOf(db, first.lookupId);
  await writingOfDatasources(datasources, key, mayWriteUnder(first.lookupId)).execute(db);
}

/** The key of a lookup, or a key that opens nothing if the lookup does not exist. */
export async function keyOf(db: Db, lookupId: string): Promise<DataKey> {
  return (await takeLookupKey(db, KEYRING, lookupId)) ?? makeDataKey(`lookup/${lookupId}`);
}

/** Stores probes of one lookup with the same statement. */
export async function saveProbes(db: Db, probes: readonly StoredProbe[]): Promise<void> {
  const [first] = probes;
  if (!first) return;
  const writing = writingOfProbes(probes, mayWriteUnder(first.lookupId));
  await sql`with written as (${writing}) select 1`.execute(db);
}
