import { z } from "zod";
import { LANGUAGES } from "./language.ts";
import { page } from "./operation.ts";
import { instant } from "./text.ts";

export const NoticeQuery = z.strictObject({
  state: z.enum(["due", "sent"]).default("due"),
  language: z.enum(LANGUAGES).default("en").describe("The language of the notices."),
  next: page.next,
  limit: z.coerce.number().int().min(1).max(1_000).default(100),
});

export const Notice = z
  .object({
    subjectId: z.string().describe("For `POST /notices/{subjectId}`."),
    name: z.string(),
    emails: z.array(z.string()),
    collectedAt: z.iso.datetime().describe("When data about the person first came to your account."),
    dueAt: z.iso.datetime().describe("One month later: the deadline for the notice (GDPR, article 14(3)(a))."),
    isOverdue: z.boolean(),
    sentAt: z.iso.datetime().nullable(),
    subject: z.string().describe("The subject line."),
    text: z.string().describe("The text of the notice. Fill in what is in square brackets."),
  })
  .meta({ id: "Notice" });
export type Notice = z.output<typeof Notice>;

export const NoticePage = z
  .object({ results: z.array(Notice), next: z.string(), status: z.literal("success") })
  .meta({ id: "NoticePage" });
export type NoticePage = z.output<typeof NoticePage>;

export const SentNotice = z
  .strictObject({ sentAt: instant.optional().describe("Not in the future. Default: now.") })
  .meta({ id: "SentNotice" });

export const NoticeReceipt = z
  .object({ subjectId: z.string(), sentAt: z.iso.datetime(), status: z.literal("success") })
  .meta({ id: "NoticeReceipt" });
export type NoticeReceipt = z.output<typeof NoticeReceipt>;
