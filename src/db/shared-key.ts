import { sql } from "kysely";
import { FOUND_BY_SEARCH } from "./found-candidate.ts";
import { identifierKeysOf } from "./identifier-key.ts";
import type { Db } from "./schema.ts";

/** A key that several candidates of an account were imported with. */
export interface SharedKey {
  /** As `identifierText` writes it. */
  readonly text: string;
  /** Those who have it, the first imported first. */
  readonly candidateIds: readonly string[];
}

/** What more people than these are filed under belongs to no one person: a switchboard, or what a form was filled in with. */
const MAX_SHARING = 100;

/**
 * Those of these keys, as `identifierText` writes them, that several candidates of the account were imported with.
 *
 * @param without an import whose people are left out
 */
export async function listSharedKeys(
  db: Db,
  accountId: string,
  texts: readonly string[],
  without: string = FOUND_BY_SEARCH,
): Promise<SharedKey[]> {
  if (texts.length === 0) return [];
  const { rows } = await sql<{ text: string; ids: readonly string[] }>`
    with shared as (
      select key from identifier_key where key = any(${identifierKeysOf(texts).map(String)}::bigint[])
      group by key having count(*) between 2 and ${MAX_SHARING}
    )
    select text, array_agg(candidate.id::text order by candidate.number) as ids
    from candidate cross join unnest(candidate.identifiers) as text
    where candidate.number in (select number from identifier_key where key in (select key from shared))
      and candidate.account_id = ${accountId} and candidate.import_id not in (${FOUND_BY_SEARCH}, ${without})
      and text = any(${[...texts]}::text[])
    group by text having count(*) > 1 order by text
  `.execute(db);
  return rows.map(({ text, ids }) => ({ text, candidateIds: ids }));
}
