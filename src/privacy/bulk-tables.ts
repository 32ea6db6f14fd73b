import { sql } from "kysely";
import { amongBulkRows } from "../db/held-person.ts";
import { forgetBulks } from "./expiry.ts";
import type { StoreTable } from "./store.ts";

/** What a list states about all its rows. */
const ofBulk = (column: string) => sql`(select ${sql.ref(column)} from bulk where bulk.id = bulk_row.bulk_id)`;

/** Lists of people looked up together. */
export const BULK_TABLES: readonly StoreTable[] = [
  {
    name: "bulk_row",
    clear: { given: "used to find rows written before keys were stored" },
    sealed: [],
    hashed: ["suppression_keys"],
    plain: "bulk_id number line state reason why person candidate_id likelihood lookup_id own_lookup questions".split(
      " ",
    ),
    found: ({ lookups, candidates, bulkRows }) => sql`(lookup_id = any(${[...lookups]}::uuid[])
      or candidate_id = any(${[...candidates]}::uuid[])
      or (state <> 'erased' and ${amongBulkRows(bulkRows)}))`,
    emptied: `state = 'erased', given = '{}', reason = null, why = null, person = null, candidate_id = null,
      likelihood = null, lookup_id = null, suppression_keys = '{}'`,
    exported: {
      columns: ["bulk_id", "line", "given", "state", "reason", "likelihood", "lookup_id"],
      looked: { purpose: ofBulk("purpose"), created_at: ofBulk("created_at"), expires_at: ofBulk("expires_at") },
    },
    kept: "for as long as the bulk lookup it belongs to",
  },
  {
    name: "bulk",
    clear: {},
    sealed: [],
    hashed: [],
    plain: `id account_id key_id name status rows min_likelihood required unmatched purpose sections trial preview
      retention_days max_lookups max_questions max_credits lookups questions credits worker error_message created_at
      finished_at expires_at`.split(/\s+/),
    found: "the caller's name for the list, and numbers; the people on it are in `bulk_row`",
    kept: "for 1 to 365 days, as chosen when the lookup was started (90 unless chosen otherwise)",
    expire: forgetBulks,
  },
];
