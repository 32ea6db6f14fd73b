import { sql } from "kysely";
import { DROP_STATUS, type DropItem, type DropList } from "../domain/drop-hash.ts";
import type { Db } from "./schema.ts";

/** Writes the items of a list, with the time at which it was read. Answers to items that existed before are reset. */
export async function saveDropItems(db: Db, list: DropList, items: readonly DropItem[], runAt: Date): Promise<void> {
  await sql`
    insert into drop_item (list, item_id, hash, run_at)
    select ${list}, item.id, item.hash, ${runAt} from unnest(${items.map(({ id }) => id)}::text[],
      ${items.map(({ hash }) => hash)}::text[]) as item (id, hash)
    on conflict (list, item_id) do update set hash = excluded.hash, run_at = excluded.run_at, status = null,
      answered_at = null
  `.execute(db);
}

/** Which of these hashes the list read at a given time contains. */
export async function findDropHashes(
  db: Db,
  list: DropList,
  hashes: readonly string[],
  runAt: Date,
): Promise<string[]> {
  const { rows } = await sql<{ hash: string }>`
    select distinct hash from drop_item where list = ${list} and hash = any(${[...hashes]}::text[]) and run_at = ${runAt}
  `.execute(db);
  return rows.map(({ hash }) => hash);
}

/** Stores the answer for all items with a hash for which somebody was found. */
export async function answerDropItems(
  db: Db,
  { list, runAt }: { readonly list: DropList; readonly runAt: Date },
  { hash, status, at }: { readonly hash: string; readonly status: number; readonly at: Date },
): Promise<void> {
  await sql`
    update drop_item set status = ${status}, answered_at = ${at}
    where run_at = ${runAt} and list = ${list} and hash = ${hash}
  `.execute(db);
}

/** How many items belong to the list read at a given time, without those that a later list contains again. */
export async function countDropItems(
  db: Db,
  { list, runAt }: { readonly list: DropList; readonly runAt: Date },
): Promise<number> {
  const { rows } = await sql<{ items: number }>`
    select count(*)::int as items from drop_item
    where run_at = ${runAt} and list = ${list}
  `.execute(db);
  return rows[0]?.items ?? 0;
}

/**
 * A page of a list's items with their answers, ordered by ID. An item without a status means that nobody was found:
 * most of a million have none, and writing it to each would take twice as long as writing the list.
 */
export async function listDropAnswers(
  db: Db,
  { list, runAt }: { readonly list: DropList; readonly runAt: Date },
  after: string,
  limit: number,
): Promise<{ readonly id: string; readonly status: number }[]> {
  const { rows } = await sql<{ id: string; status: number }>`
    select item_id as id, coalesce(status, ${DROP_STATUS.notFound}::int) as status from drop_item
    where run_at = ${runAt} and list = ${list} and item_id > ${after} order by item_id limit ${limit}
  `.execute(db);
  return rows;
}

/**
 * Stored identifiers and the names of the people who have them, page by page, from every account, suppressed or not.
 */
export async function listHeldIdentifiers(
  db: Db,
  list: DropList,
  { store, after, limit }: { readonly store: HeldStore; readonly after: string; readonly limit: number },
): Promise<
  {
    readonly cursor: string;
    readonly name: string;
    readonly birthDate: string | null;
    readonly values: readonly string[];
  }[]
> {
  const { rows } = await sql<{
    cursor: string;
    name: string;
    birthDate: string | null;
    values: string[];
  }>`${PAGES[store](list, after, limit)}`.execute(db);
  return rows;
}

export const HELD_STORES = ["candidate", "archive_key", "lookup"] as const;
export type HeldStore = (typeof HELD_STORES)[number];

const PAGES: Readonly<Record<HeldStore, (list: DropList, after: string, limit: number) => ReturnType<typeof sql>>> = {
  candidate: (list, after, limit) => sql`
    select id::text as cursor, full_name as name, birth_date as "birthDate", array(select substr(own.text, ${list.length + 2}::int)
      from unnest(identifiers) as own (text) where own.text like ${`${list}:%`}) as values
    from candidate where id > ${after === "" ? NO_ID : after}::uuid order by id limit ${limit}`,
  archive_key: (list, after, limit) => sql`
    select distinct value as cursor, '' as name, null::text as "birthDate", array[value] as values from archive_key
    where kind = ${list} and value > ${after} order by 1 limit ${limit}`,
  lookup: (list, after, limit) => sql`
    select id::text as cursor, coalesce(candidate ->> 'fullName', '') as name, candidate ->> 'birthDate' as "birthDate",
      array(select own.it ->> 'value'
      from json_array_elements(identifiers) as own (it) where own.it ->> 'kind' = ${list}) as values
    from lookup where id > ${after === "" ? NO_ID : after}::uuid order by id limit ${limit}`,
};

const NO_ID = "00000000-0000-0000-0000-000000000000";
