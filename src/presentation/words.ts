import { ENGLISH } from "./english.ts";

/** The catalogue of one language. Another language is another object of this shape; plurals, numbers and dates are its `formats`. */
export type Words = typeof ENGLISH;

/** The name of a field, a list or a figure: each has one, wherever it stands. */
export type Label = keyof Words["labels"];

const CATALOGUES = { en: ENGLISH };

/** @param language BCP 47 */
export function wordsFor(language: keyof typeof CATALOGUES): Words {
  return CATALOGUES[language];
}

/** The name people know a platform by; one that is not known by name is shown as it is written. */
export function platformName(words: Words, platform: string): string {
  const known: Readonly<Record<string, string>> = words.platforms;
  return known[platform] ?? platform;
}
