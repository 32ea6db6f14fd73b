import { compareTraits } from "./compare.ts";
import { compareKeys } from "./compare-keys.ts";
import { isVeto } from "./features.ts";
import { areAddressedApart, callingWordsOf } from "./forms-of-address.ts";
import { agreeNames, type NameParts } from "../text/people/name-parts.ts";
import type { Traits } from "./traits.ts";

/**
 * Whether two who were imported apart are one person, surely enough to take one into the other unasked: they share a key that one
 * person holds, both are called by a full name, and nothing tells them apart. A profile or a record's id may be shared by "A. Berg"
 * and "Anna Berg". A mailbox is a family's as often as one person's: there both names are the same, and neither is an initial.
 */
export function areSurelyOne(a: Traits, b: Traits): boolean {
  const shared = compareKeys(a, b).map(({ name }) => name);
  const isNamedAlike = shared.some((name) => KEYS_OF_ONE.has(name))
    ? a.names.some((one) => b.names.some((other) => areCompatible(one, other)))
    : shared.includes("sharedEmail") && areSame(a.names[0], b.names[0]);
  return isNamedAlike && !areToldApart(a, b);
}

/** Whether anything says that they are two: another name or one only spelled alike, Mr and Mrs, another birth date. */
export function areToldApart(a: Traits, b: Traits): boolean {
  if (areAddressedApart(a.names, b.names)) return true;
  // Some features ask only whether the first contradicts the second.
  return [...compareTraits(a, b), ...compareTraits(b, a)].some(({ name }) => isVeto(name) || TELLING_APART.has(name));
}

function areCompatible(one: NameParts, other: NameParts): boolean {
  return isFull(one) && isFull(other) && COMPATIBLE.has(agreeNames(one, other).level);
}

/** The names they were imported under: an alias such as "Chris" may be that of each of two. */
function areSame(one: NameParts | undefined, other: NameParts | undefined): boolean {
  if (one === undefined || other === undefined || !isSpelledOut(one) || !isSpelledOut(other)) return false;
  const { level, middle } = agreeNames(one, other);
  // Of a father and a son, one alone may be called the elder or the younger.
  return level === "same" && middle !== "conflict" && one.suffix === other.suffix;
}

function isSpelledOut(name: NameParts): boolean {
  return isFull(name) && name.given.length > 1 && name.family.length > 1;
}

/** "Anna" and "Frau Berg" may be several in one household. */
function isFull(name: NameParts): boolean {
  return callingWordsOf(name).length >= 2;
}

const KEYS_OF_ONE: ReadonlySet<string> = new Set(["sharedRecordKey", "sharedProfile"]);
const COMPATIBLE: ReadonlySet<string> = new Set(["same", "compatible"]);
const TELLING_APART: ReadonlySet<string> = new Set([
  "nameSimilar",
  "middleConflict",
  "suffixConflict",
  "genderConflict",
]);
