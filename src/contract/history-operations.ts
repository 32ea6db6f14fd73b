import { z } from "zod";
import { FoundHistory, HistoryExportQuery, HistorySearch, HistoryTable } from "./history.ts";
import type { Operation } from "./operation.ts";

/** Operations on all lookups of an account: as a table, and by search. */
export const HISTORY_OPERATIONS = {
  exportHistory: {
    method: "get",
    path: "/history",
    summary: "Export all of this account's lookups as a table, newest first, without their data.",
    tag: "lookups",
    scope: "lookups:read",
    query: HistoryExportQuery,
    status: 200,
    response: z.never(),
    files: ["text/csv; charset=utf-8"],
    answerHeaders: ["Content-Disposition"],
    errors: ["candidate_not_found", "lookup_not_found", "purpose_not_allowed"],
  },
  searchHistory: {
    method: "post",
    repeat: "anew",
    path: "/history",
    summary: "List this account's lookups, filtered by name, status, purpose, kind and tag, with the number of each.",
    tag: "lookups",
    scope: "lookups:read",
    body: HistorySearch,
    status: 200,
    response: FoundHistory,
    errors: [],
  },
  exportFoundHistory: {
    method: "post",
    repeat: "anew",
    path: "/history/table",
    summary:
      "Export the lookups found by name, status, purpose, kind and tag as a table (CSV), newest first, without their data.",
    tag: "lookups",
    scope: "lookups:read",
    body: HistoryTable,
    status: 200,
    response: z.never(),
    files: ["text/csv; charset=utf-8"],
    answerHeaders: ["Content-Disposition"],
    errors: [],
  },
} as const satisfies Record<string, Operation>;
