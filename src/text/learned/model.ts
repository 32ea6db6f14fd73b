import { chancesOf, type Features, type LinearModel, readWeights } from "./linear.ts";
import { WEIGHTS } from "./weights.ts";

/** What a name can be to the person a text is about. */
export const RELATIONS = ["employer", "school", "home", "birthplace", "spouse", "child"] as const;
export type Relation = (typeof RELATIONS)[number];

let made: LinearModel | undefined;

/** How likely each relation is, 0 to 1, independently of the others, in the order of `RELATIONS`. */
export function likelihoods(features: Features): number[] {
  made ??= readWeights(WEIGHTS, RELATIONS.length);
  return chancesOf(features, made);
}
