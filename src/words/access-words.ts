import { access } from "./en/access.ts";

const CATALOGUES = { en: access };

/**
 * The copy that a person is given of what is held of them, apart from the other words: a browser that loads those has no use for it.
 *
 * @param language BCP 47
 */
export function accessWordsFor(language: keyof typeof CATALOGUES): (typeof CATALOGUES)["en"] {
  return CATALOGUES[language];
}
