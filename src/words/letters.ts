import type { ReportLanguage } from "../contract/language.ts";
import { letters as english } from "./en/letters.ts";
import type { Letters } from "./words.ts";

/**
 * The letters, apart from the other words: browsers, which load those, do not need them, and each language has its own
 * file.
 */
export async function loadLetters(language: ReportLanguage): Promise<Letters> {
  switch (language) {
    case "en":
      return english;
    case "de":
      return (await import("./de/letters.ts")).letters;
    case "fr":
      return (await import("./fr/letters.ts")).letters;
    case "es":
      return (await import("./es/letters.ts")).letters;
    case "lt":
      return (await import("./lt/letters.ts")).letters;
  }
}
