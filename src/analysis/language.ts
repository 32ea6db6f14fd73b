import { createRequire } from "node:module";
import type * as Letters from "tinyld";
import { analysisList } from "./lists.ts";

const load = createRequire(import.meta.url);
let letters: typeof Letters | undefined;
/** Loaded when letters first have to decide: loading costs every process 0.14 s, and most never need it. */
const detectAll: typeof Letters.detectAll = (...args) => {
  letters ??= load("tinyld") as typeof Letters;
  return letters.detectAll(...args);
};

/** The ISO 639-1 code of a language; for a few without one, tinyld's own code. */
export type DetectedLanguage = string;

/**
 * Which languages a word suggests: the commonest words of written text decide at a hundredth of the cost of letter
 * statistics, which are used only if the words do not decide.
 */
const VOTES = votesByWord();
/** The lead the first language must have over the second. */
const CLEAR_LEAD = 2;
/**
 * Below this accuracy the letters' first guess is chance (three in four such guesses about short English posts were
 * wrong).
 */
const LETTERS_ACCURACY = 0.35;
const LONG_ENOUGH = 3;
const MIXED = 4;

/**
 * The language of a post. `null` if it has fewer than three words, fits two languages, or is in none (links, handles,
 * numbers). Words decide if they can, else letters (tinyld, MIT).
 */
export function detectLanguage(text: string): DetectedLanguage | null {
  const words = wordsOf(text);
  if (words.length < LONG_ENOUGH) return writtenIn(words.join(""));
  const [first, second] = vote(words);
  // English mixed with Hindi: the words of neither show the tone of the whole.
  if (first?.lang === "en" && second?.lang === "hi" && first.count < MIXED * second.count) return null;
  if (first !== undefined && first.count >= 2 && first.count >= CLEAR_LEAD * (second?.count ?? 0)) return first.lang;
  const [guess] = detectAll(words.join(" "));
  if (guess === undefined) return null;
  if (first?.lang === guess.lang) return guess.lang;
  return guess.accuracy >= LETTERS_ACCURACY && words.length >= 2 * LONG_ENOUGH ? guess.lang : null;
}

/** A script that is used for one language decides without understanding a word. */
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
