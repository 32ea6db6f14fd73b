import { knownTitle } from "../domain/known-sites.ts";
import type { access } from "./en/access.ts";
import type { desk } from "./en/desk.ts";
import { ENGLISH } from "./en/english.ts";
import type { letters } from "./en/letters.ts";
import type { Formats } from "./formats.ts";
import { SOURCE_NAMES } from "./source-names.ts";

/**
 * Everything that Candor itself says, in one language. Another language is another object of this shape, in a folder of
 * its own: phrases are whole (nothing is put together from parts of sentences), and counts use the plural rules of
 * `formats`.
 */
export type Words = CatalogueShape<typeof ENGLISH>;

/** The letters to people who are looked up, in one language. */
export type Letters = CatalogueShape<typeof letters>;

/** The public pages of the desk, in one language. */
export type DeskWords = CatalogueShape<typeof desk>;

/** A person's access copy, in one language. */
export type AccessWords = CatalogueShape<typeof access>;

/** The shape of a catalogue: its phrases may be any, but their structure is fixed. */
export type CatalogueShape<Part> = Part extends string
  ? string
  : Part extends RegExp | Formats
    ? Part
    : Part extends (...given: infer Given) => infer Said
      ? (...given: Given) => CatalogueShape<Said>
      : { readonly [Name in keyof Part]: CatalogueShape<Part[Name]> };

/** The name of a field, a list or a figure: each has one, the same everywhere. */
export type Label = keyof Words["labels"];

const CATALOGUES = { en: ENGLISH };

/** The words that are loaded from the start; `loadWords` has every language. */
export function wordsFor(language: keyof typeof CATALOGUES): Words {
  return CATALOGUES[language];
}

/** The name that people know a source by; a plug-in's is its title. */
export function sourceName(words: Words, connector: string): string {
  const name = SOURCE_NAMES[connector];
  if (name === undefined) return knownTitle(connector) ?? platformName(words, connector);
  return typeof name === "string" ? name : (describedSource(words, connector) ?? connector);
}

/** What a source without a name of its own is called in the reader's language. */
export function describedSource({ language }: Words, connector: string): string | undefined {
  const name = SOURCE_NAMES[connector];
  return typeof name === "object" ? (name[language] ?? name["en"]) : undefined;
}

/** The name that people know a platform by; an unknown platform is shown as written. */
export function platformName(words: Words, platform: string): string {
  const known: Readonly<Record<string, string>> = words.platforms;
  return known[platform] ?? platform;
}
