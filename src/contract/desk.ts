import { z } from "zod";
import { CORRECTABLE_PROPERTIES, type CorrectableProperty } from "../domain/correctable.ts";
import { MAX_VALUE_LENGTH, MAX_WAS_LENGTH } from "../domain/correction.ts";
import { REQUEST_KINDS, REQUEST_STATES } from "../domain/desk-request.ts";
import { DROP_LISTS } from "../domain/drop-hash.ts";
import { REGULATION_NAMES } from "../domain/due-date.ts";
import { LANGUAGES } from "./language.ts";
import { page } from "./operation.ts";
import { instant, keyText } from "./text.ts";
import { CreateSuppression } from "./suppression.ts";

const message = z.string().trim().max(4_000);

export const DeskCorrection = z
  .strictObject({
    property: z.enum(CORRECTABLE_PROPERTIES as [CorrectableProperty, ...CorrectableProperty[]]),
    was: z
      .string()
      .trim()
      .max(MAX_WAS_LENGTH)
      .default("")
      .describe("The wrong value. Leave it out if every value but the right one is wrong."),
    value: z
      .string()
      .trim()
      .min(1)
      .max(MAX_VALUE_LENGTH)
      .nullable()
      .default(null)
      .describe("The right value; `null` if there is none because the wrong one is about somebody else."),
  })
  .meta({ id: "DeskCorrection" });

export const EnterDeskRequest = z
  .strictObject({
    kind: z.enum(REQUEST_KINDS),
    regulation: z.enum(REGULATION_NAMES).describe("The law that applies; it sets the due date."),
    language: z.enum(LANGUAGES).default("en").describe("The language of letters to the person."),
    name: z.string().trim().max(256).default(""),
    email: keyText(254).optional(),
    message: message.default(""),
    correction: DeskCorrection.optional().describe("For a rectification: what is wrong, and what is right."),
    receivedAt: instant.optional().describe("When it reached you, not in the future. Default: now."),
  })
  .meta({ id: "EnterDeskRequest" });
export type EnterDeskRequest = z.output<typeof EnterDeskRequest>;

export const DeskRequest = z
  .object({
    subject_request_id: z.string(),
    subject_request_type: z.enum(REQUEST_KINDS),
    regulation: z.enum(REGULATION_NAMES),
    request_status: z.enum(REQUEST_STATES).describe("`in_progress`: the person's identity is confirmed."),
    received_time: z.iso.datetime(),
    expected_completion_time: z.iso.datetime().describe("The due date according to the law."),
    subject_identities: z.array(
      z.object({ identity_type: z.literal("email"), identity_value: z.string(), identity_format: z.literal("raw") }),
    ),
    api_version: z.literal("1.0"),
    extensions: z.object({
      candor: z.object({
        language: z.enum(LANGUAGES).describe("The language of letters to the person."),
        name: z.string().nullable(),
        message: z.string().nullable(),
        identity: z.enum(["none", "code", "operator"]).describe("How the person's identity was confirmed."),
        isOverdue: z.boolean(),
        extendedAt: z.iso.datetime().nullable(),
        answeredAt: z.iso.datetime().nullable(),
        outcome: z.enum(["granted", "refused"]).nullable(),
        answer: z.string().nullable().describe("The text shown to the person: the answer, or why it takes longer."),
        erasureId: z.string().nullable().describe("The receipt of an erasure: `GET /v1/erasures/{erasureId}`."),
        correction: DeskCorrection.nullable(),
        rectified: z
          .object({
            at: z.iso.datetime(),
            isSettled: z.boolean().describe("Whether all lookups of the person have been rebuilt with it."),
            told: z.array(
              z.object({
                kind: z.enum(["key", "link", "receiver"]),
                name: z.string(),
                lookupId: z.string(),
                readAt: z.iso.datetime().nullable(),
              }),
            ),
          })
          .nullable()
          .describe("The outcome of a granted rectification, and who had read the wrong value and was notified."),
      }),
    }),
  })
  .meta({
    id: "DeskRequest",
    description:
      "A person's request in OpenDSR 1.0 format; `rectification`, `objection` and `complaint` are extensions.",
  });
export type DeskRequest = z.output<typeof DeskRequest>;

/** How a request was resolved, without anything about the person. */
export const DeskReceipt = z
  .object({
    controller_id: z.string().describe("The URL of this installation."),
    subject_request_id: z.string(),
    subject_request_type: z.enum(REQUEST_KINDS),
    request_status: z.enum(REQUEST_STATES),
    received_time: z.iso.datetime(),
    expected_completion_time: z.iso.datetime(),
    api_version: z.literal("1.0"),
    outcome: z.enum(["granted", "refused"]).nullable(),
    erasureId: z.string().nullable().describe("The receipt of an erasure: `GET /v1/erasures/{erasureId}`."),
    status: z.literal("success"),
  })
  .meta({ id: "DeskReceipt", description: "The receipt and the status of a request, in OpenDSR 1.0 format." });
export type DeskReceipt = z.output<typeof DeskReceipt>;

export const DeskRequestList = z
  .object({ results: z.array(DeskRequest), next: z.string(), status: z.literal("success") })
  .meta({ id: "DeskRequestList" });

export const DeskQuery = z.strictObject({
  state: z.enum(["open", "all"]).default("open"),
  next: page.next,
  limit: z.coerce.number().int().min(1).max(1_000).default(100),
});

export const AnswerDeskRequest = z
  .strictObject({
    granted: z.boolean().describe("A granted erasure, objection or rectification is carried out with this answer."),
    text: message.min(1).describe("The text shown to the person. A refusal states its reason."),
    identityChecked: z.boolean().default(false).describe("You have verified the person's identity yourself."),
    correction: DeskCorrection.optional().describe("The correction to make, if it differs from the request."),
    person: CreateSuppression.optional().describe(
      "The person concerned. Default: the request's name and email address.",
    ),
  })
  .meta({ id: "AnswerDeskRequest" });
export type AnswerDeskRequest = z.output<typeof AnswerDeskRequest>;

export const DropQuery = z
  .strictObject({
    list: z.enum(DROP_LISTS).describe("The kind of identifiers that are hashed."),
    preview: z
      .enum(["true", "false"])
      .default("false")
      .transform((text) => text === "true")
      .describe("Return the status codes without changing anything."),
  })
  .meta({ id: "DropQuery" });

export const ExtendDeskRequest = z
  .strictObject({ reason: message.min(1).describe("The text shown to the person.") })
  .meta({ id: "ExtendDeskRequest" });

export const DeskCode = z
  .object({
    code: z.string().describe("Eight digits. Send it only to contact details already on file, never to the caller."),
    expiresAt: z.iso.datetime(),
    status: z.literal("success"),
  })
  .meta({ id: "DeskCode" });
export type DeskCode = z.output<typeof DeskCode>;

export const DeskLetterQuery = z.strictObject({
  language: z.enum(LANGUAGES).optional().describe("Default: the language of the request."),
});

export const DeskLetter = z
  .object({
    to: z.string().describe("The requester's email address; empty if unknown or erased."),
    language: z.enum(LANGUAGES),
    subject: z.string(),
    text: z.string(),
    status: z.literal("success"),
  })
  .meta({ id: "DeskLetter", description: "What to tell the person about the current state of their request." });
export type DeskLetter = z.output<typeof DeskLetter>;

export const deskRequestId = z.strictObject({ requestId: z.string() });
