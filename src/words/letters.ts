import type { ReportLanguage } from "../contract/language.ts";
import { letters as english } from "./en/letters.ts";
import type { Letters } from "./words.ts";

/** Apart from the other words: a browser that loads those has no use for them, and each language is a file of its own. */
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
