import { z } from "zod";
import { Datasource, Evidence, Lookup } from "./lookup.ts";
import { Summaries } from "./summaries.ts";

export const CreateShare = z
  .strictObject({
    days: z
      .number()
      .int()
      .min(1)
      .max(30)
      .default(7)
      .describe("How long the link works, at most until the lookup expires."),
  })
  .meta({ id: "CreateShare" });

export const Share = z
  .object({
    shareId: z.string(),
    createdAt: z.iso.datetime(),
    expiresAt: z.iso.datetime(),
    revokedAt: z.iso.datetime().optional(),
    openings: z.number().describe("How often the report was opened through it."),
    openedAt: z.iso.datetime().optional().describe("When it was last opened."),
  })
  .meta({ id: "Share" });

export const NewShare = Share.extend({
  url: z.string().describe("The link. Shown once; only the hash of its token is stored."),
}).meta({ id: "NewShare" });

export const ShareList = z.object({ results: z.array(Share), status: z.literal("success") }).meta({ id: "ShareList" });

const CardValue = z.object({ text: z.string(), marked: z.boolean().describe("The claim is based on it.") });

const EvidenceCard = z
  .object({
    kind: z.enum(["post", "role", "row"]),
    lead: z
      .array(CardValue)
      .readonly()
      .describe("What a reader looks at first: the words of a post, or a job and its employer."),
    rows: z
      .array(CardValue.extend({ label: z.string().describe("The document's own name for it, in words.") }))
      .readonly(),
    closed: z.boolean().describe("The document says more there that is closed to the lookup."),
  })
  .meta({ id: "EvidenceCard" });

export const SharedReport = z
  .object({
    lookup: Lookup.describe("The lookup as its caller sees it, without what only the caller gave: email, metadata."),
    evidence: Evidence,
    datasources: z
      .array(
        Datasource.omit({ data: true, recordIds: true, file: true }).extend({
          title: z.string().optional().describe("A page's own title."),
          publisher: z.string().optional().describe("Who published that page; empty if it does not say."),
          published: z.string().optional().describe("When, as that page states it; empty if it does not say."),
        }),
      )
      .describe("The sources of the evidence. The documents themselves are not shared."),
    cards: z
      .record(z.string(), EvidenceCard)
      .describe("By `claimId`: the place of a claim in data, as people read it, without what else the document says."),
    summaries: Summaries.optional().describe("Only if `language` is not English."),
    expiresAt: z.iso.datetime().describe("When the link ends."),
  })
  .meta({ id: "SharedReport" });

export type CreateShare = z.infer<typeof CreateShare>;
export type Share = z.infer<typeof Share>;
export type NewShare = z.infer<typeof NewShare>;
export type ShareList = z.infer<typeof ShareList>;
export type SharedReport = z.infer<typeof SharedReport>;
