import { readFileSync } from "node:fs";
import { BUCKETS, CLASSES, DENSE, denseOf, featuresOf, type WordScore } from "./tone-features.ts";

/** Negative, neutral, positive: log-odds up to a constant. */
export type ToneScores = readonly [negative: number, neutral: number, positive: number];

/**
 * The header of the model's file: a line of JSON before the weights, which are signed bytes, one class after the other.
 */
export interface ToneHead {
  readonly source: string;
  readonly licence: string;
  readonly trained: string;
  /** A weight is its byte times this. */
  readonly scale: number;
  /** Per class: the weights of `denseOf`, then a constant. */
  readonly dense: readonly (readonly number[])[];
}

/** The tone of an English post according to the trained model, which `eval/train-sentiment.ts` made. */
export function scoreTone(text: string, words: WordScore): ToneScores {
  const { words: wordBuckets, letters } = featuresOf(text);
  const dense = denseOf(words);
  const { head, weights } = MODEL;
  const scoreOf = (kind: number): number => {
    const own = head.dense[kind] ?? [];
    const told = dense.reduce((sum, value, index) => sum + value * (own[index] ?? 0), own[DENSE] ?? 0);
    return told + head.scale * (meanOf(weights, kind, wordBuckets) + meanOf(weights, kind, letters));
  };
  return [scoreOf(0), scoreOf(1), scoreOf(2)];
}

function meanOf(weights: Int8Array, kind: number, buckets: readonly number[]): number {
  if (buckets.length === 0) return 0;
  let sum = 0;
  for (const bucket of buckets) sum += weights[kind * BUCKETS + bucket] ?? 0;
  return sum / Math.sqrt(buckets.length);
}

const MODEL = readModel(new URL("./models/tone-en.bin", import.meta.url));

function readModel(file: URL): { readonly head: ToneHead; readonly weights: Int8Array } {
  const bytes = readFileSync(file);
  const end = bytes.indexOf("\n");
  const weights = new Int8Array(bytes.subarray(end + 1));
  if (weights.length !== CLASSES * BUCKETS) throw new Error("the model of tone is not whole");
  return { head: JSON.parse(bytes.toString("utf8", 0, end)) as ToneHead, weights };
}
