import { z } from "zod";
import { FIRST_YEAR } from "../domain/instant.ts";
import { type Identifier, normalizeIdentifier } from "../domain/identifier.ts";
import { isPartialDate, yearOf } from "../domain/partial-date.ts";
import { keyText } from "./text.ts";

/** What a person may be known by when they ask not to be found. */
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
      .describe("`1958`, `1958-10` or `1958-10-13`. With a name it is a key; a name alone is none."),
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

/** Why somebody is suppressed: nothing that tells of them. */
const REASONS = ["request", "objection", "safety", "minor", "legal", "other"] as const;

export const SuppressPerson = CreateSuppression.safeExtend({
  reason: z.enum(REASONS).default("request").describe("Why, for your own records. It is listed; who it was is not."),
}).meta({ id: "SuppressPerson" });

const suppressionId = z.string().describe("Takes the suppression back: `DELETE /suppressions/{suppressionId}`.");

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
      .describe("Who they were, as far as they are in your account: `POST /suppressions/preview` says it beforehand."),
    inTexts: z
      .boolean()
      .describe("Whether the name is closed in texts about others; it is not if too many people bear it."),
    status: z.literal("success"),
  })
  .meta({ id: "Suppression" });

/** Whom a request reaches, before it is made. */
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
        "Everybody in your account who would go. Whoever other accounts hold under the same keys would go as well, and whoever is suppressed already is not shown.",
      ),
    lookups: z.int().min(0).describe("Lookups in your account that would go."),
    documents: z.int().min(0).describe("Imported documents that are filed under nobody else: an erasure deletes them."),
    keys: z.int().min(0).describe("Keyed hashes that would go on the list."),
    byName: z.boolean().describe("Whether name and birth year would be on the list."),
    inTexts: z
      .boolean()
      .describe("Whether the name would be closed in texts about others; it is not if too many people bear it."),
    status: z.literal("success"),
  })
  .meta({ id: "SuppressionPreview" });
export type SuppressionPreview = z.output<typeof SuppressionPreview>;

const listed = {
  suppressionId,
  suppressedAt: z.iso.datetime(),
  reason: z.enum(REASONS),
  keys: z.int().min(0).describe("Keyed hashes that it put on the list."),
  byName: z.boolean(),
  liftedAt: z.iso.datetime().nullable().describe("When it was taken back; `null` while it stands."),
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
