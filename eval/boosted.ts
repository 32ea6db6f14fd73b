import type { Tree } from "../src/text/learned/trees.ts";

/** A training example for boosted trees: numbers, `NaN` for missing ones, and the label. */
export interface BoostedExample {
  readonly numbers: ArrayLike<number>;
  readonly label: boolean;
}

interface BoostedOptions {
  readonly rounds: number;
  readonly leaves: number;
  readonly rate: number;
  readonly minLeaf: number;
  readonly shrink: number;
  /** The shares of columns and of rows that each tree sees. */
  readonly columns: number;
  readonly rows: number;
}

/** Chosen with `train-sureness.ts --check`: with smaller or fewer trees, fewer pairs are in order. */
const BOOSTED: BoostedOptions = {
  rounds: 200,
  leaves: 16,
  rate: 0.06,
  minLeaf: 8,
  shrink: 3,
  columns: 0.5,
  rows: 0.8,
};

const BINS = 32;

/**
 * Boosted trees for a probability (Friedman 2001, with second-order leaves as in XGBoost, grown leaf by leaf, best
 * first): each tree sees a part of the rows and columns. The same examples give the same trees.
 */
export function boost(
  examples: readonly BoostedExample[],
  options: BoostedOptions = BOOSTED,
): { base: number; trees: Tree[] } {
  const width = examples[0]?.numbers.length ?? 0;
  const count = examples.length;
  const cuts = Array.from({ length: width }, (_, column) => cutsOf(examples, column));
  const bins = cuts.map((own, column) =>
    Uint8Array.from(examples, ({ numbers }) => binOf(numbers[column] as number, own)),
  );
  const positives = examples.filter(({ label }) => label).length;
  const base = Math.log(positives / Math.max(1, count - positives));
  const sums = new Float64Array(count).fill(base);
  const [slopes, curves] = [new Float64Array(count), new Float64Array(count)];
  const random = randomOf(1);
  const trees: Tree[] = [];
  for (let round = 0; round < options.rounds; round++) {
    for (let at = 0; at < count; at++) {
      const chance = 1 / (1 + Math.exp(-(sums[at] as number)));
      slopes[at] = chance - (examples[at]?.label ? 1 : 0);
      curves[at] = Math.max(1e-6, chance * (1 - chance));
    }
    const rows = Array.from({ length: count }, (_, at) => at).filter(() => random() < options.rows);
    const columns = Array.from({ length: width }, (_, at) => at).filter(() => random() < options.columns);
    const tree = grow(rows, columns, { bins, cuts, slopes, curves }, options);
    trees.push(tree);
    for (let at = 0; at < count; at++) sums[at] = (sums[at] as number) + leafOf(tree, bins, cuts, at);
  }
  return { base, trees };
}

interface Grown {
  readonly bins: readonly Uint8Array[];
  readonly cuts: readonly (readonly number[])[];
  readonly slopes: Float64Array;
  readonly curves: Float64Array;
}

interface Split {
  readonly gain: number;
  readonly column: number;
  /** Bins up to and including this one go left. */
  readonly bin: number;
  readonly missingLeft: boolean;
}

interface Leaf {
  readonly node: number;
  readonly rows: readonly number[];
  readonly split: Split | undefined;
}

function grow(rows: readonly number[], columns: readonly number[], seen: Grown, options: BoostedOptions): Tree {
  const nodes: { column: number; cut: number; missingLeft: boolean; left: number; right: number; value: number }[] = [];
  const addLeaf = (own: readonly number[]): Leaf => {
    const [slope, curve] = [sumOf(own, seen.slopes), sumOf(own, seen.curves)];
    nodes.push({
      column: -1,
      cut: 0,
      missingLeft: false,
      left: -1,
      right: -1,
      value: (-slope / (curve + options.shrink)) * options.rate,
    });
    return { node: nodes.length - 1, rows: own, split: bestSplit(own, columns, seen, options) };
  };
  const leaves = [addLeaf(rows)];
  while (leaves.length < options.leaves) {
    leaves.sort((a, b) => (b.split?.gain ?? 0) - (a.split?.gain ?? 0));
    const best = leaves[0];
    if (best?.split === undefined) break;
    const { column, bin, missingLeft } = best.split;
    const goesLeft = (row: number) => {
      const own = seen.bins[column]?.[row] as number;
      return own === MISSING ? missingLeft : own <= bin;
    };
    leaves.shift();
    const left = addLeaf(best.rows.filter(goesLeft));
    const right = addLeaf(best.rows.filter((row) => !goesLeft(row)));
    Object.assign(nodes[best.node] as object, {
      column,
      cut: seen.cuts[column]?.[bin] ?? Number.POSITIVE_INFINITY,
      missingLeft,
      left: left.node,
      right: right.node,
    });
    leaves.push(left, right);
  }
  return nodes;
}

function bestSplit(
  rows: readonly number[],
  columns: readonly number[],
  { bins, cuts, slopes, curves }: Grown,
  options: BoostedOptions,
): Split | undefined {
  if (rows.length < 2 * options.minLeaf) return undefined;
  const [allSlope, allCurve] = [sumOf(rows, slopes), sumOf(rows, curves)];
  const scoreOf = (slope: number, curve: number) => (slope * slope) / (curve + options.shrink);
  const whole = scoreOf(allSlope, allCurve);
  let best: Split | undefined;
  const [slope, curve, count] = [new Float64Array(BINS + 1), new Float64Array(BINS + 1), new Uint32Array(BINS + 1)];
  for (const column of columns) {
    slope.fill(0);
    curve.fill(0);
    count.fill(0);
    const own = bins[column] as Uint8Array;
    for (const row of rows) {
      const bin = own[row] as number;
      slope[bin] = (slope[bin] as number) + (slopes[row] as number);
      curve[bin] = (curve[bin] as number) + (curves[row] as number);
      count[bin] = (count[bin] as number) + 1;
    }
    const last = cuts[column]?.length ?? 0;
    for (const missingLeft of (count[MISSING] as number) > 0 ? [true, false] : [true]) {
      let [s, c, n] = missingLeft
        ? [slope[MISSING] as number, curve[MISSING] as number, count[MISSING] as number]
        : [0, 0, 0];
      for (let bin = 0; bin <= last; bin++) {
        s += slope[bin] as number;
        c += curve[bin] as number;
        n += count[bin] as number;
        if (n < options.minLeaf) continue;
        if (rows.length - n < options.minLeaf) break;
        const gain = scoreOf(s, c) + scoreOf(allSlope - s, allCurve - c) - whole;
        if (gain > (best?.gain ?? MIN_GAIN)) best = { gain, column, bin, missingLeft };
      }
    }
  }
  return best;
}

const MIN_GAIN = 0.5;
const MISSING = BINS;

function sumOf(rows: readonly number[], of: Float64Array): number {
  let sum = 0;
  for (const row of rows) sum += of[row] as number;
  return sum;
}

function leafOf(tree: Tree, bins: readonly Uint8Array[], cuts: readonly (readonly number[])[], row: number): number {
  let at = 0;
  for (;;) {
    const node = tree[at] as Tree[number];
    if (node.column < 0) return node.value;
    const bin = bins[node.column]?.[row] as number;
    const cut = cuts[node.column]?.indexOf(node.cut) ?? -1;
    const isLeft = bin === MISSING ? node.missingLeft : cut < 0 ? true : bin <= cut;
    at = isLeft ? node.left : node.right;
  }
}

/** The values at which a column is divided, at most one fewer than there are bins. */
function cutsOf(examples: readonly BoostedExample[], column: number): number[] {
  const values = examples.map(({ numbers }) => numbers[column] as number).filter((each) => !Number.isNaN(each));
  const distinct = [...new Set(values)].sort((a, b) => a - b);
  if (distinct.length < BINS)
    return distinct.slice(0, -1).map((each, at) => rounded((each + (distinct[at + 1] as number)) / 2));
  const sorted = values.sort((a, b) => a - b);
  const cuts = new Set<number>();
  for (let part = 1; part < BINS; part++)
    cuts.add(rounded(sorted[Math.floor((part * sorted.length) / BINS)] as number));
  return [...cuts].sort((a, b) => a - b);
}

function rounded(value: number): number {
  return Number(value.toPrecision(4));
}

/** Values up to and including a cut go left. */
function binOf(value: number, cuts: readonly number[]): number {
  if (Number.isNaN(value)) return MISSING;
  let bin = 0;
  while (bin < cuts.length && value > (cuts[bin] as number)) bin++;
  return bin;
}

/** The linear congruential generator of ISO C's sample `rand`, 0 to 1. */
function randomOf(start: number): () => number {
  let seed = start;
  return () => {
    seed = (Math.imul(seed, 1103515245) + 12345) & 0x7fffffff;
    return (seed >>> 8) / 0x800000;
  };
}
