import { type RawBuilder, type SqlBool, sql } from "kysely";
import type { LookupKind } from "../contract/history.ts";
import type { Status } from "../domain/lookup.ts";
import type { Purpose } from "../domain/purpose.ts";
import { LOOKUP_COLUMNS, type StoredLookup, visibleLookups } from "./lookup.ts";
import type { Db } from "./schema.ts";

export interface HistoryCursor {
  readonly createdAt: Date;
  readonly id: string;
}

/** The newest successful earlier lookup that this one can be compared with; `null` if there is none. */
export async function findEarlierLookup(
  db: Db,
  lookup: Pick<StoredLookup, "id" | "accountId" | "subject" | "purpose" | "trial" | "preview" | "createdAt">,
  now: Date,
): Promise<string | null> {
  const row = await visibleLookups(db)
    .where("account_id", "=", lookup.accountId)
    .where("subject", "=", lookup.subject)
    .where("purpose", "=", lookup.purpose)
    .where("trial", "=", lookup.trial)
    .where("preview", "=", lookup.preview)
    .where("status", "=", "success")
    .where("expires_at", ">", now)
    .where(sql<SqlBool>`(created_at, id) < (${lookup.createdAt}, ${lookup.id}::uuid)`)
    .orderBy("created_at", "desc")
    .orderBy("id", "desc")
    .select("id")
    .executeTakeFirst();
  return row?.id ?? null;
}

/** Restricts the lookups of an account; all of them if nothing is given. */
export interface HistoryFilter {
  readonly status?: Status | null;
  /** Only lookups about one of these; `null` for all. */
  readonly subjects?: readonly string[] | null;
  /** Only lookups about one of these that are not over; `null` for all. */
  readonly tagged?: readonly string[] | null;
  readonly purposes: readonly Purpose[];
  /** Each must occur in a name or an alias; in the form of `nameParts`. */
  readonly parts?: readonly string[];
  readonly kind?: LookupKind | undefined;
  /** Whether a lookup has expired depends on the time. */
  readonly now: Date;
}

/** An account's lookups, newest first, after the cursor. */
export async function listLookups(
  db: Db,
  accountId: string,
  filter: HistoryFilter & {
    readonly limit: number;
    readonly after: HistoryCursor | null;
    readonly oldestFirst?: boolean;
  },
): Promise<StoredLookup[]> {
  const [direction, sign] = filter.oldestFirst ? (["asc", ">"] as const) : (["desc", "<"] as const);
  let query = historyOf(db, accountId, filter).select(LOOKUP_COLUMNS);
  if (filter.after) {
    const { createdAt, id } = filter.after;
    query = query.where(sql<SqlBool>`(created_at, id) ${sql.raw(sign)} (${createdAt}, ${id}::uuid)`);
  }
  const rows = await query.orderBy("created_at", direction).orderBy("id", direction).limit(filter.limit).execute();
  return rows as StoredLookup[];
}

/** A position in a history ordered by name. */
export interface NameCursor {
  /** The name in the form in which it is compared; empty if the person was forgotten, which sorts first. */
  readonly name: string;
  readonly id: string;
}

/** The same, ordered by name, each with the position after it. */
export async function listLookupsByName(
  db: Db,
  accountId: string,
  filter: HistoryFilter & { readonly limit: number; readonly after: NameCursor | null },
): Promise<(StoredLookup & NameCursor)[]> {
  const name = sql<string>`${plainName(shownName(filter.now))} collate "C"`;
  let query = historyOf(db, accountId, filter).select(LOOKUP_COLUMNS).select(name.as("name"));
  if (filter.after) query = query.where(sql<SqlBool>`(${name}, id) > (${filter.after.name}, ${filter.after.id}::uuid)`);
  const rows = await query.orderBy(name).orderBy("id").limit(filter.limit).execute();
  return rows as (StoredLookup & NameCursor)[];
}

export interface CountedLookups {
  readonly status: Status;
  readonly purpose: Purpose;
  readonly kind: LookupKind;
  readonly count: number;
}

/** How many there are of each status, purpose and kind. */
export async function countLookups(db: Db, accountId: string, filter: HistoryFilter): Promise<CountedLookups[]> {
  const rows = await historyOf(db, accountId, filter)
    .select([
      sql<Status>`case when expires_at <= ${filter.now} then 'expired' else status end`.as("status"),
      "purpose",
      kindOf.as("kind"),
      sql<string>`count(*)`.as("count"),
    ])
    .groupBy([sql`1`, sql`2`, sql`3`])
    .execute();
  return rows.map((row) => ({ ...row, purpose: row.purpose as Purpose, count: Number(row.count) }));
}

/** How many there are about each of the `tagged` subjects. */
export async function countLookupsAbout(
  db: Db,
  accountId: string,
  filter: HistoryFilter & { readonly tagged: readonly string[] },
): Promise<{ readonly subject: string; readonly count: number }[]> {
  const rows = await historyOf(db, accountId, filter)
    .select(["subject", sql<string>`count(*)`.as("count")])
    .groupBy("subject")
    .execute();
  return rows.map(({ subject, count }) => ({ subject, count: Number(count) }));
}

/**
 * The words of a text as they are searched for in names: in lower case, without diacritics. A query also tries each in
 * upper case and with a capital, because a database may know the capitals of Latin letters only.
 */
export function nameParts(text: string): readonly string[] {
  const plain = text.normalize("NFKD").replace(DIACRITICS, "").toLowerCase();
  return plain.split(/\s+/).filter((part) => part !== "");
}

function historyOf(db: Db, accountId: string, filter: HistoryFilter) {
  const { status, subjects, tagged, purposes, parts = [], kind, now } = filter;
  let query = visibleLookups(db).where("account_id", "=", accountId).where("purpose", "in", purposes);
  if (subjects) query = query.where("subject", "in", subjects);
  if (tagged) query = query.where(sql<SqlBool>`subject = any(${[...tagged]}::text[])`).where(isShown(now));
  if (status === "expired") query = query.where("expires_at", "<=", now);
  else if (status) query = query.where("status", "=", status).where("expires_at", ">", now);
  if (kind) query = query.where(kindOf, "=", kind);
  const names = plainName(sql`concat(candidate->>'fullName', ' ', candidate->>'aliases')`);
  for (const part of parts) {
    const writings = [part, part.toUpperCase(), part.charAt(0).toUpperCase() + part.slice(1)];
    const isWritten = sql.join(
      [...new Set(writings)].map((each) => sql`position(${each} in ${names}) > 0`),
      sql` or `,
    );
    query = query.where(isShown(now)).where(sql<SqlBool>`(${isWritten})`);
  }
  return query;
}

const kindOf = sql<LookupKind>`case when preview then 'preview' when trial then 'trial' else 'full' end`;

/** Diacritics of Latin, Greek and Cyrillic letters. */
const DIACRITICS = /[\u0300-\u036f]/g;

function plainName(name: RawBuilder<unknown>) {
  return sql<string>`lower(regexp_replace(normalize(${name}, NFKD), ${DIACRITICS.source}, '', 'g'))`;
}

/** A lookup that is over reveals nothing about its person, neither by being found nor by its position. */
function isShown(now: Date) {
  return sql<SqlBool>`(expires_at > ${now} and status not in ('expired', 'cancelled'))`;
}

function shownName(now: Date) {
  return sql`case when ${isShown(now)} then candidate->>'fullName' else '' end`;
}
