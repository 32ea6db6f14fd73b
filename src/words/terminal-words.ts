import { terminal } from "./en/terminal.ts";

const CATALOGUES = { en: terminal };

/**
 * The texts that only the command line prints, apart from the other words: browsers, which load those, do not need
 * them.
 *
 * @param language BCP 47
 */
export function terminalWordsFor(language: keyof typeof CATALOGUES): (typeof CATALOGUES)["en"] {
  return CATALOGUES[language];
}
