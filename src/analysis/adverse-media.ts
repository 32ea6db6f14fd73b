import { ADVERSE_CATEGORIES, DISCUSSION, ENDINGS, PROCEEDINGS } from "./adverse-categories.ts";
import { compileLowerWithin, lowerInPlace } from "./pattern.ts";

export interface JudgedArticle {
  readonly adverse: boolean;
  readonly categories: readonly string[];
  /** Words of police and courts minus words of policy and products, per hundred words. */
  readonly balance: number;
}

/**
 * The weights of a matter and of a word of discussion, relative to a word of police and courts, and the least balance
 * per hundred words. Chosen, like the word lists, on 159 labelled news articles and the tuning half of our own, so
 * figures on those 159 are development figures.
 */
const MATTER = 0.3;
const DISCUSSED = 0.9;
const MIN_BALANCE = 0.3;
const MIN_TELLING = 2;
const MAX_MATTERS = 6;
const MAX_WORDS = 700;
const MIN_WORDS = 40;

/**
 * Whether an article is about wrongdoing, and which kinds: judged by its words, whoever is responsible. Laws against
 * crime and remedies for it do not count.
 */
export function judgeArticle(text: string): JudgedArticle {
  const head = firstWords(text, MAX_WORDS);
  const words = Math.max(MIN_WORDS, head.split(/\s+/).length);
  const counts = ADVERSE_CATEGORIES.map(({ name, words }) => ({ name, count: countOf(words, head) }));
  const matters = counts.reduce((sum, { count }) => sum + Math.min(4, count), 0);
  const proceedings = countOf(PROCEEDINGS, head);
  const telling = MATTER * Math.min(MAX_MATTERS, matters) + proceedings;
  const balance = (100 * (telling - DISCUSSED * countOf(DISCUSSION, head))) / words;
  const most = Math.max(...counts.map(({ count }) => count));
  return {
    adverse: matters + proceedings >= MIN_TELLING && balance >= MIN_BALANCE,
    categories: counts
      .filter(({ count }) => count > 0 && count >= most / 2)
      .sort((a, b) => b.count - a.count)
      .map(({ name }) => name),
    balance,
  };
}

/**
 * Whether a text contains any word of wrongdoing, police or courts. Without one it is neither adverse nor of any kind,
 * and nobody's part in a case needs judging. One pass over lowercase text, where counting takes fifteen.
 */
export function tellsOfCase(text: string): boolean {
  return CASE_WORDS.test(lowerInPlace(text));
}

/** The same, or a word for the end of a case: "The inquiry into her was closed". */
export function mayTellOfCase(text: string): boolean {
  return tellsOfCase(text) || ENDINGS.test(text);
}

/** The language of the lists that `tellsOfCase` uses. */
export const CASE_WORDS_LANGUAGE = "en";

const CASE_WORDS = compileLowerWithin(
  [...ADVERSE_CATEGORIES.map(({ words }) => words.source), PROCEEDINGS.source].join("|"),
);

/** The kinds of wrongdoing that a few sentences name, most frequent first. */
export function categoriesOf(text: string): readonly string[] {
  return ADVERSE_CATEGORIES.map(({ name, words }) => ({ name, count: countOf(words, text) }))
    .filter(({ count }) => count > 0)
    .sort((a, b) => b.count - a.count)
    .map(({ name }) => name);
}

function countOf(pattern: RegExp, text: string): number {
  return text.match(pattern)?.length ?? 0;
}

function firstWords(text: string, most: number): string {
  const matches = text.matchAll(/\S+/g);
  let end = text.length;
  let count = 0;
  for (const match of matches) {
    if (++count > most) {
      end = match.index;
      break;
    }
  }
  return text.slice(0, end);
}
