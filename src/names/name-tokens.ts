import { beforeApostrophe } from "./declined.ts";
import { isAside, isParticle } from "./parts.ts";
import { latinize } from "./scripts.ts";
import { UNSEEN } from "./unseen.ts";

/** A range of a text, in UTF-16 code units. */
export interface TextPlace {
  readonly from: number;
  readonly to: number;
}

export interface NameToken extends TextPlace {
  readonly word: string;
  /** Whether it may be part of a name: it starts with a capital or a letter without case, or is a particle. */
  readonly isNamely: boolean;
  /** Whether a capital follows an invisible character in it: then it may be two words. */
  readonly isTwofold: boolean;
}

export function* tokensOf(text: string): Generator<NameToken> {
  for (const { 0: written, index } of text.matchAll(WORD)) {
    const bare = beforeApostrophe(written);
    const letters = bare.replaceAll(UNSEEN_LETTERS, "");
    const word = latinize(letters.replaceAll(/['’]/gu, ""));
    if (word === "") continue;
    const isNamely = /^['’]?[\p{Lu}\p{Lt}\p{Lo}]/u.test(letters) || isParticle(word);
    // Email addresses tell people with one name apart by digits, and texts put the number of a note after a name.
    const isTwofold = TWOFOLD.test(bare);
    yield { word: word.replace(/(?<=[a-z])\d{1,4}$/, ""), from: index, to: index + bare.length, isNamely, isTwofold };
  }
}

/** The same with words on both sides of a hyphen as one: "Min-jun", and "Quarren-don" at the end of a line. */
export function* hyphenatedTokensOf(text: string): Generator<NameToken> {
  if (!HYPHENED.test(text)) return;
  let before: NameToken | undefined;
  for (const token of tokensOf(text)) {
    if (before === undefined || !HYPHEN.test(text.slice(before.to, token.from))) {
      if (before !== undefined) yield before;
      before = token;
    } else {
      const { word, from, isNamely, isTwofold } = before;
      before = { word: word + token.word, from, to: token.to, isNamely, isTwofold };
    }
  }
  if (before !== undefined) yield before;
}

const HYPHENED = /\p{L}[-\u2010\u2011]\s?\p{Ll}/u;
const HYPHEN = /^[-\u2010\u2011]\n?$/u;

const UNSEEN_LETTERS = new RegExp(`[${UNSEEN}]`, "gu");
const WORD = new RegExp(`[\\p{L}\\p{M}\\p{N}'’${UNSEEN}]+`, "gu");
const TWOFOLD = new RegExp(`\\p{Ll}[${UNSEEN}]+\\p{Lu}`, "u");

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
  const marks = gap.replaceAll(UNSEEN_LETTERS, "");
  if (gap.length > MAX_GAP || !/^[\s.\-\u2010-\u2013_+/"“”()']*$/u.test(marks)) return false;
  return marks.trim().length <= MAX_MARKS && (!/\.\s/u.test(gap) || before.word.length <= 2);
}

/** On a page, counting punctuation between them as spaces. */
const MAX_GAP = 200;
const MAX_MARKS = 3;
