import { z } from "zod";
import { LANGUAGES } from "./language.ts";

export const SummariesQuery = z.strictObject({
  language: z.enum(LANGUAGES).default("en").describe("The language of the summaries."),
});

export const Summaries = z
  .record(z.string(), z.array(z.string()))
  .meta({ id: "Summaries" })
  .describe(
    "The sentences of each summary (`careerSummary`) in the requested language, in the same number and order as `/evidence` cites them, so that each has the evidence of the English one. Double underscores mark emphasis.",
  );

export type Summaries = z.infer<typeof Summaries>;
