import { z } from "zod";
import { ACCESS_FORMATS } from "./access-format.ts";
import { LANGUAGES } from "./language.ts";

const text = z.string();

/**
 * Everything that is stored about a person, as a JSON file contains it. Times are ISO 8601; an empty text means
 * unknown.
 */
export const AccessCopy = z
  .object({
    asOf: text,
    person: z
      .object({ names: z.array(text), identifiers: z.array(z.object({ kind: text, value: text })) })
      .describe("The identifiers by which they were found."),
    logic: z.array(z.object({ title: text, text })).describe("The logic of the judgements."),
    looked: z
      .array(
        z.object({
          at: text,
          operation: text,
          purpose: text.nullable(),
          lookupId: text.nullable(),
          account: text,
          key: text,
        }),
      )
      .describe("Who did what with it, according to the audit log."),
    held: z
      .array(
        z.object({
          store: text.describe("The name of a table, or the prefix of a file name."),
          kept: text.describe("How long it is kept, in words."),
          rows: z.array(z.record(text, z.unknown())),
          withheld: z.record(text, text).describe("Columns and members that are not included, and why."),
          leftOut: z
            .object({ rows: z.number(), why: text })
            .nullable()
            .describe("Rows that are not included, and why."),
        }),
      )
      .describe("The content of every store."),
    purposes: z.array(z.object({ lookupId: text, purpose: text, createdAt: text, expiresAt: text })),
    sources: z
      .array(z.object({ source: text, url: text, collectedAt: text }))
      .describe(
        "Where it comes from. What the operator imported has the source `import`, with the name of the file if it is known, or else the person's key in it.",
      ),
    shared: z
      .array(z.object({ lookupId: text, createdAt: text, openings: z.number(), openedAt: text }))
      .describe("Links to their reports."),
    told: z.array(z.object({ host: text, event: text, at: text })).describe("Receivers of messages."),
    signature: text.describe(
      "The last member: an HMAC-SHA-256 of all preceding bytes, in hexadecimal. `POST /reports/verifications` checks it.",
    ),
  })
  .meta({ id: "AccessCopy" });

export const AccessQuery = z
  .strictObject({
    format: z
      .enum(ACCESS_FORMATS)
      .default("json")
      .describe(
        "`json`: everything, including documents and pictures. `pdf`: a readable version, without the text of documents.",
      ),
    language: z.enum(LANGUAGES).default("en").describe("The language of the copy. Stored data is not translated."),
  })
  .meta({ id: "AccessQuery" });
