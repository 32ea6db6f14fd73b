import type { FoundCandidate } from "../db/candidate.ts";
import { readWords } from "../names/scripts.ts";
import type { Ranking } from "./rank.ts";

/** Why a person was found: `name`, or how the name differs; then the context words that match. */
export function describeMatch(ranking: Ranking, candidate: FoundCandidate): string[] {
  const reasons = ranking.reasons.length > 0 ? [...new Set(ranking.reasons)] : ["name"];
  return [...reasons, ...ranking.context.map((word) => `${contextField(word, candidate)}: ${word}`)];
}

/**
 * 0 to 1, by how the name was found and how many of the other words match. A single word names many people. The figure
 * orders results and is shown; whether a document is about somebody is decided elsewhere, on evidence.
 */
export function likelihoodOf(ranking: Ranking): number {
  const base = BASE[ranking.wave] ?? 0.4;
  const share = ranking.asked === 0 ? 1 : ranking.matched / ranking.asked;
  const supported = ranking.matched > 0 ? Math.min(0.99, base + 0.03 * ranking.matched) : base;
  const alone = ranking.single && ranking.matched === 0 ? 0.6 : 1;
  return Math.round(supported * (0.7 + 0.3 * share) * alone * 100) / 100;
}

/** By wave: exact, variant, prefix, variants of both words, one typing error, more. */
const BASE: readonly number[] = [0.95, 0.93, 0.93, 0.93, 0.85, 0.83, 0.83, 0.6, 0.6, 0.8, 0.8, 0.7, 0.68, 0.68, 0.45];

function contextField(word: string, candidate: FoundCandidate): string {
  const has = (text: string | null) => text !== null && readWords(text).some((each) => each.text === word);
  if (has(candidate.company)) return "company";
  if (has(candidate.location)) return "location";
  return has(candidate.headline) ? "headline" : "context";
}
