import { notice } from "./en/notice.ts";

const CATALOGUES = { en: notice };

/**
 * The letter to people about whom data was collected, apart from the other words: a browser that loads those has no use for it.
 *
 * @param language BCP 47
 */
export function noticeWordsFor(language: keyof typeof CATALOGUES): (typeof CATALOGUES)["en"] {
  return CATALOGUES[language];
}
