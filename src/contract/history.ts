import { z } from "zod";
import { STATUSES } from "../domain/lookup.ts";
import { PURPOSES } from "../domain/purpose.ts";
import { LookupPage } from "./lookup.ts";
import { page } from "./operation.ts";

/** What kind of lookups, by what they cost and show. */
const LOOKUP_KINDS = ["full", "preview", "trial"] as const;
export type LookupKind = (typeof LOOKUP_KINDS)[number];

/** Which lookups of the history are asked for. */
const historyFilter = {
  status: z.enum(STATUSES).optional(),
  candidateId: z.string().min(1).max(64).optional().describe("Only lookups of this candidate, merged ones too."),
  sameAs: z
    .string()
    .min(1)
    .max(64)
    .optional()
    .describe("A `lookupId`: only lookups of the same person, itself among them."),
};

export const HistoryQuery = z.strictObject({ ...page, ...historyFilter });

export const HistoryExportQuery = z.strictObject({
  format: z.literal("csv").default("csv").describe("How the table is written."),
  ...historyFilter,
  purpose: z.enum(PURPOSES).optional(),
  kind: z.enum(LOOKUP_KINDS).optional(),
});

/** In what order a history is listed. */
const HISTORY_ORDERS = ["newest", "oldest", "name"] as const;
export type HistoryOrder = (typeof HISTORY_ORDERS)[number];

export const HistorySearch = z
  .strictObject({
    name: z
      .string()
      .trim()
      .max(256)
      .optional()
      .describe("Words of a name or an alias, or beginnings or other parts of them: each has to occur."),
    status: z.enum(STATUSES).optional(),
    purpose: z.enum(PURPOSES).optional(),
    kind: z.enum(LOOKUP_KINDS).optional(),
    order: z.enum(HISTORY_ORDERS).default("newest"),
    next: z.string().max(2_048).optional().describe("The cursor of the previous page; empty means the first page."),
    limit: z.coerce.number().int().min(1).max(100).default(20),
  })
  .meta({ id: "HistorySearch" });

const counts = z.record(z.string(), z.number().int().nonnegative());

export const FoundHistory = LookupPage.extend({
  counts: z
    .object({ all: z.number().int().nonnegative(), status: counts, purpose: counts, kind: counts })
    .describe(
      "How many lookups there are of each status, purpose and kind: of what else is asked for, whatever is asked of this one. `all`: how many are found.",
    ),
})
  .describe("Each result's `metadata` says its purpose: `candor.purpose`.")
  .meta({ id: "FoundHistory" });
