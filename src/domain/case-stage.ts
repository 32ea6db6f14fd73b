/**
 * How far a case has come, according to an article. `extradited`: handed over to the state that asked for them;
 * `liable`: a civil court ruled against them. `dropped`: charges withdrawn, or proceedings ended without a
 * verdict; `overturned`: a conviction quashed; `sanctioned`: a measure by a body that is not a criminal court (a
 * rebuke, a title withdrawn, assets frozen, a bankruptcy); `disqualified`: struck off, or barred from an office.
 */
export const CASE_STAGES = [
  "alleged",
  "investigated",
  "sued",
  "arrested",
  "charged",
  "extradited",
  "tried",
  "liable",
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

/** Whether a case ended well for the person in it. */
export function isCleared(stage: CaseStage): boolean {
  return stage === "dropped" || stage === "acquitted" || stage === "overturned" || stage === "pardoned";
}
