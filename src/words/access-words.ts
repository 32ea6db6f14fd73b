import type { ReportLanguage } from "../contract/language.ts";
import { access as english } from "./en/access.ts";
import type { AccessWords } from "./words.ts";

/** The copy that a person is given of what is held of them, apart from the other words: a browser that loads those has no use for it. */
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

/** What the register of stores says in English, in the language of the copy. */
export function tellStore({ stores }: AccessWords, said: string): string {
  const known: Readonly<Record<string, string>> = stores;
  return known[said] ?? said;
}
