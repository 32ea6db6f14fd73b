/**
 * The order of results. A person belongs to the first wave that matches, whichever posting found the row: this is why
 * nobody appears twice, on one page or on several. A whole name is one whose last word is among the words that call:
 * for `john milton`, John Milton comes before John Milton Smith.
 */
export const WAVES = [
  "exact, every word, whole name",
  "exact, every word",
  "exact, some words",
  "exact",
  "variant, every word, whole name",
  "variant, every word",
  "variant",
  "prefix, every word",
  "prefix",
  "variants of both words, every word",
  "variants of both words",
  "typo, every word, whole name",
  "typo, every word",
  "typo",
  "far typo",
] as const;

/** The waves whose posting lists are read together; the far ones only if nothing was found before. */
export const ROUNDS: readonly (readonly number[])[] = [[0], [1, 2, 3], [4, 5, 6, 7, 8, 9, 10, 11, 12, 13], [14]];
/**
 * In `variants` neither word is the one typed: Mark Smith for `marcus schmidt` comes after Mark Schmidt and Marcus
 * Schmidtke.
 */
export type Wave = "exact" | "variant" | "prefix" | "variants" | "typo" | "far typo";
/**
 * How many of the words that only rank a person has; `whole` means every word, with the name's last word among those
 * that call.
 */
export type Level = "whole" | "every" | "some" | "none";

const INDEXES: Readonly<Record<Wave, Readonly<Record<Level, number>>>> = {
  exact: { whole: 0, every: 1, some: 2, none: 3 },
  variant: { whole: 4, every: 5, some: 6, none: 6 },
  prefix: { whole: 7, every: 7, some: 8, none: 8 },
  variants: { whole: 9, every: 9, some: 10, none: 10 },
  typo: { whole: 11, every: 12, some: 13, none: 13 },
  "far typo": { whole: 14, every: 14, some: 14, none: 14 },
};

export function waveIndex(wave: Wave, level: Level): number {
  return INDEXES[wave][level];
}

/** How far the names of a wave may be from the query's own words. */
export type Depth = "exact" | "near" | "far";

export function depthOf(wave: number): Depth {
  if (wave <= INDEXES.exact.none) return "exact";
  return wave < INDEXES["far typo"].none ? "near" : "far";
}

/** The number of posting lists that one statement reads, and so the most that a wave asks for. */
export const MAX_ARMS = 96;
