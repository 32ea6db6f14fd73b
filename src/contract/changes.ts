import { z } from "zod";
import { SECTIONS } from "../domain/lookup.ts";

export const ChangesQuery = z.strictObject({
  since: z
    .string()
    .min(1)
    .max(64)
    .optional()
    .describe(
      "The `lookupId` to compare with. Default: the most recent earlier lookup of the same person and purpose.",
    ),
});

const ChangedLine = z
  .object({
    label: z.string().describe("The field or list of the report that it belongs to."),
    text: z.string().describe("The value, as worded in the report."),
    pointer: z.string().describe("JSON pointer into the `data` of the lookup that contains it."),
  })
  .meta({ id: "ChangedLine" });

export const Changes = z
  .object({
    lookupId: z.string(),
    since: z
      .object({ lookupId: z.string(), finishedAt: z.iso.datetime() })
      .optional()
      .describe("The earlier lookup. Absent if there is none; then nothing is compared."),
    sections: z.array(
      z.object({
        section: z.enum(SECTIONS),
        title: z.string(),
        added: z.array(ChangedLine),
        changed: z.array(ChangedLine.extend({ before: z.string() }).meta({ id: "ChangedValue" })),
        gone: z.array(ChangedLine).describe("What was no longer found. This does not mean that it has ended."),
      }),
    ),
    notCompared: z.array(z.enum(SECTIONS)).describe("Sections that only one of the two lookups has."),
  })
  .meta({ id: "Changes" });

export type Changes = z.infer<typeof Changes>;
