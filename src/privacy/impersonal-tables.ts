import { sql } from "kysely";
import { forgetPastQuestionDays, forgetSessions } from "./expiry.ts";
import type { Table } from "./store.ts";

const NOBODY = "no row is about somebody who is looked up";

/** Tables of the register in which nobody stands in clear. */
export const IMPERSONAL_TABLES: readonly Table[] = [
  {
    name: "import",
    clear: [],
    hashed: [],
    plain:
      `id account_id format status rows rows_read candidates documents pictures unchanged suppressed rejected rejections
      error_message started_at finished_at worker`.split(/\s+/),
    found: NOBODY,
    kept: "until it is removed",
  },
  {
    name: "candidate_apart",
    clear: [],
    hashed: [],
    plain: ["one_id", "other_id", "key_id", "at"],
    found: ({ candidates }) =>
      sql`one_id = any(${[...candidates]}::uuid[]) or other_id = any(${[...candidates]}::uuid[])`,
    exported: "that two are two people, by ids: the other is somebody else",
    kept: "until the two are merged, or one of them is deleted",
  },
  {
    name: "suppression",
    clear: [],
    hashed: ["key"],
    plain: ["kind", "created_at", "has_tombstone"],
    found: "the list itself: keyed hashes, by which an erased person is not collected again",
    kept: "for good",
  },
  {
    name: "drop_item",
    clear: [],
    hashed: ["hash"],
    plain: ["list", "item_id", "status", "run_at", "answered_at"],
    found:
      "hashes that California's platform gave: those of nobody here are kept because later collection has to be held against them",
    kept: "for good",
  },
  {
    name: "audit",
    clear: [],
    hashed: ["subject", "hash"],
    plain: ["number", "at", "account_id", "key_id", "operation", "status", "purpose", "lookup_id"],
    found:
      "who did what, about whom by a keyed hash: it tells the person who looked, and would not be a chain without them",
    kept: "for good",
  },
  {
    name: "tombstone",
    clear: [],
    hashed: ["keys", "lifts", "hash"],
    plain: ["number", "kind", "made_at"],
    found: "keyed hashes, by which an erasure is done again after a restore",
    kept: "for good",
  },
  {
    name: "follow_up",
    clear: [],
    hashed: ["tombstone", "blobs"],
    plain: ["erasure_id", "worker"],
    found: "names of files that are about to go: ids and hashes",
    kept: "until they are gone",
  },
  {
    name: "suppression_receipt",
    clear: [],
    hashed: ["tombstone"],
    plain: ["id", "account_id", "reason", "made_at", "keys", "by_name", "lifted_at"],
    found: "receipts: when and why, and nothing of the person",
    kept: "for good",
  },
  {
    name: "erasure",
    clear: [],
    hashed: ["tombstone", "hash"],
    plain: ["id", "account_id", "erased_at", "stores"],
    found: "receipts: counts, and nothing of the person",
    kept: "for good",
  },
  {
    name: "erasure_receipt",
    clear: [],
    hashed: [],
    plain: ["lookup_id", "account_id", "erased_at", "rows"],
    found: "receipts of single lookups: counts, and nothing of the person",
    kept: "for good",
  },
  {
    name: "second_reading_day",
    clear: [],
    hashed: [],
    plain: ["day", "asked"],
    found: NOBODY,
    kept: "some days",
    expire: forgetPastQuestionDays,
  },
  {
    name: "credit_entry",
    clear: [],
    hashed: [],
    plain: ["id", "account_id", "key_id", "kind", "reason", "amount", "lookup_id", "at"],
    found: "figures of lookups by their ids, and nobody",
    kept: "for good",
  },
  { name: "setting", clear: [], hashed: [], plain: ["name", "value"], found: NOBODY, kept: "for good" },
  {
    name: "api_key",
    clear: [],
    hashed: ["hash"],
    plain: `id account_id name label scopes purposes default_purpose rate_limit credits trials created_at expires_at
      revoked_at last_used_at member_id`.split(/\s+/),
    found: NOBODY,
    kept: "for good",
  },
  {
    name: "member",
    clear: [],
    hashed: [],
    plain: ["id", "account_id", "name", "email", "role", "purposes", "created_at", "removed_at", "issuer", "subject"],
    found: "who works with the account, by the name that the operator gave: nobody who is looked up",
    kept: "for good; the address until the member is removed",
  },
  {
    name: "web_session",
    clear: [],
    hashed: ["hash"],
    plain: ["id", "account_id", "member_id", "key_id", "created_at", "used_at", "ended_at"],
    found: "when a member was signed in: nobody who is looked up",
    kept: "a day after it could last be used",
    expire: forgetSessions,
  },
  { name: "former_key", clear: [], hashed: ["hash"], plain: ["key_id", "until"], found: NOBODY, kept: "for good" },
  { name: "rate_count", clear: [], hashed: ["name"], plain: ["minute", "used"], found: NOBODY, kept: "minutes" },
  { name: "wrong_key", clear: [], hashed: ["address"], plain: ["tries", "at"], found: NOBODY, kept: "15 minutes" },
  {
    name: "source_state",
    clear: [],
    hashed: ["scope"],
    plain: "connector arrival failures opened_until requests error_rate last_success_at last_failure_at".split(" "),
    found: NOBODY,
    kept: "for good",
  },
  {
    name: "source_member",
    clear: [],
    hashed: [],
    plain: ["connector", "kind", "member", "first_seen"],
    found: "names of members of answers, never their values",
    kept: "for good",
  },
  {
    name: "migration",
    clear: [],
    hashed: ["sha256"],
    plain: ["name", "ran_at"],
    found: NOBODY,
    kept: "for good",
  },
];
