import { analysisList } from "./lists.ts";

const WORDS = analysisList("revealing");

/** The headings of the list: a text about somebody may be in any of these languages, whatever its page is in. */
const LANGUAGES = ["english", "german", "french", "spanish", "lithuanian"];

const REVEALING = new RegExp(
  String.raw`(?<![\p{L}\p{M}\p{N}])(?:${LANGUAGES.map((each) => WORDS.pattern(each)).join("|")})(?![\p{L}\p{M}\p{N}])`,
  "gu",
);

/** Where a sentence ends, as far as leaving it out is concerned; on a page, also at markup. */
const BREAKS = /[.!?\n<>。！？]/u;
/** A longer stretch is a text without full stops; no more than this is left out on either side. */
const MAX_BESIDE = 400;

/**
 * The sentences of a text that reveal somebody's health, orientation, belief, politics, union membership or descent
 * (GDPR, article 9(1)), in UTF-16 code units. Recognised by the words of a list, in five languages.
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

/** Letter by letter: the lowercase form of some ("İ") is longer and would shift positions. */
function inSmallLetters(text: string): string {
  const small = text.toLowerCase();
  return small.length === text.length
    ? small
    : [...text]
        .map((letter) => (letter.toLowerCase().length === letter.length ? letter.toLowerCase() : letter))
        .join("");
}
