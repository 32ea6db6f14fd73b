/** What somebody has to do with a case in which nobody accuses them, as an article plainly says. */
export const CASE_PARTS = [
  "judge",
  "prosecutor",
  "lawyer",
  "investigator",
  "expert",
  "witness",
  "victim",
  "reporter",
  "untrueClaim",
  "notCharged",
] as const;
export type CasePart = (typeof CASE_PARTS)[number];
