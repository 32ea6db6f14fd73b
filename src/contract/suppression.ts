import { z } from "zod";
import { FIRST_YEAR } from "../domain/instant.ts";
import { type Identifier, normalizeIdentifier } from "../domain/identifier.ts";
import { isPartialDate, yearOf } from "../domain/partial-date.ts";
import { keyText } from "./text.ts";

/** The kinds of identifiers that a person who asks not to be found may name. */
const KINDS = ["email", "phone", "profileUrl", "website", "externalId"] as const;

const SuppressedIdentifier = z
  .strictObject({ kind: z.enum(KINDS), value: keyText(2048).describe("In any spelling.") })
  .transform(({ kind, value }, context): Identifier => {
    const identifier = normalizeIdentifier(kind, value);
    if (identifier !== null) return identifier;
    context.addIssue({ code: "custom", message: `no ${kind}`, path: ["value"] });
    return z.NEVER;
  })
  .meta({ id: "SuppressedIdentifier" });

export const CreateSuppression = z
  .strictObject({
    candidateId: z.string().optional().describe("A person found by a search."),
    lookupId: z.string().optional().describe("The person a lookup is about."),
    names: z.array(z.string().trim().min(1).max(256)).max(20).default([]),
    birthDate: z
      .string()
      .refine(
        (text) => isPartialDate(text) && yearOf(text) >= FIRST_YEAR,
        "must be a date as YYYY, YYYY-MM or YYYY-MM-DD",
      )
      .optional()
      .describe(
        "`1958`, `1958-10` or `1958-10-13`. Together with a name it identifies a person; a name alone does not.",
      ),
    identifiers: z.array(SuppressedIdentifier).max(100).default([]),
  })
  .refine(
    ({ candidateId, lookupId, names, birthDate, identifiers }) =>
      candidateId !== undefined ||
      lookupId !== undefined ||
      identifiers.length > 0 ||
      (names.length > 0 && birthDate !== undefined),
    { message: "identifies nobody: give candidateId, lookupId, an identifier, or a name with a birth date" },
  )
  .meta({ id: "CreateSuppression" });

/** Why somebody is suppressed, in terms that reveal nothing about them. */
const REASONS = ["request", "objection", "safety", "minor", "legal", "other"] as const;

export const SuppressPerson = CreateSuppression.safeExtend({
  reason: z
    .enum(REASONS)
    .default("request")
    .describe("The reason, for your own records. The list shows it, but not the person."),
}).meta({ id: "SuppressPerson" });

const suppressionId = z.string().describe("To withdraw the suppression: `DELETE /suppressions/{suppressionId}`.");

export const Suppression = z
  .object({
    suppressionId,
    keys: z.int().min(0).describe("Keyed hashes under which the person is on the list."),
    candidates: z.int().min(0).describe("People in your account who were visible and no longer are."),
    lookups: z.int().min(0).describe("Lookups in your account that were visible and no longer are."),
    byName: z
      .boolean()
      .describe("Whether name and birth year are on the list; they are not if too many people share them."),
    candidateIds: z
      .array(z.string())
      .describe(
        "Who they were, as far as they are in your account. `POST /suppressions/preview` shows this in advance.",
      ),
    inTexts: z
      .boolean()
      .describe("Whether the name is redacted in texts about others; it is not if too many people share it."),
    status: z.literal("success"),
  })
  .meta({ id: "Suppression" });

/** Whom a request would affect, before it is made. */
export const SuppressionPreview = z
  .object({
    people: z
      .array(
        z.object({
          candidateId: z.string(),
          fullName: z.string(),
          birthDate: z.string().optional(),
          fragments: z.array(z.string()).describe("Headline and company, to tell namesakes apart."),
        }),
      )
      .describe(
        "Everybody in your account who would be affected. People whom other accounts store under the same identifiers would be too; people who are already suppressed are not shown.",
      ),
    lookups: z.int().min(0).describe("Lookups in your account that would be affected."),
    documents: z.int().min(0).describe("Imported documents that belong to nobody else; an erasure deletes them."),
    keys: z.int().min(0).describe("Keyed hashes that would be added to the list."),
    byName: z.boolean().describe("Whether name and birth year would be on the list."),
    inTexts: z
      .boolean()
      .describe("Whether the name would be redacted in texts about others; it is not if too many people share it."),
    status: z.literal("success"),
  })
  .meta({ id: "SuppressionPreview" });
export type SuppressionPreview = z.output<typeof SuppressionPreview>;

const listed = {
  suppressionId,
  suppressedAt: z.iso.datetime(),
  reason: z.enum(REASONS),
  keys: z.int().min(0).describe("Keyed hashes that it added to the list."),
  byName: z.boolean(),
  liftedAt: z.iso.datetime().nullable().describe("When it was withdrawn; `null` while it is in force."),
};

export const ListedSuppression = z.object(listed).meta({ id: "ListedSuppression" });

export const LiftedSuppression = z
  .object({ ...listed, status: z.literal("success") })
  .meta({ id: "LiftedSuppression" });

export const SuppressionPage = z
  .object({ results: z.array(ListedSuppression), next: z.string(), status: z.literal("success") })
  .meta({ id: "SuppressionPage" });

export const SuppressionQuery = z.strictObject({
  next: z
    .string()
    .regex(/^(?:[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})?$/, "is not a cursor of this list")
    .optional()
    .describe("The cursor of the previous page; empty means the first page."),
  limit: z.coerce.number().int().min(1).max(1_000).default(100),
});

export type SuppressPerson = z.output<typeof SuppressPerson>;
export type ListedSuppression = z.output<typeof ListedSuppression>;
export type SuppressionPage = z.output<typeof SuppressionPage>;
export type CreateSuppression = z.output<typeof CreateSuppression>;
export type Suppression = z.output<typeof Suppression>;
