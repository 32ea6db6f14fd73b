import { compareNames } from "../names/compare.ts";
import { compareTraits } from "./compare.ts";
import { isTwin } from "./score.ts";
import type { Traits } from "./traits.ts";

/**
 * Whether two who were imported apart are one person, surely enough to take one into the other unasked: they share a key that one
 * person holds (an e-mail address, a profile's address, a record's id) and nothing contradicts. A name that is only spelled alike
 * is no name of theirs: a couple shares its mailbox, and Erik is not Erika.
 */
export function areSurelyOne(a: Traits, b: Traits): boolean {
  if (!isTwin(a, b)) return false;
  const isAlike = compareTraits(a, b).some(({ name }) => name === "nameSimilar");
  return !isAlike || a.names.some((one) => b.names.some((other) => isOtherSpelling(one.text, other.text)));
}

function isOtherSpelling(one: string, other: string): boolean {
  return compareNames(one, other).score >= OTHER_SPELLING;
}

/** As `compareNames` scores: another script reaches 0.88, another transliteration 0.95; one letter more or less at most 0.86. */
const OTHER_SPELLING = 0.88;
