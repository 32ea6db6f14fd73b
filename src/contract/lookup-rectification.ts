import { z } from "zod";
import { CORRECTABLE_PROPERTIES, type CorrectableProperty } from "../domain/correctable.ts";

const property = z
  .enum(CORRECTABLE_PROPERTIES as [CorrectableProperty, ...CorrectableProperty[]])
  .describe("The property that it is about.");

export const LookupRectification = z
  .discriminatedUnion("kind", [
    z
      .object({
        kind: z.literal("corrected"),
        property,
        on: z.iso.date().describe("The day on which it was corrected."),
      })
      .describe("The profile shows what the person stated."),
    z
      .object({
        kind: z.literal("disputed"),
        property,
        value: z.string().describe("What the register says."),
        source: z.string().describe("The URL of the entry; empty if it has none."),
      })
      .describe("The profile shows an entry of a public register next to what the person stated."),
  ])
  .meta({ id: "LookupRectification" });

export type LookupRectification = z.infer<typeof LookupRectification>;
