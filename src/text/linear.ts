/** A linear model: of every feature its weight for each output. */
export type LinearModel = ReadonlyMap<string, ArrayLike<number>>;

/** A table of weights as `eval/` writes it: a feature, a tab, and its weights with blanks between, a line each. */
export function readWeights(table: string): LinearModel {
  return new Map(
    table
      .split("\n")
      .filter((line) => line !== "")
      .map((line) => {
        const [feature = "", row = ""] = line.split("\t");
        return [feature, Float64Array.from(row.split(" "), Number)];
      }),
  );
}

/** How likely each of the outputs is, 0 to 1, each by itself. */
export function chancesOf(features: readonly string[], model: LinearModel, outputs: number): number[] {
  const sums = new Float64Array(outputs);
  for (const feature of features) {
    const row = model.get(feature);
    if (row === undefined) continue;
    for (let i = 0; i < outputs; i++) sums[i] = (sums[i] as number) + (row[i] as number);
  }
  return Array.from(sums, (sum) => 1 / (1 + Math.exp(-sum)));
}
