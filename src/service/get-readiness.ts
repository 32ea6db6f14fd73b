import { sql } from "kysely";
import { isUnavailable } from "../db/unavailable.ts";
import { errorFields } from "../log.ts";
import type { ServiceContext } from "./context.ts";

/** Ready means that the database answers. */
export async function getReadiness(context: ServiceContext): Promise<{ status: "ready" | "unavailable" }> {
  try {
    await sql`select 1`.execute(context.db);
    return { status: "ready" };
  } catch (error) {
    // What is known of the database, the log has said once.
    if (!isUnavailable(error)) context.log.error(errorFields(error), "the database does not answer");
    return { status: "unavailable" };
  }
}
