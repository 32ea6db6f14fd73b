import { z } from "zod";

export const AuditRow = z
  .object({
    number: z.int().min(1),
    at: z.iso.datetime(),
    keyId: z.string(),
    operation: z.string().describe("An operation of this description, `downloadReport`, or `signIn` by the provider."),
    httpStatus: z
      .int()
      .describe(
        "The status of its answer: 403, 404 and 429 are what was denied. 499: its caller went away before anything was answered.",
      ),
    purpose: z.string().nullable().describe("Of the lookup, where one was meant."),
    lookupId: z.string().nullable(),
    subject: z
      .string()
      .nullable()
      .describe("A keyed hash of whom it was about: the same for the same subject, candidate or search."),
    hash: z.string().describe("HMAC-SHA-256 over the hash of the row before and this row."),
  })
  .meta({ id: "AuditRow" });

export const AuditPage = z
  .object({ results: z.array(AuditRow), next: z.string(), status: z.literal("success") })
  .meta({ id: "AuditPage" });

export const AuditQuery = z.strictObject({
  next: z
    .string()
    .regex(/^\d{0,15}$/, "is not a cursor of this list")
    .optional()
    .describe("The cursor of the previous page; empty means the first page."),
  limit: z.coerce.number().int().min(1).max(1_000).default(100),
});

export const AuditVerification = z
  .object({
    rows: z.int().min(0).describe("How many rows from the first one are as they were written."),
    head: z
      .string()
      .describe(
        "The hash of the last intact row. Store it outside the database and pass it as `head` later: that detects rows deleted from the end.",
      ),
    waiting: z
      .int()
      .min(0)
      .describe(
        "How many rows have no place in the chain yet: they were written with a lookup, within the last second.",
      ),
    firstBad: z
      .object({ number: z.int(), reason: z.string() })
      .nullable()
      .describe(
        "The first row that is not as it was written; `null` if there is none. A row that waits for its place counts as the one after the last.",
      ),
    status: z.literal("success"),
  })
  .meta({ id: "AuditVerification" });

export const VerifyAuditQuery = z.strictObject({
  head: z
    .string()
    .regex(/^[0-9a-f]{64}$/, "must be 64 hexadecimal digits")
    .optional()
    .describe("A `head` from an earlier verification. Detects rows deleted from the end."),
});

export type AuditPage = z.output<typeof AuditPage>;
export type AuditVerification = z.output<typeof AuditVerification>;
