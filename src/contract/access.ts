import { z } from "zod";
import { ACCESS_FORMATS } from "./access-format.ts";
import { LANGUAGES } from "./language.ts";

const text = z.string();

/** Everything that is held of a person, as a file of JSON gives it. Times are ISO 8601; an empty text is unknown. */
export const AccessCopy = z
  .object({
    asOf: text,
    person: z
      .object({ names: z.array(text), identifiers: z.array(z.object({ kind: text, value: text })) })
      .describe("By what they were found."),
    logic: z.array(z.object({ title: text, text })).describe("How what is held is judged."),
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
      .describe("Who did what with it, by the audit."),
    held: z
      .array(
        z.object({
          store: text.describe("A table's name, or the beginning of a file's."),
          kept: text.describe("Until when it is kept, in words."),
          rows: z.array(z.record(text, z.unknown())),
          withheld: z.record(text, text).describe("Columns and members that are not given, each with why."),
          leftOut: z.object({ rows: z.number(), why: text }).nullable().describe("Rows that are not given, and why."),
        }),
      )
      .describe("What every store holds."),
    purposes: z.array(z.object({ lookupId: text, purpose: text, createdAt: text, expiresAt: text })),
    sources: z.array(z.object({ source: text, url: text, collectedAt: text })),
    shared: z
      .array(z.object({ lookupId: text, createdAt: text, openings: z.number(), openedAt: text }))
      .describe("Links to their reports."),
    told: z.array(z.object({ host: text, event: text, at: text })).describe("Receivers of messages."),
    signature: text.describe(
      "The last member: an HMAC-SHA-256 of all bytes before it, in hexadecimal digits. `POST /reports/verifications` checks it.",
    ),
  })
  .meta({ id: "AccessCopy" });

export const AccessQuery = z
  .strictObject({
    format: z
      .enum(ACCESS_FORMATS)
      .default("json")
      .describe("`json`: everything, with documents and pictures. `pdf`: the same to read, without their texts."),
    language: z
      .enum(LANGUAGES)
      .default("en")
      .describe("In which language the copy is written; what is stored stays as it is."),
  })
  .meta({ id: "AccessQuery" });
