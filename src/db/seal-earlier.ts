import { sql } from "kysely";
import { type DataKey, type Holder, makeDataKey, sealText } from "../domain/data-key.ts";
import type { Keyring } from "../domain/keyring.ts";
import { saveDataKeys, takeLookupKey } from "./data-key.ts";
import type { Db } from "./schema.ts";
import { SEALED_COLUMNS, type SealedColumn } from "./sealed-column.ts";
import { transact } from "./transaction.ts";

interface ClearRow {
  readonly at: string;
  readonly holder: Holder;
  readonly place: string;
  readonly text: string;
}

/**
 * Seals texts that an earlier release stored in clear, up to `limit` of each table, in a transaction each. Returns how many
 * were.
 */
export async function sealEarlier(db: Db, keyring: Keyring, limit: number): Promise<number> {
  let sealed = 0;
  for (const column of SEALED_COLUMNS) {
    sealed += await transact(db, async (db) => await sealRows(db, keyring, column, limit));
  }
  return sealed;
}

async function sealRows(
  db: Db,
  keyring: Keyring,
  { table, column, holder, place }: SealedColumn,
  limit: number,
): Promise<number> {
  const { rows } = await sql<ClearRow>`
    select ctid::text as at, ${holder} as holder, ${place} as place, ${sql.ref(column)} as text
    from ${sql.table(table)} where not sealed limit ${limit} for update skip locked
  `.execute(db);
  const keys = await keysOf(db, keyring, rows);
  const sealed = rows.flatMap(({ at, holder, place, text }) => {
    const key = keys.get(holder);
    return key === undefined ? [] : [{ at, text: sealText(key, place, text) }];
  });
  if (sealed.length === 0) return 0;
  await sql`
    update ${sql.table(table)} as it set ${sql.ref(column)} = own.text, sealed = true
    from json_to_recordset(${JSON.stringify(sealed)}::json) as own (at text, text text) where it.ctid = own.at::tid
  `.execute(db);
  return sealed.length;
}

async function keysOf(db: Db, keyring: Keyring, rows: readonly ClearRow[]): Promise<Map<Holder, DataKey>> {
  const keys = new Map<Holder, DataKey>();
  const made: DataKey[] = [];
  for (const holder of new Set(rows.map((row) => row.holder))) {
    const [kind, id = ""] = holder.split("/");
    const key = kind === "lookup" ? await takeLookupKey(db, keyring, id) : makeDataKey(holder);
    if (key === null) continue;
    keys.set(holder, key);
    if (kind !== "lookup") made.push(key);
  }
  await saveDataKeys(db, keyring, made);
  return keys;
}
