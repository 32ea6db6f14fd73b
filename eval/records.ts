import { existsSync, readdirSync, readFileSync, statSync } from "node:fs";
import { basename, join } from "node:path";
import { gunzipSync } from "node:zlib";
import { type ColumnKind, type LinkageColumn, type LinkageResult, linkRecords } from "./linkage.ts";
import { wilson } from "./homonym-trap.ts";

interface List {
  readonly name: string;
  readonly columns: readonly LinkageColumn[];
  readonly rows: readonly (readonly string[])[];
  /** The true person of each row. */
  readonly truth: readonly string[];
}

/**
 * Lists of people in which one person occurs several times, misspelt: which rows belong together? Next to each result
 * is that of the plain model of Fellegi and Sunter on the same file. The figures at the top are those of the first list
 * with a `cluster` column, or otherwise of the first list.
 */
export async function run(options: { dir: string }): Promise<Record<string, unknown>> {
  const lists = joinHalves(filesOf(options.dir).flatMap((path) => readList(path) ?? []));
  const files = Object.fromEntries(
    lists.map((list) => [list.name, { graded: evaluate(list, "graded"), plain: evaluate(list, "plain") }]),
  );
  const main = lists.find(({ truth, name }) => name.includes("fake") && truth.length > 0) ?? lists[0];
  return {
    ...(main === undefined ? {} : files[main.name]?.graded),
    files,
    weights: "learnt from each list itself by expectation maximisation, without its labels",
  };
}

function filesOf(dir: string): string[] {
  if (existsSync(dir) && statSync(dir).isFile()) return [dir];
  return readdirSync(dir)
    .filter((name) => /\.csv(?:\.gz)?$/u.test(name))
    .sort()
    .map((name) => join(dir, name));
}

const KINDS: readonly (readonly [RegExp, ColumnKind])[] = [
  [/^(?:first_?name|given_?name|forename)$/u, "given"],
  [/^(?:surname|last_?name|family_?name)$/u, "family"],
  [/^(?:dob|date_of_birth|birth_?date)$/u, "date"],
  [/^e?-?mail$/u, "email"],
  [/^(?:soc_sec_id|ssn|postcode.*|phone.*|street_number)$/u, "code"],
  [/^(?:city|suburb|state|address_\d|birth_place|occupation|gender|town)$/u, "text"],
];

/** A list with its truth: a `cluster` column, or record IDs like `rec-12-dup-0`. `undefined` for any other file. */
function readList(path: string): List | undefined {
  const bytes = readFileSync(path);
  const text = (path.endsWith(".gz") ? gunzipSync(bytes) : bytes).toString("utf8");
  const [header = [], ...rows] = parseCsv(text);
  const names = header.map((one) => one.trim().toLowerCase());
  const truthAt = names.findIndex((one) => one === "cluster" || one === "rec_id");
  if (truthAt < 0) return undefined;
  const truth = rows.map((row) => row[truthAt] ?? "").map((id) => /^(rec-\d+)-/u.exec(id)?.[1] ?? id);
  const used = names.flatMap((name, at) => {
    const kind = KINDS.find(([pattern]) => pattern.test(name))?.[1];
    return kind === undefined || at === truthAt ? [] : [{ name, kind, at }];
  });
  return {
    name: basename(path).replace(/\.csv(?:\.gz)?$/u, ""),
    columns: used.map(({ name, kind }) => ({ name, kind })),
    rows: rows.map((row) => used.map(({ at }) => (row[at] ?? "").trim())),
    truth,
  };
}

/** `dataset4a` and `dataset4b` are one list: originals in one, duplicates in the other. */
function joinHalves(lists: readonly List[]): List[] {
  const halves = Map.groupBy(lists, ({ name }) => name.replace(/(?<=\d)[ab]$/u, ""));
  return [...halves].flatMap(([name, group]) => {
    const [first, second] = group;
    if (first === undefined || second === undefined || first.columns.length !== second.columns.length) return group;
    return [{ ...first, name, rows: [...first.rows, ...second.rows], truth: [...first.truth, ...second.truth] }];
  });
}

function parseCsv(text: string): string[][] {
  return text
    .split(/\r?\n/u)
    .filter((line) => line !== "")
    .map((line) => {
      const cells: string[] = [];
      for (const cell of line.matchAll(/(?:^|,)\s*(?:"((?:[^"]|"")*)"|([^,]*))/gu))
        cells.push((cell[1] ?? cell[2] ?? "").replaceAll('""', '"'));
      return cells;
    });
}

function evaluate(list: List, model: "graded" | "plain"): Record<string, unknown> {
  const result = linkRecords({ columns: list.columns, rows: list.rows, model });
  const pairwise = clusteredPairs(list.truth, result.clusters);
  const b3 = bCubed(list.truth, result.clusters);
  return {
    b3,
    f1: pairwise.f1,
    precision: pairwise.precision,
    recall: pairwise.recall,
    ...curve(list.truth, result),
    n: {
      rows: list.rows.length,
      people: new Set(list.truth).size,
      pairs: pairwise.true,
      compared: result.compared,
    },
    intervals: {
      precision: wilson(pairwise.right, pairwise.said),
      recall: wilson(pairwise.right, pairwise.true),
    },
    ...(model === "graded" ? { worst: worst(list, result) } : {}),
  };
}

/**
 * B-cubed (Bagga and Baldwin 1998): for each row, the share of its cluster that is the same person, and the share of
 * its person that is in the same cluster.
 */
function bCubed(
  truth: readonly string[],
  clusters: readonly number[],
): { precision: number; recall: number; f1: number } {
  const byTruth = countBy(truth);
  const byCluster = countBy(clusters);
  const both = countBy(truth.map((person, row) => `${person} ${clusters[row]}`));
  let precision = 0;
  let recall = 0;
  for (const [row, person] of truth.entries()) {
    const shared = both.get(`${person} ${clusters[row]}`) ?? 0;
    precision += shared / (byCluster.get(clusters[row] ?? -1) ?? 1) / truth.length;
    recall += shared / (byTruth.get(person) ?? 1) / truth.length;
  }
  return { precision, recall, f1: (2 * precision * recall) / (precision + recall) };
}

function clusteredPairs(truth: readonly string[], clusters: readonly number[]) {
  const pairsIn = (counts: Iterable<number>) => [...counts].reduce((sum, count) => sum + (count * (count - 1)) / 2, 0);
  const all = pairsIn(countBy(truth).values());
  const said = pairsIn(countBy(clusters).values());
  const right = pairsIn(countBy(truth.map((person, row) => `${person} ${clusters[row]}`)).values());
  return { true: all, said, right, precision: right / said, recall: right / all, f1: (2 * right) / (said + all) };
}

/** By pairs, before rows are joined: the best F1, and how many true pairs are found at 99 % precision. */
function curve(truth: readonly string[], { pairs }: LinkageResult): { pairF1: number; recallAtPrecision99: number } {
  const all = clusteredPairs(
    truth,
    truth.map((_, row) => row),
  ).true;
  const sorted = [...pairs].sort((x, y) => y.score - x.score);
  let right = 0;
  let pairF1 = 0;
  let recallAtPrecision99 = 0;
  for (const [at, { a, b }] of sorted.entries()) {
    if (truth[a] === truth[b]) right++;
    pairF1 = Math.max(pairF1, (2 * right) / (at + 1 + all));
    if (right / (at + 1) >= 0.99) recallAtPrecision99 = right / all;
  }
  return { pairF1, recallAtPrecision99 };
}

function countBy<T>(values: Iterable<T>): Map<T, number> {
  const counts = new Map<T, number>();
  for (const value of values) counts.set(value, (counts.get(value) ?? 0) + 1);
  return counts;
}

function worst(list: List, { pairs, clusters }: LinkageResult): unknown[] {
  const show = (row: number) => (list.rows[row] ?? []).join(" | ");
  return pairs
    .filter(({ a, b }) => (list.truth[a] === list.truth[b]) !== (clusters[a] === clusters[b]))
    .sort((x, y) => Math.abs(y.score) - Math.abs(x.score))
    .slice(0, 10)
    .map(({ a, b, score }) => ({
      a: show(a),
      b: show(b),
      one: list.truth[a] === list.truth[b],
      score: Number(score.toFixed(2)),
    }));
}
