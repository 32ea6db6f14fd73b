import { z } from "zod";
import { SEEN_DETAILS } from "../domain/seen-detail.ts";
import { codedReason, whyOfLedger } from "./reason.ts";

/** Why a URL that was given could not be read: there is no such account or page, or it gave nothing to read. */
export const UNREAD_GIVEN = ["noAccount", "noPage", "unreadAccount", "unreadPage"] as const;

export const LookupContradiction = z
  .object({
    address: z.string().describe("What was given: a URL, or the address of a document."),
    text: z.string().describe("Why nothing from it is used, in English."),
    reasons: z
      .array(
        z.object({
          name: z.string().describe("The name of the reason, as in `GET /lookups/{lookupId}/records`."),
          seen: codedReason(SEEN_DETAILS).optional().describe("What was compared, as a code."),
        }),
      )
      .readonly()
      .describe("What `text` says about its content, as codes; empty if it could not be read."),
    unread: z.enum(UNREAD_GIVEN).optional().describe("Why it could not be read, as a code; absent if it was read."),
    why: whyOfLedger.optional().describe("What its source said, as codes; absent if it said nothing."),
  })
  .meta({ id: "LookupContradiction" });

export type LookupContradiction = z.infer<typeof LookupContradiction>;
