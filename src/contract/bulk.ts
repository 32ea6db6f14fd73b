import { z } from "zod";
import { BULK_STATUSES, REQUIRABLE, ROW_STATES, UNMATCHED_WAYS } from "../domain/bulk.ts";
import { SECTIONS, STATUSES } from "../domain/lookup.ts";
import { PURPOSES } from "../domain/purpose.ts";
import { columnMap, fileName } from "./import.ts";
import { page } from "./operation.ts";
import { RequestedPurpose } from "./purpose.ts";

/** What a list says that reads as `email,phone`. */
function listOf<const Word extends string>(words: readonly [Word, ...Word[]]) {
  return z
    .string()
    .max(500)
    .transform((text) => text.split(",").map((word) => word.trim()))
    .pipe(z.array(z.enum(words)).min(1));
}

/** The bound of the column that counts them. */
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
      .describe('Of a table: a JSON object of columns and fields, such as `{"Who":"fullName"}`.'),
    minLikelihood: z.coerce
      .number()
      .min(0.5)
      .max(1)
      .default(0.8)
      .describe("How likely a candidate must be the person of a row to be looked up for it."),
    required: listOf(REQUIRABLE)
      .optional()
      .describe(`What a candidate must have, with commas between: ${REQUIRABLE.join(", ")}.`),
    unmatched: z
      .enum(UNMATCHED_WAYS)
      .default("leave")
      .describe("`lookUp`: also look up people who are not in Candor yet, as the row describes them."),
    purpose: RequestedPurpose.optional().describe("Of every lookup. Default: the key's."),
    sections: listOf(SECTIONS)
      .optional()
      .describe("Of every lookup, with commas between. Default: all that the purpose opens."),
    trial: isTrue,
    preview: isTrue,
    retentionDays: z.coerce.number().int().min(1).max(365).default(90).describe("Of every lookup, and of the rows."),
    maxLookups: budget.describe("No more lookups than these are made."),
    maxQuestions: budget.describe(
      "No more questions than these are asked of sources outside, by all lookups together.",
    ),
    maxCredits: budget.describe("No more credits than these are charged."),
  })
  .meta({ id: "BulkQuery" });

const spent = z.object({
  lookups: z.number().describe("Made."),
  questions: z.number().describe("To sources outside, of lookups that have ended."),
  credits: z.number().describe("Charged, of lookups that have ended."),
});

export const BulkSummary = z
  .object({
    bulkId: z.string(),
    name: z.string().describe("What the file was called."),
    status: z.enum(BULK_STATUSES),
    rows: z.number(),
    minLikelihood: z.number(),
    required: z.array(z.enum(REQUIRABLE)),
    unmatched: z.enum(UNMATCHED_WAYS),
    purpose: z.enum(PURPOSES),
    sections: z.array(z.enum(SECTIONS)),
    trial: z.boolean(),
    preview: z.boolean(),
    budget: spent.partial().describe("What it may spend; an absent member has no limit."),
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
    row: z.number().describe("From 1, in the order of the file."),
    line: z.number().optional().describe("Where it stands in the file."),
    fullName: z.string().describe("As the file states it; empty for a line that could not be read, and once erased."),
    state: z.enum(ROW_STATES),
    reason: z.string().optional().describe("Why it was not matched, not looked up, or not read."),
    candidateId: z.string().optional(),
    matchedName: z.string().optional().describe("What the candidate is called."),
    likelihood: z.number().optional().describe("0 to 1; of a row without a candidate that of the likeliest."),
    lookupId: z.string().optional(),
    lookupStatus: z.enum(STATUSES).optional(),
    progress: z.number().optional(),
  })
  .meta({ id: "BulkRow" });

export const BulkRowPage = z
  .object({ results: z.array(BulkRow), next: z.string(), status: z.literal("success") })
  .meta({ id: "BulkRowPage" });

export const BulkRowsQuery = z.strictObject({ ...page, state: z.enum(ROW_STATES).optional() });

/** What a result may be written as: its media type, and how its file's name ends. */
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
