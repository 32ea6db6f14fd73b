import type { Match } from "../domain/match.ts";

/** Below this an adverse item is not shown: a wrong one ruins an innocent person's name. */
export const SURE_IDENTITY = 0.99;

/**
 * The probability that a match's score (natural-log odds) stands for, 0 to 1; 1 if a person decided, 0 for what is not
 * theirs.
 */
export function identityConfidence(match: Pick<Match, "judgement" | "score" | "judgedBy">): number {
  if (match.judgement !== "own") return 0;
  return match.judgedBy === "rule" ? 1 / (1 + Math.exp(-match.score)) : 1;
}
