import { WEIGHTS } from "./weights.ts";

/** What a name can be to the person of a text. */
export const RELATIONS = ["employer", "school", "home", "birthplace", "spouse", "child"] as const;
export type Relation = (typeof RELATIONS)[number];

/** A linear model: of every feature its weight for each relation, in the order of `RELATIONS`. */
type Model = ReadonlyMap<string, ArrayLike<number>>;

let made: Model | undefined;

function trained(): Model {
  made ??= new Map(
    WEIGHTS.split("\n")
      .filter((line) => line !== "")
      .map((line) => {
        const [feature = "", row = ""] = line.split("\t");
        return [feature, Float64Array.from(row.split(" "), Number)];
      }),
  );
  return made;
}

/** How likely each relation is, 0 to 1, each by itself. */
export function likelihoods(features: readonly string[], model: Model = trained()): number[] {
  const sums = new Float64Array(RELATIONS.length);
  for (const feature of features) {
    const row = model.get(feature);
    if (row === undefined) continue;
    for (let i = 0; i < sums.length; i++) sums[i] = (sums[i] as number) + (row[i] as number);
  }
  return Array.from(sums, (sum) => 1 / (1 + Math.exp(-sum)));
}
