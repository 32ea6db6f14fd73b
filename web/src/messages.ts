import type { Words } from "../../src/words/words.ts";
import { loadWords } from "../../src/words/languages.ts";
import { chosenLanguage } from "./language.ts";

/** In the reader's language. */
export const words = withWholeDates(await loadWords(chosenLanguage()));

/** The interface's own texts. */
export const messages = words.screens;

/** How the language writes numbers and dates. */
export const { formats } = words;

/** Dates do not break within themselves, however narrow the screen is. */
function withWholeDates(loaded: Words): Words {
  const { formats: given } = loaded;
  const whole = (date: string): string => date.replaceAll(" ", "\u00a0");
  return {
    ...loaded,
    formats: { ...given, day: (value) => whole(given.day(value)), instant: (value) => whole(given.instant(value)) },
  };
}
