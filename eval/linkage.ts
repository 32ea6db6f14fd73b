import { type LinkageColumn, LEVELS, LinkageTable } from "./linkage-table.ts";

export type { ColumnKind, LinkageColumn } from "./linkage-table.ts";

/** Rows of one list, each about one person; a person may occur several times, misspelt. Missing values are `""`. */
export interface LinkageInput {
  readonly columns: readonly LinkageColumn[];
  readonly rows: readonly (readonly string[])[];
  /** `plain` is the textbook model: equal, similar or different per column, no frequencies, no swapped names. */
  readonly model: "graded" | "plain";
}

export interface LinkageResult {
  /** The pairs most likely to be one person, likeliest first, with their natural-log odds. */
  readonly pairs: readonly ScoredPair[];
  /** How many pairs were compared. */
  readonly compared: number;
  /** The cluster number of each row. */
  readonly clusters: readonly number[];
}

interface ScoredPair {
  readonly a: number;
  readonly b: number;
  readonly score: number;
}

/**
 * Finds rows about the same person, with the model of Fellegi and Sunter (1969) and graded agreement. The value of each
 * level of agreement is learnt from the list itself by expectation maximisation, without labels: among the pairs
 * compared, m from those that are one person and u from those that are two. Rows are joined by average linkage, so that
 * one weak bridge does not merge two people. Bounded: in a long list, the pairs with the rarest keys are compared.
 */
export function linkRecords(input: LinkageInput): LinkageResult {
  // By content, not by position in the list: the same rows in another order give the same clusters.
  const order = input.rows
    .map((row, at) => ({ at, key: row.join("\u0000") }))
    .sort((x, y) => (x.key < y.key ? -1 : x.key > y.key ? 1 : 0));
  const sorted = linkSorted({ ...input, rows: order.map(({ at }) => input.rows[at] ?? []) });
  const place = (row: number): number => order[row]?.at ?? row;
  const clusters = input.rows.map(() => 0);
  for (const [row, cluster] of sorted.clusters.entries()) clusters[place(row)] = cluster;
  return { ...sorted, pairs: sorted.pairs.map(({ a, b, score }) => ({ a: place(a), b: place(b), score })), clusters };
}

function linkSorted(input: LinkageInput): LinkageResult {
  const table = new LinkageTable(input.columns, input.rows, input.model === "plain");
  const candidates = candidatePairs(table);
  const patterns = readPatterns(table, candidates);
  const model = learnModel(table, patterns, candidates.length);
  const pairs = likeliestPairs(table, model, candidates, patterns);
  const clusters = clusterRows(table.rows.length, pairs, (a, b) => scorePair(table, model, a, b));
  return { pairs, compared: candidates.length, clusters };
}

const ALL_PAIRS_UP_TO = 2500;
const MAX_BLOCK = 60;
const MAX_PAIRS = 3_000_000;
const CHANCE_PAIRS = 200_000;
/** Less likely pairs are not reported: one in 22,000. */
const MIN_SCORE = -10;

/** Pairs of rows, as two columns of row numbers. */
interface Candidates {
  readonly a: Int32Array;
  readonly b: Int32Array;
  readonly length: number;
}

/** All pairs of a short list; for a long one those that share a blocking key, rarest keys first. */
function candidatePairs(table: LinkageTable): Candidates {
  const n = table.rows.length;
  const most = n <= ALL_PAIRS_UP_TO ? (n * (n - 1)) / 2 : MAX_PAIRS;
  const a = new Int32Array(most);
  const b = new Int32Array(most);
  let length = 0;
  const seen = n <= ALL_PAIRS_UP_TO ? undefined : new Set<number>();
  const blocks = seen === undefined ? [Int32Array.from({ length: n }, (_, row) => row)] : blocksOf(table);
  for (const block of blocks) {
    for (const [at, x] of block.entries()) {
      for (let next = at + 1; next < block.length && length < most; next++) {
        const y = block[next] ?? 0;
        if (seen?.has(x * n + y)) continue;
        seen?.add(x * n + y);
        a[length] = x;
        b[length++] = y;
      }
    }
  }
  return { a, b, length };
}

/**
 * Rows that share a key, smallest groups first: each value as a whole, its beginning, its end, its beginning with
 * another column's.
 */
function blocksOf(table: LinkageTable): Int32Array[] {
  const columns = table.columns.map((_, at) => at);
  const keyers: ((row: number) => string)[] = [];
  for (const at of columns) {
    keyers.push((row) => table.value(row, at));
    keyers.push((row) => (table.value(row, at).length > 5 ? table.value(row, at).slice(0, -2) : ""));
    keyers.push((row) => (table.value(row, at).length > 5 ? table.value(row, at).slice(2) : ""));
    for (const other of columns.slice(at + 1)) {
      keyers.push((row) => {
        const [x, y] = [table.value(row, at).slice(0, 3), table.value(row, other).slice(0, 4)];
        return x.length < 2 || y.length < 2 ? "" : `${x}|${y}`;
      });
    }
  }
  const blocks: Int32Array[] = [];
  for (const keyOf of keyers) {
    const rows = Map.groupBy(table.rows.keys(), keyOf);
    for (const [key, block] of rows)
      if (key !== "" && block.length > 1 && block.length <= MAX_BLOCK) blocks.push(Int32Array.from(block));
  }
  return blocks.sort((x, y) => x.length - y.length);
}

/** The distinct combinations of levels among the pairs, how often each occurs, and which one each pair has. */
interface Patterns {
  readonly levels: readonly Uint8Array[];
  readonly counts: readonly number[];
  readonly of: Int32Array;
}

function readPatterns(table: LinkageTable, { a, b, length }: Candidates): Patterns {
  const known = new Map<string, number>();
  const levels: Uint8Array[] = [];
  const counts: number[] = [];
  const of = new Int32Array(length);
  for (let pair = 0; pair < length; pair++) {
    const pattern = table.levels(a[pair] ?? 0, b[pair] ?? 0);
    const key = String.fromCharCode(...pattern);
    let index = known.get(key);
    if (index === undefined) {
      index = levels.push(pattern) - 1;
      known.set(key, index);
    }
    counts[index] = (counts[index] ?? 0) + 1;
    of[pair] = index;
  }
  return { levels, counts, of };
}

interface Model {
  /** By column and level, the log of m/u. */
  readonly weights: readonly Float64Array[];
  /** By column, how often two random values are equal. */
  readonly chance: readonly number[];
  /** The log odds that a candidate pair is one person, before its columns are compared. */
  readonly prior: number;
}

/**
 * Expectation maximisation over the patterns. Pairs that share a blocking key are more similar than random pairs even
 * if they are two people, so u is learnt together with m, starting from random pairs: on FEBRL 3 the plain model with u
 * fixed at chance joins all neighbours (B-cubed precision .16), with u learnt it joins none (1.00).
 */
function learnModel(table: LinkageTable, patterns: Patterns, total: number): Model {
  const chance = chanceLevels(table);
  let u = chance;
  let m: Float64Array[] = u.map((levels) => levels.map((_, level) => START[level] ?? 0));
  let share = Math.min(0.5, table.rows.length / total);
  for (let round = 0; round < 40; round++) {
    const weights = logRatios(m, u);
    const prior = Math.log(share / (1 - share));
    const matched = m.map(() => new Float64Array(LEVELS));
    const unmatched = m.map(() => new Float64Array(LEVELS));
    let sum = 0;
    for (const [index, levels] of patterns.levels.entries()) {
      const count = patterns.counts[index] ?? 0;
      const part = count / (1 + Math.exp(-prior - weigh(weights, levels)));
      sum += part;
      for (let at = 0; at < levels.length; at++) {
        const level = levels[at] ?? 0;
        addTo(matched[at], level, part);
        addTo(unmatched[at], level, count - part);
      }
    }
    share = Math.min(0.5, Math.max(1e-6, sum / total));
    m = matched.map((levels) => normaliseLevels(levels, 1));
    u = unmatched.map((levels) => normaliseLevels(levels, 1));
  }
  return {
    weights: logRatios(m, u),
    chance: chance.map((levels) => levels[1] ?? 1e-6),
    prior: Math.log(share / (1 - share)),
  };
}

/** The initial similarity of two rows about one person, by level. */
const START = [0, 0.7, 0.12, 0.06, 0.04, 0.08];

function addTo(sums: Float64Array | undefined, level: number, value: number): void {
  if (sums !== undefined) sums[level] = (sums[level] ?? 0) + value;
}

function logRatios(m: readonly Float64Array[], u: readonly Float64Array[]): Float64Array[] {
  return m.map((levels, at) =>
    levels.map((value, level) => (level === 0 ? 0 : Math.log(value / (u[at]?.[level] ?? 1e-6)))),
  );
}

function weigh(weights: readonly Float64Array[], levels: Uint8Array): number {
  let sum = 0;
  for (let at = 0; at < levels.length; at++) sum += weights[at]?.[levels[at] ?? 0] ?? 0;
  return sum;
}

/** How often random pairs reach each level: rows a fixed stride apart, so that runs are repeatable. */
function chanceLevels(table: LinkageTable): Float64Array[] {
  const n = table.rows.length;
  const sums = table.columns.map(() => new Float64Array(LEVELS));
  let drawn = 0;
  for (let stride = 1 + Math.floor(n / 3); drawn < CHANCE_PAIRS && stride < n; stride += 7) {
    for (let a = 0; a + stride < n && drawn < CHANCE_PAIRS; a++, drawn++) {
      const levels = table.levels(a, a + stride);
      for (const [at, sum] of sums.entries()) addTo(sum, levels[at] ?? 0, 1);
    }
  }
  return sums.map((sum) => normaliseLevels(sum, 0.5));
}

function normaliseLevels(sum: Float64Array, smoothing: number): Float64Array {
  let total = 0;
  for (let level = 1; level < LEVELS; level++) total += (sum[level] ?? 0) + smoothing;
  return sum.map((value, level) => (level === 0 ? 0 : (value + smoothing) / total));
}

function likeliestPairs(
  table: LinkageTable,
  model: Model,
  { a, b, length }: Candidates,
  patterns: Patterns,
): ScoredPair[] {
  const scores = patterns.levels.map((levels) => weigh(model.weights, levels) + model.prior);
  const pairs: ScoredPair[] = [];
  for (let pair = 0; pair < length; pair++) {
    const index = patterns.of[pair] ?? 0;
    const [x, y] = [a[pair] ?? 0, b[pair] ?? 0];
    const score = (scores[index] ?? 0) + raritiesOf(table, model, patterns.levels[index], x);
    if (score > MIN_SCORE) pairs.push({ a: x, b: y, score });
  }
  return pairs.sort((x, y) => y.score - x.score || x.a - y.a || x.b - y.b);
}

function scorePair(table: LinkageTable, model: Model, a: number, b: number): number {
  const levels = table.levels(a, b);
  return model.prior + weigh(model.weights, levels) + raritiesOf(table, model, levels, a);
}

/**
 * An equal rare value is worth more than an equal frequent one; half of the textbook's correction, since slips also
 * make rare values.
 */
function raritiesOf(table: LinkageTable, model: Model, levels: Uint8Array | undefined, row: number): number {
  if (levels === undefined || table.plain) return 0;
  let sum = 0;
  for (let at = 0; at < levels.length; at++) {
    if (levels[at] !== 1) continue;
    const share = (table.counts[at]?.get(table.value(row, at)) ?? 1) / table.rows.length;
    sum += Math.max(-2, Math.min(2, 0.5 * Math.log((model.chance[at] ?? share) / share)));
  }
  return sum;
}

/**
 * Average linkage: the two clusters whose rows fit best on average are joined while that average is above even odds. A
 * large cluster is represented by some of its rows.
 */
function clusterRows(n: number, pairs: readonly ScoredPair[], scoreOf: (a: number, b: number) => number): number[] {
  const clusterOf = Array.from({ length: n }, (_, row) => row);
  const members = new Map<number, number[]>(clusterOf.map((row) => [row, [row]]));
  const refused = new Set<string>();
  for (const { a, b, score } of pairs) {
    if (score <= 0) break;
    const [x, y] = [clusterOf[a] ?? a, clusterOf[b] ?? b];
    const left = members.get(x) ?? [];
    const right = members.get(y) ?? [];
    const attempt = `${x} ${left.length} ${y} ${right.length}`;
    if (x === y || refused.has(attempt)) continue;
    const [some, others] = [sampleOf(left), sampleOf(right)];
    let sum = 0;
    for (const one of some) for (const other of others) sum += Math.max(-6, Math.min(12, scoreOf(one, other)));
    if (sum < 0) {
      refused.add(attempt);
      continue;
    }
    for (const row of right) clusterOf[row] = x;
    left.push(...right);
    members.delete(y);
  }
  return clusterOf;
}

const MAX_SAMPLE = 16;

/** Rows spread evenly over a cluster. */
function sampleOf(rows: readonly number[]): readonly number[] {
  if (rows.length <= MAX_SAMPLE) return rows;
  return Array.from({ length: MAX_SAMPLE }, (_, at) => rows[Math.floor((at * rows.length) / MAX_SAMPLE)] ?? 0);
}
