import { createRequire } from "node:module";
import type * as Letters from "tinyld";
import { analysisList } from "./lists.ts";

const load = createRequire(import.meta.url);
let letters: typeof Letters | undefined;
/** Loaded when letters decide for the first time: it takes 0.14 s of every process, and most need it never. */
const detectAll: typeof Letters.detectAll = (...args) => {
  letters ??= load("tinyld") as typeof Letters;
  return letters.detectAll(...args);
};

/** ISO 639-1 code of a language; of a few without one, tinyld's own code. */
export type DetectedLanguage = string;

/** Which languages a word tells: the commonest words of written text do at a hundredth of the cost of letter statistics, which are asked only where the words do not decide. */
const VOTES = votesByWord();
/** How far the first must be ahead of the second. */
const CLEAR_LEAD = 2;
/** Below this the letters' first guess is chance (three in four such guesses on short English posts were wrong). */
const LETTERS_ACCURACY = 0.35;
const LONG_ENOUGH = 3;
const MIXED = 4;

/**
 * The language of a post, or `null`: of a text with fewer than three words, of one that two languages fit, of one in no
 * language (links, handles, numbers). Words decide where they do, else the letters (tinyld, MIT).
 */
export function detectLanguage(text: string): DetectedLanguage | null {
  const words = wordsOf(text);
  if (words.length < LONG_ENOUGH) return writtenIn(words.join(""));
  const [first, second] = vote(words);
  // English with Hindi between: the words of neither tell how the whole sounds.
  if (first?.lang === "en" && second?.lang === "hi" && first.count < MIXED * second.count) return null;
  if (first !== undefined && first.count >= 2 && first.count >= CLEAR_LEAD * (second?.count ?? 0)) return first.lang;
  const [guess] = detectAll(words.join(" "));
  if (guess === undefined) return null;
  if (first?.lang === guess.lang) return guess.lang;
  return guess.accuracy >= LETTERS_ACCURACY && words.length >= 2 * LONG_ENOUGH ? guess.lang : null;
}

/** Scripts that one language is written in say it without a word being understood. */
function writtenIn(text: string): DetectedLanguage | null {
  const [guess] = /[\p{Script=Hiragana}\p{Script=Hangul}\p{Script=Thai}\p{Script=Hebrew}\p{Script=Greek}]/u.test(text)
    ? detectAll(text)
    : [];
  return guess?.lang ?? null;
}

function wordsOf(text: string): readonly string[] {
  const plain = text
    .replace(/https?:\S+|www\.\S+|[@#][\p{L}\p{N}_]+/gu, " ")
    .toLowerCase()
    .replaceAll("’", "'");
  return plain.match(/\p{L}[\p{L}\p{M}']*/gu) ?? [];
}

function vote(words: readonly string[]): readonly { readonly lang: string; readonly count: number }[] {
  const counts = new Map<string, number>();
  for (const word of words) {
    for (const lang of VOTES.get(word) ?? []) counts.set(lang, (counts.get(lang) ?? 0) + 1);
  }
  return [...counts].map(([lang, count]) => ({ lang, count })).sort((a, b) => b.count - a.count);
}

function votesByWord(): ReadonlyMap<string, readonly string[]> {
  const votes = new Map<string, string[]>();
  for (const [lang, { entries }] of analysisList("function-words").headings) {
    for (const word of entries) {
      const langs = votes.get(word) ?? [];
      if (!langs.includes(lang)) langs.push(lang);
      votes.set(word, langs);
    }
  }
  return votes;
}
