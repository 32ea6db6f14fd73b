/** Whether a record is the candidate, somebody else, or cannot be told. Undecided feeds nothing. */
export const JUDGEMENTS = ["own", "other", "undecided"] as const;
export type Judgement = (typeof JUDGEMENTS)[number];

/** One reason in a match's score: an additive log-weight with the sentence a person reads. */
export interface Feature {
  readonly name: string;
  readonly weight: number;
  readonly detail: string;
}

/** The scored comparison of a record with the candidate. */
export interface Match {
  readonly judgement: Judgement;
  readonly score: number;
  readonly features: readonly Feature[];
  /** `rule`, or `decision` where a person decided; who that was stands with the decision. */
  readonly judgedBy: string;
}

/**
 * A score as a share, 0 to 1: that the record is the candidate's. About one in twenty of what sources have under a name is about
 * the one of that name who is meant; the score says by how much the record is likelier to be than any of those.
 */
export function shareOf(score: number): number {
  return 1 / (1 + Math.exp(LOG_BEARERS - score));
}

/** The natural logarithm of twenty. */
const LOG_BEARERS = 3;
