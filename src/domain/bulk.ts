import type { CodedReason } from "./reason.ts";

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

/**
 * Why a row was not matched or has no lookup of its own. The values of `unlikely` are the names of the features against the closest
 * candidate (or `nameAlone`), those of `lacks` are `REQUIRABLE`, that of `sameAs` is the number of a row.
 */
export const ROW_REASONS = ["nobody", "unlikely", "ambiguous", "underAge", "noneLeft", "lacks", "sameAs"] as const;
export type RowReason = CodedReason<(typeof ROW_REASONS)[number]>;
