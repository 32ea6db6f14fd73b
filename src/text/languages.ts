import { lithuanian } from "./languages/lt/words.ts";
import { turkish } from "./languages/tr/words.ts";
import { ukrainian } from "./languages/uk/words.ts";
import { russian } from "./languages/ru/words.ts";
import { polish } from "./languages/pl/words.ts";
import { swedish } from "./languages/sv/words.ts";
import { dutch } from "./languages/nl/words.ts";
import { italian } from "./languages/it/words.ts";
import { portuguese } from "./languages/pt/words.ts";
import { english } from "./languages/en/words.ts";
import { french } from "./languages/fr/words.ts";
import { german } from "./languages/de/words.ts";
import { spanish } from "./languages/es/words.ts";
import { type LanguageWords, type Lexicon, lexiconOf, type WordClass } from "./words.ts";

/** Every language whose sentences are read: a language is one folder and its line here. */
export const LANGUAGES: readonly LanguageWords[] = [
  english,
  german,
  french,
  spanish,
  portuguese,
  italian,
  dutch,
  swedish,
  polish,
  russian,
  ukrainian,
  turkish,
  lithuanian,
];

const lexicons = new Map<string, Lexicon>();

export function lexiconFor(lang: string): Lexicon | undefined {
  let lexicon = lexicons.get(lang);
  if (lexicon === undefined) {
    const language = LANGUAGES.find((each) => each.lang === lang);
    if (language === undefined) return undefined;
    lexicon = lexiconOf(language);
    lexicons.set(lang, lexicon);
  }
  return lexicon;
}

/** The language told, or the one whose small words a text has most of; `undefined` where none is clear or it is none of ours. */
export function languageOf(text: string, told: string | undefined): string | undefined {
  const base = told?.toLowerCase().split(/[-_]/u)[0];
  if (base !== undefined && LANGUAGES.some(({ lang }) => lang === base)) return base;
  const counts = new Map<string, number>();
  const small = smallWords();
  for (const [word] of text
    .slice(0, 4000)
    .toLowerCase()
    .matchAll(/[\p{L}\p{M}]+/gu))
    for (const lang of small.get(word) ?? []) counts.set(lang, (counts.get(lang) ?? 0) + 1);
  const [best, second] = [...counts].sort((a, b) => b[1] - a[1]);
  return best !== undefined && best[1] >= 2 && best[1] > (second?.[1] ?? 0) ? best[0] : undefined;
}

let known: Map<string, string[]> | undefined;

/** Articles, prepositions and the like with the languages that have them. */
function smallWords(): Map<string, string[]> {
  if (known !== undefined) return known;
  const small = new Map<string, string[]>();
  for (const { lang, words } of LANGUAGES)
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
