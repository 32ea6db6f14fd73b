import { beforeApostrophe } from "./declined.ts";
import { isAside, isParticle } from "./parts.ts";
import { latinize } from "./scripts.ts";

/** A stretch of a text, in UTF-16 code units. */
export interface TextPlace {
  readonly from: number;
  readonly to: number;
}

export interface NameToken extends TextPlace {
  readonly word: string;
  /** Whether it may stand inside a name: a capital, a letter without case, a particle. */
  readonly isNamely: boolean;
}

export function* tokensOf(text: string): Generator<NameToken> {
  for (const { 0: written, index } of text.matchAll(WORD)) {
    const bare = beforeApostrophe(written);
    const letters = bare.replaceAll(UNSEEN, "");
    const word = latinize(letters.replaceAll(/['’]/gu, ""));
    if (word === "") continue;
    const isNamely = /^['’]?[\p{Lu}\p{Lt}\p{Lo}]/u.test(letters) || isParticle(word);
    // Addresses tell people of one name apart by figures, and texts put the number of a note behind a name.
    yield { word: word.replace(/(?<=[a-z])\d{1,4}$/, ""), from: index, to: index + bare.length, isNamely };
  }
}

/** What is not seen between two letters: soft hyphens, joiners, blanks without width. */
const UNSEEN = /[\u00ad\u200b-\u200f\u2060\ufeff]/gu;
const WORD = /[\p{L}\p{M}\p{N}'’\u00ad\u200b-\u200f\u2060\ufeff]+/gu;

/** One letter and a full stop: a capital, or in an address a small one. */
export function isInitial(text: string, { from, to, word }: NameToken): boolean {
  if (word.length !== 1 || text[to] !== ".") return false;
  return /\p{Lu}/u.test(text.slice(from, to)) || /[\p{L}\p{N}]/u.test(text[to + 1] ?? "");
}

/** A word with a capital and none beside it, but for a form of address: with another it may be part of another name. */
export function isAlone(text: string, { from, to, isNamely }: NameToken, before: NameToken | undefined): boolean {
  if (!isNamely || /^[\s-]{1,3}[\p{Lu}\p{Lt}\p{Lo}]/u.test(text.slice(to, to + 5))) return false;
  if (before === undefined || !before.isNamely || isAside(before.word)) return true;
  return !/^[\s-]*$/u.test(text.slice(before.to, from));
}

/** A word of an email address, a URL or a handle: beside their marks, or all that there is. */
export function isOfAddress(text: string, { from, to }: TextPlace): boolean {
  if (from === 0 && to === text.length) return text === text.toLowerCase();
  return /[@/#._~=]/.test(text[from - 1] ?? "") || /^(?:[@/_]|[.-][\p{L}\p{N}])/u.test(text.slice(to, to + 2));
}

/** Two words of one name: blanks, hyphens and what addresses have, but no end of a sentence. */
export function isJoined(gap: string, before: NameToken): boolean {
  const marks = gap.replaceAll(UNSEEN, "");
  if (gap.length > MAX_GAP || !/^[\s.\-\u2010-\u2013_+/"“”()']*$/u.test(marks)) return false;
  return marks.trim().length <= MAX_MARKS && (!/\.\s/u.test(gap) || before.word.length <= 2);
}

/** On a page, with the marks between them as blanks. */
const MAX_GAP = 200;
const MAX_MARKS = 3;
