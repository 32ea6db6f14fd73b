import type { Match } from "../domain/match.ts";

/** Below this an adverse item is not shown: a wrong one ruins an innocent name. */
export const SURE_IDENTITY = 0.99;

/** 0 to 1: the odds that a match's score (natural log) stands for; 1 where a person decided, 0 for what is not theirs. */
export function identityConfidence(match: Pick<Match, "judgement" | "score" | "judgedBy">): number {
  if (match.judgement !== "own") return 0;
  return match.judgedBy === "rule" ? 1 / (1 + Math.exp(-match.score)) : 1;
}
