import { commonSexOf } from "./given-names.ts";
import { ALONE, INITIAL, initialCall, type TokenPair } from "./name-pairs.ts";
import { nicknamesOf } from "./nicknames.ts";
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
