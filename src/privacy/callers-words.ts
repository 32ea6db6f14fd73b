import { type RawBuilder, type SqlBool, sql } from "kysely";
import { inAccount, type Part } from "./part.ts";
import type { StoreTable } from "./store.ts";

/** What callers decide and write about a person. */
export const CALLERS_WORDS: readonly StoreTable[] = [
  {
    name: "decision",
    clear: {},
    sealed: [],
    hashed: ["subject", "record_id"],
    plain: ["account_id", "judgement", "key_id", "decided_at", "lookup_id"],
    found: ({ subjects, accountId }) =>
      sql`subject = any(${[...subjects]}::text[]) and ${inAccount("account_id", accountId)}`,
    exported: { columns: ["record_id", "judgement", "decided_at"] },
    kept: "for as long as the last lookup or the person it is about",
  },
  {
    name: "person_note",
    clear: {},
    sealed: ["said"],
    hashed: ["subject"],
    plain: ["id", "sealed", "account_id", "key_id", "written_at"],
    found: ({ subjects, accountId }) =>
      sql`subject = any(${[...subjects]}::text[]) and ${inAccount("account_id", accountId)}`,
    exported: { columns: ["said", "written_at"] },
    kept: "for as long as the last lookup or the person it is about",
  },
  {
    name: "import_rejection",
    clear: {},
    sealed: ["path"],
    hashed: [],
    plain: ["sealed", "import_id", "number", "line", "reason"],
    found: (part) => sql`path is not null and ${broughtIn("import_id", part)}`,
    emptied: "path = null, sealed = true",
    exported: "names of files that could not be used; those of their `import` are included",
    kept: "until the import it came with is removed",
  },
  {
    name: "import",
    clear: {},
    sealed: ["said"],
    hashed: [],
    plain:
      `sealed id account_id format status rows rows_read candidates documents pictures unchanged suppressed under_age people_read documents_read pictures_read rejected cells_left_out
      error_message started_at finished_at worker`.split(/\s+/),
    // A file, and files inside it, may be named after the person they are about.
    found: (part) => sql`said <> '' and ${broughtIn("id", part)}`,
    emptied: "said = '', sealed = true",
    exported: { columns: ["said", "started_at"] },
    kept: "until it is removed",
  },
];

/** Whether an import contained something about the person. */
function broughtIn(column: "id" | "import_id", { candidates, documents, accountId }: Part): RawBuilder<SqlBool> {
  return sql<SqlBool>`${sql.ref(column)} in (select import_id from candidate
      where id = any(${[...candidates]}::uuid[]) and ${inAccount("account_id", accountId)}
    union select import_id from archive_document
      where id = any(${[...documents]}::text[]) and ${inAccount("account_id", accountId)})`;
}
