import { sql } from "kysely";
import { errorFields, type Log } from "../log.ts";
import type { Database } from "./open.ts";

const HOUR_MS = 3_600_000;

/** Tables whose plans and index-only reads suffer when nobody vacuums them. */
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

/** The embedded engine has no autovacuum: this is it, hourly, table by table. Returns a function that stops it. */
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

/** Reclaims space and renews the planner's figures, one table at a time so that others get their turn. */
export async function vacuum(database: Database): Promise<void> {
  for (const table of TABLES) await sql`vacuum (analyze) ${sql.table(table)}`.execute(database.db);
}
