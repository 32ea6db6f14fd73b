import { sql } from "kysely";
import { AWAITED_DOCUMENTS } from "../contract/awaited-documents.ts";
import type { Db } from "./schema.ts";

/** Counts one document less that a lookup waits for; nothing changes if it waits for none. */
export async function lowerAwaitedDocuments(db: Db, lookupId: string): Promise<void> {
  const left = sql`nullif(greatest((metadata ->> ${AWAITED_DOCUMENTS})::int - 1, 0), 0)::text`;
  // Citus refuses functions in an update that are not immutable, as jsonb_build_object is not.
  await sql`
    update lookup
    set metadata = jsonb_strip_nulls(metadata::jsonb || jsonb_object(array[${AWAITED_DOCUMENTS}::text, ${left}]))::json
    where id = ${lookupId} and metadata ->> ${AWAITED_DOCUMENTS} is not null
  `.execute(db);
}
