import { sql } from "kysely";
import { type Datasource, writingOfDatasources } from "../../src/db/datasource.ts";
import { type StoredProbe, writingOfProbes } from "../../src/db/probe.ts";
import type { Db } from "../../src/db/schema.ts";
import { mayWriteUnder } from "../../src/db/suppression.ts";

/** Stores captures of one lookup by the statement that stores them with their probes. */
export async function saveDatasources(db: Db, datasources: readonly Datasource[]): Promise<void> {
  const [first] = datasources;
  if (first) await writingOfDatasources(datasources, mayWriteUnder(first.lookupId)).execute(db);
}

/** Writes probes of one lookup by the same statement. */
export async function saveProbes(db: Db, probes: readonly StoredProbe[]): Promise<void> {
  const [first] = probes;
  if (!first) return;
  const writing = writingOfProbes(probes, mayWriteUnder(first.lookupId));
  await sql`with written as (${writing}) select 1`.execute(db);
}
