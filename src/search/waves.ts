/**
 * The order of an answer. A person belongs to the first wave that matches, whichever posting brought the row up: that
 * is what keeps a person from appearing twice, on one page or on many.
 */
export const WAVES = [
  "exact, every word",
  "exact, some words",
  "exact",
  "variant, every word",
  "variant",
  "prefix, every word",
  "prefix",
  "typo, every word",
  "typo",
  "far typo",
] as const;

/** Posting lists asked in one go; the far ones only when nothing was found before. */
export const STAGES: readonly (readonly number[])[] = [[0, 1, 2], [3, 4, 5, 6, 7, 8], [9]];

export type Wave = "exact" | "variant" | "prefix" | "typo" | "far typo";
/** How many of the words that only rank a person has. */
export type Level = "every" | "some" | "none";

export function waveIndex(wave: Wave, level: Level): number {
  if (wave === "far typo") return 9;
  if (wave === "exact") return level === "every" ? 0 : level === "some" ? 1 : 2;
  const first = wave === "variant" ? 3 : wave === "prefix" ? 5 : 7;
  return level === "every" ? first : first + 1;
}

/** Posting lists that one statement reads, and so the most that a wave asks for. */
export const MOST_ARMS = 96;
