/** How far a bulk is, or how it ended. */
export const BULK_STATUSES = ["running", "success", "error", "cancelled"] as const;
export type BulkStatus = (typeof BULK_STATUSES)[number];

/**
 * What became of a row: it waits; its lookup runs, is done, or has failed; nobody was matched; a budget was spent before
 * its turn; its line could not be read; the bulk was cancelled; its person was erased.
 */
export const ROW_STATES = [
  "waiting",
  "running",
  "done",
  "failed",
  "unmatched",
  "skipped",
  "rejected",
  "cancelled",
  "erased",
] as const;
export type RowState = (typeof ROW_STATES)[number];

/** What a candidate may be required to have before a lookup is spent on them. */
export const REQUIRABLE = ["email", "phone", "profile", "birthDate", "employer", "role", "place", "picture"] as const;
export type Requirable = (typeof REQUIRABLE)[number];

/** What becomes of a row that is nobody known here: it is left, or whom it describes is looked up. */
export const UNMATCHED_WAYS = ["leave", "lookUp"] as const;
export type UnmatchedWay = (typeof UNMATCHED_WAYS)[number];
