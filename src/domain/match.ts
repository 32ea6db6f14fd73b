import type { SeenDetail } from "./seen-detail.ts";

/** Whether a record is the candidate, somebody else, or undecided. Undecided records contribute nothing. */
export const JUDGEMENTS = ["own", "other", "undecided"] as const;
export type Judgement = (typeof JUDGEMENTS)[number];

/** One reason in a match's score: an additive log-weight, with what was compared; `null` if there is nothing to say beside the reason. */
export interface Feature {
  readonly name: string;
  readonly weight: number;
  readonly seen: SeenDetail | null;
}

/** The scored comparison of a record with the candidate. */
export interface Match {
  readonly judgement: Judgement;
  readonly score: number;
  readonly features: readonly Feature[];
  /** `rule`, or `decision` if a person decided; the decision says who. */
  readonly judgedBy: string;
}

/**
 * A score as a probability, 0 to 1, that the record is the candidate's. About one in twenty of the records that sources
 * have under a name are about the person who is meant; the score says how much likelier the record is than any of
 * those.
 */
export function shareOf(score: number): number {
  return 1 / (1 + Math.exp(LOG_BEARERS - score));
}

/** The natural logarithm of twenty. */
const LOG_BEARERS = 3;
