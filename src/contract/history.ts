import { z } from "zod";
import { STATUSES } from "../domain/lookup.ts";
import { PURPOSES } from "../domain/purpose.ts";
import { LookupPage } from "./lookup.ts";
import { page } from "./operation.ts";
import { Tag } from "./person-note.ts";

/** Kinds of lookups, by what they cost and show. */
const LOOKUP_KINDS = ["full", "preview", "trial"] as const;
export type LookupKind = (typeof LOOKUP_KINDS)[number];

/** Restricts the lookups of the history. */
const historyFilter = {
  status: z.enum(STATUSES).optional(),
  candidateId: z.string().min(1).max(64).optional().describe("Only lookups of this candidate, including merged ones."),
  sameAs: z
    .string()
    .min(1)
    .max(64)
    .optional()
    .describe("A `lookupId`: only lookups of the same person, including this one."),
};

export const HistoryQuery = z.strictObject({ ...page, ...historyFilter });

export const HistoryExportQuery = z.strictObject({
  format: z.literal("csv").default("csv").describe("The format of the table."),
  ...historyFilter,
  purpose: z.enum(PURPOSES).optional(),
  kind: z.enum(LOOKUP_KINDS).optional(),
});

/** The orders in which a history can be listed. */
const HISTORY_ORDERS = ["newest", "oldest", "name"] as const;
export type HistoryOrder = (typeof HISTORY_ORDERS)[number];

/** What a history can be searched for. Names and tags are personal data, so they are in bodies and never in addresses. */
const searched = {
  name: z
    .string()
    .trim()
    .max(256)
    .optional()
    .describe("Words or parts of words of a name or alias; all of them must occur."),
  status: z.enum(STATUSES).optional(),
  purpose: z.enum(PURPOSES).optional(),
  kind: z.enum(LOOKUP_KINDS).optional(),
  tag: Tag.optional().describe("Only lookups of people with this tag, whatever its case."),
};

export const HistoryTable = z.strictObject(searched).meta({ id: "HistoryTable" });

export const HistorySearch = z
  .strictObject({
    ...searched,
    order: z.enum(HISTORY_ORDERS).default("newest"),
    next: z.string().max(2_048).optional().describe("The cursor of the previous page; empty means the first page."),
    limit: z.coerce.number().int().min(1).max(100).default(20),
  })
  .meta({ id: "HistorySearch" });

const counts = z.record(z.string(), z.number().int().nonnegative());

export const FoundHistory = LookupPage.extend({
  counts: z
    .object({ all: z.number().int().nonnegative(), status: counts, purpose: counts, kind: counts, tag: counts })
    .describe(
      "The number of lookups for each status, purpose, kind and tag, with all other filters applied. `all`: the number found.",
    ),
  tags: z
    .record(z.string(), z.array(z.string()))
    .describe("The tags of the people found, by `lookupId`; people without tags are left out."),
})
  .describe("The `metadata` of each result contains its purpose as `candor.purpose`.")
  .meta({ id: "FoundHistory" });
