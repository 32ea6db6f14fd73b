import { z } from "zod";

export const AuditRow = z
  .object({
    number: z.int().min(1),
    at: z.iso.datetime(),
    keyId: z.string(),
    operation: z
      .string()
      .describe("An operation in this document, `downloadReport`, or `signIn` through the provider."),
    httpStatus: z
      .int()
      .describe(
        "The status of the response: 403, 404 and 429 mean that it was denied; 499 that the caller disconnected before a response.",
      ),
    purpose: z.string().nullable().describe("The purpose of the lookup, if the request concerned one."),
    lookupId: z.string().nullable(),
    subject: z
      .string()
      .nullable()
      .describe("A keyed hash of the person concerned: the same for the same subject, candidate or search."),
    hash: z.string().describe("HMAC-SHA-256 over the previous row's hash and this row."),
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
    rows: z.int().min(0).describe("The number of intact rows from the first one."),
    head: z
      .string()
      .describe(
        "The hash of the last intact row. Store it outside the database and pass it as `head` later to detect rows deleted from the end.",
      ),
    waiting: z
      .int()
      .min(0)
      .describe("The number of rows without a place in the chain yet, written with a lookup within the last second."),
    firstBad: z
      .object({ number: z.int(), reason: z.string() })
      .nullable()
      .describe(
        "The first altered row; `null` if there is none. A row that waits for its place counts as the one after the last.",
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
