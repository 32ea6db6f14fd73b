import { existsSync, globSync, readFileSync } from "node:fs";
import { basename, dirname, join } from "node:path";
import { gunzipSync } from "node:zlib";

export interface LabelledText {
  readonly text: string;
  /** The label in words, from the folder's `mapping.txt`. */
  readonly label: string;
  /** The pair of files it is in: `val`, `english/val`. */
  readonly part: string;
}

/**
 * Labelled texts in TweetEval's layout: `*_text.txt`, `*_labels.txt`, `mapping.txt`, plain or `.gz`, in this folder or
 * one below.
 */
export function readLabelledTexts(dir: string, mapping: Readonly<Record<string, string>>): readonly LabelledText[] {
  return globSync(["*_text.txt", "*_text.txt.gz", "*/*_text.txt", "*/*_text.txt.gz"], { cwd: dir })
    .sort()
    .flatMap((path) => {
      const labels = readLines(join(dir, path.replace("_text.txt", "_labels.txt")));
      const words = { ...mapping, ...readMapping(join(dir, dirname(path), "mapping.txt")) };
      return readLines(join(dir, path)).map((text, index) => ({
        text,
        label: words[labels[index]?.trim() ?? ""] ?? "",
        part: join(dirname(path), basename(path).replace(/_text\.txt.*$/, "")),
      }));
    });
}

export function readTextFile(path: string): string {
  return path.endsWith(".gz") ? gunzipSync(readFileSync(path)).toString("utf8") : readFileSync(path, "utf8");
}

function readLines(path: string): readonly string[] {
  const found = [path, `${path}.gz`, path.replace(/\.gz$/, "")].find((each) => existsSync(each));
  if (found === undefined) throw new Error(`no file ${path}`);
  return readTextFile(found)
    .replace(/\r?\n$/, "")
    .split(/\r?\n/);
}

function readMapping(path: string): Readonly<Record<string, string>> {
  if (!existsSync(path)) return {};
  return Object.fromEntries(readLines(path).map((line) => line.split("\t").map((part) => part.trim())));
}

/** Precision, recall and F1 of each class, and their means. */
export function classFigures(pairs: readonly { readonly truth: string; readonly said: string }[]) {
  const classes = [...new Set(pairs.map(({ truth }) => truth))].sort();
  const byClass = Object.fromEntries(
    classes.map((name) => {
      const right = pairs.filter(({ truth, said }) => truth === name && said === name).length;
      const said = pairs.filter((pair) => pair.said === name).length;
      const truth = pairs.filter((pair) => pair.truth === name).length;
      return [
        name,
        { precision: ratio(right, said), recall: ratio(right, truth), f1: ratio(2 * right, said + truth), n: truth },
      ];
    }),
  );
  const mean = (of: "recall" | "f1") => ratio(sum(Object.values(byClass).map((each) => each[of])), classes.length);
  return { macroRecall: mean("recall"), macroF1: mean("f1"), byClass };
}

/** The 95 % interval for a mean over equally weighted classes (percentile bootstrap, 400 draws, fixed seed). */
export function bootstrap<T>(items: readonly T[], figure: (items: readonly T[]) => number): readonly [number, number] {
  let state = 20261121;
  const random = () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return state / 2 ** 32;
  };
  const draws = Array.from({ length: 400 }, () =>
    figure(items.map((item) => items[Math.floor(random() * items.length)] ?? item)),
  ).sort((a, b) => a - b);
  return [draws[9] ?? 0, draws[389] ?? 0];
}

export function ratio(part: number, whole: number): number {
  return whole === 0 ? 0 : part / whole;
}

export function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, each) => total + each, 0);
}
