import { sql } from "kysely";
import { type DataKey, type Holder, makeDataKey, sealText } from "../domain/data-key.ts";
import type { Keyring } from "../domain/keyring.ts";
import { saveDataKeys, takeLookupKey, takeOwnKey } from "./data-key.ts";
import { isDistributed } from "./distributed.ts";
import type { Db } from "./schema.ts";
import { type ClaimText, sealClaim, sealProfileData } from "./sealed-claim.ts";
import { SEALED_COLUMNS, type SealedColumn } from "./sealed-column.ts";
import { transact } from "./transaction.ts";

interface ClearRow {
  readonly holder: Holder;
  readonly place: string;
  readonly text: string;
}

/**
 * Seals texts that an earlier release stored in plain text, up to `limit` per table, one transaction for each. Returns
 * how many were sealed.
 */
export async function sealEarlier(db: Db, keyring: Keyring, limit: number): Promise<number> {
  let sealed = 0;
  for (const column of SEALED_COLUMNS) {
    sealed += await transact(db, async (db) => await sealRows(db, keyring, column, limit));
  }
  sealed += await transact(db, async (db) => await sealClaims(db, keyring, limit * CLAIMS_A_TEXT));
  return sealed + (await transact(db, async (db) => await sealProfiles(db, keyring, limit)));
}

/** How many claims count as one text: a claim has about a hundred bytes, a document some kilobytes. */
const CLAIMS_A_TEXT = 50;

async function sealClaims(db: Db, keyring: Keyring, limit: number): Promise<number> {
  const { rows } = await sql<ClaimText & { readonly lookupId: string; readonly id: string }>`
    select lookup_id as "lookupId", id, value, quote from claim
    where sealed is null limit ${limit} ${await lockOf(db, "update")}
  `.execute(db);
  const keys = await keysOf(
    db,
    keyring,
    rows.map(({ lookupId }) => ({ holder: `lookup/${lookupId}` as const })),
  );
  const sealed = rows.flatMap(({ lookupId, id, ...text }) => {
    const key = keys.get(`lookup/${lookupId}`);
    return key === undefined ? [] : [{ lookup_id: lookupId, id, text: sealClaim(key, id, text) }];
  });
  await sql`
    update claim set sealed = own.text, value = null, quote = null
    from json_to_recordset(${JSON.stringify(sealed)}::json) as own (lookup_id uuid, id text, text text)
    where claim.lookup_id = own.lookup_id and claim.id = own.id and claim.sealed is null
  `.execute(db);
  return sealed.length;
}

async function sealProfiles(db: Db, keyring: Keyring, limit: number): Promise<number> {
  const { rows } = await sql<{ id: string; data: string }>`
    select id, data::text as data from lookup where data is not null limit ${limit}
      ${await lockOf(db, "no key update")}
  `.execute(db);
  for (const { id, data } of rows) {
    const key = await takeLookupKey(db, keyring, id);
    if (key === null) continue;
    await sql`update lookup set sealed_data = ${sealProfileData(key, data)}, data = null
      where id = ${id} and data is not null`.execute(db);
  }
  return rows.length;
}

async function sealRows(
  db: Db,
  keyring: Keyring,
  { table, key, column, holder, place }: SealedColumn,
  limit: number,
): Promise<number> {
  const lock = UNDER_LOOKUPS.has(table) ? await lockOf(db, "update") : LOCK.update;
  const own = sql.join(key.map((name) => sql.ref(`${table}.${name}`)));
  const { rows } = await sql<ClearRow>`
    select ${own}, ${holder} as holder, ${place} as place, ${sql.ref(column)} as text
    from ${sql.table(table)} where not sealed limit ${limit} ${lock}
  `.execute(db);
  const keys = await keysOf(db, keyring, rows);
  const sealed = rows.flatMap(({ holder, place, text, ...own }) => {
    const key = keys.get(holder);
    return key === undefined ? [] : [{ ...own, [column]: sealText(key, place, text) }];
  });
  if (sealed.length === 0) return 0;
  const same = key.map((name) => sql`${sql.ref(`${table}.${name}`)} = own.${sql.ref(name)}`);
  await sql`
    update ${sql.table(table)} set ${sql.ref(column)} = own.${sql.ref(column)}, sealed = true
    from json_populate_recordset(null::${sql.table(`public.${table}`)}, ${JSON.stringify(sealed)}::json) as own
    where ${sql.join(same, sql` and `)} and not ${sql.ref(`${table}.sealed`)}
  `.execute(db);
  return sealed.length;
}

/** On a cluster they are on several servers. */
const UNDER_LOOKUPS: ReadonlySet<string> = new Set(["datasource", "second_reading", "outbound_request"]);

const LOCK = { update: sql`for update skip locked`, "no key update": sql`for no key update skip locked` } as const;

/**
 * Locks rows under lookups until they are sealed. One statement cannot lock rows on several servers: there two
 * processes may seal the same row, under the same key, and the first to write it wins.
 */
async function lockOf(db: Db, kind: keyof typeof LOCK) {
  return (await isDistributed(db)) ? sql`` : LOCK[kind];
}

async function keysOf(
  db: Db,
  keyring: Keyring,
  rows: readonly Pick<ClearRow, "holder">[],
): Promise<Map<Holder, DataKey>> {
  const keys = new Map<Holder, DataKey>();
  const made: DataKey[] = [];
  for (const holder of new Set(rows.map((row) => row.holder))) {
    const [kind, id = ""] = holder.split("/");
    // The key of one row may also cover rows of another table, and texts sealed since.
    const isTaken = kind === "lookup" || kind === "row";
    const key =
      kind === "lookup"
        ? await takeLookupKey(db, keyring, id)
        : isTaken
          ? await takeOwnKey(db, keyring, holder)
          : makeDataKey(holder);
    if (key === null) continue;
    keys.set(holder, key);
    if (!isTaken) made.push(key);
  }
  await saveDataKeys(db, keyring, made);
  return keys;
}
