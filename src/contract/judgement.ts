import { z } from "zod";
import { BRAND_SAFETY_FLAGS } from "../domain/brand-safety.ts";
import { JUDGEMENTS } from "../domain/match.ts";
import { SEEN_DETAILS } from "../domain/seen-detail.ts";
import { codedReason } from "./reason.ts";

export const JudgeRecord = z
  .strictObject({
    recordId: z.string().min(1).max(64).describe("A `recordId` from `/records` or `/datasources`."),
    judgement: z.enum(["own", "other"]).describe("Whether the record is about the candidate or somebody else."),
  })
  .meta({ id: "JudgeRecord" });

export const BrandSafetyFlagName = z.enum(BRAND_SAFETY_FLAGS);

export const DismissFlag = z
  .strictObject({ flag: BrandSafetyFlagName.describe("The brand-safety flag that is wrong.") })
  .meta({ id: "DismissFlag" });

export const Reason = z
  .object({
    name: z.string(),
    weight: z.number().describe("Natural-log odds for (above 0) or against the record being the candidate's."),
    text: z.string().describe("The reason in a sentence."),
    detail: z
      .string()
      .describe("What was compared, in English; empty if there is nothing to add, or only closed sections show it."),
    seen: codedReason(SEEN_DETAILS).optional().describe("What `detail` says, as a code."),
  })
  .meta({ id: "Reason" });

export const JudgedRecord = z
  .object({
    recordId: z.string(),
    connector: z.string(),
    source: z.string().describe("The URL of the record."),
    about: z
      .enum(["person", "company"])
      .describe("Records of a company are judged by whether the person worked there; callers cannot judge them."),
    name: z.string().optional().describe("The name it states, unless it is somebody else's."),
    datasourceIds: z.array(z.string()),
    judgement: z.enum(JUDGEMENTS),
    judgedBy: z.enum(["rule", "caller"]),
    decision: z
      .object({
        decidedAt: z.string().describe("When the decision was made."),
        lookupId: z
          .string()
          .optional()
          .describe("The lookup in which it was made; absent for decisions stored by earlier releases."),
      })
      .optional()
      .describe("Only for a record that a caller has judged."),
    score: z.number().describe("The sum of the weights of the reasons."),
    likelihood: z.number().min(0).max(1).describe("The score as a probability: 1 / (1 + e^(3 - score))."),
    reasons: z.array(Reason),
    forgotten: z.boolean().describe("Its text has been deleted, so it can be judged only in a new lookup."),
  })
  .meta({ id: "JudgedRecord" });

export type DismissFlag = z.infer<typeof DismissFlag>;
export type JudgeRecord = z.infer<typeof JudgeRecord>;
export type Reason = z.infer<typeof Reason>;
export type JudgedRecord = z.infer<typeof JudgedRecord>;
