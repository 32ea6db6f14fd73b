import { z } from "zod";
import { ASKED_FLAGS } from "../domain/brand-safety.ts";
import { SECTIONS } from "../domain/lookup.ts";
import { PURPOSES, REFUSED_PURPOSES } from "../domain/purpose.ts";

/**
 * The purpose named in a request. Refused purposes are accepted here, because they have an error of their own, but not
 * offered.
 */
export const RequestedPurpose = z.enum([...PURPOSES, ...REFUSED_PURPOSES], {
  error: `must be one of: ${PURPOSES.join(", ")}`,
});

const Purpose = z
  .object({
    purpose: z.enum(PURPOSES),
    allowed: z.boolean().describe("Whether this key may use it."),
    sections: z.array(z.enum(SECTIONS)).describe("The sections it opens."),
    closes: z
      .array(
        z.object({
          properties: z.array(z.string()).describe("A property of claims, by its name in the API."),
          because: z.string(),
        }),
      )
      .describe("Properties that are not collected, judged or shown, and why."),
    flags: z.array(z.enum(ASKED_FLAGS)).describe("Flags that are judged only if a lookup requests them by name."),
    lawful: z.string().describe("The lawful basis (GDPR, article 6(1)) that the operator must have."),
    special: z.string().nullable().describe("The condition of article 9(2); null if no such property is open."),
    offences: z.string().nullable().describe("The condition of article 10; null if no such property is open."),
  })
  .meta({ id: "Purpose" });

export const PurposeList = z
  .object({
    results: z.array(Purpose),
    refused: z.array(z.enum(REFUSED_PURPOSES)).describe("Purposes for which lookups are refused, with any key."),
    status: z.literal("success"),
  })
  .meta({ id: "PurposeList" });
export type PurposeList = z.infer<typeof PurposeList>;
