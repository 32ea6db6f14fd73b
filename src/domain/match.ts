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
