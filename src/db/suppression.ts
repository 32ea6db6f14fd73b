import { type RawBuilder, type SqlBool, sql } from "kysely";
import type { Db } from "./schema.ts";

/**
 * The one gate in front of every person in the database. Reads put it into their `where`; writes and
 * anything held in memory pass through `withoutSuppressed`, which is the same rule.
 *
 * @param column a `suppression_keys` column in scope, such as `candidate.suppression_keys`
 */
export function unsuppressed(column: "candidate.suppression_keys" | "lookup.suppression_keys"): RawBuilder<SqlBool> {
  return sql<SqlBool>`not exists (select 1 from suppression where suppression.key = any(${sql.ref(column)}))`;
}

/** Keeps the people none of whose keys is suppressed, in their order. */
export async function withoutSuppressed<Person>(
  db: Db,
  people: readonly Person[],
  keysOf: (person: Person) => readonly string[],
): Promise<Person[]> {
  const keys = [...new Set(people.flatMap(keysOf))];
  if (keys.length === 0) return [...people];
  const found = await sql<{ key: string }>`select key from suppression where key = any(${keys}::text[])`.execute(db);
  const suppressed = new Set(found.rows.map((row) => row.key));
  return people.filter((person) => !keysOf(person).some((key) => suppressed.has(key)));
}
