import type { SearchType } from "../domain/platform.ts";

/**
 * The posting key of a word, or of an unordered pair of words, on one platform: 4 bits of platform, 60 bits of hash.
 * No dictionary of numbers stands between: an exact search needs nothing but the query, in any process. With
 * n different keys on a platform, n² / 2⁶¹ of them share a value (0.0004 keys at 30 million).
 */
export function postingKey(platform: SearchType, kind: KeyKind, a: string, b = ""): bigint {
  return onPlatform(platform, hashPair(kind, a, b));
}

/** A posting key before its platform is put into it. */
export function hashPair(kind: KeyKind, a: string, b: string): bigint {
  const [first, second] = a < b ? [a, b] : [b, a];
  const [high, low] = hash64(`${kind}${first} ${second}`);
  return ((BigInt(high) & 0x0fff_ffffn) << 32n) | BigInt(low);
}

export function onPlatform(platform: SearchType, hash: bigint): bigint {
  return BigInt.asIntN(64, (BigInt(PLATFORM_CODES[platform]) << 60n) | hash);
}

/** Bit of a platform in `search_entry.platforms` and in the signature of prefix postings; 0 for `candor`. */
export function platformBit(platform: SearchType): number {
  const code = PLATFORM_CODES[platform];
  return code === 0 ? 0 : 1 << (code - 1);
}

/**
 * Where a person stands among equals: prominence first (100 before 0), then the candidate's number. One integer below
 * 2⁴⁷, so that a page continues after it with one comparison.
 */
export function placeOf(prominence: number, number: number): number {
  const clamped = Math.min(100, Math.max(0, Math.round(prominence)));
  return (100 - clamped) * NUMBERS + number;
}

export function numberOf(place: number): number {
  return place % NUMBERS;
}

/** Bits that a word sets in a signature: two of the 63, or of the 54 above the platform bits in prefix postings. */
export function wordBits(word: string, inPrefixPosting = false): bigint {
  const [high, low] = hash64(word);
  const first = inPrefixPosting ? 9 : 0;
  const size = 63 - first;
  return (1n << BigInt(first + (high % size))) | (1n << BigInt(first + (low % size)));
}

/** Set in the signature of a pair one of whose words ends the name: bit 63, the sign, which no word sets. */
export const WHOLE_BIT = -(2n ** 63n);

/** `single` one word, `pair` two words of one name, `prefix` the first three letters of two words of one name. */
export type KeyKind = "single" | "pair" | "prefix";

/** Stored in postings: a platform keeps its code for ever. */
const PLATFORM_CODES: Readonly<Record<SearchType, number>> = {
  candor: 0,
  linkedin: 1,
  facebook: 2,
  instagram: 3,
  x: 4,
  tiktok: 5,
  youtube: 6,
  github: 7,
  mastodon: 8,
  bluesky: 9,
};
const NUMBERS = 2 ** 40;

/** Two 32-bit lanes of multiply-and-xor over UTF-16 units (the cyrb53 construction, public domain), both halves kept. */
function hash64(text: string): [number, number] {
  let a = 0xdeadbeef;
  let b = 0x41c6ce57;
  for (let index = 0; index < text.length; index++) {
    const unit = text.charCodeAt(index);
    a = Math.imul(a ^ unit, 2654435761);
    b = Math.imul(b ^ unit, 1597334677);
  }
  a = Math.imul(a ^ (a >>> 16), 2246822507) ^ Math.imul(b ^ (b >>> 13), 3266489909);
  b = Math.imul(b ^ (b >>> 16), 2246822507) ^ Math.imul(a ^ (a >>> 13), 3266489909);
  return [a >>> 0, b >>> 0];
}
