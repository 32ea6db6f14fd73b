import { sql } from "kysely";
import { FOUND_BY_SEARCH } from "./found-candidate.ts";
import { isDistributed } from "./distributed.ts";
import { identifierKeysOf } from "./identifier-key.ts";
import { writeJson } from "./rows.ts";
import type { Db } from "./schema.ts";

/** An identifier shared by several people of an account who have not been merged. */
export interface SharedKey {
  /** In the form of `identifierText`. */
  readonly text: string;
  /** Their heads, the first imported first. */
  readonly headIds: readonly string[];
}

/**
 * An identifier shared by more people than this belongs to nobody in particular: a switchboard, or text that a form was
 * filled in with.
 */
const MAX_PEOPLE = 10;
/** In how many files a person may occur: each further import would read all of them. */
const MAX_SHARING = 100;
/**
 * How many rows of an identifier to read, from all accounts: if there are more, it is a placeholder, such as
 * `none@example.com`.
 */
const MAX_ROWS = 300;

/**
 * Those of these identifiers, in the form of `identifierText`, that several people of the account were imported with.
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
  // Few keys of a batch are shared. Find those first, using only the index: in a single join, a planner that does not
  // yet know how rare a key is would read everybody for each of them.
  const keys = texts.map(keyOf);
  const filed = Map.groupBy(await listFiled(db, keys), ({ key }) => key);
  const several = texts.flatMap((text, at) => {
    const held = filed.get(keys[at] ?? "") ?? [];
    return held.length < 2 || held.length > MAX_ROWS ? [] : held.map(({ number }) => ({ text, number }));
  });
  if (several.length === 0) return [];
  const { rows } = await sql<SharedKey>`
    with several as materialized (
      select text, number from json_to_recordset(${writeJson(several)}::json) as several (text text, number bigint)
    ), sharing as (
      select several.text, coalesce(candidate_merge.head_id, candidate.id)::text as head, min(candidate.number) as first,
        count(*) as times
      from several join candidate on candidate.number = several.number
      left join candidate_merge on candidate_merge.absorbed_id = candidate.id
      where candidate.account_id = ${accountId} and candidate.import_id not in (${FOUND_BY_SEARCH}, ${without})
        and several.text = any(candidate.identifiers)
      group by several.text, head
    )
    select text, array_agg(head order by first) as "headIds" from sharing
    group by text having sum(times) <= ${MAX_SHARING} and count(*) between 2 and ${MAX_PEOPLE}
    order by text
  `.execute(db);
  return rows;
}

/** Rows of keys that have several, at most `MAX_ROWS + 1` for each. */
async function listFiled(
  db: Db,
  keys: readonly string[],
): Promise<readonly { readonly key: string; readonly number: number }[]> {
  const asked = [...new Set(keys)];
  // Servers that each hold some of the keys cannot unnest a list of them; there, a key with very many rows is read to
  // its end.
  const held = (await isDistributed(db))
    ? sql`select key, number from (select key, number, row_number() over (partition by key order by number) as place
        from identifier_key where key = any(${asked}::bigint[])) as placed where place <= ${MAX_ROWS + 1}`
    : sql`select given.key, held.number from unnest(${asked}::bigint[]) as given (key)
        cross join lateral (
          select number from identifier_key where identifier_key.key = given.key limit ${MAX_ROWS + 1}
        ) as held`;
  const { rows } = await sql<{ key: string; number: number }>`
    select key::text as key, number from (
      select key, number, count(*) over (partition by key) as times from (${held}) as held
    ) as counted where times > 1
  `.execute(db);
  return rows;
}

/** Never called with the text of a name, which has no key. */
function keyOf(text: string): string {
  return String(identifierKeysOf([text])[0] ?? 0n);
}
