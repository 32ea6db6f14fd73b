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
      .describe("The wrong value; left out where every value but the right one is wrong."),
    value: z
      .string()
      .trim()
      .min(1)
      .max(MAX_VALUE_LENGTH)
      .nullable()
      .default(null)
      .describe("What is right; `null` where nothing is, since it is not about the person."),
  })
  .meta({ id: "DeskCorrection" });

export const EnterDeskRequest = z
  .strictObject({
    kind: z.enum(REQUEST_KINDS),
    regulation: z.enum(REGULATION_NAMES).describe("Whose law counts: it sets the date by which an answer is due."),
    language: z.enum(LANGUAGES).default("en").describe("In which language the person is written to."),
    name: z.string().trim().max(256).default(""),
    email: keyText(254).optional(),
    message: message.default(""),
    correction: DeskCorrection.optional().describe("Of a rectification: what is wrong, and what is right."),
    receivedAt: instant.optional().describe("When it reached you, not in the future; now, if left out."),
  })
  .meta({ id: "EnterDeskRequest" });
export type EnterDeskRequest = z.output<typeof EnterDeskRequest>;

export const DeskRequest = z
  .object({
    subject_request_id: z.string(),
    subject_request_type: z.enum(REQUEST_KINDS),
    regulation: z.enum(REGULATION_NAMES),
    request_status: z.enum(REQUEST_STATES).describe("`in_progress`: it is known who asks."),
    received_time: z.iso.datetime(),
    expected_completion_time: z.iso.datetime().describe("By when the law wants an answer."),
    subject_identities: z.array(
      z.object({ identity_type: z.literal("email"), identity_value: z.string(), identity_format: z.literal("raw") }),
    ),
    api_version: z.literal("1.0"),
    extensions: z.object({
      candor: z.object({
        language: z.enum(LANGUAGES).describe("In which the person is written to."),
        name: z.string().nullable(),
        message: z.string().nullable(),
        identity: z.enum(["none", "code", "operator"]).describe("How it is known who asks."),
        isOverdue: z.boolean(),
        extendedAt: z.iso.datetime().nullable(),
        answeredAt: z.iso.datetime().nullable(),
        outcome: z.enum(["granted", "refused"]).nullable(),
        answer: z.string().nullable().describe("What the person reads: the answer, or why it takes longer."),
        erasureId: z.string().nullable().describe("The receipt of an erasure: `GET /v1/erasures/{erasureId}`."),
        correction: DeskCorrection.nullable(),
        rectified: z
          .object({
            at: z.iso.datetime(),
            isSettled: z.boolean().describe("Whether every lookup of the person has been made anew with it."),
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
          .describe("What came of a granted rectification, and who had read otherwise and was told."),
      }),
    }),
  })
  .meta({
    id: "DeskRequest",
    description:
      "A person's request in the form of OpenDSR 1.0; `rectification`, `objection` and `complaint` are ours.",
  });
export type DeskRequest = z.output<typeof DeskRequest>;

/** What became of a request: nothing of the person. */
export const DeskReceipt = z
  .object({
    controller_id: z.string().describe("The address of this installation."),
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
  .meta({ id: "DeskReceipt", description: "The receipt and the status of a request in the form of OpenDSR 1.0." });
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
    granted: z
      .boolean()
      .describe("An erasure, objection or rectification that is granted is carried out with this answer."),
    text: message.min(1).describe("What the person reads. A refusal gives its reason."),
    identityChecked: z.boolean().default(false).describe("You have made sure yourself that it is the person who asks."),
    correction: DeskCorrection.optional().describe("What is rectified, where it is not what the request says."),
    person: CreateSuppression.optional().describe("Who is meant; the request's name and email, if left out."),
  })
  .meta({ id: "AnswerDeskRequest" });
export type AnswerDeskRequest = z.output<typeof AnswerDeskRequest>;

export const DropQuery = z
  .strictObject({
    list: z.enum(DROP_LISTS).describe("Of which identifiers the hashes are."),
    preview: z
      .enum(["true", "false"])
      .default("false")
      .transform((text) => text === "true")
      .describe("Answer as it would be, and touch nobody."),
  })
  .meta({ id: "DropQuery" });

export const ExtendDeskRequest = z
  .strictObject({ reason: message.min(1).describe("What the person reads.") })
  .meta({ id: "ExtendDeskRequest" });

export const DeskCode = z
  .object({
    code: z
      .string()
      .describe("Eight digits. Send it only to contact details already on file, never to whoever called."),
    expiresAt: z.iso.datetime(),
    status: z.literal("success"),
  })
  .meta({ id: "DeskCode" });
export type DeskCode = z.output<typeof DeskCode>;

export const DeskLetterQuery = z.strictObject({
  language: z.enum(LANGUAGES).optional().describe("That of the request, if left out."),
});

export const DeskLetter = z
  .object({
    to: z.string().describe("The address that asks; empty where none is known, or it was erased."),
    language: z.enum(LANGUAGES),
    subject: z.string(),
    text: z.string(),
    status: z.literal("success"),
  })
  .meta({ id: "DeskLetter", description: "What the person is to be told of their request as it is now." });
export type DeskLetter = z.output<typeof DeskLetter>;

export const deskRequestId = z.strictObject({ requestId: z.string() });
