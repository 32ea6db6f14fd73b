import { isLanguage, type ReportLanguage, LANGUAGES } from "../../src/contract/language.ts";
import { PSEUDO } from "../../src/words/languages.ts";

const KEPT = "candor.language";

/** Each language by its own name, since people looking for theirs may not read the current one. */
export const LANGUAGE_NAMES: Readonly<Record<ReportLanguage, string>> = {
  en: "English",
  de: "Deutsch",
  fr: "Français",
  es: "Español",
  lt: "Lietuvių",
};

/** The language chosen here; otherwise the first of the browser's languages that is available; otherwise English. */
export function chosenLanguage(): ReportLanguage | typeof PSEUDO {
  const kept = globalThis.localStorage?.getItem(KEPT) ?? "";
  if (kept === PSEUDO || isLanguage(kept)) return kept;
  const asked = globalThis.navigator?.languages ?? [];
  const known = asked.map((each) => LANGUAGES.find((language) => each.split("-")[0] === language));
  return known.find((language) => language !== undefined) ?? "en";
}

/** Saves the choice and reloads the page: its words are loaded once, at the start. */
export function chooseLanguage(language: ReportLanguage): void {
  localStorage.setItem(KEPT, language);
  location.reload();
}

/** Reports are made in the language of the page; the pseudo-language has none. */
export function reportLanguage(): ReportLanguage {
  const chosen = chosenLanguage();
  return chosen === PSEUDO ? "en" : chosen;
}
