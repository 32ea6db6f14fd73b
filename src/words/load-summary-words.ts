import type { ReportLanguage } from "../contract/language.ts";
import type { SummaryWords } from "./summary-words.ts";

/** A language in which summaries consist of labels: English ones are sentences of their own. */
export type SummaryLanguage = Exclude<ReportLanguage, "en">;

/** The words of summaries, apart from the others: they are used where the profile is stored. */
export async function loadSummaryWords(language: SummaryLanguage): Promise<SummaryWords> {
  switch (language) {
    case "de":
      return (await import("./de/summaries.ts")).summaries;
    case "fr":
      return (await import("./fr/summaries.ts")).summaries;
    case "es":
      return (await import("./es/summaries.ts")).summaries;
    case "lt":
      return (await import("./lt/summaries.ts")).summaries;
  }
}
