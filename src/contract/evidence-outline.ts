import { z } from "zod";

/** What a page needs of a claim before anybody opens it. */
const OutlinedClaim = z
  .object({
    claim: z.number().int().describe("Stands for the claim within this response: the same number is the same claim."),
    datasourceId: z.string(),
    value: z
      .unknown()
      .optional()
      .describe(
        "As much of the value as decides how the field is worded, such as that a job is current; otherwise absent.",
      ),
    conflicts: z.boolean().optional().describe("True if it states a different value from the one in the profile."),
  })
  .meta({ id: "OutlinedClaim" });

export const EvidenceOutline = z
  .record(z.string(), z.array(OutlinedClaim))
  .describe(
    "The same pointers as in `/evidence`, in the same order, with the same claims in the same order, but only which datasource each is from.",
  )
  .meta({ id: "EvidenceOutline" });

const MAX_FIELDS = 100;

export const EvidenceQuery = z.strictObject({
  fields: z
    .string()
    .regex(/^\w{1,64}(?:,\w{1,64})*$/)
    .refine((list) => list.split(",").length <= MAX_FIELDS, `At most ${MAX_FIELDS} fields.`)
    .optional()
    .describe("Only the evidence for these members of `data`, separated by commas, such as `experiences,skills`."),
});

export type EvidenceOutline = z.infer<typeof EvidenceOutline>;
