import { analysisList } from "./lists.ts";

/** The headings of both lists: a text about somebody may be in any of these languages, whatever its page is in. */
const LANGUAGES =
  "english german french spanish lithuanian italian portuguese dutch polish swedish russian ukrainian turkish".split(
    " ",
  );

const REVEALING = patternOf("revealing");
const KIN = patternOf("kin");

/** Where a sentence ends, as far as leaving it out is concerned; on a page, also at markup. */
const BREAKS = /[.!?\n<>。！？]/u;
/** A longer stretch is a text without full stops; no more than this is left out on either side. */
const MAX_BESIDE = 400;

/**
 * The sentences of a text that reveal somebody's health, orientation, belief, politics, union membership or descent
 * (GDPR, article 9(1)), in UTF-16 code units. Recognised by the words of a list, in thirteen
 * languages.
 */
export function findRevealing(text: string): readonly Stretch[] {
  return findSentences(text, REVEALING);
}

/** The words themselves by which such sentences are recognised. */
export function findRevealingWords(text: string): readonly Stretch[] {
  return [...inSmallLetters(text).matchAll(REVEALING)].map(({ 0: words, index }) => ({
    from: index,
    to: index + words.length,
  }));
}

/** The same for sentences about a spouse, a partner or children. */
export function findKin(text: string): readonly Stretch[] {
  return findSentences(text, KIN);
}

/** In UTF-16 code units. */
interface Stretch {
  readonly from: number;
  readonly to: number;
}

function patternOf(list: string): RegExp {
  const words = analysisList(list);
  return new RegExp(
    String.raw`(?<![\p{L}\p{M}\p{N}])(?:${LANGUAGES.map((each) => words.pattern(each)).join("|")})(?![\p{L}\p{M}\p{N}])`,
    "gu",
  );
}

function findSentences(text: string, pattern: RegExp): readonly Stretch[] {
  const small = inSmallLetters(text);
  return [...small.matchAll(pattern)].map(({ 0: words, index }) => {
    let from = index;
    while (from > 0 && index - from < MAX_BESIDE && !BREAKS.test(small[from - 1] ?? "")) from--;
    const end = index + words.length;
    let to = end;
    while (to < small.length && to - end < MAX_BESIDE && !BREAKS.test(small[to] ?? "")) to++;
    while (/\s/u.test(small[from] ?? "")) from++;
    return { from, to };
  });
}

/** Letter by letter: the lowercase form of some ("İ") is longer and would shift positions. */
function inSmallLetters(text: string): string {
  const small = text.toLowerCase();
  return small.length === text.length
    ? small
    : [...text]
        .map((letter) => (letter.toLowerCase().length === letter.length ? letter.toLowerCase() : letter))
        .join("");
}
