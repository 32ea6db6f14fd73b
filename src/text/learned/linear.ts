type FeaturePart = string | number | boolean | undefined;

/** Says one feature, as a tagged template: only those who have to know its name join its words. */
export type AddFeature = (
  words: readonly string[],
  a?: FeaturePart,
  b?: FeaturePart,
  c?: FeaturePart,
  d?: FeaturePart,
) => void;

/** Says all features of something, always in the same order. */
export type Features = (add: AddFeature) => void;

/** A linear model. */
export interface LinearModel {
  /** Of every feature, by the hash of its name, where its weights begin. */
  readonly starts: ReadonlyMap<number, number>;
  /** One for each output of each feature. */
  readonly weights: Float64Array;
  readonly outputs: number;
}

/** A table of weights as `eval/` writes it: a feature, a tab, and its weights with blanks between, a line each. */
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

/** How likely each of the outputs is, 0 to 1, each by itself. */
export function chancesOf(features: Features, { starts, weights, outputs }: LinearModel): number[] {
  const sums = new Float64Array(outputs);
  features((words, a, b, c, d) => {
    const start = starts.get(hashOf(words, a, b, c, d));
    if (start === undefined) return;
    for (let i = 0; i < outputs; i++) sums[i] = (sums[i] as number) + (weights[start + i] as number);
  });
  return Array.from(sums, (sum) => 1 / (1 + Math.exp(-sum)));
}

/** FNV-1a over the UTF-16 units of a name, 32 bits. */
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
