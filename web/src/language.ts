import { isLanguage, type ReportLanguage, LANGUAGES } from "../../src/contract/language.ts";
import { PSEUDO } from "../../src/words/languages.ts";

const KEPT = "candor.language";

/** Each language by its own name: who looks for theirs may not read the one that is shown. */
export const LANGUAGE_NAMES: Readonly<Record<ReportLanguage, string>> = {
  en: "English",
  de: "Deutsch",
  fr: "Français",
  es: "Español",
  lt: "Lietuvių",
};

/** What was chosen here, else the first of the browser's languages that there is, else English. */
export function chosenLanguage(): ReportLanguage | typeof PSEUDO {
  const kept = globalThis.localStorage?.getItem(KEPT) ?? "";
  if (kept === PSEUDO || isLanguage(kept)) return kept;
  const asked = globalThis.navigator?.languages ?? [];
  const known = asked.map((each) => LANGUAGES.find((language) => each.split("-")[0] === language));
  return known.find((language) => language !== undefined) ?? "en";
}

/** Keeps the choice, and draws the page anew: its words are taken once, when it loads. */
export function chooseLanguage(language: ReportLanguage): void {
  localStorage.setItem(KEPT, language);
  location.reload();
}

/** A report is made in the language of the page; there is none in the pseudo-language. */
export function reportLanguage(): ReportLanguage {
  const chosen = chosenLanguage();
  return chosen === PSEUDO ? "en" : chosen;
}
