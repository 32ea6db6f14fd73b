import type { Features } from "../src/text/learned/linear.ts";
import { roundsOf } from "./rounds.ts";

/**
 * A training example for a linear model: for each output whether it applies, `undefined` if unlabelled, and its weight.
 */
export interface LinearExample {
  readonly features: readonly string[];
  readonly labels: readonly (boolean | undefined)[];
  readonly weightOf: (label: boolean) => number;
}

const MIN_SEEN = 3;
const ROUNDS = 8;
const RATE = 0.1;
const SHRINK = 0.002;
const MIN_WEIGHT = 0.05;

/** The names of the features, in order. */
export function namesOf(features: Features): string[] {
  const names: string[] = [];
  features((words, ...values) =>
    names.push(words.map((word, at) => (at === 0 ? word : `${values[at - 1]}${word}`)).join("")),
  );
  return names;
}

/** The probability of each output, independently, 0 to 1, according to a model in training. */
export function chancesOf(features: readonly string[], model: Trained, outputs: number): number[] {
  const sums = Array.from({ length: outputs }, () => 0);
  for (const feature of features) {
    const row = model.get(feature);
    if (row === undefined) continue;
    for (let i = 0; i < outputs; i++) sums[i] = (sums[i] ?? 0) + (row[i] ?? 0);
  }
  return sums.map((sum) => 1 / (1 + Math.exp(-sum)));
}

/** Each feature's weights by name, one per output. */
type Trained = ReadonlyMap<string, readonly number[]>;

/** Logistic regression per output with AdaGrad and slight shrinkage; the same examples always give the same weights. */
export function trainLinear(all: readonly LinearExample[], outputs: number): Map<string, number[]> {
  const counts = new Map<string, number>();
  for (const { features } of all) for (const feature of features) counts.set(feature, (counts.get(feature) ?? 0) + 1);
  const model = new Map<string, number[]>();
  const squares = new Map<string, number[]>();
  for (const [feature, count] of counts) {
    if (count < MIN_SEEN) continue;
    model.set(
      feature,
      Array.from({ length: outputs }, () => 0),
    );
    squares.set(
      feature,
      Array.from({ length: outputs }, () => 1e-6),
    );
  }
  for (const order of roundsOf(all.length, ROUNDS)) {
    for (const at of order) {
      const { features, labels, weightOf } = all[at] as LinearExample;
      const chances = chancesOf(features, model, outputs);
      for (const [output, label] of labels.entries()) {
        if (label === undefined) continue;
        const error = ((chances[output] ?? 0) - (label ? 1 : 0)) * weightOf(label);
        for (const feature of features) {
          const row = model.get(feature);
          const square = squares.get(feature);
          if (row === undefined || square === undefined) continue;
          const slope = error + SHRINK * (row[output] ?? 0);
          square[output] = (square[output] ?? 0) + slope * slope;
          row[output] = (row[output] ?? 0) - (RATE * slope) / Math.sqrt(square[output] ?? 1);
        }
      }
    }
  }
  return model;
}

/** The lines of a table of weights, without negligible ones, escaped for a template literal. */
export function linesOfWeights(model: Trained): string[] {
  return [...model]
    .map(([feature, row]): [string, string[]] => [
      feature,
      row.map((weight) => weight.toFixed(2).replace(/^(-?)0\./u, "$1.")),
    ])
    .filter(([, row]) => row.some((weight) => Math.abs(Number(weight)) >= MIN_WEIGHT))
    .map(([feature, row]) => `${feature}\t${row.join(" ")}`.replace(/[\\`]|\$(?=\{)/gu, "\\$&"))
    .sort();
}
