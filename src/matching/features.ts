import type { Property } from "../domain/claim.ts";
import type { Feature } from "../domain/match.ts";
import type { SeenDetail } from "../domain/seen-detail.ts";

/** Where a weight's size comes from. */
export type WeightOrigin = "reasoned" | "learnt on pairs, training half";

export interface FeatureRule {
  /** Natural-log odds added to the score. */
  readonly weight: number;
  readonly sentence: string;
  readonly origin: WeightOrigin;
  /** The properties that a detail may quote: it is shown only where all of them are. */
  readonly quotes: readonly Property[];
  /** A veto: whatever else agrees, the record is not the candidate's own. */
  readonly veto?: true;
}

/** For a detail that may quote anything a record says about a person. */
const ANYTHING = ["fullName", "birthDate", "location", "experience"] as const;

/** The one table of weights: what each agreement or contradiction is worth, and how it is worded. Over 400 lines: a table. */
export const FEATURES = {
  sharedRecordKey: {
    quotes: [],
    weight: 14,
    sentence: "They have the same ID in the same register.",
    origin: "reasoned",
  },
  sharedProfile: {
    quotes: ["account"],
    weight: 9,
    sentence: "They name the same profile URL.",
    origin: "reasoned",
  },
  sharedEmail: {
    quotes: ["email"],
    weight: 9,
    sentence: "They share a personal email address.",
    origin: "reasoned",
  },
  sharedRoleEmail: {
    quotes: ["email"],
    weight: 2,
    sentence: "They share a role mailbox that several people may read.",
    origin: "reasoned",
  },
  similarEmail: {
    quotes: ["email"],
    weight: 4,
    sentence: "Their email addresses differ only by a typo.",
    origin: "reasoned",
  },
  sharedPhone: { quotes: ["phone"], weight: 8, sentence: "They share a phone number.", origin: "reasoned" },
  sharedWebsite: { quotes: ["website"], weight: 4, sentence: "They name the same website.", origin: "reasoned" },
  namedWebsite: {
    quotes: ["website"],
    weight: 6,
    sentence: "It is the website that something else of theirs names.",
    origin: "reasoned",
  },
  sharedHandle: {
    quotes: ["account"],
    weight: 5,
    sentence: "They use the same handle on the same platform.",
    origin: "reasoned",
  },
  sharedBareHandle: {
    quotes: ["account"],
    weight: 2.5,
    sentence: "They use the same handle somewhere.",
    origin: "reasoned",
  },
  nameDomain: {
    quotes: ["website"],
    weight: 1.5,
    sentence: "The domain of the page is the person's name.",
    origin: "reasoned",
  },
  linkBack: {
    quotes: ["account"],
    weight: 8,
    sentence: "The page links back to a profile already known.",
    origin: "reasoned",
  },
  linkUnanswered: {
    quotes: ["account", "website"],
    weight: 0,
    sentence: "It links to a profile or website of theirs, as anybody could: nothing of theirs links back.",
    origin: "reasoned",
  },
  sharedPicture: {
    quotes: ["avatar"],
    weight: 5,
    sentence: "They show a picture from the same address (the address is compared, never a face).",
    origin: "reasoned",
  },
  filedUnderKey: {
    quotes: [],
    weight: 6.5,
    sentence: "The operator filed it under this person, and nothing in it contradicts that.",
    origin: "reasoned",
  },
  filedContradicted: {
    quotes: [],
    weight: 0,
    sentence: "The operator filed it under this person, but something in it contradicts that.",
    origin: "reasoned",
  },
  statedAddress: {
    quotes: [],
    weight: 7,
    sentence: "It was given as this person's, and nothing in it contradicts that.",
    origin: "reasoned",
  },
  statedContradicted: {
    quotes: [],
    weight: 0,
    sentence: "It was given as this person's, but something in it contradicts that.",
    origin: "reasoned",
  },
  differentRecordKey: {
    quotes: [],
    weight: -14,
    sentence: "They have different IDs in the same register.",
    origin: "reasoned",
    veto: true,
  },

  otherProfile: {
    quotes: ["account"],
    weight: -6,
    sentence: "They have different profiles at a network where people have one.",
    origin: "reasoned",
  },
  otherMailbox: {
    quotes: ["email"],
    weight: -4,
    sentence: "They have different mailboxes with their name at one domain.",
    origin: "reasoned",
  },

  differentNumber: {
    quotes: [],
    weight: -3,
    sentence: "Their national numbers differ (some lists give several to one person).",
    origin: "learnt on pairs, training half",
  },

  nameSame: { quotes: ["fullName"], weight: 0.5, sentence: "The name is the same.", origin: "reasoned" },
  nameForm: {
    quotes: ["fullName"],
    weight: 1,
    sentence: "The full name, with its middle parts, is written the same way.",
    origin: "reasoned",
  },
  nameCompatible: { quotes: ["fullName"], weight: 0, sentence: "The name is compatible.", origin: "reasoned" },
  nameSimilar: {
    quotes: ["fullName"],
    weight: -1,
    sentence: "The name is similar but not the same.",
    origin: "reasoned",
  },
  nameConflict: {
    quotes: ["fullName"],
    weight: -9,
    sentence: "The name is different.",
    origin: "reasoned",
    veto: true,
  },
  nameMissing: {
    quotes: ["fullName"],
    weight: -1,
    sentence: "The record states no name to compare.",
    origin: "reasoned",
  },
  nameInvented: {
    quotes: ["fullName"],
    weight: -3,
    sentence: "A single-word name that is not part of this person's name.",
    origin: "reasoned",
  },
  nameElsewhere: {
    quotes: ["fullName"],
    weight: -3.5,
    sentence: "The text names people, but not this person.",
    origin: "reasoned",
  },
  nameOneWord: {
    quotes: ["fullName"],
    weight: -2,
    sentence: "A single-word name cannot tell people apart.",
    origin: "reasoned",
  },
  nameRarity: {
    quotes: [],
    weight: 1,
    sentence: "The rarer the name, the more it counts.",
    origin: "reasoned",
  },
  middleSame: { quotes: ["fullName"], weight: 2.5, sentence: "The middle name is the same.", origin: "reasoned" },
  middleInitial: { quotes: ["fullName"], weight: 1.5, sentence: "The middle initial is the same.", origin: "reasoned" },
  middleConflict: { quotes: ["fullName"], weight: -5, sentence: "The middle name is different.", origin: "reasoned" },
  suffixSame: {
    quotes: ["fullName"],
    weight: 1.5,
    sentence: "Both are the elder, or both are the younger.",
    origin: "reasoned",
  },
  suffixConflict: {
    quotes: ["fullName"],
    weight: -6,
    sentence: "One is the elder, the other is the younger.",
    origin: "reasoned",
  },

  suffixMissing: {
    quotes: ["fullName"],
    weight: -1,
    sentence: "One is called the younger or elder, the other is not.",
    origin: "reasoned",
  },

  birthDay: { quotes: ["birthDate"], weight: 8, sentence: "Born on the same day.", origin: "reasoned" },
  birthMonth: { quotes: ["birthDate"], weight: 6, sentence: "Born in the same month.", origin: "reasoned" },
  birthYear: {
    quotes: ["birthDate"],
    weight: 4,
    sentence: "Born in the same year (one in fifty namesakes is).",
    origin: "reasoned",
  },
  birthSlip: {
    quotes: ["birthDate"],
    weight: 1.5,
    sentence: "The birth dates differ only by a typo.",
    origin: "reasoned",
  },
  birthNear: { quotes: ["birthDate"], weight: -1, sentence: "The birth years are one apart.", origin: "reasoned" },
  birthConflict: {
    quotes: ["birthDate"],
    weight: -10,
    sentence: "Born on a different date.",
    origin: "reasoned",
    veto: true,
  },
  birthUnlikely: {
    quotes: ["birthDate"],
    weight: -4,
    sentence: "Judging by age, born at a different time.",
    origin: "reasoned",
  },
  deathConflict: {
    quotes: ["deathDate", "birthDate"],
    weight: -6,
    sentence: "Died on a different date.",
    origin: "reasoned",
  },
  deathSame: { quotes: ["deathDate", "birthDate"], weight: 4, sentence: "Died at the same time.", origin: "reasoned" },
  outOfLifetime: {
    quotes: ["deathDate", "birthDate"],
    weight: -8,
    sentence: "Active outside this person's lifetime.",
    origin: "reasoned",
    veto: true,
  },

  placeTown: { quotes: ["location"], weight: 3.5, sentence: "The same town.", origin: "reasoned" },
  placeRegion: { quotes: ["location"], weight: 3, sentence: "The same state or region.", origin: "reasoned" },
  placeCountry: { quotes: ["location"], weight: 1, sentence: "The same country.", origin: "reasoned" },
  placeConflict: { quotes: ["location"], weight: -3, sentence: "Connected with another region.", origin: "reasoned" },
  countryConflict: {
    quotes: ["location"],
    weight: -2,
    sentence: "Connected with another country.",
    origin: "reasoned",
  },
  townDiffers: {
    quotes: ["location"],
    weight: -1,
    sentence: "The town is different, though people move.",
    origin: "reasoned",
  },
  employerSame: { quotes: ["experience"], weight: 4, sentence: "The same employer or body.", origin: "reasoned" },
  employerTime: {
    quotes: ["experience"],
    weight: 1,
    sentence: "The same employer in the same years.",
    origin: "reasoned",
  },
  employerStart: {
    quotes: ["experience"],
    weight: 2,
    sentence: "The same employer from the same year.",
    origin: "reasoned",
  },
  employerPost: {
    quotes: ["experience"],
    weight: 2,
    sentence: "The same employer with the same job title.",
    origin: "reasoned",
  },
  employerSecond: { quotes: ["experience"], weight: 3, sentence: "A second employer is the same.", origin: "reasoned" },
  employerNamed: {
    quotes: ["experience"],
    weight: 6,
    sentence: "The candidate's own documents name this employer.",
    origin: "reasoned",
  },
  employerAlone: {
    quotes: [],
    weight: 0.5,
    sentence: "Nobody else of this name was found with this employer.",
    origin: "reasoned",
  },
  employerHeadline: {
    quotes: ["experience", "article"],
    weight: 2.5,
    sentence: "The article that names the person has this employer in its headline.",
    origin: "reasoned",
  },
  employerDomain: {
    quotes: ["experience", "email"],
    weight: 3.5,
    sentence: "A page or mailbox is on the domain of the same employer.",
    origin: "reasoned",
  },
  employerDiffers: {
    quotes: ["experience"],
    weight: -1.5,
    sentence: "The employer is different, though people change jobs.",
    origin: "reasoned",
  },
  roleSame: { quotes: ["experience"], weight: 1, sentence: "The same role.", origin: "reasoned" },
  tradeSame: {
    quotes: ["experience"],
    weight: 2,
    sentence: "The same occupation, one that few people have.",
    origin: "reasoned",
  },
  roleConflict: {
    quotes: ["experience"],
    weight: -1,
    sentence: "A different role of the same kind.",
    origin: "reasoned",
  },
  affiliationSame: {
    quotes: ["membership"],
    weight: 0.8,
    sentence: "A membership in common (party, society, board).",
    origin: "reasoned",
  },
  affiliationConflict: {
    quotes: ["membership"],
    weight: -1.5,
    sentence: "No membership in common (party, society, board).",
    origin: "reasoned",
  },
  schoolSame: { quotes: ["education"], weight: 3, sentence: "The same school.", origin: "reasoned" },
  kinSame: { quotes: ["spouse"], weight: 3, sentence: "The same relative.", origin: "reasoned" },
  peerSame: {
    quotes: ["membership"],
    weight: 1.5,
    sentence: "Named together with the same other person.",
    origin: "reasoned",
  },
  genderConflict: { quotes: ["gender"], weight: -5, sentence: "A different gender is stated.", origin: "reasoned" },

  namesakesElsewhere: {
    quotes: [],
    weight: 2,
    sentence: "Every known namesake is ruled out by something else.",
    origin: "reasoned",
  },
  mixedRecord: {
    quotes: ANYTHING,
    weight: 0,
    sentence: "It mixes statements about several people.",
    origin: "reasoned",
  },
  namesakeFits: { quotes: ["fullName"], weight: -1, sentence: "A namesake matches just as well.", origin: "reasoned" },
  rivalRecords: {
    quotes: ANYTHING,
    weight: -1,
    sentence: "Matching records contradict each other.",
    origin: "reasoned",
  },
} as const satisfies Record<string, FeatureRule>;
export type FeatureName = keyof typeof FEATURES;

/** A feature from the table with what was compared; `factor` scales its weight (a rarity, a share). */
export function feature(name: FeatureName, detail: SeenDetail | null, factor = 1): Feature {
  return { name, weight: FEATURES[name].weight * factor, seen: detail };
}

/** What a detail of the feature may quote: anything, if the feature is no longer in the table. */
export function quotesOf(name: string): readonly Property[] {
  const rule: FeatureRule | undefined = FEATURES[name as FeatureName];
  return rule?.quotes ?? ANYTHING;
}

export function isVeto(name: string): boolean {
  const rule: FeatureRule | undefined = FEATURES[name as FeatureName];
  return rule?.veto === true;
}
