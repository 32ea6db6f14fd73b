import type { FiledCandidate } from "../db/candidate.ts";
import type { Platform } from "../domain/platform.ts";
import { skeletonKeys } from "../names/fold.ts";
import { type NamePart, type PersonName, readName } from "../names/parts.ts";
import { readWords } from "../names/scripts.ts";
import { bitsOf, placeOf, platformBit, postingKey, WHOLE_BIT } from "./keys.ts";

/** A person as indexed. `number` is candidate.number. */
export interface SearchEntry {
  readonly number: number;
  /** Full name and aliases, in any script. */
  readonly names: readonly string[];
  /** Headline, company, title, location: words that only rank. */
  readonly context: readonly string[];
  /** Where the person has a presence; `candor` is implied. */
  readonly platforms: readonly Platform[];
  /** 0 to 100; higher comes first. */
  readonly prominence: number;
}

export interface Posting {
  readonly key: bigint;
  readonly place: number;
  readonly signature: bigint;
}

/** Marks the consonants of a word from a script without (or with other) vowels. */
export const SKELETON_MARK = "~";
/** Marks a platform among the words: as many people have the mark in their context as have a presence there. */
export const PLATFORM_MARK = "@";
/** Follows the last word of a name, as stored. */
const LAST_MARK = "*";
/** Between the two words of a pair. */
const PAIR_MARK = "+";
/** Precedes the first letter of a word, where a signature knows no more about it. */
export const INITIAL_MARK = "^";
/** Precedes a whole word in the signature of a posting under prefixes. */
export const EXACT_MARK = "=";
const MAX_NAMES = 24;
const MAX_PAIRS = 120;
const MAX_CONTEXT = 16;

export function indexEntry(entry: SearchEntry): FiledCandidate {
  const pairs = new Set<string>();
  const singles = new Map<string, boolean>();
  const extras = new Set<string>();
  for (const name of entry.names.slice(0, MAX_NAMES)) {
    const read = readName(name);
    addSpans(nameSpans(read), pairs, singles, extras);
    const bare = skeletonSpans(read);
    if (bare.length > 0) addSpans(bare, pairs, singles, extras);
  }
  const context = new Set(entry.context.flatMap((text) => readWords(text).map((word) => word.text)));
  return {
    number: entry.number,
    place: placeOf(entry.prominence, entry.number),
    platforms: entry.platforms.reduce((bits, platform) => bits | platformBit(platform), 0),
    pairs: [...pairs].slice(0, MAX_PAIRS).join(" "),
    singles: [...singles].map(([word, last]) => (last ? `${word}${LAST_MARK}` : word)).join(" "),
    extras: [...extras].join(" "),
    context: [...context]
      .filter((word) => word.length > 1)
      .slice(0, MAX_CONTEXT)
      .join(" "),
  };
}

/** The key of two words of one name, the same in either order. */
export function pairOf(a: string, b: string): string {
  return a < b ? `${a}${PAIR_MARK}${b}` : `${b}${PAIR_MARK}${a}`;
}

/** The words of a key: both words of a pair, or the single word. */
export function wordsOfKey(key: string): readonly string[] {
  return key.split(PAIR_MARK);
}

/**
 * Every posting of an indexed person. The same row always gives the same postings, so that they can be removed again.
 */
export function postingsOf(entry: FiledCandidate): Posting[] {
  const marked = wordsOf(entry.singles);
  const singles = marked.map(bareWord);
  const lasts = new Set(marked.filter(isLast).map(bareWord));
  const platforms = BigInt(entry.platforms);
  const context = platforms | bitsOf(wordsOf(entry.context));
  const every = context | ownBits(entry, singles);
  const keys = new Map<bigint, bigint>();
  for (const word of singles) keys.set(postingKey("single", word), every);
  // A name of two words has no words beyond the pair.
  const beyondPair = singles.length > 2 || entry.extras !== "" ? every : context;
  const initials = platforms | bitsOf([...new Set(singles.map((word) => `${INITIAL_MARK}${word[0]}`))]);
  for (const pair of wordsOf(entry.pairs)) {
    const [a = "", b = ""] = wordsOfKey(pair);
    const whole = lasts.has(a) || lasts.has(b) ? WHOLE_BIT : 0n;
    keys.set(postingKey("pair", a, b), beyondPair | whole);
    if (!hasPrefixPosting(a) || !hasPrefixPosting(b)) continue;
    const key = postingKey("prefix", a.slice(0, 3), b.slice(0, 3));
    const bits = bitsOf([`${EXACT_MARK}${a}`, `${EXACT_MARK}${b}`, ...starts(a), ...starts(b)]) | initials | whole;
    keys.set(key, (keys.get(key) ?? 0n) | bits);
  }
  return [...keys].map(([key, signature]) => ({ key, place: entry.place, signature }));
}

/**
 * The first four, five and six letters: all that the signature of a prefix posting knows about a word, besides the
 * whole word.
 */
export function startBits(word: string): bigint {
  return bitsOf(starts(word));
}

function starts(word: string): string[] {
  return [4, 5, 6].filter((length) => length <= word.length).map((length) => word.slice(0, length));
}

function wordsOf(text: string): string[] {
  return text === "" ? [] : text.split(" ");
}

function hasPrefixPosting(word: string): boolean {
  return word.length > 1 && !word.startsWith(SKELETON_MARK);
}

/** Whether a stored word is the last of a name. */
export function isLast(word: string): boolean {
  return word.endsWith(LAST_MARK);
}

export function bareWord(word: string): string {
  return isLast(word) ? word.slice(0, -LAST_MARK.length) : word;
}

/** The words of the name itself, and their initials. */
function ownBits(entry: FiledCandidate, singles: readonly string[]): bigint {
  const words = [...singles, ...wordsOf(entry.extras)];
  return bitsOf([...words, ...new Set(words.map((word) => `${INITIAL_MARK}${word[0]}`))]);
}

/** A word of a name and the parts it covers: a joined word covers several, and forms no pairs with its own parts. */
interface WordPlace {
  readonly word: string;
  readonly from: number;
  readonly to: number;
  readonly single: boolean;
  readonly last: boolean;
  readonly extra: boolean;
  readonly calls: boolean;
}

function nameSpans(name: PersonName): WordPlace[] {
  const lastWord = name.parts.findLastIndex((part) => part.kind === "word");
  const firstWord = name.parts.findIndex((part) => part.kind === "word");
  const spans = name.parts.flatMap((part, index) =>
    [part.word, ...part.forms].map((word) => ({
      word,
      from: index,
      to: index,
      single: part.kind === "word",
      last: index === lastWord,
      extra: part.kind !== "word",
      // John is filed under "J." if his name begins with it; William J. is not.
      calls: part.kind === "word" || (part.kind === "initial" && index < firstWord),
    })),
  );
  for (const { word, from, to } of name.joined) {
    spans.push({ word, from, to, single: word.length > 1, last: to === lastWord, extra: false, calls: true });
  }
  return spans;
}

/** The same name by its consonants, for scripts that say no more. */
function skeletonSpans(name: PersonName): WordPlace[] {
  const lastWord = name.parts.findLastIndex((part) => part.kind === "word");
  const calling = name.parts.flatMap((part, index) =>
    part.kind === "word" && isSkeletal(part) ? [{ part, index }] : [],
  );
  return calling.flatMap(({ part, index }) =>
    skeletonKeys(part.word)
      .slice(0, 2)
      .map((key) => ({
        word: SKELETON_MARK + key,
        from: index,
        to: index,
        single: true,
        last: index === lastWord,
        extra: false,
        calls: true,
      })),
  );
}

function isSkeletal(part: NamePart): boolean {
  return part.script === "consonantal" || part.script === "syllabic";
}

function addSpans(
  spans: readonly WordPlace[],
  pairs: Set<string>,
  singles: Map<string, boolean>,
  extras: Set<string>,
): void {
  for (const span of spans) {
    if (span.single) singles.set(span.word, (singles.get(span.word) ?? false) || span.last);
    if (span.extra) extras.add(span.word);
  }
  const paired = spans.filter((span) => span.calls);
  for (const a of paired) {
    for (const b of paired) {
      // J. James Smith may be called J. Smith, but hardly J. James.
      if (a.to >= b.from || (a.word.length === 1 && !b.last) || (b.word.length === 1 && !a.last)) continue;
      if (a.word.length === 1 && b.word.length === 1) continue;
      if (a.word !== b.word) pairs.add(pairOf(a.word, b.word));
    }
  }
}
