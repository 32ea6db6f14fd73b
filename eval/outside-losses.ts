import type { Schemas } from "../src/client/client.ts";
import { answerHolds, type OutsideFact, type OutsidePerson } from "./outside-score.ts";

/**
 * Where a fact in a source was lost: the source was not asked for it, its record was not judged the person's, or it was
 * read but not reported.
 */
export type LossStage = "not asked" | "other" | "undecided" | "not told";

/** A true fact that a source has and the profile does not show. */
export interface Loss {
  readonly group: string;
  readonly value: string;
  readonly stage: LossStage;
  /** The source that got furthest with it, or those that have it if none was asked for it. */
  readonly source: string;
}

/**
 * How far each missing fact got. A datasource that contains all its words and is the person's own got furthest: its
 * reader did not state the fact, or the profile does not show it.
 */
export function findLosses(
  missing: readonly OutsideFact[],
  { answers }: OutsidePerson,
  datasources: readonly Schemas["Datasource"][],
): Loss[] {
  return missing.map((fact) => {
    const { group, value } = fact;
    const kept = datasources.filter(({ data }) => answerHolds(data, fact));
    for (const judgement of ["own", "undecided"] as const) {
      const holding = kept.filter((each) => each.judgement === judgement && each.recordIds.length > 0);
      const stage = judgement === "own" ? "not told" : "undecided";
      if (holding.length > 0) return { group, value, stage, source: namesOf(holding) };
    }
    if (kept.length > 0) return { group, value, stage: "other", source: namesOf(kept) };
    const holding = answers.filter(({ id, body }) => /^(?:own|mix)-/u.test(id) && answerHolds(body, fact));
    return { group, value, stage: "not asked", source: namesOf(holding) };
  });
}

/** How many facts were lost at each stage, by source and then by group. */
export function countLosses(losses: readonly Loss[]): Record<string, Record<string, number>> {
  const table: Record<string, Record<string, number>> = {};
  for (const { stage, source, group } of losses) {
    const row = (table[`${stage}: ${source}`] ??= {});
    row[group] = (row[group] ?? 0) + 1;
  }
  return table;
}

function namesOf(holding: readonly { readonly connector: string }[]): string {
  return [...new Set(holding.map(({ connector }) => connector))].sort().join(", ");
}
