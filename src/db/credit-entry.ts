import { sql } from "kysely";
import type { Db } from "./schema.ts";

/** Lookups are paid or on trial; a key has a number of each. */
export type CreditKind = "paid" | "trial";

/** What changed a key's credits, other than lookups. */
export type CreditReason = "given" | "passed_on" | "changed";

/** A key's lookups on one day, by outcome. */
export interface Usage {
  /** `YYYY-MM-DD`, UTC. */
  readonly day: string;
  readonly keyId: string;
  readonly name: string;
  /** Started on that day, paid or on trial. A preview costs nothing and is not counted. */
  readonly lookups: number;
  readonly charged: number;
  readonly trials: number;
  /** Reserved earlier and returned on that day, because they failed, found nobody or were cancelled. */
  readonly returned: number;
}

/**
 * Records that a key received or gave away credits; records nothing if the amount is 0. Must run in the transaction
 * that changes the key.
 */
export async function addCreditEntry(
  db: Db,
  keyId: string,
  { kind, reason, amount }: { readonly kind: CreditKind; readonly reason: CreditReason; readonly amount: number },
): Promise<void> {
  if (amount === 0) return;
  await sql`
    insert into credit_entry (account_id, key_id, kind, reason, amount)
    select account_id, id, ${kind}, ${reason}, ${amount} from api_key where id = ${keyId}
  `.execute(db);
}

/** The sum of a key's entries. */
export async function sumCreditEntries(db: Db, keyId: string, kind: CreditKind): Promise<number> {
  const { rows } = await sql<{ sum: number }>`
    select coalesce(sum(amount), 0)::int as sum from credit_entry where key_id = ${keyId} and kind = ${kind}
  `.execute(db);
  return rows[0]?.sum ?? 0;
}

/**
 * Takes one credit for a lookup. An unlimited key always has one, and its lookups wait for each other only while the
 * key is being changed. A limited key is locked until the transaction ends, so take the credit late in it.
 *
 * @returns the key's remaining credits, `null` if unlimited; `undefined` if it had none to take
 */
export async function reserveCredit(
  db: Db,
  keyId: string,
  kind: CreditKind,
  lookupId: string,
): Promise<{ readonly credits: number | null } | undefined> {
  const column = columnOf(kind);
  const { rows } = await sql<{ credits: number | null }>`
    with own as (
      update api_key set ${column} = ${column} - 1 where id = ${keyId} and ${column} > 0 returning id, account_id, credits
    ), unlimited as (
      select id, account_id, credits from api_key where id = ${keyId} and ${column} is null for share
    ), key as (table own union all table unlimited), entry as (
      insert into credit_entry (account_id, key_id, kind, reason, amount, lookup_id)
      select account_id, id, ${kind}, 'set_aside', -1, ${lookupId}::uuid from key
    )
    select credits from key
  `.execute(db);
  return rows[0];
}

/** Settles what was reserved for a lookup: kept, or returned. */
export async function settleReserved(
  db: Db,
  keyId: string,
  kind: CreditKind,
  { lookupId, kept }: { readonly lookupId: string; readonly kept: boolean },
): Promise<void> {
  const column = columnOf(kind);
  // A credit that is kept was already taken when it was reserved.
  const settled = kept
    ? sql`with own as (select id, account_id from api_key where id = ${keyId})`
    : sql`
      with limited as (
        update api_key set ${column} = ${column} + 1 where id = ${keyId} and ${column} is not null returning id, account_id
      ), unlimited as (
        select id, account_id from api_key where id = ${keyId} and ${column} is null for share
      ), own as (table limited union all table unlimited)
    `;
  const [reason, amount] = kept ? ["charged", 0] : ["returned", 1];
  await sql`
    ${settled}
    insert into credit_entry (account_id, key_id, kind, reason, amount, lookup_id)
    select account_id, id, ${kind}, ${reason}, ${amount}::int, ${lookupId}::uuid from own
  `.execute(db);
}

/** Returns what is reserved for those of the lookups, all locked, that have not ended. */
export async function returnSetAside(db: Db, lookupIds: readonly string[]): Promise<void> {
  const { rows } = await sql<{ id: string; kind: CreditKind; keyId: string | null }>`
    with unfinished as (
      select id, credit, key_id from lookup
      where id = any(${[...lookupIds]}::uuid[]) and status in ('queued', 'running') and credit in ('paid', 'trial')
      order by key_id, id
    )
    update lookup set credit = 'returned' from unfinished where lookup.id = unfinished.id
    returning lookup.id, unfinished.credit as kind, unfinished.key_id as "keyId"
  `.execute(db);
  for (const { id, kind, keyId } of rows) {
    if (keyId !== null) await settleReserved(db, keyId, kind, { lookupId: id, kept: false });
  }
}

/** The usage of an account's keys on the days from `from` to `to`, the latest first. */
export async function listUsage(
  db: Db,
  accountId: string,
  { from, to }: { readonly from: string; readonly to: string },
): Promise<readonly Usage[]> {
  const { rows } = await sql<Usage>`
    select to_char(entry.at at time zone 'UTC', 'YYYY-MM-DD') as day, entry.key_id as "keyId",
      coalesce(max(api_key.name), '') as name,
      count(*) filter (where reason = 'set_aside')::int as lookups,
      count(*) filter (where reason = 'charged' and kind = 'paid')::int as charged,
      count(*) filter (where reason = 'charged' and kind = 'trial')::int as trials,
      count(*) filter (where reason = 'returned')::int as returned
    from credit_entry as entry left join api_key on api_key.id = entry.key_id
    where entry.account_id = ${accountId} and lookup_id is not null
      and entry.at >= ${from}::timestamp at time zone 'UTC'
      and entry.at < (${to}::date + 1)::timestamp at time zone 'UTC'
    group by 1, 2 order by 1 desc, 3, 2
  `.execute(db);
  return rows;
}

function columnOf(kind: CreditKind) {
  return sql.ref(kind === "paid" ? "credits" : "trials");
}
