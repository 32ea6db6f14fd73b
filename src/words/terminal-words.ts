import { terminal } from "./en/terminal.ts";

const CATALOGUES = { en: terminal };

/**
 * What the command line alone says about its results, apart from the other words: a browser that loads those has no use for it.
 *
 * @param language BCP 47
 */
export function terminalWordsFor(language: keyof typeof CATALOGUES): (typeof CATALOGUES)["en"] {
  return CATALOGUES[language];
}
