import { sql } from "kysely";
import { errorFields, type Log } from "../log.ts";
import type { Database } from "./open.ts";

const HOUR_MS = 3_600_000;

/** Tables whose plans and index-only reads suffer without vacuuming. */
const TABLES = [
  "candidate",
  "identifier_key",
  "posting",
  "term",
  "archive_document",
  "archive_key",
  "data_key",
  "lookup",
  "probe",
  "datasource",
  "record",
  "match",
  "claim",
  "outbound_request",
  "source_answer",
  "source_state",
] as const;

/**
 * Vacuums the embedded engine, which has no autovacuum, hourly and table by table. Returns a function that stops it.
 */
export function startUpkeep(database: Database, log: Log): () => Promise<void> {
  if (database.engine === "postgres") return async () => {};
  let running: Promise<void> = Promise.resolve();
  const timer = setInterval(() => {
    if (database.state() !== "ok") return;
    running = vacuum(database).catch((error: unknown) => log.error(errorFields(error), "vacuum failed"));
  }, HOUR_MS);
  return async () => {
    clearInterval(timer);
    await running;
  };
}

/** Reclaims space and updates the planner's statistics, one table at a time so that others get their turn. */
export async function vacuum(database: Database): Promise<void> {
  for (const table of TABLES) await sql`vacuum (analyze) ${sql.table(table)}`.execute(database.db);
}
