import { type RawBuilder, type SqlBool, sql } from "kysely";
import { type DataKey, type Holder, makeDataKey, unwrapDataKey, wrapDataKey } from "../domain/data-key.ts";
import { fingerprintOf, type Keyring } from "../domain/keyring.ts";
import { insertionOf, insertRows } from "./rows.ts";
import type { Db } from "./schema.ts";

/**
 * The key that a lookup's texts are sealed with; the first who asks makes it. `null` where the lookup is gone.
 *
 * @throws PublicError `sealed_unreadable` as `unwrapDataKey`
 */
export async function takeLookupKey(db: Db, keyring: Keyring, lookupId: string): Promise<DataKey | null> {
  const made = makeDataKey(`lookup/${lookupId}`);
  const { rows } = await sql<{ wrapped: string }>`
    with known as (select wrapped from data_key where holder = ${made.holder}),
    added as (
      insert into data_key (holder, wrapped) select ${made.holder}, ${wrapDataKey(keyring, made)}
      from lookup where id = ${lookupId} and not exists (select 1 from known)
      on conflict (holder) do update set holder = excluded.holder returning wrapped
    )
    select wrapped from known union all select wrapped from added
  `.execute(db);
  const [row] = rows;
  return row === undefined ? null : unwrapDataKey(keyring, made.holder, row.wrapped);
}

/** Stores new keys, in the place of earlier ones of the same holders: what was sealed with those is to be written anew. */
export async function saveDataKeys(db: Db, keyring: Keyring, keys: readonly DataKey[]): Promise<void> {
  await insertRows(db, "data_key", ["holder", "wrapped"], rowsOf(keyring, keys), REPLACING);
}

/** The statement that does the same where a condition holds. */
export function writingOfDataKeys(
  keyring: Keyring,
  keys: readonly DataKey[],
  where: RawBuilder<SqlBool>,
): RawBuilder<unknown> {
  return insertionOf("data_key", ["holder", "wrapped"], rowsOf(keyring, keys), { conflict: REPLACING, where });
}

const REPLACING = "(holder) do update set wrapped = excluded.wrapped";

function rowsOf(keyring: Keyring, keys: readonly DataKey[]) {
  return keys
    .map((key) => ({ holder: key.holder, wrapped: wrapDataKey(keyring, key) }))
    .sort((a, b) => (a.holder < b.holder ? -1 : 1));
}

/** The key of a holder; `null` where there is none. */
export async function findDataKey(db: Db, keyring: Keyring, holder: Holder): Promise<DataKey | null> {
  const row = await db.selectFrom("data_key").select("wrapped").where("holder", "=", holder).executeTakeFirst();
  return row === undefined ? null : unwrapDataKey(keyring, holder, row.wrapped);
}

/** Deletes keys: whatever was sealed with them is unreadable wherever it stands. Returns how many there were. */
export async function deleteDataKeys(db: Db, holders: readonly Holder[]): Promise<number> {
  const result = await sql`delete from data_key where holder = any(${[...holders]}::text[])`.execute(db);
  return Number(result.numAffectedRows ?? 0);
}

/**
 * Wraps keys under the secret that is in force, up to `limit` of those that are wrapped under another that is at hand. Returns
 * how many were; one that is deleted or replaced meanwhile stays so.
 *
 * @throws PublicError `sealed_unreadable` as `unwrapDataKey`
 */
export async function rewrapDataKeys(db: Db, keyring: Keyring, limit: number): Promise<number> {
  const earlier = keyring.all.filter((secret) => secret !== keyring.current).map(fingerprintOf);
  if (earlier.length === 0) return 0;
  const { rows } = await sql<{ holder: Holder; wrapped: string }>`
    select holder, wrapped from data_key where split_part(wrapped, '.', 1) = any(${earlier}::text[]) limit ${limit}
  `.execute(db);
  if (rows.length === 0) return 0;
  const renewed = rows.map(({ holder, wrapped }) => ({
    holder,
    earlier: wrapped,
    renewed: wrapDataKey(keyring, unwrapDataKey(keyring, holder, wrapped)),
  }));
  await sql`
    update data_key set wrapped = own.renewed
    from json_to_recordset(${JSON.stringify(renewed)}::json) as own (holder text, earlier text, renewed text)
    where data_key.holder = own.holder and data_key.wrapped = own.earlier
  `.execute(db);
  return rows.length;
}
