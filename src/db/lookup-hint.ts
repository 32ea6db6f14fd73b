import { sql } from "kysely";
import type { Db } from "./schema.ts";

export const LOOKUP_CHANNEL = "candor_lookup";

/** Sends a hint to whoever is waiting for this lookup. */
export async function notifyLookup(db: Db, id: string): Promise<void> {
  await sql`select ${notificationOf(id)}`.execute(db);
}

/** The same, as an expression inside another statement. */
export function notificationOf(id: string) {
  return sql`pg_notify(${LOOKUP_CHANNEL}, ${id})`;
}
