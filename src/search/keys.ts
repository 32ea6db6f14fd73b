import { hash64 } from "../names/hash.ts";
import { type Platform, PLATFORMS, type SearchType } from "../domain/platform.ts";

/**
 * The posting key of a word, or of an unordered pair of words: 63 bits of hash. There is no dictionary of numbers in
 * between: an exact search needs nothing but the query, in any process. Of n different keys, n² / 2⁶⁴ share a value
 * (0.0004 keys at 100 million); everybody found is ranked by their own words anyway.
 */
export function postingKey(kind: KeyKind, a: string, b = ""): bigint {
  const [high, low] = a < b ? hash64(`${kind}${a} ${b}`) : hash64(`${kind}${b} ${a}`);
  return (BigInt(high >>> 1) << 32n) | BigInt(low);
}

/** The bit of a platform in `candidate.search_platforms` and in every signature; 0 for `candor`. */
export function platformBit(platform: SearchType): number {
  const code = PLATFORM_CODES[platform];
  return code === 0 ? 0 : 1 << (code - 1);
}

/** The platforms whose bits are set. */
export function platformsOf(bits: number): Platform[] {
  return PLATFORMS.filter((platform) => (bits & platformBit(platform)) !== 0);
}

/**
 * The place of a person among equals: by prominence (100 before 0), then by candidate number. A single integer below
 * 2⁴⁷, so that a page continues after it with one comparison.
 */
export function placeOf(prominence: number, number: number): number {
  const clamped = Math.min(100, Math.max(0, Math.round(prominence)));
  return (100 - clamped) * NUMBERS + number;
}

export function numberOf(place: number): number {
  return place % NUMBERS;
}

/** The bits that a word sets in a signature: two of the 54 between the platforms and the sign. */
export function wordBits(word: string): bigint {
  return bitsOf([word]);
}

/** Bits that any of these words set. */
export function bitsOf(words: readonly string[]): bigint {
  let high = 0;
  let low = 0;
  for (const word of words) {
    for (const hash of hash64(word)) {
      const bit = PLATFORM_BITS + (hash % WORD_BITS);
      if (bit < 32) low |= 1 << bit;
      else high |= 1 << (bit - 32);
    }
  }
  return (BigInt(high >>> 0) << 32n) | BigInt(low >>> 0);
}

/** Set in the signature of a pair if one of its words ends the name: bit 63, the sign, which no word sets. */
export const WHOLE_BIT = -(2n ** 63n);

/** `single`: one word. `pair`: two words of one name. `prefix`: the first three letters of two words of one name. */
export type KeyKind = "single" | "pair" | "prefix";

/** Stored in signatures, so a platform keeps its code for ever. */
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
const PLATFORM_BITS = 9;
const WORD_BITS = 54;
