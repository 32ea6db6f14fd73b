import { beforeApostrophe } from "./declined.ts";
import { isAside, isParticle } from "./parts.ts";
import { latinize } from "./scripts.ts";

/** A range of a text, in UTF-16 code units. */
export interface TextPlace {
  readonly from: number;
  readonly to: number;
}

export interface NameToken extends TextPlace {
  readonly word: string;
  /** Whether it may be part of a name: it starts with a capital or a letter without case, or is a particle. */
  readonly isNamely: boolean;
}

export function* tokensOf(text: string): Generator<NameToken> {
  for (const { 0: written, index } of text.matchAll(WORD)) {
    const bare = beforeApostrophe(written);
    const letters = bare.replaceAll(UNSEEN, "");
    const word = latinize(letters.replaceAll(/['’]/gu, ""));
    if (word === "") continue;
    const isNamely = /^['’]?[\p{Lu}\p{Lt}\p{Lo}]/u.test(letters) || isParticle(word);
    // Email addresses tell people with one name apart by digits, and texts put the number of a note after a name.
    yield { word: word.replace(/(?<=[a-z])\d{1,4}$/, ""), from: index, to: index + bare.length, isNamely };
  }
}

/** Characters that are invisible between two letters: soft hyphens, joiners, zero-width spaces. */
const UNSEEN = /[\u00ad\u200b-\u200f\u2060\ufeff]/gu;
const WORD = /[\p{L}\p{M}\p{N}'’\u00ad\u200b-\u200f\u2060\ufeff]+/gu;

/** One letter and a full stop: a capital, or lower case in an email address. */
export function isInitial(text: string, { from, to, word }: NameToken): boolean {
  if (word.length !== 1 || text[to] !== ".") return false;
  return /\p{Lu}/u.test(text.slice(from, to)) || /[\p{L}\p{N}]/u.test(text[to + 1] ?? "");
}

/**
 * A capitalised word with no other next to it, except for a form of address: with another it may be part of another
 * name.
 */
export function isAlone(text: string, { from, to, isNamely }: NameToken, before: NameToken | undefined): boolean {
  if (!isNamely || /^[\s-]{1,3}[\p{Lu}\p{Lt}\p{Lo}]/u.test(text.slice(to, to + 5))) return false;
  if (before === undefined || !before.isNamely || isAside(before.word)) return true;
  return !/^[\s-]*$/u.test(text.slice(before.to, from));
}

/** A word of an email address, a URL or a handle: next to their punctuation, or the whole text. */
export function isOfAddress(text: string, { from, to }: TextPlace): boolean {
  if (from === 0 && to === text.length) return text === text.toLowerCase();
  return /[@/#._~=]/.test(text[from - 1] ?? "") || /^(?:[@/_]|[.-][\p{L}\p{N}])/u.test(text.slice(to, to + 2));
}

/**
 * Whether two words may belong to one name: between them are spaces, hyphens and what occurs in addresses, but no end
 * of a sentence.
 */
export function isJoined(gap: string, before: NameToken): boolean {
  const marks = gap.replaceAll(UNSEEN, "");
  if (gap.length > MAX_GAP || !/^[\s.\-\u2010-\u2013_+/"“”()']*$/u.test(marks)) return false;
  return marks.trim().length <= MAX_MARKS && (!/\.\s/u.test(gap) || before.word.length <= 2);
}

/** On a page, counting punctuation between them as spaces. */
const MAX_GAP = 200;
const MAX_MARKS = 3;
