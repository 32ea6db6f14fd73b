import { type RawBuilder, type SqlBool, sql } from "kysely";
import { type DataKey, type Holder, makeDataKey, unwrapDataKey, wrapDataKey } from "../domain/data-key.ts";
import { fingerprintOf, type Keyring } from "../domain/keyring.ts";
import { PublicError } from "../errors.ts";
import { insertionOf, insertRows } from "./rows.ts";
import type { Db } from "./schema.ts";

/**
 * The key that seals a lookup's texts; created on first use. `null` if the lookup is gone.
 *
 * @throws PublicError `sealed_unreadable` as `unwrapDataKey`
 */
export async function takeLookupKey(db: Db, keyring: Keyring, lookupId: string): Promise<DataKey | null> {
  const holder = `lookup/${lookupId}` as const;
  const known = await findDataKey(db, keyring, holder);
  if (known !== null) return known;
  // If somebody else creates it meanwhile, theirs is used.
  const { rows } = await sql<{ wrapped: string }>`
    insert into data_key (holder, wrapped) select ${holder}, ${wrapDataKey(keyring, makeDataKey(holder))}
    from lookup where id = ${lookupId}
    on conflict (holder) do update set holder = excluded.holder returning wrapped
  `.execute(db);
  const [row] = rows;
  return row === undefined ? null : unwrapDataKey(keyring, holder, row.wrapped);
}

/** The key that seals a file, or a row that has a key of its own; created on first use. */
export async function takeOwnKey(db: Db, keyring: Keyring, holder: Holder): Promise<DataKey> {
  const made = makeDataKey(holder);
  const { rows } = await sql<{ wrapped: string }>`
    insert into data_key (holder, wrapped) values (${holder}, ${wrapDataKey(keyring, made)})
    on conflict (holder) do update set holder = excluded.holder returning wrapped
  `.execute(db);
  return unwrapDataKey(keyring, holder, rows[0]?.wrapped ?? null);
}

/** Stores new keys, replacing earlier ones of the same holders: what those sealed must be written again. */
export async function saveDataKeys(db: Db, keyring: Keyring, keys: readonly DataKey[]): Promise<void> {
  await insertRows(db, "data_key", ["holder", "wrapped"], rowsOf(keyring, keys), REPLACING);
}

/** The same as part of a statement, if a condition holds. */
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

/** The key of a holder; `null` if there is none. */
export async function findDataKey(db: Db, keyring: Keyring, holder: Holder): Promise<DataKey | null> {
  const row = await db.selectFrom("data_key").select("wrapped").where("holder", "=", holder).executeTakeFirst();
  return row === undefined ? null : unwrapDataKey(keyring, holder, row.wrapped);
}

/** The fingerprints of the secrets that wrap stored keys. */
export async function listWrappingInUse(db: Db): Promise<ReadonlySet<string>> {
  const { rows } = await sql<{ secret: string }>`
    select distinct split_part(wrapped, '.', 1) as secret from data_key
  `.execute(db);
  return new Set(rows.map(({ secret }) => secret));
}

/** Deletes keys, which makes everything they sealed unreadable, wherever it is stored. Returns how many there were. */
export async function deleteDataKeys(db: Db, holders: readonly Holder[]): Promise<number> {
  const result = await sql`delete from data_key where holder = any(${[...holders]}::text[])`.execute(db);
  return Number(result.numAffectedRows ?? 0);
}

/** The result of one round of rewrapping keys. */
export interface Rewrapped {
  /** How many keys were examined; fewer than asked for means that there are no more. */
  readonly seen: number;
  /** The last holder examined. */
  readonly last: string;
  readonly wrapped: number;
  /** Holders whose keys cannot be unwrapped. They stay unchanged. */
  readonly unreadable: readonly Holder[];
}

/**
 * Rewraps keys under the current secret: up to `limit` keys wrapped under an earlier secret of the keyring, ordered by
 * holder, starting after one of them. Keys deleted or replaced meanwhile are left alone.
 */
export async function rewrapDataKeys(db: Db, keyring: Keyring, after: string, limit: number): Promise<Rewrapped> {
  const [current, ...others] = keyring.wrapping;
  const earlier = others.filter((secret) => secret !== current).map(fingerprintOf);
  if (earlier.length === 0) return { seen: 0, last: after, wrapped: 0, unreadable: [] };
  const { rows } = await sql<{ holder: Holder; wrapped: string }>`
    select holder, wrapped from data_key
    where split_part(wrapped, '.', 1) = any(${earlier}::text[]) and holder > ${after} order by holder limit ${limit}
  `.execute(db);
  const renewed: { holder: Holder; earlier: string; renewed: string }[] = [];
  const unreadable: Holder[] = [];
  for (const { holder, wrapped } of rows) {
    const key = unwrapOrNull(keyring, holder, wrapped);
    if (key === null) unreadable.push(holder);
    else renewed.push({ holder, earlier: wrapped, renewed: wrapDataKey(keyring, key) });
  }
  await sql`
    update data_key set wrapped = own.renewed
    from json_to_recordset(${JSON.stringify(renewed)}::json) as own (holder text, earlier text, renewed text)
    where data_key.holder = own.holder and data_key.wrapped = own.earlier
  `.execute(db);
  return { seen: rows.length, last: rows.at(-1)?.holder ?? after, wrapped: renewed.length, unreadable };
}

function unwrapOrNull(keyring: Keyring, holder: Holder, wrapped: string): DataKey | null {
  try {
    return unwrapDataKey(keyring, holder, wrapped);
  } catch (error) {
    if (error instanceof PublicError && error.code === "sealed_unreadable") return null;
    throw error;
  }
}
