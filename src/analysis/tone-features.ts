import { POSTS } from "./lists.ts";
/** The number of buckets that features are hashed into. */
export const BUCKETS = 2 ** 17;

/** Negative, neutral, positive. */
export const CLASSES = 3;
/** The number of values that `denseOf` returns. */
export const DENSE = 7;

/** What word lists say about a post: its score, its praise and blame, and how many words counted. */
export interface WordScore {
  readonly score: number;
  readonly praise: number;
  readonly blame: number;
  readonly words: number;
}

/** A text as a linear model sees it: the buckets of its words and of its character sequences. */
export interface ToneFeatures {
  /** Single words and pairs; words after a negation count separately. */
  readonly words: readonly number[];
  /** Sequences of three to five characters within words, including their edges. */
  readonly letters: readonly number[];
}

/** Longer posts show their tone no better. */
const MAX_CHARACTERS = 2000;
const NEGATED_WORDS = 4;
const NEGATORS = new RegExp(String.raw`^(?:${POSTS.pattern("negators")})$`, "u");
const TOKEN = /[\p{L}@#0'][\p{L}@#0'\p{M}]*|[^\s\p{L}0]/gu;

/** The features of a post, the same in training and at run time. */
export function featuresOf(text: string): ToneFeatures {
  const plain = plainText(text.slice(0, MAX_CHARACTERS));
  const tokens = markNegated(plain.match(TOKEN) ?? []);
  const words: number[] = [];
  for (const [index, token] of tokens.entries()) {
    words.push(bucketOf(`w ${token}`));
    if (index > 0) words.push(bucketOf(`w ${tokens[index - 1]} ${token}`));
  }
  return { words, letters: lettersOf(plain) };
}

/** What word lists say, as input for the model. */
export function denseOf({ score, praise, blame, words }: WordScore): readonly number[] {
  return [
    Math.tanh(score / 3),
    Math.max(-6, Math.min(6, score)) / 6,
    Math.min(praise, 6) / 6,
    Math.min(blame, 6) / 6,
    score > 1.7 ? 1 : 0,
    score <= -0.5 ? 1 : 0,
    words === 0 ? 1 : 0,
  ];
}

/** Without links, names of readers and values of numbers; drawn-out letters become two. */
function plainText(text: string): string {
  return text
    .replace(/https?\S*/giu, " ")
    .replace(/@\w+|\[NAME\]/gu, "@user")
    .replaceAll("&amp;", "&")
    .replaceAll("’", "'")
    .replace(/(\S)\1{2,}/gu, "$1$1")
    .replace(/\d+/gu, "0")
    .toLowerCase();
}

function markNegated(tokens: readonly string[]): readonly string[] {
  let left = 0;
  return tokens.map((token) => {
    if (/^[.!?;,:]$/u.test(token)) left = 0;
    const marked = left > 0 && /^\p{L}/u.test(token) ? `not ${token}` : token;
    if (left > 0) left--;
    if (NEGATORS.test(token)) left = NEGATED_WORDS;
    return marked;
  });
}

function lettersOf(plain: string): readonly number[] {
  const found: number[] = [];
  for (const word of plain.split(/\s+/u)) {
    if (word === "") continue;
    const framed = ` ${word} `;
    for (let from = 0; from + 3 <= framed.length; from++) {
      let hash = OFFSET;
      for (let at = from; at < Math.min(from + 5, framed.length); at++) {
        hash = Math.imul(hash ^ framed.charCodeAt(at), PRIME);
        if (at - from >= 2) found.push((hash >>> 8) % BUCKETS);
      }
    }
  }
  return found;
}

/** FNV-1a, 32 bits (Fowler, Noll and Vo). */
const OFFSET = 0x811c9dc5 | 0;
const PRIME = 0x01000193;

function bucketOf(text: string): number {
  let hash = OFFSET;
  for (let at = 0; at < text.length; at++) hash = Math.imul(hash ^ text.charCodeAt(at), PRIME);
  return (hash >>> 8) % BUCKETS;
}
