import { sql } from "kysely";
import type { Db } from "./schema.ts";

export const LOOKUP_CHANNEL = "candor_lookup";

/** A hint to whoever waits for this lookup. */
export async function notifyLookup(db: Db, id: string): Promise<void> {
  await sql`select ${notificationOf(id)}`.execute(db);
}

/** The same, inside another statement. */
export function notificationOf(id: string) {
  return sql`pg_notify(${LOOKUP_CHANNEL}, ${id})`;
}
