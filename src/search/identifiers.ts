import { sql } from "kysely";
import { type FoundCandidate, foundCandidates } from "../db/candidate.ts";
import type { ReadDatabase } from "../db/open.ts";
import { type PreparedArgument, arrayParameter, defineStatement, type PreparedStatement } from "../db/prepared.ts";
import { identifierKey, identifierText } from "../db/identifier-key.ts";
import type { Db } from "../db/schema.ts";
import type { IndexKey } from "../domain/identifier.ts";
import { type Platform, PLATFORMS, profileUrl, type SearchType } from "../domain/platform.ts";
import { placeOf, platformBit } from "./keys.ts";

/** A visible person found by a key, with the place that sorts and pages them. */
export interface KeyedPerson {
  readonly candidate: FoundCandidate;
  readonly place: number;
}

/**
 * The account's people filed under any of the keys, each once, after a given place. Unless the platform is `candor`,
 * they must have a presence on it.
 */
export async function findByKeys(
  database: ReadDatabase,
  accountId: string,
  keys: readonly IndexKey[],
  type: SearchType,
  after: number,
  limit: number,
): Promise<KeyedPerson[]> {
  const hashes = [...new Set(keys.flatMap((key) => identifierKey(key) ?? []))];
  const args = [hashes, keys.map(identifierText), after, limit, accountId];
  return await runKeyed(database, type === "candor" ? args : [...args, platformBit(type)]);
}

/** People with a profile on the platform (on any, for `candor`) under one of the handles: as typed, and in lower case. */
export async function findByHandle(
  database: ReadDatabase,
  accountId: string,
  handles: readonly string[],
  type: SearchType,
  after: number,
  limit: number,
): Promise<KeyedPerson[]> {
  const platforms = type === "candor" ? PLATFORMS : [type];
  const urls = platforms.flatMap((platform) => handles.flatMap((handle) => urlOf(platform, handle) ?? []));
  const keys = [...new Set(urls)].map((value) => ({ kind: "profileUrl", value }) as const);
  return keys.length === 0 ? [] : await findByKeys(database, accountId, keys, type, after, limit);
}

/** `null` if the platform does not use such handles. */
function urlOf(platform: Platform, handle: string): string | null {
  try {
    return profileUrl(platform, handle);
  } catch (error) {
    if (error instanceof RangeError) return null;
    throw error;
  }
}

async function runKeyed(database: ReadDatabase, args: readonly PreparedArgument[]): Promise<KeyedPerson[]> {
  const rows = await database.prepared<FoundCandidate>(keyedStatement(database.db, args.length === 6), args);
  return rows.map((candidate) => ({ candidate, place: placeOf(candidate.prominence, candidate.number) }));
}

const statements = new Map<boolean, PreparedStatement>();

/** Two statements: a single one for any platform would be planned again each time, at ten times the cost of reading. */
function keyedStatement(db: Db, onPlatform: boolean): PreparedStatement {
  const known = statements.get(onPlatform);
  if (known) return known;
  const query = onPlatform ? keyedQuery(db).where(ON_PLATFORM) : keyedQuery(db);
  const statement = defineStatement(onPlatform ? "keyed_on_platform" : "keyed", query.compile().sql);
  statements.set(onPlatform, statement);
  return statement;
}

/** The gate of `visibleCandidates`, the people with the keys, the platform, the page. */
function keyedQuery(db: Db) {
  return (
    foundCandidates(db)
      // Somebody merged into another person is found as that person, once. A hash may belong to another identifier.
      // Each step is an array, so that it uses an index even if the tables have no statistics yet.
      .where(
        sql<boolean>`candidate.id = any(array(select coalesce(candidate_merge.head_id, keyed.id)
        from candidate as keyed left join candidate_merge on candidate_merge.absorbed_id = keyed.id
        where keyed.number = any(array(select number from identifier_key where identifier_key.key
            = any(${sql.raw(arrayParameter(1, "bigint"))}) limit 10000))
          and keyed.account_id = ${sql.raw("$5::text")} and keyed.identifiers && ${sql.raw(arrayParameter(2, "text"))}))`,
      )
      .where(sql<boolean>`${PLACE} > ${sql.raw("$3::bigint")}`)
      .orderBy(PLACE)
      .limit(sql.raw<number>("$4::int"))
  );
}

/** `placeOf` in SQL. */
const PLACE = sql<number>`((100 - least(100, greatest(0, candidate.prominence)))::bigint * 1099511627776 + candidate.number)`;
const ON_PLATFORM = sql<boolean>`(candidate.search_platforms & ${sql.raw("$6::int")}) <> 0`;
