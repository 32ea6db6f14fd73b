import { ENGLISH } from "./en/english.ts";

/**
 * All that Candor says itself, in one language. Another language is another object of this shape in a folder of its own: a phrase is
 * whole (nothing is put together of parts of sentences), what is counted goes through the plural rules of `formats`.
 */
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
