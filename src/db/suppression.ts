import { type RawBuilder, type SqlBool, sql } from "kysely";
import type { Db } from "./schema.ts";

/**
 * The only gate in front of people in the database. Reads put it into their `where`; writes and anything held in memory
 * pass through `withoutSuppressed`, which applies the same rule. Everybody merged with a suppressed person is the same
 * person, and is suppressed too.
 *
 * @param column a `suppression_keys` column in scope, such as `candidate.suppression_keys`
 */
export function unsuppressed(column: "candidate.suppression_keys" | "lookup.suppression_keys"): RawBuilder<SqlBool> {
  const direct = sql<SqlBool>`not exists (select 1 from suppression where suppression.key = any(${sql.ref(column)}))`;
  // Candidates, of whom many rows are read at once, are checked by ID; a lookup may be about somebody given by value,
  // so it is checked by all its keys.
  return column === "candidate.suppression_keys"
    ? sql<SqlBool>`(${direct} and (not candidate.in_merge
        or not (exists (select 1 from suppressed_person where suppressed_person.head_id = candidate.id)
          or exists (select 1 from candidate_merge join suppressed_person using (head_id)
            where candidate_merge.absorbed_id = candidate.id))))`
    : sql<SqlBool>`(${direct} and not ${haveKeysByMerge(sql.ref(column))})`;
}

/** The same rule for somebody whose keys are known, in the statement that writes them. */
export function areUnsuppressed(keys: readonly string[]): RawBuilder<SqlBool> {
  const own = sql`${[...keys]}::text[]`;
  return sql<SqlBool>`not exists (select 1 from suppression where key = any(${own})) and not ${haveKeysByMerge(own)}`;
}

/** Whether any of these keys (`text[]`) is that of somebody merged with a suppressed person. Read from an index, however many there are. */
export function haveKeysByMerge(keys: RawBuilder<unknown>): RawBuilder<SqlBool> {
  return sql<SqlBool>`exists (select 1 from suppressed_person where suppressed_person.keys && ${keys})`;
}

/**
 * Must be called in the same transaction by whoever adds to the list: hides everybody merged with a person it names.
 */
export async function hideMergedPeople(db: Db, listed: readonly string[]): Promise<void> {
  await sql`select hide_merged_people(${[...listed]}::text[])`.execute(db);
}

/** The same after keys were removed from the list. */
export async function showMergedPeople(db: Db): Promise<void> {
  await sql`select show_merged_people()`.execute(db);
}

/** The same after the keyed hashes of merged people have changed. */
export async function followChangedKeys(db: Db, candidateIds: readonly string[]): Promise<void> {
  if (candidateIds.length === 0) return;
  await sql`select merged_keys_changed(${[...candidateIds]}::uuid[])`.execute(db);
}

/** The same after the list and all merges have been rewritten. */
export async function hideAllMergedPeople(db: Db): Promise<void> {
  await sql`select mark_suppressed_people(array(select distinct head_id from candidate_merge))`.execute(db);
}

/**
 * Whether somebody in the profile of the lookup in scope is suppressed: like `withoutSuppressed` for its `related`,
 * where it is enough to know that there is somebody.
 */
export function hidesRelated(): RawBuilder<SqlBool> {
  return sql<SqlBool>`exists (
    select 1 from json_array_elements(lookup.related) as person (it),
      json_array_elements_text(person.it -> 'suppressionKeys') as own (key)
    where exists (select 1 from suppression where suppression.key = own.key) or ${haveKeysByMerge(sql`array[own.key]`)})`;
}

/** The same gate for rows under a lookup: those of a suppressed person's lookup do not exist. */
export function ofVisibleLookup(
  column:
    | "probe.lookup_id"
    | "datasource.lookup_id"
    | "record.lookup_id"
    | "claim.lookup_id"
    | "second_reading.lookup_id"
    | "webhook_delivery.lookup_id",
) {
  return sql<SqlBool>`exists (select 1 from lookup where lookup.id = ${sql.ref(column)} and ${unsuppressed("lookup.suppression_keys")})`;
}

/**
 * The same for rows that may be on another server than their lookups: lists the visible lookups before anything else in
 * the statement.
 */
export function amongVisibleLookups(column: "share.lookup_id" | "webhook_delivery.lookup_id") {
  return sql<SqlBool>`${sql.ref(column)} in (select lookup.id from lookup where ${unsuppressed("lookup.suppression_keys")})`;
}

/**
 * Whether rows may be written under a lookup: it still exists, and its person is not suppressed. Part of the statement
 * that writes them.
 */
export function mayWriteUnder(lookupId: string): RawBuilder<SqlBool> {
  return sql<SqlBool>`exists (select 1 from lookup where lookup.id = ${lookupId} and ${unsuppressed("lookup.suppression_keys")})`;
}

/** Removes suppressed people and keeps the order of the others. */
export async function withoutSuppressed<Person>(
  db: Db,
  people: readonly Person[],
  keysOf: (person: Person) => readonly string[],
): Promise<Person[]> {
  const count = people.reduce((sum, person) => sum + keysOf(person).length, 0);
  if (count === 0) return [...people];
  if (count > MANY && (await hasFewSuppressed(db))) {
    // The whole list is shorter than the question would be.
    const { rows } = await sql<{ key: string }>`
      select key from suppression union select unnest(keys) from suppressed_person
    `.execute(db);
    if (rows.length === 0) return [...people];
    const hidden = new Set(rows.map((row) => row.key));
    return people.filter((person) => !keysOf(person).some((key) => hidden.has(key)));
  }
  const keys = [...new Set(people.flatMap(keysOf))];
  const found = await sql<{ key: string }>`
    select key from suppression where key = any(${keys}::text[])
    union select merged.key from suppressed_person cross join unnest(suppressed_person.keys) as merged (key)
      where suppressed_person.keys && ${keys}::text[] and merged.key = any(${keys}::text[])
  `.execute(db);
  const suppressed = new Set(found.rows.map((row) => row.key));
  return people.filter((person) => !keysOf(person).some((key) => suppressed.has(key)));
}

/** Those of these keys that are on the suppression list. */
export async function listOnList(db: Db, keys: readonly string[]): Promise<ReadonlySet<string>> {
  const found = new Set<string>();
  for (let from = 0; from < keys.length; from += MANY_KEYS) {
    const { rows } = await sql<{ key: string }>`
      select key from suppression where key = any(${keys.slice(from, from + MANY_KEYS)}::text[])
    `.execute(db);
    for (const { key } of rows) found.add(key);
  }
  return found;
}

/** A long document has about ten thousand different words. */
const MANY_KEYS = 5_000;

async function hasFewSuppressed(db: Db): Promise<boolean> {
  const { rows } = await sql`select 1 from suppression limit ${MANY}`.execute(db);
  return rows.length < MANY;
}

const MANY = 1_000;

/** Whether anybody is suppressed at all. */
export async function hasSuppressions(db: Db): Promise<boolean> {
  return (await sql`select 1 from suppression limit 1`.execute(db)).rows.length > 0;
}

/** How many keys the list contains. */
export async function countSuppressions(db: Db): Promise<number> {
  const { rows } = await sql<{ count: number }>`select count(*)::int as count from suppression`.execute(db);
  return rows[0]?.count ?? 0;
}
