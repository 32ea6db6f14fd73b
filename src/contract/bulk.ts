import { z } from "zod";
import { BULK_STATUSES, REQUIRABLE, ROW_REASONS, ROW_STATES, UNMATCHED_WAYS } from "../domain/bulk.ts";
import { SECTIONS, STATUSES } from "../domain/lookup.ts";
import { PURPOSES } from "../domain/purpose.ts";
import { columnMap, fileName } from "./import.ts";
import { page } from "./operation.ts";
import { RequestedPurpose } from "./purpose.ts";
import { codedReason } from "./reason.ts";

/** A comma-separated list such as `email,phone`. */
function listOf<const Word extends string>(words: readonly [Word, ...Word[]]) {
  return z
    .string()
    .max(500)
    .transform((text) => text.split(",").map((word) => word.trim()))
    .pipe(z.array(z.enum(words)).min(1));
}

/** The limit of the column that stores the count. */
const MAX_COUNT = 1_000_000;
const budget = z.coerce.number().int().min(0).max(MAX_COUNT).optional();
const isTrue = z
  .enum(["true", "false"])
  .default("false")
  .transform((text) => text === "true");

export const BulkQuery = z
  .strictObject({
    name: fileName,
    map: columnMap
      .optional()
      .describe('For a table: a JSON object that maps columns to fields, such as `{"Who":"fullName"}`.'),
    minLikelihood: z.coerce
      .number()
      .min(0.5)
      .max(1)
      .default(0.8)
      .describe("The minimum likelihood that a candidate is the person in a row."),
    required: listOf(REQUIRABLE)
      .optional()
      .describe(`Comma-separated details that a candidate must have: ${REQUIRABLE.join(", ")}.`),
    unmatched: z
      .enum(UNMATCHED_WAYS)
      .default("leave")
      .describe("`lookUp`: also look up people who are not in Candor yet, as the row describes them."),
    purpose: RequestedPurpose.optional().describe("The purpose of every lookup. Default: the key's."),
    sections: listOf(SECTIONS)
      .optional()
      .describe("The comma-separated sections of every lookup. Default: all that the purpose opens."),
    trial: isTrue,
    preview: isTrue,
    retentionDays: z.coerce
      .number()
      .int()
      .min(1)
      .max(365)
      .default(90)
      .describe("How long the lookups and the rows are kept."),
    maxLookups: budget.describe("The maximum number of lookups."),
    maxQuestions: budget.describe("The maximum number of requests to external sources, over all lookups."),
    maxCredits: budget.describe("The maximum number of credits charged."),
  })
  .meta({ id: "BulkQuery" });

const spent = z.object({
  lookups: z.number().describe("Lookups created."),
  questions: z.number().describe("Requests to external sources, by lookups that have ended."),
  credits: z.number().describe("Credits charged for lookups that have ended."),
});

export const BulkSummary = z
  .object({
    bulkId: z.string(),
    name: z.string().describe("The name of the file."),
    status: z.enum(BULK_STATUSES),
    rows: z.number(),
    minLikelihood: z.number(),
    required: z.array(z.enum(REQUIRABLE)),
    unmatched: z.enum(UNMATCHED_WAYS),
    purpose: z.enum(PURPOSES),
    sections: z.array(z.enum(SECTIONS)),
    trial: z.boolean(),
    preview: z.boolean(),
    budget: spent.partial().describe("The budget; an absent member has no limit."),
    spent,
    startedAt: z.iso.datetime(),
    finishedAt: z.iso.datetime().optional(),
    expiresAt: z.iso.datetime(),
    errorMessage: z.string().optional(),
  })
  .meta({ id: "BulkSummary" });

export const Bulk = BulkSummary.extend({
  counts: z
    .object(
      Object.fromEntries(ROW_STATES.map((state) => [state, z.number()])) as Record<
        (typeof ROW_STATES)[number],
        z.ZodNumber
      >,
    )
    .describe("How many rows there are in each state."),
}).meta({ id: "Bulk" });

export const BulkPage = z
  .object({ results: z.array(BulkSummary), next: z.string(), status: z.literal("success") })
  .meta({ id: "BulkPage" });

export const BulkRow = z
  .object({
    row: z.number().describe("The number of the row, from 1, in the order of the file."),
    line: z.number().optional().describe("Its line in the file."),
    fullName: z
      .string()
      .describe(
        "The person as the file describes them; empty for a line that could not be read, and after an erasure.",
      ),
    state: z.enum(ROW_STATES),
    reason: z.string().optional().describe("Why it was not matched, not looked up, or not read, in English."),
    why: z
      .array(codedReason(ROW_REASONS))
      .optional()
      .describe("What `reason` says, as codes; absent for what a line of the list or a lookup says of itself."),
    candidateId: z.string().optional(),
    matchedName: z.string().optional().describe("The candidate's name."),
    likelihood: z
      .number()
      .optional()
      .describe("0 to 1. For a row without a candidate, the likelihood of the closest one."),
    lookupId: z.string().optional(),
    lookupStatus: z.enum(STATUSES).optional(),
    progress: z.number().optional(),
  })
  .meta({ id: "BulkRow" });

export const BulkRowPage = z
  .object({ results: z.array(BulkRow), next: z.string(), status: z.literal("success") })
  .meta({ id: "BulkRowPage" });

export const BulkRowsQuery = z.strictObject({ ...page, state: z.enum(ROW_STATES).optional() });

/** The formats of a bulk's results: media type and file extension. */
export const BULK_RESULTS = {
  csv: { mediaType: "text/csv; charset=utf-8", ending: "csv" },
  xlsx: { mediaType: "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet", ending: "xlsx" },
  ndjson: { mediaType: "application/x-ndjson", ending: "ndjson" },
} as const;
export type BulkResultFormat = keyof typeof BULK_RESULTS;

export const BulkResultQuery = z.strictObject({
  format: z.enum(Object.keys(BULK_RESULTS) as [BulkResultFormat, ...BulkResultFormat[]]),
});

export const ErasedBulk = z
  .object({ bulkId: z.string(), rows: z.number(), status: z.literal("success") })
  .meta({ id: "ErasedBulk" });

export type BulkQuery = z.output<typeof BulkQuery>;
export type BulkSummary = z.infer<typeof BulkSummary>;
export type Bulk = z.infer<typeof Bulk>;
export type BulkPage = z.infer<typeof BulkPage>;
export type BulkRow = z.infer<typeof BulkRow>;
export type BulkRowPage = z.infer<typeof BulkRowPage>;
export type BulkRowsQuery = z.output<typeof BulkRowsQuery>;
export type ErasedBulk = z.infer<typeof ErasedBulk>;
