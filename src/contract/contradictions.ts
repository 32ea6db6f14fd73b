import { z } from "zod";
import { SEEN_DETAILS } from "../domain/seen-detail.ts";
import { codedReason, whyOfLedger } from "./reason.ts";

/**
 * The member of a lookup's metadata that lists what was given as the person's (URLs, documents) and was not used, because
 * its content contradicts that or could not be read: stored as `LookupContradiction`s in JSON, and on the wire one line of
 * English each. Absent if there are none.
 */
export const CONTRADICTIONS = "candor.contradictions";

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

/** The lines of a lookup whose `contradictions` were stored without codes, by an earlier release. */
export function contradictionsIn(metadata: Readonly<Record<string, string>> | undefined): readonly string[] {
  return (metadata?.[CONTRADICTIONS] ?? "").split("\n").filter((line) => line !== "");
}

/** As stored; `null` if an earlier release stored lines of English. */
export function readContradictions(stored: string): readonly LookupContradiction[] | null {
  return stored.startsWith("[") ? (JSON.parse(stored) as readonly LookupContradiction[]) : null;
}

/** As in the metadata on the wire. */
export function contradictionLine({ address, text }: Pick<LookupContradiction, "address" | "text">): string {
  return `${address}: ${text}`;
}

/** The member that lists what the person had rectified, and what they dispute in a public register: one line each. */
export const RECTIFIED = "candor.rectified";

export function rectifiedIn(metadata: Readonly<Record<string, string>> | undefined): readonly string[] {
  return (metadata?.[RECTIFIED] ?? "").split("\n").filter((line) => line !== "");
}
