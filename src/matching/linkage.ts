import { editDistance } from "../names/distance.ts";
import { isNicknameOf } from "../names/nicknames.ts";
import { foldWords } from "./name-parts.ts";

/** What a column holds: it decides how two of its values are compared. */
export type ColumnKind = "given" | "family" | "date" | "email" | "code" | "text";

export interface LinkageColumn {
  readonly name: string;
  readonly kind: ColumnKind;
}

/** Rows of one list that hold one person, each more than once perhaps and misspelt. Absent values are `""`. */
export interface LinkageInput {
  readonly columns: readonly LinkageColumn[];
  readonly rows: readonly (readonly string[])[];
  /** `plain` is the textbook model: equal, alike or different per column, no frequencies, no swapped names. */
  readonly model: "graded" | "plain";
}

export interface LinkageResult {
  /** Pairs that were compared, with the natural-log odds that they are one person. */
  readonly pairs: readonly { readonly a: number; readonly b: number; readonly score: number }[];
  /** The number of the cluster of each row. */
  readonly clusters: readonly number[];
}

/**
 * Finds the rows that are one person: the model of Fellegi and Sunter (1969) with graded agreement. What a
 * level of agreement is worth is learnt from the list itself by expectation maximisation, without labels: among
 * chance pairs (u) and, block by block, among pairs that share something else (m). Rows are joined by average
 * linkage, so that one weak bridge does not merge two people.
 */
export function linkRecords(input: LinkageInput): LinkageResult {
  // By content, not by place in the list: the same rows in another order give the same clusters.
  const order = input.rows
    .map((row, at) => ({ at, key: row.join("\u0000") }))
    .sort((x, y) => (x.key < y.key ? -1 : x.key > y.key ? 1 : 0));
  const sorted = linkSorted({ ...input, rows: order.map(({ at }) => input.rows[at] ?? []) });
  const place = (row: number): number => order[row]?.at ?? row;
  const clusters = input.rows.map(() => 0);
  for (const [row, cluster] of sorted.clusters.entries()) clusters[place(row)] = cluster;
  return { pairs: sorted.pairs.map(({ a, b, score }) => ({ a: place(a), b: place(b), score })), clusters };
}

function linkSorted(input: LinkageInput): LinkageResult {
  const table = new Table(input);
  const candidates = candidatePairs(table);
  const model = learnModel(table, candidates);
  const pairs = candidates.map(([a, b]) => ({ a, b, score: scorePair(table, model, a, b) }));
  return { pairs, clusters: clusterRows(input.rows.length, pairs, (a, b) => scorePair(table, model, a, b)) };
}

/** Levels per column: 0 a value is missing, 1 equal, then ever less alike; the last is different. */
const LEVELS = 6;
const DIFFERENT = LEVELS - 1;
const ALL_PAIRS_UP_TO = 2500;
const MAX_BLOCK = 60;
const CHANCE_PAIRS = 200_000;

function normalise(value: string, kind: ColumnKind): string {
  if (kind === "email") return value.trim().toLowerCase();
  if (kind === "date") return value.replace(/\D/gu, "");
  if (kind === "code") return value.replace(/\s/gu, "").toLowerCase();
  return foldWords(value).join(" ");
}

const COMPARERS: Readonly<Record<ColumnKind, (x: string, y: string) => number>> = {
  given: compareWords,
  family: compareWords,
  date: compareDates,
  email: compareEmails,
  code: compareCodes,
  text: compareTexts,
};

function compareWords(x: string, y: string): number {
  const edits = editDistance(x, y, 3);
  if (edits <= 1) return 2;
  if (isNicknameOf(x, y)) return 3;
  if (edits === 2 && Math.max(x.length, y.length) > 4) return 3;
  if (
    x[0] === y[0] &&
    (x.length === 1 || y.length === 1 || x.startsWith(y) || y.startsWith(x) || (edits === 3 && x.length > 6))
  )
    return 4;
  return DIFFERENT;
}

/** Dates as eight figures: a slip, two of three parts, the year or day and month, nothing. */
function compareDates(x: string, y: string): number {
  const edits = editDistance(x, y, 2);
  if (edits <= 1) return 2;
  const parts = (date: string) => [date.slice(0, 4), date.slice(4, 6), date.slice(6, 8)];
  const [a, b] = [parts(x), parts(y)];
  const same = a.filter((part, at) => part === b[at]).length;
  const swapped = a[0] === b[0] && a[1] === b[2] && a[2] === b[1];
  if (same === 2 || swapped || edits === 2) return 3;
  const years = Math.abs(Number(a[0]) - Number(b[0]));
  if (a[0] === b[0] || (same === 1 && years <= 10) || (years <= 1 && x.length === 8)) return 4;
  return DIFFERENT;
}

function compareEmails(x: string, y: string): number {
  const [localX = "", domainX = ""] = x.split("@");
  const [localY = "", domainY = ""] = y.split("@");
  const edits = editDistance(x, y, 4);
  if (edits <= 2) return 2;
  if (localX === localY || edits <= 4) return 3;
  if (domainX === domainY || editDistance(localX, localY, 2) <= 2) return 4;
  return DIFFERENT;
}

function compareCodes(x: string, y: string): number {
  const edits = editDistance(x, y, 2);
  return edits === 1 ? 2 : edits === 2 && x.length > 4 ? 3 : DIFFERENT;
}

function compareTexts(x: string, y: string): number {
  const edits = editDistance(x, y, 4);
  if (edits <= 1) return 2;
  if (edits <= 2 && x.length > 4) return 3;
  if ((edits <= 4 && x.length > 8) || (x.length > 3 && y.length > 3 && (x.startsWith(y) || y.startsWith(x)))) return 4;
  return DIFFERENT;
}

/** All pairs of a short list; of a long one those that share a blocking key. */
function candidatePairs(table: Table): [number, number][] {
  const n = table.rows.length;
  const pairs: [number, number][] = [];
  if (n <= ALL_PAIRS_UP_TO) {
    for (let a = 0; a < n; a++) for (let b = a + 1; b < n; b++) pairs.push([a, b]);
    return pairs;
  }
  const seen = new Set<number>();
  for (const block of blocksOf(table)) {
    for (const [a, b] of pairsOf(block)) {
      if (seen.has(a * n + b)) continue;
      seen.add(a * n + b);
      pairs.push([a, b]);
    }
  }
  return pairs;
}

function* pairsOf(block: readonly number[]): Generator<[number, number]> {
  for (let i = 0; i < block.length; i++)
    for (let j = i + 1; j < block.length; j++) yield [block[i] ?? 0, block[j] ?? 0];
}

/** Rows that share a key: each value whole, its beginning with another column's, its end. */
function* blocksOf(table: Table): Generator<readonly number[]> {
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
  for (const keyOf of keyers) {
    const blocks = new Map<string, number[]>();
    for (let row = 0; row < table.rows.length; row++) {
      const key = keyOf(row);
      if (key === "") continue;
      const block = blocks.get(key);
      if (block === undefined) blocks.set(key, [row]);
      else block.push(row);
    }
    for (const block of blocks.values()) if (block.length > 1 && block.length <= MAX_BLOCK) yield block;
  }
}

interface Model {
  /** By column and level, the log of m/u. */
  readonly weights: readonly Float64Array[];
  /** By column, how often two chance values are equal. */
  readonly chance: readonly number[];
  /** Log odds that a candidate pair is one person, before its columns are looked at. */
  readonly prior: number;
}

function learnModel(table: Table, candidates: readonly (readonly [number, number])[]): Model {
  const u = chanceLevels(table);
  const vectors = new Map<string, { levels: Uint8Array; count: number }>();
  for (const [a, b] of candidates) {
    const levels = table.levels(a, b);
    const key = levels.join("");
    const known = vectors.get(key);
    if (known === undefined) vectors.set(key, { levels, count: 1 });
    else known.count++;
  }
  const all = [...vectors.values()];
  let m: Float64Array[] = u.map((levels) => levels.map((_, level) => [0, 0.7, 0.12, 0.06, 0.04, 0.08][level] ?? 0));
  let share = Math.min(0.5, table.rows.length / candidates.length);
  for (let round = 0; round < 40; round++) {
    const sums = m.map(() => new Float64Array(LEVELS));
    let matched = 0;
    let total = 0;
    for (const { levels, count } of all) {
      let odds = Math.log(share / (1 - share));
      for (let at = 0; at < levels.length; at++) {
        const level = levels[at] ?? 0;
        if (level > 0) odds += Math.log((m[at]?.[level] ?? 1e-6) / (u[at]?.[level] ?? 1e-6));
      }
      const weight = count / (1 + Math.exp(-odds));
      matched += weight;
      total += count;
      for (let at = 0; at < levels.length; at++) {
        const sum = sums[at];
        const level = levels[at] ?? 0;
        if (sum !== undefined) sum[level] = (sum[level] ?? 0) + weight;
      }
    }
    share = Math.min(0.5, Math.max(1e-6, matched / total));
    m = sums.map((sum) => normaliseLevels(sum, 1));
  }
  return {
    weights: m.map((levels, at) =>
      levels.map((value, level) => (level === 0 ? 0 : Math.log(value / (u[at]?.[level] ?? 1e-6)))),
    ),
    chance: u.map((levels) => levels[1] ?? 1e-6),
    prior: Math.log(share / (1 - share)),
  };
}

/** How often chance pairs reach each level: rows a fixed stride apart, so that a run repeats itself. */
function chanceLevels(table: Table): Float64Array[] {
  const n = table.rows.length;
  const sums = table.columns.map(() => new Float64Array(LEVELS));
  let drawn = 0;
  for (let stride = 1 + Math.floor(n / 3); drawn < CHANCE_PAIRS && stride < n; stride += 7) {
    for (let a = 0; a + stride < n && drawn < CHANCE_PAIRS; a++, drawn++) {
      const levels = table.levels(a, a + stride);
      for (const [at, sum] of sums.entries()) {
        const level = levels[at] ?? 0;
        sum[level] = (sum[level] ?? 0) + 1;
      }
    }
  }
  return sums.map((sum) => normaliseLevels(sum, 0.5));
}

function normaliseLevels(sum: Float64Array, smoothing: number): Float64Array {
  let total = 0;
  for (let level = 1; level < LEVELS; level++) total += (sum[level] ?? 0) + smoothing;
  return sum.map((value, level) => (level === 0 ? 0 : (value + smoothing) / total));
}

function scorePair(table: Table, model: Model, a: number, b: number): number {
  const levels = table.levels(a, b);
  let score = model.prior;
  for (let at = 0; at < levels.length; at++) {
    const level = levels[at] ?? 0;
    score += model.weights[at]?.[level] ?? 0;
    if (level === 1 && !table.plain) score += rarity(table, model, at, table.value(a, at));
  }
  return score;
}

/** An equal rare value is worth more than an equal frequent one; half of the textbook's correction, as slips make rare values. */
function rarity(table: Table, model: Model, column: number, value: string): number {
  const share = (table.counts[column]?.get(value) ?? 1) / table.rows.length;
  return Math.max(-2, Math.min(2, 0.5 * Math.log((model.chance[column] ?? share) / share)));
}

/** Average linkage: the two clusters whose rows fit best on average are joined while that average is above even odds. */
function clusterRows(n: number, pairs: LinkageResult["pairs"], scoreOf: (a: number, b: number) => number): number[] {
  const clusterOf = Array.from({ length: n }, (_, row) => row);
  const members = new Map<number, number[]>(clusterOf.map((row) => [row, [row]]));
  const strong = pairs.filter(({ score }) => score > 0).sort((x, y) => y.score - x.score || x.a - y.a || x.b - y.b);
  for (const { a, b } of strong) {
    const [x, y] = [clusterOf[a] ?? a, clusterOf[b] ?? b];
    if (x === y) continue;
    const left = members.get(x) ?? [];
    const right = members.get(y) ?? [];
    let sum = 0;
    for (const one of left) for (const other of right) sum += Math.max(-6, Math.min(12, scoreOf(one, other)));
    if (sum / (left.length * right.length) < 0) continue;
    for (const row of right) clusterOf[row] = x;
    left.push(...right);
    members.delete(y);
  }
  return clusterOf;
}

class Table {
  readonly columns: readonly LinkageColumn[];
  readonly rows: readonly (readonly string[])[];
  readonly plain: boolean;
  readonly givenAt: number;
  readonly familyAt: number;
  /** How many rows hold a value, by column. */
  readonly counts: readonly ReadonlyMap<string, number>[];

  constructor(input: LinkageInput) {
    this.columns = input.columns;
    this.rows = input.rows.map((row) => row.map((value, at) => normalise(value, input.columns[at]?.kind ?? "text")));
    this.plain = input.model === "plain";
    this.givenAt = input.columns.findIndex(({ kind }) => kind === "given");
    this.familyAt = input.columns.findIndex(({ kind }) => kind === "family");
    this.counts = input.columns.map((_, at) => {
      const counts = new Map<string, number>();
      for (const row of this.rows) {
        const value = row[at] ?? "";
        if (value !== "") counts.set(value, (counts.get(value) ?? 0) + 1);
      }
      return counts;
    });
  }

  value(row: number, column: number): string {
    return this.rows[row]?.[column] ?? "";
  }

  /** The levels of two rows, column by column; names that were swapped are compared crosswise. */
  levels(a: number, b: number): Uint8Array {
    const levels = new Uint8Array(this.columns.length);
    for (let at = 0; at < levels.length; at++) levels[at] = this.level(at, this.value(a, at), this.value(b, at));
    if (!this.plain && this.givenAt >= 0 && this.familyAt >= 0) this.uncross(levels, a, b);
    return levels;
  }

  private level(column: number, x: string, y: string): number {
    if (x === "" || y === "") return 0;
    if (x === y) return 1;
    if (this.plain) return editDistance(x, y, 2) <= (x.length > 5 ? 2 : 1) ? 2 : DIFFERENT;
    return COMPARERS[this.columns[column]?.kind ?? "text"](x, y);
  }

  private uncross(levels: Uint8Array, a: number, b: number): void {
    const [g, f] = [this.givenAt, this.familyAt];
    const straight = (levels[g] || 3) + (levels[f] || 3);
    const crossed: [number, number] = [
      this.level(g, this.value(a, g), this.value(b, f)),
      this.level(f, this.value(a, f), this.value(b, g)),
    ];
    if ((crossed[0] === 1 || crossed[1] === 1) && (crossed[0] || 3) + (crossed[1] || 3) < straight - 2)
      [levels[g], levels[f]] = crossed;
  }
}
