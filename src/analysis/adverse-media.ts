import { ADVERSE_CATEGORIES, DISCUSSION, ENDINGS, PROCEEDINGS } from "./adverse-categories.ts";
import { compileLowerWithin, lowerInPlace } from "./pattern.ts";

export interface JudgedArticle {
  readonly adverse: boolean;
  readonly categories: readonly string[];
  /** Words of police and court less words of policy and products, in a hundred words. */
  readonly balance: number;
}

/**
 * What a matter and a word of discussion weigh beside one of police and court, and the least balance in a hundred words. Chosen,
 * like the word lists, on 159 labelled news articles and the tuning half of our own: figures on those 159 are of development.
 */
const MATTER = 0.3;
const DISCUSSED = 0.9;
const MIN_BALANCE = 0.3;
const MIN_TELLING = 2;
const MAX_MATTERS = 6;
const MAX_WORDS = 700;
const MIN_WORDS = 40;

/** Whether an article is about wrongdoing, and of which kinds: by its words, without asking whose. Laws against crime and remedies for it are none. */
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
 * Whether a text has any word of wrongdoing, police or court: without one it is neither adverse nor of a kind, and need not be asked
 * for anybody's part. One pass over small letters, where the counts take fifteen.
 */
export function tellsOfCase(text: string): boolean {
  return CASE_WORDS.test(lowerInPlace(text));
}

/** The same, or a word of a case that has ended: "The inquiry into her was closed". */
export function mayTellOfCase(text: string): boolean {
  return tellsOfCase(text) || ENDINGS.test(text);
}

/** The language of the lists by which `tellsOfCase` knows such words. */
export const CASE_WORDS_LANGUAGE = "en";

const CASE_WORDS = compileLowerWithin(
  [...ADVERSE_CATEGORIES.map(({ words }) => words.source), PROCEEDINGS.source].join("|"),
);

/** The kinds of wrongdoing that a few sentences name, the most named first. */
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
