/** Where a bulk is, or how it ended. */
export const BULK_STATUSES = ["running", "success", "error", "cancelled"] as const;
export type BulkStatus = (typeof BULK_STATUSES)[number];

/**
 * What happened to a row: it is waiting; its lookup is running, done, or has failed; nobody was matched; a budget was
 * spent before its turn; its line could not be read; the bulk was cancelled; its person was erased.
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

/** What a candidate must have, if required, before a lookup is spent on them. */
export const REQUIRABLE = ["email", "phone", "profile", "birthDate", "employer", "role", "place", "picture"] as const;
export type Requirable = (typeof REQUIRABLE)[number];

/** What to do with a row that matches no candidate: leave it, or look up the person it describes. */
export const UNMATCHED_WAYS = ["leave", "lookUp"] as const;
export type UnmatchedWay = (typeof UNMATCHED_WAYS)[number];
