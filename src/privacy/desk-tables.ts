import { type RawBuilder, type SqlBool, sql } from "kysely";
import { FIRST_ACCOUNT } from "../domain/account.ts";
import { forgetDeskRequests } from "./expiry.ts";
import { inAccount, type Part } from "./part.ts";
import type { StoreTable } from "./store.ts";

/** Requests by people who are looked up. */
export const DESK_TABLES: readonly StoreTable[] = [
  {
    name: "desk_request",
    clear: {},
    sealed: ["said"],
    hashed: ["suppression_keys", "token_hash", "code_hash", "session_hash"],
    plain:
      `sealed id regulation kind language state identity received_at due_at extended_at reminded_at shown_at answered_at outcome
      code_until code_tries code_times session_until erasure_id key_id for_operator claimed_until`.split(/\s+/),
    found: atDesk,
    exported: {
      columns: [
        "id",
        "regulation",
        "kind",
        "language",
        "state",
        "received_at",
        "due_at",
        "answered_at",
        "outcome",
        "said",
      ],
    },
    // Nothing is left to ask about an erased person, so their open requests are closed with the erasure.
    emptied: `said = '', sealed = true, suppression_keys = '{}',
      answered_at = case when state in ('pending', 'in_progress') then now() else answered_at end,
      state = case when state in ('pending', 'in_progress') then 'cancelled' else state end`,
    kept: "who made the request and what it said, until 24 months after the answer; the fact that there was a request and an answer, permanently",
    expire: forgetDeskRequests,
  },
  {
    name: "rectification",
    clear: {},
    sealed: ["said"],
    hashed: ["suppression_keys"],
    plain: ["sealed", "id", "request_id", "property", "rectified_at", "rebuilt", "settled"],
    found: atDesk,
    exported: { columns: ["id", "request_id", "property", "said", "rectified_at"] },
    kept: "until the person is erased, because later searches would bring the wrong value back",
  },
  {
    name: "notice",
    clear: {},
    sealed: [],
    hashed: ["subject"],
    plain: ["account_id", "sent_at", "key_id"],
    found: ({ subjects, accountId }) =>
      sql`subject = any(${[...subjects]}::text[]) and ${inAccount("account_id", accountId)}`,
    exported: { columns: ["sent_at"] },
    kept: "permanently, or until the person is erased",
  },
];

/** The desk belongs to the installation: for accounts that do not run it, requests made there do not exist. */
function atDesk({ keys, accountId }: Part): RawBuilder<SqlBool> {
  return accountId === null || accountId === FIRST_ACCOUNT
    ? sql<SqlBool>`suppression_keys && ${[...keys]}::text[]`
    : sql<SqlBool>`false`;
}
