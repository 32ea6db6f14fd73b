import { desk } from "./en/desk.ts";

const CATALOGUES = { en: desk };

/**
 * What the public pages of the desk say, apart from the other words: a browser that loads those has no use for them.
 *
 * @param language BCP 47
 */
export function deskWordsFor(language: keyof typeof CATALOGUES): (typeof CATALOGUES)["en"] {
  return CATALOGUES[language];
}
