import type { LookupData } from "../contract/profile.ts";
import { commonSexOf } from "../names/given-names.ts";
import { isParticle } from "../names/parts.ts";
import { latinize } from "../names/scripts.ts";

/** A name in the parts that an address book has fields for. */
interface AddressBookName {
  readonly family: string;
  readonly given: string;
  readonly additional: string;
}

/**
 * The parts of a person's name: as sources state them, with the words between them as additional names. Where sources
 * state one part, the other words are the other part; where they state none, the last name begins with the first
 * particle, or with the first word that is no common given name. `null` for a name that these do not divide.
 */
export function namePartsOf({ fullName = "", firstName = "", lastName = "" }: LookupData): AddressBookName | null {
  const words = fullName.split(/\s+/u).filter((word) => word !== "");
  const without = (part: string): string => {
    const left = [...words];
    for (const word of part.split(/\s+/u)) if (left.includes(word)) left.splice(left.indexOf(word), 1);
    return left.length === words.length ? "" : left.join(" ");
  };
  if (firstName !== "" && lastName !== "") {
    return { family: lastName, given: firstName, additional: between(words, firstName, lastName) };
  }
  if (lastName !== "") return { family: lastName, given: without(lastName), additional: "" };
  if (firstName !== "") return { family: without(firstName), given: firstName, additional: "" };
  const isGiven = (word: string) => commonSexOf(word) !== null && !isParticle(latinize(word));
  const from = words.slice(1, -1).findIndex((word) => !isGiven(word)) + 1;
  const at = from === 0 ? words.length - 1 : from;
  if (at < 1) return null;
  return { family: words.slice(at).join(" "), given: words.slice(0, at).join(" "), additional: "" };
}

function between(words: readonly string[], first: string, last: string): string {
  const stated = new Set(`${first} ${last}`.split(/\s+/u));
  const from = words.findIndex((word) => first.split(/\s+/u).includes(word));
  const to = words.findLastIndex((word) => last.split(/\s+/u).includes(word));
  if (from < 0 || to < from) return "";
  return words
    .slice(from, to)
    .filter((word) => !stated.has(word))
    .join(" ");
}
