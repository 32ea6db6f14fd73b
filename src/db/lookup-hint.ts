import { type RawBuilder, sql } from "kysely";
import { isDistributed } from "./distributed.ts";
import type { Db } from "./schema.ts";

export const LOOKUP_CHANNEL = "candor_lookup";

/** What is new about a lookup: its probes alone, which change neither status nor stage, or anything. */
export type LookupNews = "probes" | "anything";

/** Sends a hint to whoever is waiting for this lookup. */
export async function notifyLookup(db: Db, id: string, news: LookupNews = "anything"): Promise<void> {
  await sql`select ${notificationOf(id, news)}`.execute(db);
}

/** The same, as an expression inside another statement. */
export function notificationOf(id: string, news: LookupNews = "anything") {
  return sql`pg_notify(${LOOKUP_CHANNEL}, ${news === "probes" ? `${id} ${news}` : id})`;
}

/** The lookup that a hint is about, and what is new about it. */
export function readHint(payload: string): { readonly lookupId: string; readonly news: LookupNews } {
  const [lookupId = "", news] = payload.split(" ");
  return { lookupId, news: news === "probes" ? news : "anything" };
}

/**
 * Changes the row of a lookup and sends the hint in the same statement, because each costs more to send than to run. Returns whether the
 * row was changed: if it was not, no hint is sent.
 *
 * @param change an `update` or `delete` without `returning`
 */
export async function changeAndNotify(db: Db, id: string, change: RawBuilder<unknown>): Promise<boolean> {
  if (await isDistributed(db)) {
    // In one statement, the lookup's own server would notify, where nobody listens.
    const isChanged = (await change.execute(db)).numAffectedRows === 1n;
    if (isChanged) await notifyLookup(db, id);
    return isChanged;
  }
  const { rows } =
    await sql`with changed as (${change} returning id) select ${notificationOf(id)} from changed`.execute(db);
  return rows.length === 1;
}
