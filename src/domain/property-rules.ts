import { ASKED_FLAGS, type AskedFlag } from "./brand-safety.ts";
import type { Property } from "./claim.ts";
import { PURPOSES, type Purpose } from "./purpose.ts";

/**
 * What kind of information a property is, by its legal requirements. `special`: it may reveal health, beliefs,
 * politics, union membership, descent or orientation (GDPR, article 9). `offences`: crimes and proceedings (article
 * 10). `others`: people other than the person looked up.
 */
export type PropertyKind = "identity" | "contact" | "work" | "public" | "special" | "offences" | "others" | "security";

/** Why a property is closed to purposes; the catalogue has the words. */
export type ClosedReason = "kin" | "followers" | "pastimes" | "posts" | "breaches" | "offences";

/** The purposes for which a property is collected, judged and shown; for any other purpose it is not. */
export interface PropertyRule {
  readonly kind: PropertyKind;
  readonly purposes: readonly Purpose[];
  /** Present if some purpose closes it. */
  readonly closed?: ClosedReason;
  /** What is concluded from it, apart from whether a record is the person's. */
  readonly judged?: string;
  /** A restriction that applies even where it is open, as a clause. */
  readonly limit?: string;
}

/** Those who vet somebody, write about them for the public, or are the person. */
const DEPTH: readonly Purpose[] = ["due_diligence", "journalism", "self"];
const NOT_RESEARCH: readonly Purpose[] = PURPOSES.filter((purpose) => purpose !== "research");

const identity = { kind: "identity", purposes: PURPOSES } as const;
const contact = { kind: "contact", purposes: PURPOSES } as const;
const work = { kind: "work", purposes: PURPOSES } as const;
const published = { kind: "public", purposes: PURPOSES } as const;
const kin = { kind: "others", purposes: DEPTH, closed: "kin" } as const;
const followers = { kind: "others", purposes: NOT_RESEARCH, closed: "followers" } as const;
const picture = { ...published, limit: "no face is measured or compared" } as const;

/** Every property that a claim may have. A test fails if one has no row. */
export const PROPERTY_RULES: Readonly<Record<Property, PropertyRule>> = {
  fullName: identity,
  firstName: identity,
  lastName: identity,
  alias: identity,
  gender: { ...identity, limit: "only if a source states it; never inferred from a name" },
  nationality: { ...identity, limit: "citizenship as stated; descent is never inferred" },
  birthDate: {
    ...identity,
    limit:
      "the profile shows only the year; evidence, documents and reasons show day and month for due diligence, journalism and self, and redact them for every other purpose",
  },
  deathDate: identity,
  dead: { ...identity, limit: "shown in no section; whoever is dead holds no post and lives nowhere" },
  birthPlace: { ...identity, limit: "used to tell namesakes apart; shown in no section" },
  spouse: kin,
  child: { ...kin, limit: "only a name" },
  childCount: kin,
  location: identity,
  office: { ...contact, limit: "a place of work, not a home" },
  industry: work,
  email: contact,
  phone: contact,
  language: identity,
  website: contact,
  biography: {
    ...published,
    judged: "pastimes, audience",
    limit: "sentences that state a special category are redacted if article 9(2) has no condition",
  },
  avatar: picture,
  photo: picture,
  experience: {
    ...work,
    limit: "membership of a party, union or church that is stated like a job only if article 9(2) has a condition",
  },
  education: work,
  membership: {
    ...work,
    limit: "parties, unions and churches only as a public source states, and only if article 9(2) has a condition",
  },
  occupation: work,
  skill: {
    ...work,
    limit: "none that is a belief or tells of health or orientation, unless article 9(2) has a condition",
  },
  interest: {
    ...published,
    purposes: NOT_RESEARCH.filter((purpose) => purpose !== "brand_partnership"),
    closed: "pastimes",
    judged: "pastimes",
    limit: "none that reveals a belief, or tells of health or orientation",
  },
  badge: work,
  account: published,
  followers,
  follower: followers,
  audience: { ...followers, judged: "the split of at least a hundred names, never of one" },
  post: {
    kind: "special",
    purposes: NOT_RESEARCH,
    closed: "posts",
    judged: "brand-safety flags, tone, style, pastimes, likings",
  },
  event: { ...published, limit: "as for biographies" },
  breach: { kind: "security", purposes: DEPTH, closed: "breaches" },
  article: {
    kind: "offences",
    purposes: [...DEPTH, "brand_partnership"],
    closed: "offences",
    judged: "roles and stages of cases in adverse media",
  },
  company: work,
};

/**
 * Why a purpose may process what it opens, in the terms of the GDPR. The operator has to make sure that it applies to
 * them.
 */
export interface PurposeBasis {
  /** A point of article 6(1). */
  readonly lawful: string;
  /** A point of article 9(2); `null` if no special categories are open. */
  readonly special: string | null;
  /** The condition of article 10; `null` if nothing about offences is open. */
  readonly offences: string | null;
}

const MADE_PUBLIC = "9(2)(e): the person has manifestly made it public";

export const PURPOSE_BASES: Readonly<Record<Purpose, PurposeBasis>> = {
  due_diligence: {
    lawful: "6(1)(f) legitimate interests; 6(1)(c) where a law demands the check",
    special: MADE_PUBLIC,
    offences: "only where national law authorises it, as laws against money laundering do",
  },
  journalism: {
    lawful: "6(1)(f) legitimate interests, with the exemptions of national law under article 85",
    special: `${MADE_PUBLIC}; national law under article 85`,
    offences: "national law under article 85",
  },
  self: {
    lawful: "6(1)(a) consent: the person looks themselves up, or asked for it",
    special: "9(2)(a): explicit consent of the person",
    offences: "the person's own data, at their request",
  },
  meeting: { lawful: "6(1)(f) legitimate interests", special: null, offences: null },
  sales: {
    lawful: "6(1)(f) legitimate interests; an objection ends it without weighing (article 21(2))",
    special: null,
    offences: null,
  },
  brand_partnership: {
    lawful: "6(1)(f) legitimate interests; 6(1)(b) where the person asked for the partnership",
    special: MADE_PUBLIC,
    offences: "only where national law authorises it",
  },
  research: {
    lawful: "6(1)(f) legitimate interests, or 6(1)(e), with the safeguards of article 89",
    special: null,
    offences: null,
  },
};

export function opensProperty(purpose: Purpose, property: Property): boolean {
  return PROPERTY_RULES[property].purposes.includes(purpose);
}

/**
 * Whether a purpose shows day and month of birth: vetting somebody requires telling them from namesakes; meeting or
 * selling to them does not.
 */
export function opensBirthDay(purpose: Purpose): boolean {
  return DEPTH.includes(purpose);
}

/** The properties that a purpose closes, in the order of the table. */
export function closedProperties(purpose: Purpose): readonly Property[] {
  const all = Object.keys(PROPERTY_RULES) as Property[];
  return all.filter((property) => !opensProperty(purpose, property));
}

/** Flags that a lookup with this purpose may ask for: only if posts are open, and the law has a condition for them. */
export function flagsOf(purpose: Purpose): readonly AskedFlag[] {
  const allowed = opensProperty(purpose, "post") && PURPOSE_BASES[purpose].special !== null;
  return allowed ? ASKED_FLAGS : [];
}
