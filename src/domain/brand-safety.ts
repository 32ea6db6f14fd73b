/** The eight flags of the wire contract, and what they stand for. They judge posts, never people. */
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

/**
 * Flags that reveal politics, beliefs or sexuality (GDPR, article 9): judged only if a lookup asks for them and its
 * purpose allows it.
 */
export const ASKED_FLAGS = [
  "politicalContent",
  "religiousContent",
  "adultContent",
] as const satisfies readonly BrandSafetyFlag[];
export type AskedFlag = (typeof ASKED_FLAGS)[number];

export function isAskedFlag(flag: string): flag is AskedFlag {
  return (ASKED_FLAGS as readonly string[]).includes(flag);
}
