import { sql } from "kysely";

/** Of a statement over `lookup`: its own subject, and the ids of everybody its candidate is merged with. */
export const LOOKUP_SUBJECTS = sql`array(
  select lookup.subject
  union select head_id::text from candidate_merge where absorbed_id = lookup.candidate_id
  union select absorbed_id::text from candidate_merge where head_id in (
    select lookup.candidate_id union select head_id from candidate_merge where absorbed_id = lookup.candidate_id)
)`;
