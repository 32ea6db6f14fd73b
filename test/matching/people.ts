import fc from "fast-check";
import type { ClaimDraft, Property, PropertyTypes } from "../../src/domain/claim.ts";
import type { Identifier } from "../../src/domain/identifier.ts";
import { compareTraits } from "../../src/matching/compare.ts";
import { type KnownPerson, type Traits, traitsOf } from "../../src/matching/traits.ts";

/** An invented person, Anna Berg unless stated otherwise. */
export function person(parts: Partial<KnownPerson> = {}): KnownPerson {
  return { id: "candidate", names: ["Anna Berg"], identifiers: [], claims: [], ...parts };
}

export function traits(parts: Partial<KnownPerson> = {}): Traits {
  return traitsOf(person(parts));
}

export function claim<P extends Property>(property: P, value: PropertyTypes[P]): ClaimDraft {
  return { property, value, locator: "/", method: "stated", confidence: 1 } as ClaimDraft;
}

export const born = (value: string): ClaimDraft => claim("birthDate", value);
export const lives = (value: string): ClaimDraft => claim("location", value);

/** The names of the reasons for and against two people being the same, except those about names. */
export function reasons(record: Partial<KnownPerson>, other: Partial<KnownPerson>): string[] {
  return allReasons(record, other).filter((name) => !/^(?:name|middle|suffix)/u.test(name));
}

export function allReasons(record: Partial<KnownPerson>, other: Partial<KnownPerson>): string[] {
  return compareTraits(traits(record), traits(other)).map(({ name }) => name);
}

const NAMES = ["Anna Berg", "Anna M. Berg", "Anna Maria Berg", "Annie Berg", "Anna Berg Jr.", "Anna Berg, Sr.", "Berg"];
const KEYS: readonly Identifier[] = [
  { kind: "email", value: "anna@example.org" },
  { kind: "email", value: "info@example.org" },
  { kind: "phone", value: "+12025550143" },
  { kind: "profileUrl", value: "https://x.com/anna" },
  { kind: "website", value: "https://x.com/anna" },
  { kind: "externalId", value: "wikidata:Q1" },
  { kind: "externalId", value: "wikidata:Q2" },
  { kind: "handle", value: "x:anna" },
];
const CLAIMS: readonly ClaimDraft[] = [
  born("1972"),
  born("1972-03-04"),
  born("1949"),
  claim("deathDate", "1960"),
  lives("Graz, Austria"),
  lives("Dayton, Ohio"),
  lives("Iowa"),
  claim("experience", { company: "Norden Press", title: "Engineer", from: "1999" }),
  claim("experience", { company: "Cobalt Works", title: "Teacher" }),
  claim("education", { school: "University of Northgate" }),
  claim("membership", { organization: "Whig" }),
  claim("spouse", "Carl Holm"),
  claim("gender", "female"),
  claim("gender", "male"),
];

/** People who may or may not be the same. */
export const people: fc.Arbitrary<KnownPerson> = fc
  .record({
    names: fc.subarray(NAMES, { minLength: 1, maxLength: 2 }),
    identifiers: fc.subarray([...KEYS], { maxLength: 3 }),
    claims: fc.subarray([...CLAIMS], { maxLength: 5 }),
  })
  .map((parts) => person(parts));
