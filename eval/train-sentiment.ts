/**
 * `sh bin/node24 eval/train-sentiment.ts [--dir FOLDER]`: trains the model for the tone of English posts and writes
 * `src/analysis/models/tone-en.bin`: multinomial logistic regression over hashed words and letters and the score of the
 * word lists, by Adam over all examples at once. Deterministic; it contains no text of the sets that it is measured on.
 *
 * Trained on the invented posts in `eval/sets/tone` and, if the folder contains it, on
 * `nytEditorialSnippets_GroundTruth.txt` of VADER's rated corpora (Hutto and Gilbert 2014, MIT).
 */
import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { weighEnglish } from "../src/analysis/sentiment-words.ts";
import { BUCKETS, CLASSES, DENSE, denseOf, featuresOf } from "../src/analysis/tone-features.ts";
import type { ToneHead } from "../src/analysis/tone-model.ts";

const MODEL = "src/analysis/models/tone-en.bin";
const ROUNDS = 120;
const RATE = 0.05;
/** The inverse of how strongly weights are pulled towards zero, like scikit-learn's `C`. */
const STRENGTH = 0.05;
const CONSTANT = 1;

interface Example {
  readonly text: string;
  /** 0 negative, 1 neutral, 2 positive. */
  readonly kind: number;
  readonly weight: number;
}

const { values } = parseArgs({ options: { dir: { type: "string" } } });

function trainModel(dir: string | undefined): Readonly<Record<string, unknown>> {
  const examples = [...readOwn(), ...(dir === undefined ? [] : readRated(dir))];
  const data = pack(examples);
  const { weights, dense } = train(data);
  const most = weights.reduce((top, weight) => Math.max(top, Math.abs(weight)), 0);
  const scale = most / 127;
  const head: ToneHead = {
    source: "invented posts; VADER's rated editorials (Hutto and Gilbert 2014)",
    licence: "Candor's own; MIT",
    trained: "eval/train-sentiment.ts",
    scale,
    dense: Array.from({ length: CLASSES }, (_, kind) =>
      [...dense.subarray(kind * (DENSE + 1), (kind + 1) * (DENSE + 1))].map((weight) => Number(weight.toFixed(5))),
    ),
  };
  const bytes = Int8Array.from(weights, (weight) => Math.round(weight / scale));
  writeFileSync(MODEL, Buffer.concat([Buffer.from(`${JSON.stringify(head)}\n`), Buffer.from(bytes.buffer)]));
  return { n: { examples: examples.length }, trainAccuracy: accuracy(data, weights, dense), model: MODEL };
}

const OWN = "eval/sets/tone";
const SOUNDS = ["negative", "neutral", "positive"];

function readOwn(): readonly Example[] {
  const files = readdirSync(OWN).filter((name) => name.endsWith(".jsonl"));
  return files.sort().flatMap((name) =>
    readLines(join(OWN, name)).map((line) => {
      const { text, sound } = JSON.parse(line) as { text: string; sound: string };
      return { text, kind: SOUNDS.indexOf(sound), weight: OWN_WEIGHT };
    }),
  );
}

/** A post counts as much as this many sentences of editorials. */
const OWN_WEIGHT = 4;
/** The mean of twenty ratings, from -4 to 4, at which a sentence counts as praise or blame. */
const RATED_FROM = 0.7;

function readRated(dir: string): readonly Example[] {
  return readLines(join(dir, "nytEditorialSnippets_GroundTruth.txt")).flatMap((line) => {
    const [, mean, text] = line.split("\t");
    if (mean === undefined || text === undefined) return [];
    const kind = Number(mean) <= -RATED_FROM ? 0 : Number(mean) >= RATED_FROM ? 2 : 1;
    return [{ text, kind, weight: 1 }];
  });
}

function readLines(path: string): readonly string[] {
  return readFileSync(path, "utf8").trimEnd().split(/\r?\n/u);
}

interface Packed {
  readonly n: number;
  /** The buckets of all examples in sequence, where each example begins, and each bucket's value. */
  readonly buckets: Int32Array;
  readonly values: Float32Array;
  readonly starts: Int32Array;
  readonly dense: Float32Array;
  readonly kinds: Uint8Array;
  readonly weights: Float32Array;
}

function pack(examples: readonly Example[]): Packed {
  const rows = examples.map(({ text }) => {
    const { words, letters } = featuresOf(text);
    const [ofWord, ofLetter] = [1 / Math.sqrt(words.length || 1), 1 / Math.sqrt(letters.length || 1)];
    return { buckets: [...words, ...letters], border: words.length, ofWord, ofLetter };
  });
  const size = rows.reduce((sum, { buckets }) => sum + buckets.length, 0);
  const [buckets, values, starts] = [new Int32Array(size), new Float32Array(size), new Int32Array(rows.length + 1)];
  let at = 0;
  for (const [index, row] of rows.entries()) {
    for (const [place, bucket] of row.buckets.entries()) {
      buckets[at] = bucket;
      values[at++] = place < row.border ? row.ofWord : row.ofLetter;
    }
    starts[index + 1] = at;
  }
  const totals = [0, 1, 2].map((kind) =>
    examples.reduce((sum, each) => sum + (each.kind === kind ? each.weight : 0), 0),
  );
  const all = totals.reduce((sum, total) => sum + total, 0);
  return {
    n: rows.length,
    buckets,
    values,
    starts,
    dense: Float32Array.from(examples.flatMap(({ text }) => [...denseOf(weighEnglish(text)), CONSTANT])),
    kinds: Uint8Array.from(examples, ({ kind }) => kind),
    weights: Float32Array.from(examples, ({ kind, weight }) => (weight * all) / (CLASSES * (totals[kind] ?? 1))),
  };
}

function train(data: Packed): { readonly weights: Float32Array; readonly dense: Float32Array } {
  const sparse = CLASSES * BUCKETS;
  const size = sparse + CLASSES * (DENSE + 1);
  const [all, gradient, first, second] = [0, 1, 2, 3].map(() => new Float32Array(size)) as [
    Float32Array,
    Float32Array,
    Float32Array,
    Float32Array,
  ];
  const total = data.weights.reduce((sum, weight) => sum + weight, 0);
  for (let round = 1; round <= ROUNDS; round++) {
    for (let at = 0; at < size; at++) gradient[at] = (all[at] ?? 0) / STRENGTH;
    for (let row = 0; row < data.n; row++) {
      const odds = probabilities(data, row, all);
      for (let kind = 0; kind < CLASSES; kind++) {
        const error = ((odds[kind] ?? 0) - (data.kinds[row] === kind ? 1 : 0)) * (data.weights[row] ?? 0);
        addRow(data, row, gradient, kind, error);
      }
    }
    const rate = RATE * (1 - (round - 1) / ROUNDS);
    for (let at = 0; at < size; at++) {
      const slope = (gradient[at] ?? 0) / total;
      const [mean, spread] = [0.9 * (first[at] ?? 0) + 0.1 * slope, 0.999 * (second[at] ?? 0) + 0.001 * slope * slope];
      first[at] = mean;
      second[at] = spread;
      const step = mean / (1 - 0.9 ** round) / (Math.sqrt(spread / (1 - 0.999 ** round)) + 1e-9);
      all[at] = (all[at] ?? 0) - rate * step;
    }
  }
  return { weights: all.subarray(0, sparse), dense: all.subarray(sparse) };
}

function addRow(data: Packed, row: number, into: Float32Array, kind: number, error: number): void {
  const shift = kind * BUCKETS;
  for (let at = data.starts[row] ?? 0; at < (data.starts[row + 1] ?? 0); at++) {
    const bucket = shift + (data.buckets[at] ?? 0);
    into[bucket] = (into[bucket] ?? 0) + error * (data.values[at] ?? 0);
  }
  for (let at = 0; at <= DENSE; at++) {
    const place = CLASSES * BUCKETS + kind * (DENSE + 1) + at;
    into[place] = (into[place] ?? 0) + error * (data.dense[row * (DENSE + 1) + at] ?? 0);
  }
}

function probabilities(data: Packed, row: number, all: Float32Array): readonly number[] {
  const scores = [0, 1, 2].map((kind) => {
    let score = 0;
    for (let at = data.starts[row] ?? 0; at < (data.starts[row + 1] ?? 0); at++) {
      score += (all[kind * BUCKETS + (data.buckets[at] ?? 0)] ?? 0) * (data.values[at] ?? 0);
    }
    for (let at = 0; at <= DENSE; at++) {
      const own = all[CLASSES * BUCKETS + kind * (DENSE + 1) + at] ?? 0;
      score += own * (data.dense[row * (DENSE + 1) + at] ?? 0);
    }
    return score;
  });
  const top = Math.max(...scores);
  const odds = scores.map((score) => Math.exp(score - top));
  const sum = odds.reduce((total, each) => total + each, 0);
  return odds.map((each) => each / sum);
}

function accuracy(data: Packed, weights: Float32Array, dense: Float32Array): number {
  const all = new Float32Array(weights.length + dense.length);
  all.set(weights);
  all.set(dense, weights.length);
  let right = 0;
  for (let row = 0; row < data.n; row++) {
    const odds = probabilities(data, row, all);
    if (odds.indexOf(Math.max(...odds)) === data.kinds[row]) right++;
  }
  return right / data.n;
}

console.log(JSON.stringify(trainModel(values.dir)));
