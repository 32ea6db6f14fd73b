import { commonSexOf } from "../names/given-names.ts";

/** An audience smaller than this is a list of people, not a statistic. */
export const MIN_AUDIENCE = 100;
/** Below this share, the split of a few names that tell would stand for many that do not. */
const MIN_KNOWN = 0.4;

/** How an audience divides, in percent of those whose names tell. */
export interface AudienceSplit {
  readonly female: number;
  readonly male: number;
  /** The share of names that tell nothing, 0 to 1. */
  readonly unknownShare: number;
  readonly names: number;
}

/**
 * The split of an audience by its given names; `null` for fewer than 100 names, or if fewer than two in five tell.
 * Names do not determine anybody's gender: this is a figure about many people, and is never stated about one.
 */
export function splitAudience(names: readonly string[]): AudienceSplit | null {
  if (names.length < MIN_AUDIENCE) return null;
  const sexes = names.map((name) => commonSexOf(name));
  const female = sexes.filter((sex) => sex === "female").length;
  const known = sexes.filter((sex) => sex !== null).length;
  if (known / names.length < MIN_KNOWN) return null;
  const share = Math.round((1000 * female) / known) / 10;
  const unknownShare = Math.round(1000 * (1 - known / names.length)) / 1000;
  return { female: share, male: Math.round(10 * (100 - share)) / 10, unknownShare, names: names.length };
}
