import { setTimeout as delay } from "node:timers/promises";
import { sql } from "kysely";
import type { DatabaseState } from "../db/open.ts";
import { isUnavailable } from "../db/unavailable.ts";
import { errorFields } from "../log.ts";
import type { ServiceContext } from "./context.ts";

/** Longer than any statement of ours holds up the others on the embedded engine. */
const ANSWER_MS = 5_000;

export interface Health {
  /** `ok`: the process is worth keeping. `failed`: start it anew. */
  readonly status: "ok" | "failed";
  readonly database: DatabaseState;
}

export interface Readiness {
  /** `ready`: requests may be sent here. While the database is `full` they are read and not written. */
  readonly status: "ready" | "unavailable";
  readonly database: DatabaseState;
}

/** Whether the process and the engine inside it do their work. A server elsewhere that is away is no fault of theirs. */
export function getHealth({ database }: ServiceContext): Health {
  return { status: database.alive() ? "ok" : "failed", database: database.state() };
}

/** Whether the database answers: it is asked. */
export async function getReadiness({ db, database, log, stopping }: ServiceContext): Promise<Readiness> {
  if (stopping.aborted) return { status: "unavailable", database: database.state() };
  try {
    const answered = sql`select 1`.execute(db).then(() => true);
    const inTime = await Promise.race([answered, delay(ANSWER_MS, false, { ref: false })]);
    return inTime ? { status: "ready", database: database.state() } : { status: "unavailable", database: "away" };
  } catch (error) {
    // What is known of the database, the log has said once.
    if (!isUnavailable(error)) log.error(errorFields(error), "the database does not answer");
    return { status: "unavailable", database: "away" };
  }
}
