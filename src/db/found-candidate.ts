import { type RawBuilder, type SqlBool, sql } from "kysely";
import type { Identifier } from "../domain/identifier.ts";
import {
  DELETABLE_COLUMNS,
  type DeletableCandidate,
  type DeletedCandidates,
  deleteCandidates,
} from "./write-candidate.ts";
import { identifierKey, identifierText } from "./identifier-key.ts";
import type { Db } from "./schema.ts";
import { unsuppressed } from "./suppression.ts";

/** Takes the place of an import's ID for people found by searching a platform. */
export const FOUND_BY_SEARCH = "00000000-0000-0000-0000-000000000000";

/**
 * Those of these identifiers, in the form of `identifierText`, that belong to a suppressed person, even if the
 * suppression names another of their identifiers.
 */
export async function listHiddenIdentifiers(db: Db, identifiers: readonly Identifier[]): Promise<ReadonlySet<string>> {
  return await listIdentifiersWhere(db, identifiers, sql<SqlBool>`not ${unsuppressed("candidate.suppression_keys")}`);
}

/** Those of these identifiers, in the form of `identifierText`, that belong to somebody whom the account imported. */
export async function listImportedIdentifiers(
  db: Db,
  accountId: string,
  identifiers: readonly Identifier[],
): Promise<ReadonlySet<string>> {
  return await listIdentifiersWhere(
    db,
    identifiers,
    sql<SqlBool>`candidate.account_id = ${accountId} and candidate.import_id <> ${FOUND_BY_SEARCH}`,
  );
}

/** Whether there is anybody who was found by a search. */
export async function hasFound(db: Db): Promise<boolean> {
  const { rows } = await sql`select 1 from candidate where import_id = ${FOUND_BY_SEARCH} limit 1`.execute(db);
  return rows.length > 0;
}

/** Somebody found by a search, with one of their identifiers. */
export interface FoundTwin {
  readonly id: string;
  readonly number: number;
  readonly originKey: string;
  /** In the form of `identifierText`. */
  readonly text: string;
}

/** People found by the account's searches who have one of these identifiers, in the form of `identifierText`. */
export async function listFoundTwins(db: Db, accountId: string, texts: readonly string[]): Promise<FoundTwin[]> {
  const { rows } = await sql<FoundTwin>`
    select candidate.id, candidate.number, candidate.origin_key as "originKey", text
    from candidate cross join unnest(candidate.identifiers) as text
    where candidate.account_id = ${accountId} and candidate.import_id = ${FOUND_BY_SEARCH} and text = any(${[...texts]}::text[])
    order by candidate.number, text
  `.execute(db);
  return rows;
}

/** Restarts the retention of people who were found again. */
export async function touchFound(db: Db, accountId: string, originKeys: readonly string[], at: Date): Promise<void> {
  await sql`
    update candidate set updated_at = ${at}
    where account_id = ${accountId} and origin_key = any(${[...originKeys]}::text[]) and import_id = ${FOUND_BY_SEARCH}
  `.execute(db);
}

/**
 * Deletes people found by searches, except those with a stored lookup and those merged with others.
 *
 * @param which those of an account by their origin keys, or all that were last found before a time
 */
export async function deleteFound(
  db: Db,
  which: { readonly accountId: string; readonly originKeys: readonly string[] } | { readonly before: Date },
  limit: number,
): Promise<DeletedCandidates> {
  const chosen =
    "before" in which
      ? sql<SqlBool>`updated_at < ${which.before}`
      : sql<SqlBool>`account_id = ${which.accountId} and origin_key = any(${[...which.originKeys]}::text[])`;
  const { rows } = await sql<DeletableCandidate>`
    with kept as materialized (
      select candidate_id from lookup where status <> 'expired'
        and candidate_id in (select id from candidate where import_id = ${FOUND_BY_SEARCH} and ${chosen})
    )
    select ${DELETABLE_COLUMNS} from candidate
    where import_id = ${FOUND_BY_SEARCH} and ${chosen}
      and not exists (select 1 from kept where kept.candidate_id = candidate.id)
      and not exists (select 1 from candidate_merge where candidate.id in (absorbed_id, into_id, head_id))
    limit ${limit}
  `.execute(db);
  return await deleteCandidates(db, rows);
}

async function listIdentifiersWhere(
  db: Db,
  identifiers: readonly Identifier[],
  condition: RawBuilder<SqlBool>,
): Promise<ReadonlySet<string>> {
  const hashes = identifiers.flatMap((identifier) => identifierKey(identifier) ?? []).map(String);
  const rows = await sql<{ text: string }>`
    select distinct text from candidate cross join unnest(candidate.identifiers) as text
    where candidate.number in (select number from identifier_key where key = any(${hashes}::bigint[]))
      and text = any(${identifiers.map(identifierText)}::text[]) and ${condition}
  `.execute(db);
  return new Set(rows.rows.map(({ text }) => text));
}
