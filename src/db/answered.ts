import { type SqlBool, sql } from "kysely";
import type { DataKey } from "../domain/data-key.ts";
import type { Keyring } from "../domain/keyring.ts";
import { type CachedAnswer, saveAnswers, writingOfAnswers } from "./answer.ts";
import { type Datasource, writingOfDatasources } from "./datasource.ts";
import { isDistributed } from "./distributed.ts";
import { holdLookup, type StoredLookup } from "./lookup.ts";
import { notificationOf, notifyLookup } from "./lookup-hint.ts";
import { type StoredProbe, writingOfProbes } from "./probe.ts";
import type { Db } from "./schema.ts";
import { countingOf, countingRounds, countRequests, type LoggedRequest, loggingOf, recordRequests } from "./source.ts";
import { unsuppressed } from "./suppression.ts";
import { transact } from "./transaction.ts";

/** What ended probes of one lookup brought, and what went by meanwhile. */
export interface Answered {
  readonly datasources: readonly Datasource[];
  readonly probes: readonly StoredProbe[];
  readonly answers: readonly CachedAnswer[];
  readonly requests: readonly LoggedRequest[];
}

/**
 * Writes what probes of a lookup brought while the lookup is still what it was: there, in the same status and run, its
 * person not suppressed. One statement stands for a transaction of eight: on the embedded engine each costs as much to send
 * as to run (measured).
 *
 * @param key the lookup's, with which captures are sealed
 * @returns false, and nothing written, where the lookup has changed
 */
export async function saveAnswered(
  db: Db,
  keyring: Keyring,
  lookup: Pick<StoredLookup, "id" | "status" | "run">,
  key: DataKey,
  { datasources, probes, answers, requests }: Answered,
): Promise<boolean> {
  if (await isDistributed(db)) {
    return await saveInTurn(db, keyring, lookup, key, { datasources, probes, answers, requests });
  }
  const isOwn = sql<SqlBool>`exists (select 1 from own)`;
  const [first = [], ...more] = countingRounds(requests);
  const { rows } = await sql`
    with own as materialized (
      select id from lookup
      where id = ${lookup.id} and status = ${lookup.status} and run = ${lookup.run} and ${unsuppressed("lookup.suppression_keys")}
      for no key update
    ),
    stored as (${writingOfDatasources(datasources, key, isOwn)}),
    ended as (${writingOfProbes(probes, isOwn)}),
    ${writingOfAnswers(keyring, answers, isOwn)},
    logged as (${loggingOf(requests, new Map([[lookup.id, key]]), isOwn)}),
    ${countingOf(first, isOwn)}
    select ${notificationOf(lookup.id)} from own
  `.execute(db);
  if (rows.length === 0) return false;
  for (const round of more) await countRequests(db, round);
  return true;
}

/** The same where tables lie on several servers: one statement cannot write to all of them. */
async function saveInTurn(
  db: Db,
  keyring: Keyring,
  lookup: Pick<StoredLookup, "id" | "status" | "run">,
  key: DataKey,
  { datasources, probes, answers, requests }: Answered,
): Promise<boolean> {
  return await transact(db, async (db) => {
    if (!(await holdLookup(db, lookup))) return false;
    const held = sql<SqlBool>`true`;
    await writingOfDatasources(datasources, key, held).execute(db);
    await writingOfProbes(probes, held).execute(db);
    await saveAnswers(db, keyring, answers);
    await recordRequests(db, keyring, requests);
    await notifyLookup(db, lookup.id);
    return true;
  });
}
