type FeaturePart = string | number | boolean | undefined;

/** Adds one feature, as a tagged template: the parts of its name are joined only where the name is needed. */
export type AddFeature = (
  words: readonly string[],
  a?: FeaturePart,
  b?: FeaturePart,
  c?: FeaturePart,
  d?: FeaturePart,
) => void;

/** Adds all features of something, always in the same order. */
export type Features = (add: AddFeature) => void;

/** A linear model. */
export interface LinearModel {
  /** For every feature, by the hash of its name, the index of its first weight. */
  readonly starts: ReadonlyMap<number, number>;
  /** One for each output of every feature. */
  readonly weights: Float64Array;
  readonly outputs: number;
}

/**
 * Reads a table of weights as written by `eval/`: one feature per line, followed by a tab and its weights, separated
 * by blanks.
 */
export function readWeights(table: string, outputs: number): LinearModel {
  const lines = table.split("\n").filter((line) => line !== "");
  const starts = new Map<number, number>();
  const weights = new Float64Array(lines.length * outputs);
  for (const [at, line] of lines.entries()) {
    const [feature = "", row = ""] = line.split("\t");
    const hash = hashOf([feature]);
    if (starts.has(hash)) throw new Error(`${feature}: another feature of the table has the same hash`);
    starts.set(hash, at * outputs);
    weights.set(row.split(" ").map(Number), at * outputs);
  }
  return { starts, weights, outputs };
}

/** How likely each output is, 0 to 1, independently of the others. */
export function chancesOf(features: Features, { starts, weights, outputs }: LinearModel): number[] {
  const sums: number[] = [];
  for (let i = 0; i < outputs; i++) sums.push(0);
  features((words, a, b, c, d) => {
    const start = starts.get(hashOf(words, a, b, c, d));
    if (start === undefined) return;
    for (let i = 0; i < outputs; i++) sums[i] = (sums[i] as number) + (weights[start + i] as number);
  });
  for (let i = 0; i < outputs; i++) sums[i] = 1 / (1 + Math.exp(-(sums[i] as number)));
  return sums;
}

/** 32-bit FNV-1a over the UTF-16 units of a name. */
function hashOf(words: readonly string[], a?: FeaturePart, b?: FeaturePart, c?: FeaturePart, d?: FeaturePart): number {
  let hash = hashOn(0x811c9dc5, words[0]);
  if (words.length > 1) hash = hashOn(hashOn(hash, a), words[1]);
  if (words.length > 2) hash = hashOn(hashOn(hash, b), words[2]);
  if (words.length > 3) hash = hashOn(hashOn(hash, c), words[3]);
  if (words.length > 4) hash = hashOn(hashOn(hash, d), words[4]);
  return hash;
}

function hashOn(before: number, value: FeaturePart): number {
  const text = typeof value === "string" ? value : String(value);
  let hash = before;
  for (let i = 0; i < text.length; i++) hash = Math.imul(hash ^ text.charCodeAt(i), 0x01000193);
  return hash;
}
