import { cue } from "../text/languages/cues.ts";
/** A stretch of a text, in UTF-16 code units. */
export interface FoundPassage {
  readonly from: number;
  readonly to: number;
}

/**
 * Where a text contains a quote, letter for letter: white space may differ, and marks that look alike (quotation marks,
 * dashes) count as equal. `null` if it does not.
 */
export function findQuote(text: string, quote: string): FoundPassage | null {
  const words = wordsOf(quote);
  return words.length === 0 ? null : match(text, words.map(escaped).join(String.raw`\s+`), "u");
}

/**
 * Where a text contains a value as whole words: case may differ, and there may be small words between ("BSc Physics"
 * for "BSc in Physics"). `null` if it does not.
 */
export function findValue(text: string, value: string): FoundPassage | null {
  const words = wordsOf(value);
  if (words.length === 0) return null;
  const plain = words.map(escaped);
  return (
    match(text, bounded(plain.join(String.raw`\s+`)), "iu") ??
    (plain.length > 1 ? match(text, bounded(plain.join(String.raw`\s+(?:${SMALL}\s+)?`)), "iu") : null)
  );
}

const SMALL = `(?:${cue("small in a located name")})`;
/** Nothing longer is a value or a quote: the answer's length was limited before. */
const MAX_WORDS = 200;

function wordsOf(text: string): readonly string[] {
  const words = text.trim().split(/\s+/u);
  return words.length > MAX_WORDS || words[0] === "" ? [] : words;
}

function match(text: string, pattern: string, flags: string): FoundPassage | null {
  const found = new RegExp(pattern, flags).exec(text);
  return found === null ? null : { from: found.index, to: found.index + found[0].length };
}

/** In scripts that separate words, no letter may follow or precede. */
function bounded(pattern: string): string {
  return String.raw`(?<![\p{Script=Latin}\p{Script=Cyrillic}\p{Script=Greek}\p{N}])${pattern}(?![\p{Script=Latin}\p{Script=Cyrillic}\p{Script=Greek}\p{N}])`;
}

function escaped(word: string): string {
  return word
    .replace(/[\\^$.*+?()[\]{}|/]/gu, String.raw`\$&`)
    .replace(/['’‘ʼ´`]/gu, "['’‘ʼ´`]")
    .replace(/["“”„«»]/gu, '["“”„«»]')
    .replace(/[-‐‑–—]/gu, "[-‐‑–—]");
}
