import { sql } from "kysely";
import { inAccount } from "./part.ts";
import type { StoreTable } from "./store.ts";

/** What callers decide of a person, and write about them. */
export const CALLERS_WORDS: readonly StoreTable[] = [
  {
    name: "decision",
    clear: [],
    hashed: ["subject", "record_id"],
    plain: ["account_id", "judgement", "key_id", "decided_at", "lookup_id"],
    found: ({ subjects, accountId }) =>
      sql`subject = any(${[...subjects]}::text[]) and ${inAccount("account_id", accountId)}`,
    exported: { columns: ["record_id", "judgement", "decided_at"] },
    kept: "as long as the last lookup, or the candidate, that it is about",
  },
  {
    name: "person_note",
    clear: ["note", "tags"],
    hashed: ["subject"],
    plain: ["account_id", "key_id", "written_at"],
    found: ({ subjects, accountId }) =>
      sql`subject = any(${[...subjects]}::text[]) and ${inAccount("account_id", accountId)}`,
    exported: { columns: ["note", "tags", "written_at"] },
    kept: "as long as the last lookup, or the candidate, that it is about",
  },
  {
    name: "import",
    clear: ["file_name"],
    hashed: [],
    plain:
      `id account_id format status rows rows_read candidates documents pictures unchanged suppressed under_age rejected rejections cells_left_out
      error_message started_at finished_at worker`.split(/\s+/),
    // A file may be called after whoever it is about.
    found: ({ candidates, documents, accountId }) => sql`file_name is not null and ${inAccount("account_id", accountId)}
      and id in (select import_id from candidate where id = any(${[...candidates]}::uuid[])
        union select import_id from archive_document where id = any(${[...documents]}::text[]))`,
    emptied: "file_name = null",
    exported: { columns: ["file_name", "started_at"] },
    kept: "until it is removed",
  },
];
