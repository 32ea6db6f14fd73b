import { type SqlBool, sql } from "kysely";
import type { Status } from "../domain/lookup.ts";
import type { Purpose } from "../domain/purpose.ts";
import { LOOKUP_COLUMNS, type StoredLookup, visibleLookups } from "./lookup.ts";
import type { Db } from "./schema.ts";

export interface HistoryCursor {
  readonly createdAt: Date;
  readonly id: string;
}

/** The newest successful lookup before this one that can be compared with it; `null` where there is none. */
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

/** An account's lookups, newest first, after the cursor. */
export async function listLookups(
  db: Db,
  accountId: string,
  options: {
    readonly limit: number;
    readonly after: HistoryCursor | null;
    readonly status: Status | null;
    /** Only lookups about one of these; `null` for all. */
    readonly subjects: readonly string[] | null;
    readonly purposes: readonly Purpose[];
    /** Whether a lookup has expired is a question of the time. */
    readonly now: Date;
  },
): Promise<StoredLookup[]> {
  let query = visibleLookups(db)
    .where("account_id", "=", accountId)
    .where("purpose", "in", options.purposes)
    .select(LOOKUP_COLUMNS);
  if (options.subjects) query = query.where("subject", "in", options.subjects);
  if (options.status === "expired") query = query.where("expires_at", "<=", options.now);
  else if (options.status) query = query.where("status", "=", options.status).where("expires_at", ">", options.now);
  if (options.after) {
    const { createdAt, id } = options.after;
    query = query.where(sql<SqlBool>`(created_at, id) < (${createdAt}, ${id}::uuid)`);
  }
  const rows = await query.orderBy("created_at", "desc").orderBy("id", "desc").limit(options.limit).execute();
  return rows as StoredLookup[];
}
