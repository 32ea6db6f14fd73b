import { areBornApart } from "../domain/born-apart.ts";
import { compareTraits } from "./compare.ts";
import { compareKeys } from "./compare-keys.ts";
import { isVeto } from "./features.ts";
import { areAddressedApart, callingWordsOf } from "./forms-of-address.ts";
import { agreeNames, type OrderedName } from "../text/people/ordered-name.ts";
import type { Traits } from "./traits.ts";

/**
 * Whether two separately imported people are surely one, so that they can be merged without asking: they share a key
 * that only one person holds, both have a full name, and nothing tells them apart. "A. Berg" and "Anna Berg" may share
 * a profile or a record's ID. A mailbox belongs to a family as often as to one person, so there both names must be the
 * same, without initials.
 */
export function areSurelyOne(a: Traits, b: Traits): boolean {
  const shared = compareKeys(a, b).map(({ name }) => name);
  const isNamedAlike = shared.some((name) => KEYS_OF_ONE.has(name))
    ? a.names.some((one) => b.names.some((other) => areCompatible(one, other)))
    : shared.includes("sharedEmail") && areSame(a.names[0], b.names[0]);
  return isNamedAlike && !areToldApart(a, b);
}

/**
 * Whether anything says that they are two people: different or merely similar names, Mr and Mrs, different birth dates.
 */
export function areToldApart(a: Traits, b: Traits): boolean {
  if (areAddressedApart(a.names, b.names)) return true;
  // Even in one year: of two people under one address, each may ask for a copy or an erasure.
  if (
    a.births.length > 0 &&
    b.births.length > 0 &&
    a.births.every((one) => b.births.every((other) => areBornApart(one, other)))
  )
    return true;
  // Some features check only whether the first contradicts the second.
  return [...compareTraits(a, b), ...compareTraits(b, a)].some(({ name }) => isVeto(name) || TELLING_APART.has(name));
}

function areCompatible(one: OrderedName, other: OrderedName): boolean {
  return isFull(one) && isFull(other) && COMPATIBLE.has(agreeNames(one, other).level);
}

/** Compares the names they were imported under: an alias such as "Chris" may belong to both. */
function areSame(one: OrderedName | undefined, other: OrderedName | undefined): boolean {
  if (one === undefined || other === undefined || !isSpelledOut(one) || !isSpelledOut(other)) return false;
  const { level, middle } = agreeNames(one, other);
  // Of a father and a son, only one may be marked as the elder or the younger.
  return level === "same" && middle !== "conflict" && one.suffix === other.suffix;
}

function isSpelledOut(name: OrderedName): boolean {
  return isFull(name) && name.given.length > 1 && name.family.length > 1;
}

/** One household may contain several people called "Anna" or "Frau Berg". */
function isFull(name: OrderedName): boolean {
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
