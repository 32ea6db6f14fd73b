import type { Property } from "../domain/claim.ts";
import type { Feature } from "../domain/match.ts";

/** Where a weight's size comes from. */
export type WeightOrigin = "reasoned" | "learnt on pairs, training half";

export interface FeatureRule {
  /** Natural-log odds added to the score. */
  readonly weight: number;
  readonly sentence: string;
  readonly origin: WeightOrigin;
  /** The properties that a detail may quote: it is shown where every one of them is. */
  readonly quotes: readonly Property[];
  /** A veto: whatever else agrees, the record is not the candidate's own. */
  readonly veto?: true;
}

/** A detail that may quote whatever a record says of a person. */
const ANYTHING = ["fullName", "birthDate", "location", "experience"] as const;

/** The one table of weights: what each agreement or contradiction is worth, in words. */
export const FEATURES = {
  sharedRecordKey: {
    quotes: [],
    weight: 14,
    sentence: "They carry the same key at the same register.",
    origin: "reasoned",
  },
  sharedProfile: {
    quotes: ["account"],
    weight: 9,
    sentence: "They name the same profile address.",
    origin: "reasoned",
  },
  sharedEmail: {
    quotes: ["email"],
    weight: 9,
    sentence: "They share an e-mail address of one person.",
    origin: "reasoned",
  },
  sharedRoleEmail: {
    quotes: ["email"],
    weight: 2,
    sentence: "They share a mailbox that many people read.",
    origin: "reasoned",
  },
  similarEmail: {
    quotes: ["email"],
    weight: 4,
    sentence: "Their e-mail addresses differ by a slip of the pen.",
    origin: "reasoned",
  },
  sharedPhone: { quotes: ["phone"], weight: 8, sentence: "They share a phone number.", origin: "reasoned" },
  sharedWebsite: { quotes: ["website"], weight: 4, sentence: "They name the same website.", origin: "reasoned" },
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
  linkBack: {
    quotes: ["account"],
    weight: 8,
    sentence: "The page links back to a profile already known.",
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
    sentence: "The operator filed it under the person's own key, and nothing in it speaks against that.",
    origin: "reasoned",
  },
  statedAddress: {
    quotes: [],
    weight: 7,
    sentence: "It stands under an address that was given as the person's, and nothing in it speaks against that.",
    origin: "reasoned",
  },
  differentRecordKey: {
    quotes: [],
    weight: -14,
    sentence: "One register gives them two different keys.",
    origin: "reasoned",
    veto: true,
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
    sentence: "The name is written the same way, middle parts and all.",
    origin: "reasoned",
  },
  nameCompatible: { quotes: ["fullName"], weight: 0, sentence: "The name is compatible.", origin: "reasoned" },
  nameSimilar: { quotes: ["fullName"], weight: -1, sentence: "The name is similar, not the same.", origin: "reasoned" },
  nameConflict: {
    quotes: ["fullName"],
    weight: -9,
    sentence: "The name is another one.",
    origin: "reasoned",
    veto: true,
  },
  nameMissing: { quotes: ["fullName"], weight: -1, sentence: "The record names nobody we know.", origin: "reasoned" },
  nameInvented: {
    quotes: ["fullName"],
    weight: -3,
    sentence: "A name of one word that is no part of the person's.",
    origin: "reasoned",
  },
  nameElsewhere: {
    quotes: ["fullName"],
    weight: -3.5,
    sentence: "The text names people, but not this one.",
    origin: "reasoned",
  },
  nameOneWord: {
    quotes: ["fullName"],
    weight: -2,
    sentence: "A name of a single word tells nobody apart.",
    origin: "reasoned",
  },
  nameRarity: {
    quotes: [],
    weight: 1,
    sentence: "The fewer people bear the name, the more it tells.",
    origin: "reasoned",
  },
  middleSame: { quotes: ["fullName"], weight: 2.5, sentence: "The middle name is the same.", origin: "reasoned" },
  middleInitial: { quotes: ["fullName"], weight: 1.5, sentence: "The middle initial is the same.", origin: "reasoned" },
  middleConflict: { quotes: ["fullName"], weight: -5, sentence: "The middle name is another one.", origin: "reasoned" },
  suffixSame: {
    quotes: ["fullName"],
    weight: 1.5,
    sentence: "Both are the elder, or both the younger.",
    origin: "reasoned",
  },
  suffixConflict: {
    quotes: ["fullName"],
    weight: -6,
    sentence: "One is the elder, the other the younger.",
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
    sentence: "Birth dates one slip of the pen apart.",
    origin: "reasoned",
  },
  birthNear: { quotes: ["birthDate"], weight: -1, sentence: "Birth years next to each other.", origin: "reasoned" },
  birthConflict: {
    quotes: ["birthDate"],
    weight: -10,
    sentence: "Born at another time.",
    origin: "reasoned",
    veto: true,
  },
  birthUnlikely: { quotes: ["birthDate"], weight: -4, sentence: "By age, born at another time.", origin: "reasoned" },
  deathConflict: {
    quotes: ["deathDate", "birthDate"],
    weight: -6,
    sentence: "Died at another time.",
    origin: "reasoned",
  },
  deathSame: { quotes: ["deathDate", "birthDate"], weight: 4, sentence: "Died at the same time.", origin: "reasoned" },
  outOfLifetime: {
    quotes: ["deathDate", "birthDate"],
    weight: -8,
    sentence: "Acts outside the person's lifetime.",
    origin: "reasoned",
    veto: true,
  },

  placeTown: { quotes: ["location"], weight: 3.5, sentence: "The same town.", origin: "reasoned" },
  placeRegion: {
    quotes: ["location"],
    weight: 3,
    sentence: "The same state or region (one in fifty).",
    origin: "reasoned",
  },
  placeCountry: { quotes: ["location"], weight: 1, sentence: "The same country.", origin: "reasoned" },
  placeConflict: { quotes: ["location"], weight: -3, sentence: "Tied to another region.", origin: "reasoned" },
  countryConflict: { quotes: ["location"], weight: -2, sentence: "Tied to another country.", origin: "reasoned" },
  employerSame: { quotes: ["experience"], weight: 4, sentence: "The same employer or body.", origin: "reasoned" },
  employerTime: { quotes: ["experience"], weight: 1, sentence: "… in the same years.", origin: "reasoned" },
  employerStart: { quotes: ["experience"], weight: 2, sentence: "… from the same year on.", origin: "reasoned" },
  employerPost: { quotes: ["experience"], weight: 2, sentence: "… under the same title.", origin: "reasoned" },
  employerSecond: { quotes: ["experience"], weight: 3, sentence: "A second employer is the same.", origin: "reasoned" },
  employerNamed: {
    quotes: ["experience"],
    weight: 6,
    sentence: "The candidate's own documents name this employer.",
    origin: "reasoned",
  },
  employerDiffers: {
    quotes: ["experience"],
    weight: -1.5,
    sentence: "Another employer (people change them).",
    origin: "reasoned",
  },
  roleSame: { quotes: ["experience"], weight: 1, sentence: "The same role.", origin: "reasoned" },
  roleConflict: { quotes: ["experience"], weight: -1, sentence: "Another role of the same kind.", origin: "reasoned" },
  affiliationSame: { quotes: ["membership"], weight: 0.8, sentence: "The same party.", origin: "reasoned" },
  affiliationConflict: { quotes: ["membership"], weight: -1.5, sentence: "Another party.", origin: "reasoned" },
  schoolSame: { quotes: ["education"], weight: 3, sentence: "The same school.", origin: "reasoned" },
  kinSame: { quotes: ["spouse"], weight: 3, sentence: "The same relative.", origin: "reasoned" },
  peerSame: {
    quotes: ["membership"],
    weight: 1.5,
    sentence: "Named together with the same person.",
    origin: "reasoned",
  },
  genderConflict: { quotes: ["gender"], weight: -5, sentence: "Another gender is stated.", origin: "reasoned" },

  namesakesElsewhere: {
    quotes: [],
    weight: 2,
    sentence: "Every known namesake is tied to something else.",
    origin: "reasoned",
  },
  mixedRecord: {
    quotes: ANYTHING,
    weight: 0,
    sentence: "What it says cannot be told apart by person.",
    origin: "reasoned",
  },
  namesakeFits: { quotes: ["fullName"], weight: 0, sentence: "A namesake fits as well.", origin: "reasoned" },
  rivalRecords: {
    quotes: ANYTHING,
    weight: 0,
    sentence: "Records that fit contradict each other.",
    origin: "reasoned",
  },
} as const satisfies Record<string, FeatureRule>;
export type FeatureName = keyof typeof FEATURES;

/** A feature of the table with what was seen; `factor` scales its weight (a rarity, a share). */
export function feature(name: FeatureName, detail: string, factor = 1): Feature {
  return { name, weight: FEATURES[name].weight * factor, detail };
}

/** What a detail of the feature may quote; of a feature that is no longer in the table, anything. */
export function quotesOf(name: string): readonly Property[] {
  const rule: FeatureRule | undefined = FEATURES[name as FeatureName];
  return rule?.quotes ?? ANYTHING;
}

export function isVeto(name: string): boolean {
  const rule: FeatureRule | undefined = FEATURES[name as FeatureName];
  return rule?.veto === true;
}
