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

/** Stands where an import's id would: the person was found on a platform by a search. */
export const FOUND_BY_SEARCH = "00000000-0000-0000-0000-000000000000";

/** Those of these identifiers, as `identifierText` writes them, that a suppressed person has, whichever of them the suppression names. */
export async function listHiddenIdentifiers(db: Db, identifiers: readonly Identifier[]): Promise<ReadonlySet<string>> {
  return await listIdentifiersWhere(db, identifiers, sql<SqlBool>`not ${unsuppressed("candidate.suppression_keys")}`);
}

/** Those of these identifiers, as `identifierText` writes them, that somebody has whom the account imported. */
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

/** Whether anybody is here who was found by a search. */
export async function hasFound(db: Db): Promise<boolean> {
  const { rows } = await sql`select 1 from candidate where import_id = ${FOUND_BY_SEARCH} limit 1`.execute(db);
  return rows.length > 0;
}

/** Somebody found by a search, with one of their identifiers. */
export interface FoundTwin {
  readonly id: string;
  readonly number: number;
  readonly originKey: string;
  /** As `identifierText` writes it. */
  readonly text: string;
}

/** The people found by searches of the account who have one of these identifiers, as `identifierText` writes them. */
export async function listFoundTwins(db: Db, accountId: string, texts: readonly string[]): Promise<FoundTwin[]> {
  const { rows } = await sql<FoundTwin>`
    select candidate.id, candidate.number, candidate.origin_key as "originKey", text
    from candidate cross join unnest(candidate.identifiers) as text
    where candidate.account_id = ${accountId} and candidate.import_id = ${FOUND_BY_SEARCH} and text = any(${[...texts]}::text[])
    order by candidate.number, text
  `.execute(db);
  return rows;
}

/** People who were found again are kept from now on for as long as those who were found for the first time. */
export async function touchFound(db: Db, accountId: string, originKeys: readonly string[], at: Date): Promise<void> {
  await sql`
    update candidate set updated_at = ${at}
    where account_id = ${accountId} and origin_key = any(${[...originKeys]}::text[]) and import_id = ${FOUND_BY_SEARCH}
  `.execute(db);
}

/**
 * Deletes people who were found by searches, but for those about whom a lookup is kept and those merged with others.
 *
 * @param which those of an account by the keys they are found under, or those of all last found before a time
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
