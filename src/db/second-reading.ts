import { sql, type SqlBool } from "kysely";
import { type StoredLookup, visibleLookups } from "./lookup.ts";
import type { Db } from "./schema.ts";
import { mayWriteUnder, ofVisibleLookup, unsuppressed } from "./suppression.ts";

/** What a language model wrote about one passage of a lookup's document. */
export interface SecondReading {
  readonly datasourceId: string;
  /** The passage, counted from 0. */
  readonly part: number;
  /** A hash of the question, the model and the wording. */
  readonly key: string;
  readonly model: string;
  readonly written: string;
}

/** Everything that is kept of a lookup, in the order of documents and passages. */
export async function listSecondReadings(db: Db, lookupId: string): Promise<SecondReading[]> {
  return await db
    .selectFrom("second_reading")
    .select(["datasource_id as datasourceId", "part", "key", "model", "written"])
    .where("lookup_id", "=", lookupId)
    .where(ofVisibleLookup("second_reading.lookup_id"))
    .orderBy("datasource_id")
    .orderBy("part")
    .execute();
}

/** The answer to the same question in another lookup of the account; `null` where it was never asked. */
export async function findSecondReading(db: Db, accountId: string, key: string): Promise<string | null> {
  const row = await visibleLookups(db)
    .innerJoin("second_reading", "second_reading.lookup_id", "lookup.id")
    .select("second_reading.written")
    .where("second_reading.key", "=", key)
    .where("lookup.account_id", "=", accountId)
    .limit(1)
    .executeTakeFirst();
  return row?.written ?? null;
}

/** Keeps an answer, in the place of an earlier one about the same passage. Nothing is written under a lookup that is gone. */
export async function saveSecondReading(db: Db, lookupId: string, reading: SecondReading): Promise<void> {
  const { datasourceId, part, key, model, written } = reading;
  await sql`
    insert into second_reading (lookup_id, datasource_id, part, key, model, written)
    select ${lookupId}::uuid, ${datasourceId}, ${part}::int, ${key}, ${model}, ${written} where ${mayWriteUnder(lookupId)}
    on conflict (lookup_id, datasource_id, part)
    do update set key = excluded.key, model = excluded.model, written = excluded.written
  `.execute(db);
}

/**
 * Takes one question from the day's budget, while the lookup is still what it was: there, in the same status, its person not
 * suppressed. `ended`: it is not. `spent`: the day has none left.
 *
 * @param most questions a day of all processes
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

/** Forgets how much was asked on days before this one. */
export async function forgetQuestionDays(db: Db, now: Date): Promise<number> {
  const result = await db
    .deleteFrom("second_reading_day")
    .where(sql<SqlBool>`day < ${now.toISOString().slice(0, 10)}::date`)
    .executeTakeFirst();
  return Number(result.numDeletedRows);
}
