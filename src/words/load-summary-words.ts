import type { ReportLanguage } from "../contract/language.ts";
import type { SummaryWords } from "./summary-words.ts";

/** A language in which summaries are said by labels: English ones are sentences of their own. */
export type SummaryLanguage = Exclude<ReportLanguage, "en">;

/** Apart from the other words: they are said where the profile is kept. */
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
