import type { Platform } from "../domain/platform.ts";
import { skeletonKeys } from "../names/fold.ts";
import { type NamePart, type PersonName, readName } from "../names/parts.ts";
import { readWords } from "../names/scripts.ts";
import { hashPair, onPlatform, placeOf, platformBit, WHOLE_BIT, wordBits } from "./keys.ts";

/** One person as the index knows them. `number` is candidate.number. */
export interface SearchEntry {
  readonly number: number;
  /** Full name and aliases, in any script. */
  readonly names: readonly string[];
  /** Headline, company, title, location: words that rank. */
  readonly context: readonly string[];
  /** Where the person has a presence; `candor` is implied. */
  readonly platforms: readonly Platform[];
  /** 0 to 100, the higher first. */
  readonly prominence: number;
}

/** What is indexed of one person: the row of `search_entry`. Lists are words with blanks between, pairs `a+b`. */
export interface IndexedEntry {
  readonly number: number;
  readonly place: number;
  readonly platforms: number;
  /** Unordered pairs of words of one name. */
  readonly pairs: string;
  /** Words that find the person alone; `*` marks one that ends a name. */
  readonly singles: string;
  /** Initials, particles, suffixes, honorifics: found only beside a pair. */
  readonly extras: string;
  readonly context: string;
}

export interface Posting {
  readonly key: bigint;
  readonly place: number;
  readonly signature: bigint;
}

/** Marks a word that is the consonants of one in a script without (or with other) vowels. */
export const SKELETON_MARK = "~";
const MOST_NAMES = 24;
const MOST_PAIRS = 120;
const MOST_CONTEXT = 16;

export function indexEntry(entry: SearchEntry): IndexedEntry {
  const pairs = new Set<string>();
  const singles = new Map<string, boolean>();
  const extras = new Set<string>();
  for (const name of entry.names.slice(0, MOST_NAMES)) {
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
    pairs: [...pairs].slice(0, MOST_PAIRS).join(" "),
    singles: [...singles].map(([word, last]) => (last ? `${word}*` : word)).join(" "),
    extras: [...extras].join(" "),
    context: [...context]
      .filter((word) => word.length > 1)
      .slice(0, MOST_CONTEXT)
      .join(" "),
  };
}

/** Every posting of an indexed person; the same for the same row, so that they can be taken out again. */
export function postingsOf(entry: IndexedEntry, platforms: readonly Platform[]): Posting[] {
  const marked = entry.singles.split(" ").filter(Boolean);
  const singles = marked.map(bareWord);
  const lasts = new Set(marked.filter((word) => word.endsWith("*")).map(bareWord));
  const pairs = entry.pairs.split(" ").filter(Boolean);
  const contextBits = bitsOf(entry.context.split(" ").filter(Boolean));
  const nameBits = ownBits(entry, singles);
  // A name of two words has none beyond the pair.
  const beyondPair = singles.length > 2 || entry.extras !== "" ? contextBits | nameBits : contextBits;
  const keys = new Map<bigint, bigint>();
  for (const word of singles) {
    const hash = hashPair("single", word, "");
    for (const platform of ["candor", ...platforms] as const) {
      keys.set(onPlatform(platform, hash), contextBits | nameBits);
    }
  }
  const initials = [...new Set(singles.map((word) => `^${word[0]}`))].reduce(
    (bits, each) => bits | wordBits(each, true),
    0n,
  );
  for (const pair of pairs) {
    const [a = "", b = ""] = pair.split("+");
    const hash = hashPair("pair", a, b);
    const whole = lasts.has(a) || lasts.has(b) ? WHOLE_BIT : 0n;
    for (const platform of ["candor", ...platforms] as const) keys.set(onPlatform(platform, hash), beyondPair | whole);
    if (!hasPrefixPosting(a) || !hasPrefixPosting(b)) continue;
    const key = onPlatform("candor", hashPair("prefix", a.slice(0, 3), b.slice(0, 3)));
    const bits = prefixBits(a) | prefixBits(b) | initials | BigInt(entry.platforms) | whole;
    keys.set(key, (keys.get(key) ?? 0n) | bits);
  }
  return [...keys].map(([key, bits]) => ({ key, place: entry.place, signature: bits }));
}

/** What the signature of a prefix posting knows of a word: its beginnings beyond three letters, and the whole. */
function prefixBits(word: string): bigint {
  return wordBits(`=${word}`, true) | startBits(word);
}

/** The beginnings of four, five and six letters. */
export function startBits(word: string): bigint {
  let bits = 0n;
  for (let length = 4; length <= 6 && length <= word.length; length++) bits |= wordBits(word.slice(0, length), true);
  return bits;
}

export function hasPrefixPosting(word: string): boolean {
  return word.length > 1 && !word.startsWith(SKELETON_MARK);
}

export function bareWord(word: string): string {
  return word.endsWith("*") ? word.slice(0, -1) : word;
}

/** The words of the name itself, and their first letters. */
function ownBits(entry: IndexedEntry, singles: readonly string[]): bigint {
  const words = [...singles, ...entry.extras.split(" ").filter(Boolean)];
  return bitsOf([...words, ...new Set(words.map((word) => `^${word[0]}`))]);
}

function bitsOf(words: readonly string[]): bigint {
  return words.reduce((bits, word) => bits | wordBits(word), 0n);
}

/** A word of a name and the parts it covers: a joined word covers several, and makes no pair with its own parts. */
interface Span {
  readonly word: string;
  readonly from: number;
  readonly to: number;
  readonly single: boolean;
  readonly last: boolean;
  readonly extra: boolean;
  readonly calls: boolean;
}

function nameSpans(name: PersonName): Span[] {
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
      // John is filed under "J." where that is how the name begins; William J. is no J.
      calls: part.kind === "word" || (part.kind === "initial" && index < firstWord),
    })),
  );
  for (const { word, from, to } of name.joined) {
    spans.push({ word, from, to, single: word.length > 1, last: to === lastWord, extra: false, calls: true });
  }
  return spans;
}

/** The same name by its consonants, where its script says no more. */
function skeletonSpans(name: PersonName): Span[] {
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

export function isSkeletal(part: NamePart): boolean {
  return part.script === "consonantal" || part.script === "syllabic";
}

function addSpans(
  spans: readonly Span[],
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
      // J. James Smith is called J. Smith, hardly J. James.
      if (a.to >= b.from || (a.word.length === 1 && !b.last) || (b.word.length === 1 && !a.last)) continue;
      if (a.word.length === 1 && b.word.length === 1) continue;
      if (a.word !== b.word) pairs.add(a.word < b.word ? `${a.word}+${b.word}` : `${b.word}+${a.word}`);
    }
  }
}
