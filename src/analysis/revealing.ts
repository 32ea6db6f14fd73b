import { analysisList } from "./lists.ts";

const WORDS = analysisList("revealing");

/** The headings of the list: a text about somebody may be in any of these, whatever page it is of. */
const LANGUAGES = ["english", "german", "french", "spanish", "lithuanian"];

const REVEALING = new RegExp(
  String.raw`(?<![\p{L}\p{M}\p{N}])(?:${LANGUAGES.map((each) => WORDS.pattern(each)).join("|")})(?![\p{L}\p{M}\p{N}])`,
  "gu",
);

/** Where a sentence ends, as far as it matters to what is left out with it; of a page its marks, too. */
const BREAKS = /[.!?\n<>。！？]/u;
/** A longer stretch is a text that somebody wrote without full stops; of it no more than this goes on either side. */
const MAX_BESIDE = 400;

/**
 * The sentences of a text that say what somebody's health, orientation, belief, politics, union or descent is, in UTF-16 code units
 * (GDPR, article 9(1)). Known by the words of a list, in five languages.
 */
export function findRevealing(text: string): readonly { readonly from: number; readonly to: number }[] {
  const small = inSmallLetters(text);
  return [...small.matchAll(REVEALING)].map(({ 0: words, index }) => {
    let from = index;
    while (from > 0 && index - from < MAX_BESIDE && !BREAKS.test(small[from - 1] ?? "")) from--;
    const end = index + words.length;
    let to = end;
    while (to < small.length && to - end < MAX_BESIDE && !BREAKS.test(small[to] ?? "")) to++;
    while (/\s/u.test(small[from] ?? "")) from++;
    return { from, to };
  });
}

/** Letter for letter: of some ("İ") the small form is longer, and places would not be the same. */
function inSmallLetters(text: string): string {
  const small = text.toLowerCase();
  return small.length === text.length
    ? small
    : [...text]
        .map((letter) => (letter.toLowerCase().length === letter.length ? letter.toLowerCase() : letter))
        .join("");
}
