import { sql, type SqlBool } from "kysely";
import { type DataKey, openText, sealText, unwrapDataKey } from "../domain/data-key.ts";
import type { Keyring } from "../domain/keyring.ts";
import { type StoredLookup, visibleLookups } from "./lookup.ts";
import type { Db } from "./schema.ts";
import { mayWriteUnder, ofVisibleLookup, unsuppressed } from "./suppression.ts";

/** What a language model wrote about one passage of a document in a lookup. */
export interface SecondReading {
  readonly datasourceId: string;
  /** The index of the passage, from 0. */
  readonly part: number;
  /** A hash of the question, the model and the wording. */
  readonly key: string;
  readonly model: string;
  readonly written: string;
}

/**
 * All second readings of a lookup, ordered by document and passage.
 *
 * @throws PublicError `sealed_unreadable` if the text of one was altered, or the lookup's key is gone
 */
export async function listSecondReadings(db: Db, keyring: Keyring, lookupId: string): Promise<SecondReading[]> {
  const rows = await db
    .selectFrom("second_reading")
    .select(["lookup_id as lookupId", "datasource_id as datasourceId", "part", "key", "model", "written", "sealed"])
    .select(WRAPPED)
    .where("lookup_id", "=", lookupId)
    .where(ofVisibleLookup("second_reading.lookup_id"))
    .orderBy("datasource_id")
    .orderBy("part")
    .execute();
  return rows.map((row) => {
    const { datasourceId, part, key, model } = row;
    return { datasourceId, part, key, model, written: open(keyring, row) };
  });
}

/** What is needed to open a second reading. */
interface SealedReading extends Pick<SecondReading, "datasourceId" | "part" | "written"> {
  readonly lookupId: string;
  readonly sealed: boolean;
  readonly wrapped: string | null;
}

const WRAPPED = sql<
  string | null
>`(select wrapped from data_key where holder = 'lookup/' || second_reading.lookup_id)`.as("wrapped");

function open(keyring: Keyring, reading: SealedReading): string {
  if (!reading.sealed) return reading.written;
  const key = unwrapDataKey(keyring, `lookup/${reading.lookupId}`, reading.wrapped);
  return openText(key, placeOf(reading), reading.written);
}

function placeOf({ datasourceId, part }: Pick<SecondReading, "datasourceId" | "part">): string {
  return `second_reading/${datasourceId}/${part}`;
}

/** The answer to the same question in another lookup of the account; `null` if it was never asked. */
export async function findSecondReading(
  db: Db,
  keyring: Keyring,
  accountId: string,
  key: string,
): Promise<string | null> {
  const row = await visibleLookups(db)
    .innerJoin("second_reading", "second_reading.lookup_id", "lookup.id")
    .select([
      "second_reading.lookup_id as lookupId",
      "second_reading.datasource_id as datasourceId",
      "second_reading.part",
      "second_reading.written",
      "second_reading.sealed",
    ])
    .select(WRAPPED)
    .where("second_reading.key", "=", key)
    .where("lookup.account_id", "=", accountId)
    .limit(1)
    .executeTakeFirst();
  return row === undefined ? null : open(keyring, row);
}

/**
 * Stores an answer, replacing an earlier one about the same passage. Writes nothing if the lookup is gone.
 *
 * @param lookupKey the lookup's data key, which seals the answer
 */
export async function saveSecondReading(
  db: Db,
  lookupId: string,
  lookupKey: DataKey,
  reading: SecondReading,
): Promise<void> {
  const { datasourceId, part, key, model, written } = reading;
  const sealed = sealText(lookupKey, placeOf(reading), written);
  await sql`
    insert into second_reading (lookup_id, datasource_id, part, key, model, written, sealed)
    select ${lookupId}::uuid, ${datasourceId}, ${part}::int, ${key}, ${model}, ${sealed}, true
    where ${mayWriteUnder(lookupId)}
    on conflict (lookup_id, datasource_id, part)
    do update set key = excluded.key, model = excluded.model, written = excluded.written, sealed = true
  `.execute(db);
}

/**
 * Takes one question from the day's budget, provided the lookup is unchanged: it still exists, has the same status, and
 * its person is not suppressed. `ended`: it has changed. `spent`: none are left for the day.
 *
 * @param most questions per day, of all processes
 */
export async function takeQuestion(
  db: Db,
  lookup: Pick<StoredLookup, "id" | "status">,
  now: Date,
  most: number,
): Promise<"taken" | "spent" | "ended"> {
  const { rows } = await sql<{ live: boolean; taken: boolean }>`
    with live as materialized (
      select id from lookup where id = ${lookup.id} and status = ${lookup.status} and ${unsuppressed("lookup.suppression_keys")}
    ),
    taken as (
      insert into second_reading_day as own (day, asked) select ${now.toISOString().slice(0, 10)}::date, 1 from live
      on conflict (day) do update set asked = own.asked + 1 where own.asked < ${most}::int
      returning asked
    )
    select exists (select 1 from live) as live, exists (select 1 from taken) as taken
  `.execute(db);
  const [row] = rows;
  if (row?.live !== true) return "ended";
  return row.taken ? "taken" : "spent";
}

/** Deletes the counts of earlier days. */
export async function forgetQuestionDays(db: Db, now: Date): Promise<number> {
  const result = await db
    .deleteFrom("second_reading_day")
    .where(sql<SqlBool>`day < ${now.toISOString().slice(0, 10)}::date`)
    .executeTakeFirst();
  return Number(result.numDeletedRows);
}
