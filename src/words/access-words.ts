import type { ReportLanguage } from "../contract/language.ts";
import { access as english } from "./en/access.ts";
import type { AccessWords } from "./words.ts";

/** The words of an access copy, apart from the others: browsers, which load those, do not need them. */
export async function loadAccessWords(language: ReportLanguage): Promise<AccessWords> {
  switch (language) {
    case "en":
      return english;
    case "de":
      return (await import("./de/access.ts")).access;
    case "fr":
      return (await import("./fr/access.ts")).access;
    case "es":
      return (await import("./es/access.ts")).access;
    case "lt":
      return (await import("./lt/access.ts")).access;
  }
}

/** A text from the register of stores, which is in English, in the language of the copy. */
export function tellStore({ stores }: AccessWords, said: string): string {
  const known: Readonly<Record<string, string>> = stores;
  return known[said] ?? said;
}
