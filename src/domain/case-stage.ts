/**
 * How far a case has come, as an article says it. `dropped` charges withdrawn or proceedings ended without a verdict;
 * `overturned` a conviction quashed; `sanctioned` a measure of a body that is no criminal court (a rebuke, a title taken, assets
 * frozen, a bankruptcy); `disqualified` struck off, or barred from an office.
 */
export const CASE_STAGES = [
  "alleged",
  "investigated",
  "sued",
  "arrested",
  "charged",
  "tried",
  "convicted",
  "fined",
  "sanctioned",
  "disqualified",
  "sentenced",
  "settled",
  "dropped",
  "acquitted",
  "overturned",
  "pardoned",
] as const;
export type CaseStage = (typeof CASE_STAGES)[number];

/** A case that ended well for who was in it. */
export function isCleared(stage: CaseStage): boolean {
  return stage === "dropped" || stage === "acquitted" || stage === "overturned" || stage === "pardoned";
}
