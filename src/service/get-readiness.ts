import { sql } from "kysely";
import type { ServiceContext } from "./context.ts";

/** Ready means that the database answers. */
export async function getReadiness(context: ServiceContext): Promise<{ status: "ready" | "unavailable" }> {
  try {
    await sql`select 1`.execute(context.db);
    return { status: "ready" };
  } catch (error) {
    context.log.error({ error: error instanceof Error ? error.name : "unknown" }, "the database does not answer");
    return { status: "unavailable" };
  }
}
