/** The eight flags of the wire, and what they stand for. They judge posts, never persons. */
export const BRAND_SAFETY_FLAGS = [
  "adultContent",
  "alcohol",
  "crimeRelatedContent",
  "offensiveContent",
  "politicalContent",
  "pranks",
  "religiousContent",
  "toxicContent",
] as const;
export type BrandSafetyFlag = (typeof BRAND_SAFETY_FLAGS)[number];
