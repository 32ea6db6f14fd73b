import { z } from "zod";
import { LANGUAGES } from "./language.ts";

export const SummariesQuery = z.strictObject({
  language: z.enum(LANGUAGES).default("en").describe("The language in which they are told."),
});

export const Summaries = z
  .record(z.string(), z.array(z.string()))
  .meta({ id: "Summaries" })
  .describe(
    "By the fields of the summaries (`careerSummary`), their sentences in the language asked for: as many as `/evidence` cites of that summary, in its order, so that each rests on what the English one rests on. Emphasis stands between double underscores.",
  );

export type Summaries = z.infer<typeof Summaries>;
