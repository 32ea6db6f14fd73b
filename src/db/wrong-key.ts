import { sql } from "kysely";
import type { Db } from "./schema.ts";

/** Wrong keys received from one network address, which is identified by a keyed hash. */
export interface WrongKeyCount {
  readonly address: string;
  readonly tries: number;
  /** The time of the last one. */
  readonly at: Date;
}

/**
 * Adds what this process has counted to the counts of all processes.
 *
 * @param forgottenMs an address without attempts for this long starts again at 0
 * @returns the sums of those addresses
 */
export async function addWrongKeys(
  db: Db,
  noted: readonly WrongKeyCount[],
  forgottenMs: number,
): Promise<readonly WrongKeyCount[]> {
  // In a fixed order, so that two processes counting the same addresses cannot deadlock.
  const rows = noted.toSorted((a, b) => (a.address < b.address ? -1 : 1));
  const summed = await sql<WrongKeyCount>`
    insert into wrong_key as own (address, tries, at)
    select address, tries, at from json_to_recordset(${JSON.stringify(rows)}::json)
      as given (address text, tries int, at timestamptz)
    on conflict (address) do update set
      tries = case when excluded.at < own.at + make_interval(secs => ${forgottenMs / 1_000}::float8)
        then own.tries else 0 end + excluded.tries,
      at = greatest(own.at, excluded.at)
    returning address, tries, at
  `.execute(db);
  return summed.rows;
}

/** The addresses that have sent a wrong key since then, to any process. */
export async function listWrongKeys(db: Db, since: Date): Promise<readonly WrongKeyCount[]> {
  return await db.selectFrom("wrong_key").select(["address", "tries", "at"]).where("at", ">=", since).execute();
}

export async function forgetWrongKeys(db: Db, before: Date): Promise<void> {
  await db.deleteFrom("wrong_key").where("at", "<", before).execute();
}
