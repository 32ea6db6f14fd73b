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

/** What finished probes of one lookup returned, and the requests logged meanwhile. */
export interface Answered {
  readonly datasources: readonly Datasource[];
  readonly probes: readonly StoredProbe[];
  readonly answers: readonly CachedAnswer[];
  readonly requests: readonly LoggedRequest[];
}

/**
 * Writes what probes of a lookup returned, provided the lookup is unchanged: it still exists, has the same status and
 * run, and its person is not suppressed. One statement replaces a transaction of eight, because on the embedded engine
 * each costs as much to send as to run (measured).
 *
 * @param key the lookup's data key, which seals the captures
 * @returns false if the lookup has changed; nothing is written then
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
    select ${notificationOf(lookup.id, "probes")} from own
  `.execute(db);
  if (rows.length === 0) return false;
  for (const round of more) await countRequests(db, round);
  return true;
}

/** Does the same where tables are on several servers, because one statement cannot write to all of them. */
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
    await notifyLookup(db, lookup.id, "probes");
    return true;
  });
}
