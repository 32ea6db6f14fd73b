import type { FrameLanguage } from "./frame-language.ts";
import type { LanguageFolder } from "./language.ts";
import type { Grammar } from "./grammar.ts";
import { perLanguage } from "./per-language.ts";
import type { SpokenOf } from "./spoken-of.ts";
import { type LanguageWords, type Lexicon, lexiconOf, type WordClass } from "./words.ts";

/** Every language that is read: adding one takes a folder and a line here. */
export const LANGUAGES: readonly LanguageFolder[] = [
  (await import("./en/language.ts")).english,
  (await import("./de/language.ts")).german,
  (await import("./fr/language.ts")).french,
  (await import("./es/language.ts")).spanish,
  (await import("./pt/language.ts")).portuguese,
  (await import("./it/language.ts")).italian,
  (await import("./nl/language.ts")).dutch,
  (await import("./pl/language.ts")).polish,
  (await import("./ru/language.ts")).russian,
  (await import("./uk/language.ts")).ukrainian,
  (await import("./tr/language.ts")).turkish,
  (await import("./lt/language.ts")).lithuanian,
  (await import("./sv/language.ts")).swedish,
  (await import("./zh/language.ts")).chinese,
  (await import("./ja/language.ts")).japanese,
  (await import("./ar/language.ts")).arabic,
  (await import("./hi/language.ts")).hindi,
];

/** Those with word lists. */
export const WORDED: readonly LanguageWords[] = LANGUAGES.flatMap(({ words }) => words ?? []);
/** Those whose verbs are known. */
export const GRAMMARS: readonly Grammar[] = LANGUAGES.flatMap(({ grammar }) => grammar ?? []);
/** Those in which nothing distinguishes names from other words. */
export const FRAMED: readonly FrameLanguage[] = LANGUAGES.flatMap(({ frames }) => frames ?? []);

const byTag = new Map(LANGUAGES.map((language) => [language.lang, language]));

/** `undefined` for a language that is not read. */
export function languageFor(lang: string): LanguageFolder | undefined {
  return byTag.get(lang);
}

/** How people are spoken of; `undefined` for a language whose pronouns are not known. */
export function spokenOfIn(lang: string): SpokenOf | undefined {
  return languageFor(lang)?.spokenOf;
}

export const lexiconFor = perLanguage((lang: string): Lexicon | undefined => {
  const words = languageFor(lang)?.words;
  return words && lexiconOf(words);
});

/**
 * The stated language, or the one with most of the text's small words; `undefined` if there is no clear winner or it
 * is not read.
 */
export function languageOf(text: string, told: string | undefined): string | undefined {
  const base = told?.toLowerCase().split(/[-_]/u)[0];
  if (base !== undefined && WORDED.some(({ lang }) => lang === base)) return base;
  const counts = new Map<string, number>();
  const small = smallWords();
  const words = text
    .slice(0, 4000)
    .toLowerCase()
    .match(/[\p{L}\p{M}]+/gu);
  for (const word of words ?? [])
    for (const lang of small.get(word) ?? []) counts.set(lang, (counts.get(lang) ?? 0) + 1);
  const [best, second] = [...counts].sort((a, b) => b[1] - a[1]);
  return best !== undefined && best[1] >= 2 && best[1] > (second?.[1] ?? 0) ? best[0] : undefined;
}

/**
 * The language with clearly the most words in a document of lines, such as a CV; for documents that have too few
 * small words. `undefined` if few words are known, or another language has nearly as many.
 */
export function languageOfLines(text: string): string | undefined {
  const words = new Set(
    text
      .slice(0, 4000)
      .toLowerCase()
      .match(/[\p{L}\p{M}]{4,}/gu),
  );
  const counts = WORDED.map(({ lang }) => {
    const lexicon = lexiconFor(lang);
    return { lang, count: [...words].filter((word) => lexicon?.isListed(word)).length };
  });
  const [best, second] = counts.sort((a, b) => b.count - a.count);
  if (best === undefined || best.count < MIN_LISTED || best.count < words.size / 5) return undefined;
  return best.count >= 1.5 * (second?.count ?? 0) ? best.lang : undefined;
}

const MIN_LISTED = 4;

let known: Map<string, string[]> | undefined;

/** Articles, prepositions and the like, with the languages that have them. */
function smallWords(): Map<string, string[]> {
  if (known !== undefined) return known;
  const small = new Map<string, string[]>();
  for (const { lang, words } of WORDED)
    for (const line of words.split("\n")) {
      const [name = "", ...rest] = line.trim().split(" ");
      if (!SMALL.includes(name as WordClass)) continue;
      for (const word of rest.join(" ").split(";")) {
        const langs = small.get(word.trim()) ?? [];
        if (!langs.includes(lang)) small.set(word.trim(), [...langs, lang]);
      }
    }
  known = small;
  return small;
}

const SMALL: readonly WordClass[] = [
  "ART",
  "OF",
  "IN",
  "AND",
  "BE",
  "SHE",
  "HE",
  "FROM",
  "TO",
  "AT",
  "HER",
  "HIS",
  "WHO",
];
