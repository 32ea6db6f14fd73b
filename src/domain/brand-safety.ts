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

/** Flags that tell of politics, belief or sexuality (GDPR, article 9): judged only where a lookup names them and its purpose lets it. */
export const ASKED_FLAGS = [
  "politicalContent",
  "religiousContent",
  "adultContent",
] as const satisfies readonly BrandSafetyFlag[];
export type AskedFlag = (typeof ASKED_FLAGS)[number];

export function isAskedFlag(flag: string): flag is AskedFlag {
  return (ASKED_FLAGS as readonly string[]).includes(flag);
}
