import type { Feature } from "../domain/match.ts";

/** Where a weight's size comes from. */
export type WeightOrigin = "reasoned" | "learnt on pairs, training half";

export interface FeatureRule {
  /** Natural-log odds added to the score. */
  readonly weight: number;
  readonly sentence: string;
  readonly origin: WeightOrigin;
  /** A veto: whatever else agrees, the record is not the candidate's own. */
  readonly veto?: true;
}

/** The one table of weights: what each agreement or contradiction is worth, in words. */
export const FEATURES = {
  sharedRecordKey: { weight: 14, sentence: "They carry the same key at the same register.", origin: "reasoned" },
  sharedProfile: { weight: 9, sentence: "They name the same profile address.", origin: "reasoned" },
  sharedEmail: { weight: 9, sentence: "They share an e-mail address of one person.", origin: "reasoned" },
  sharedRoleEmail: { weight: 2, sentence: "They share a mailbox that many people read.", origin: "reasoned" },
  similarEmail: { weight: 4, sentence: "Their e-mail addresses differ by a slip of the pen.", origin: "reasoned" },
  sharedPhone: { weight: 8, sentence: "They share a phone number.", origin: "reasoned" },
  sharedWebsite: { weight: 4, sentence: "They name the same website.", origin: "reasoned" },
  sharedHandle: { weight: 5, sentence: "They use the same handle on the same platform.", origin: "reasoned" },
  sharedBareHandle: { weight: 2.5, sentence: "They use the same handle somewhere.", origin: "reasoned" },
  linkBack: { weight: 8, sentence: "The page links back to a profile already known.", origin: "reasoned" },
  sharedPicture: {
    weight: 5,
    sentence: "They show a picture from the same address (the address is compared, never a face).",
    origin: "reasoned",
  },
  differentRecordKey: {
    weight: -14,
    sentence: "One register gives them two different keys.",
    origin: "reasoned",
    veto: true,
  },

  differentNumber: {
    weight: -3,
    sentence: "Their national numbers differ (some lists give several to one person).",
    origin: "learnt on pairs, training half",
  },

  nameSame: { weight: 0.5, sentence: "The name is the same.", origin: "reasoned" },
  nameForm: { weight: 1, sentence: "The name is written the same way, middle parts and all.", origin: "reasoned" },
  nameCompatible: { weight: 0, sentence: "The name is compatible.", origin: "reasoned" },
  nameSimilar: { weight: -1, sentence: "The name is similar, not the same.", origin: "reasoned" },
  nameConflict: { weight: -9, sentence: "The name is another one.", origin: "reasoned", veto: true },
  nameMissing: { weight: -1, sentence: "The record names nobody we know.", origin: "reasoned" },
  nameInvented: { weight: -3, sentence: "A name of one word that is no part of the person's.", origin: "reasoned" },
  nameElsewhere: { weight: -3.5, sentence: "The text names people, but not this one.", origin: "reasoned" },
  nameOneWord: { weight: -2, sentence: "A name of a single word tells nobody apart.", origin: "reasoned" },
  nameRarity: { weight: 1, sentence: "The fewer people bear the name, the more it tells.", origin: "reasoned" },
  middleSame: { weight: 2.5, sentence: "The middle name is the same.", origin: "reasoned" },
  middleInitial: { weight: 1.5, sentence: "The middle initial is the same.", origin: "reasoned" },
  middleConflict: { weight: -5, sentence: "The middle name is another one.", origin: "reasoned" },
  suffixSame: { weight: 1.5, sentence: "Both are the elder, or both the younger.", origin: "reasoned" },
  suffixConflict: { weight: -6, sentence: "One is the elder, the other the younger.", origin: "reasoned" },

  suffixMissing: { weight: -1, sentence: "One is called the younger or elder, the other is not.", origin: "reasoned" },

  birthDay: { weight: 8, sentence: "Born on the same day.", origin: "reasoned" },
  birthMonth: { weight: 6, sentence: "Born in the same month.", origin: "reasoned" },
  birthYear: { weight: 4, sentence: "Born in the same year (one in fifty namesakes is).", origin: "reasoned" },
  birthSlip: { weight: 1.5, sentence: "Birth dates one slip of the pen apart.", origin: "reasoned" },
  birthNear: { weight: -1, sentence: "Birth years next to each other.", origin: "reasoned" },
  birthConflict: { weight: -10, sentence: "Born at another time.", origin: "reasoned", veto: true },
  birthUnlikely: { weight: -4, sentence: "By age, born at another time.", origin: "reasoned" },
  deathConflict: { weight: -6, sentence: "Died at another time.", origin: "reasoned" },
  deathSame: { weight: 4, sentence: "Died at the same time.", origin: "reasoned" },
  outOfLifetime: { weight: -8, sentence: "Acts outside the person's lifetime.", origin: "reasoned", veto: true },

  placeTown: { weight: 3.5, sentence: "The same town.", origin: "reasoned" },
  placeRegion: { weight: 3, sentence: "The same state or region (one in fifty).", origin: "reasoned" },
  placeCountry: { weight: 1, sentence: "The same country.", origin: "reasoned" },
  placeConflict: { weight: -3, sentence: "Tied to another region.", origin: "reasoned" },
  countryConflict: { weight: -2, sentence: "Tied to another country.", origin: "reasoned" },
  employerSame: { weight: 4, sentence: "The same employer or body.", origin: "reasoned" },
  employerTime: { weight: 1, sentence: "… in the same years.", origin: "reasoned" },
  employerStart: { weight: 2, sentence: "… from the same year on.", origin: "reasoned" },
  employerPost: { weight: 2, sentence: "… under the same title.", origin: "reasoned" },
  employerSecond: { weight: 3, sentence: "A second employer is the same.", origin: "reasoned" },
  employerNamed: { weight: 6, sentence: "The candidate's own documents name this employer.", origin: "reasoned" },
  employerDiffers: { weight: -1.5, sentence: "Another employer (people change them).", origin: "reasoned" },
  roleSame: { weight: 1, sentence: "The same role.", origin: "reasoned" },
  roleConflict: { weight: -1, sentence: "Another role of the same kind.", origin: "reasoned" },
  affiliationSame: { weight: 0.8, sentence: "The same party.", origin: "reasoned" },
  affiliationConflict: { weight: -1.5, sentence: "Another party.", origin: "reasoned" },
  schoolSame: { weight: 3, sentence: "The same school.", origin: "reasoned" },
  kinSame: { weight: 3, sentence: "The same relative.", origin: "reasoned" },
  peerSame: { weight: 1.5, sentence: "Named together with the same person.", origin: "reasoned" },
  genderConflict: { weight: -5, sentence: "Another gender is stated.", origin: "reasoned" },

  namesakesElsewhere: {
    weight: 2,
    sentence: "Every known namesake is tied to something else.",
    origin: "reasoned",
  },
  mixedRecord: { weight: 0, sentence: "What it says cannot be told apart by person.", origin: "reasoned" },
  namesakeFits: { weight: 0, sentence: "A namesake fits as well.", origin: "reasoned" },
  rivalRecords: { weight: 0, sentence: "Records that fit contradict each other.", origin: "reasoned" },
} as const satisfies Record<string, FeatureRule>;
export type FeatureName = keyof typeof FEATURES;

/** A feature of the table with what was seen; `factor` scales its weight (a rarity, a share). */
export function feature(name: FeatureName, detail: string, factor = 1): Feature {
  return { name, weight: FEATURES[name].weight * factor, detail };
}

export function isVeto(name: string): boolean {
  const rule: FeatureRule | undefined = FEATURES[name as FeatureName];
  return rule?.veto === true;
}
