import type { ReportLanguage } from "../contract/language.ts";
import { type Words, wordsFor } from "./words.ts";

/**
 * English in Arabic letters, laid out and written from right to left: for testing pages, and not offered to anybody.
 */
export const PSEUDO = "ar-XB" as const;

/** The catalogue of a language. Each is a file of its own: a reader of one language loads no other except English. */
export async function loadWords(language: ReportLanguage | typeof PSEUDO): Promise<Words> {
  switch (language) {
    case "en":
      return wordsFor("en");
    case "de":
      return (await import("./de/german.ts")).GERMAN;
    case "fr":
      return (await import("./fr/french.ts")).FRENCH;
    case "es":
      return (await import("./es/spanish.ts")).SPANISH;
    case "lt":
      return (await import("./lt/lithuanian.ts")).LITHUANIAN;
    case PSEUDO:
      return (await import("./pseudo/arabic.ts")).ARABIC;
  }
}
