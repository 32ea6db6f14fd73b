import { commonSexOf } from "./given-names.ts";
import { MIN_STEM } from "./declined.ts";
import { ALONE, INITIAL, initialCall, type TokenPair } from "./name-pairs.ts";
import { nicknamesOf } from "./nicknames.ts";
import { tokensOf } from "./name-tokens.ts";
import { latinize } from "./scripts.ts";

/**
 * Two words of a name may be the middle of somebody else's: "John Milton" of John Milton Glover, "Henry Wilson" of
 * Francis Henry Wilson, "R. Garcia" of Sylvia R. Garcia. They are taken for such a piece if a given name stands before
 * them, or if the last of them is a given name and the name goes on.
 *
 * @returns calls of which the list must also contain one, as it does if few people have the last name; `null` if the
 * words are no such piece
 */
export function rareCallsOf(text: string, { from, to, call }: TokenPair): readonly string[] | null {
  const [first, last, ...others] = call.split(" ");
  if (first === undefined || last === undefined || others.length > 0 || first === ALONE) return null;
  if (INITIAL.test(call)) return isPrecededByGivenName(text, from) ? [] : null;
  if (!isPrecededByGivenName(text, from) && !goesOn(text, from, to)) return null;
  return [first, ...nicknamesOf(first)].map((one) => initialCall(one, last));
}

/**
 * What a longer name says next to two of its words: "Craddock" and "Mary" beside Wendeline Vane in "Mary Wendeline Vane-Craddock". Where a
 * text writes one of them there, it means the bearer of the longer name.
 */
export function wordsBeside(name: string): readonly string[] {
  const words = [...new Set([...tokensOf(name)].map(({ word }) => word))].slice(0, MAX_WORDS);
  return words.flatMap((first) =>
    words.flatMap((last) =>
      first === last
        ? []
        : words.flatMap((word) =>
            word === first || word === last || word.length === 1
              ? []
              : [beside(`${first} ${last}`, word), beside(initialCall(first, last), word)],
          ),
    ),
  );
}

/** Whether the words beside a pair make it a part of one of the longer names whose `wordsBeside` are given, also with an ending. */
export function isOfLongerName(
  text: string,
  { from, to, call, written = [] }: TokenPair,
  own: ReadonlySet<string>,
): boolean {
  const [before] = [...tokensOf(text.slice(Math.max(0, from - MAX_WORD), from))].slice(-1);
  const [after] = tokensOf(text.slice(to, to + MAX_WORD));
  const gap = before === undefined ? "" : text.slice(Math.max(0, from - MAX_WORD), from).slice(before.to);
  const words = [
    before !== undefined && BESIDE.test(gap) ? [before.word] : [],
    after !== undefined && BESIDE.test(text.slice(to, to + after.from)) ? withoutEndings(after.word) : [],
  ].flat();
  return [call, ...written].some((each) => words.some((word) => own.has(beside(each, word))));
}

function beside(call: string, word: string): string {
  return `${call} + ${word}`;
}

function withoutEndings(word: string): readonly string[] {
  return Array.from({ length: MAX_ENDING + 1 }, (_, letters) => word.slice(0, word.length - letters)).filter(
    (stem) => stem === word || stem.length >= MIN_STEM,
  );
}

/** More words than a name has. */
const MAX_WORDS = 8;
const MAX_ENDING = 3;
const BESIDE = /^(?:,?[ \u00a0]|[-\u2010\u2011._+])$/u;

function isPrecededByGivenName(text: string, from: number): boolean {
  return isGivenName(WORD_BEFORE.exec(text.slice(Math.max(0, from - MAX_WORD), from))?.[1]);
}

function goesOn(text: string, from: number, to: number): boolean {
  return WORD_AFTER.test(text.slice(to, to + MAX_WORD)) && isGivenName(LAST_WORD.exec(text.slice(from, to))?.[0]);
}

function isGivenName(word: string | undefined): boolean {
  if (word === undefined) return false;
  const name = latinize(word);
  return commonSexOf(name) !== null || nicknamesOf(name).length > 0;
}

const MAX_WORD = 40;
const WORD_BEFORE = /(?<![\p{L}\p{M}])(\p{Lu}[\p{L}\p{M}]+)[ \u00a0]$/u;
/** In capitals it may be any word: "JOHN MILTON RESIGNS". */
const WORD_AFTER = /^[ \u00a0-]\p{Lu}\p{Ll}/u;
const LAST_WORD = /(?<![\p{L}\p{M}])[\p{L}\p{M}]+$/u;
