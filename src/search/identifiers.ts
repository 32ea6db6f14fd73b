import { sql } from "kysely";
import { type Candidate, visibleCandidates } from "../db/candidate.ts";
import type { Db } from "../db/schema.ts";
import type { IndexKey } from "../domain/identifier.ts";
import type { SearchType } from "../domain/platform.ts";
import { placeOf } from "./keys.ts";
import { defineStatement, runStatement, type Statement } from "./statements.ts";

/** A visible person found by a key, with the place that orders and pages them. */
export interface KeyedPerson {
  readonly candidate: Candidate;
  readonly place: number;
}

/** People filed under any of the keys, each once, beyond a place. The platform, unless `candor`, must hold a presence of theirs. */
export async function findByKeys(
  db: Db,
  keys: readonly IndexKey[],
  type: SearchType,
  after: number,
  limit: number,
): Promise<KeyedPerson[]> {
  const padded = Array.from({ length: keys.length === 1 ? 1 : MOST_KEYS }, (_, index) => keys[index] ?? keys[0]);
  const args = padded.flatMap((key) => [key?.kind ?? "", key?.value ?? ""]);
  return await runKeyed(db, keyStatement(db, padded.length), [type, after, limit, ...args]);
}

/** People whose presence on the platform (on any, for `candor`) has one of the handles: as typed, and in lower case. */
export async function findByHandle(
  db: Db,
  handles: readonly [string, string],
  type: SearchType,
  after: number,
  limit: number,
): Promise<KeyedPerson[]> {
  return await runKeyed(db, handleStatement(db), [type, after, limit, ...handles]);
}

async function runKeyed(db: Db, statement: Statement, args: readonly (string | number)[]): Promise<KeyedPerson[]> {
  const rows = await runStatement<Candidate>(db, statement, args);
  return rows.map((candidate) => ({ candidate, place: placeOf(candidate.prominence, candidate.number) }));
}

const statements = new Map<string, Statement>();

function keyStatement(db: Db, count: number): Statement {
  const conditions = Array.from(
    { length: count },
    (_, index) => `(kind = $${4 + 2 * index} and value = $${5 + 2 * index})`,
  );
  return keyedStatement(
    db,
    `keys_${count}`,
    `select candidate_id from identifier_key where ${conditions.join(" or ")} limit 10000`,
  );
}

function handleStatement(db: Db): Statement {
  return keyedStatement(
    db,
    "handle",
    "select candidate_id from presence where handle in ($4, $5) and (platform = $1 or $1 = 'candor') limit 10000",
  );
}

/** The gate of `visibleCandidates`, the keyed people, the platform, the page. */
function keyedStatement(db: Db, name: string, keyed: string): Statement {
  const known = statements.get(name);
  if (known) return known;
  const query = visibleCandidates(db)
    // Whoever is merged into another is found as that other, once.
    .where(
      sql<boolean>`candidate.id in (select coalesce(candidate_merge.head_id, keyed.candidate_id)
        from (${sql.raw(keyed)}) as keyed left join candidate_merge on candidate_merge.absorbed_id = keyed.candidate_id)`,
    )
    .where(
      sql<boolean>`(${sql.raw("$1")} = 'candor' or exists (select 1 from presence where presence.platform = ${sql.raw("$1")}
        and presence.candidate_id = any(array(select candidate.id
          union all select absorbed_id from candidate_merge where head_id = candidate.id))))`,
    )
    .where(sql<boolean>`${PLACE} > ${sql.raw("$2::bigint")}`)
    .orderBy(PLACE)
    .limit(sql.raw<number>("$3::int"));
  const statement = defineStatement(name, query.compile().sql);
  statements.set(name, statement);
  return statement;
}

/** `placeOf` in SQL. */
const PLACE = sql<number>`((100 - least(100, greatest(0, candidate.prominence)))::bigint * 1099511627776 + candidate.number)`;
const MOST_KEYS = 3;
