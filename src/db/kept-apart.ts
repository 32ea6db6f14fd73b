import { sql } from "kysely";
import type { Db } from "./schema.ts";

/** Two candidates who are different people according to a caller. */
export type Pair = readonly [string, string];

/** Records that they are different people, so that imports do not merge them again. */
export async function keepApart(
  db: Db,
  pairs: readonly Pair[],
  by: { readonly keyId: string; readonly at: Date },
): Promise<void> {
  await sql`
    insert into candidate_apart (one_id, other_id, key_id, at)
    select least(one, other), greatest(one, other), ${by.keyId}, ${by.at}
    from unnest(${pairs.map(([one]) => one)}::uuid[], ${pairs.map(([, other]) => other)}::uuid[]) as given (one, other)
    on conflict do nothing
  `.execute(db);
}

/** Deletes the record because a caller now says that they are one person. */
export async function forgetApart(db: Db, pairs: readonly Pair[]): Promise<void> {
  await sql`
    delete from candidate_apart
    using unnest(${pairs.map(([one]) => one)}::uuid[], ${pairs.map(([, other]) => other)}::uuid[]) as given (one, other)
    where one_id = least(one, other) and other_id = greatest(one, other)
  `.execute(db);
}

/** The pairs among these candidates who are kept apart. */
export async function listApart(db: Db, candidateIds: readonly string[]): Promise<Pair[]> {
  const ids = [...candidateIds];
  const { rows } = await sql<{ one: string; other: string }>`
    select one_id as one, other_id as other from candidate_apart
    where one_id = any(${ids}::uuid[]) and other_id = any(${ids}::uuid[])
  `.execute(db);
  return rows.map(({ one, other }) => [one, other]);
}
