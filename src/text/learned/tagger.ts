import { readFileSync } from "node:fs";
import type { Analysed } from "../sentences/analyse.ts";
import { type Tag, type Tagged, type TaggedStretch, TAGS } from "../sentences/tags.ts";
import { HASH_BITS, tagFeaturesOf } from "./tag-features.ts";

/** The number of labels for a token: 0 for nothing, then a beginning and a continuation for every tag. */
export const LABELS = 1 + 2 * TAGS.length;
const beginOf = (tag: number): number => 1 + 2 * tag;

/** The weights of a conditional random field over the labels of a sentence. */
export interface TagWeights {
  /** `LABELS` of them for each feature. */
  readonly emissions: ArrayLike<number>;
  /** From each label to every label. */
  readonly transitions: ArrayLike<number>;
}

/** Whether a label may follow another: a continuation must follow its own beginning or continuation. */
export function follows(label: number, before: number): boolean {
  return label === 0 || label % 2 === 1 || before === label || before === label - 1;
}

/** What the tagger says about a sentence. */
export function tagsOf(sentence: Analysed, weights: TagWeights = trainedTagger()): Tagged {
  const scores = scoresOf(tagFeaturesOf(sentence), weights);
  const { marginals } = marginalsOf(scores, weights);
  const chanceOf = (tag: Tag, first: number, last: number): number => {
    let chance = 1;
    for (let at = first; at <= last; at++) {
      const row = at * LABELS + beginOf(TAGS.indexOf(tag));
      chance = Math.min(chance, (marginals[row] ?? 0) + (marginals[row + 1] ?? 0));
    }
    return chance;
  };
  const found: TaggedStretch[] = [];
  const labels = sentence.tokens.length === 0 ? [] : bestLabels(scores, weights);
  for (let first = 0; first < labels.length; first++) {
    const label = labels[first] as number;
    if (label === 0) continue;
    const tag = (label - 1) >> 1;
    let last = first;
    while (labels[last + 1] === beginOf(tag) + 1) last++;
    found.push({ tag: TAGS[tag] as Tag, first, last, chance: chanceOf(TAGS[tag] as Tag, first, last) });
    first = last;
  }
  return { stretches: found, chanceOf };
}

/** For each token, the score of every label, before its neighbours are considered. */
export function scoresOf(features: readonly Int32Array[], { emissions }: TagWeights): Float64Array {
  const scores = new Float64Array(features.length * LABELS);
  for (const [at, list] of features.entries()) {
    const row = at * LABELS;
    for (const feature of list) {
      const from = feature * LABELS;
      for (let label = 0; label < LABELS; label++)
        scores[row + label] = (scores[row + label] as number) + (emissions[from + label] as number);
    }
  }
  return scores;
}

/** Viterbi. */
function bestLabels(scores: Float64Array, { transitions }: TagWeights): number[] {
  const length = scores.length / LABELS;
  const best = new Float64Array(scores.length).fill(Number.NEGATIVE_INFINITY);
  const from = new Int8Array(scores.length);
  for (let at = 0; at < length; at++)
    for (let label = 0; label < LABELS; label++) {
      const here = at * LABELS + label;
      for (let before = 0; before < (at === 0 ? 1 : LABELS); before++) {
        if (!follows(label, before)) continue;
        const path =
          (at === 0 ? 0 : (best[here - label - LABELS + before] as number)) +
          (transitions[before * LABELS + label] as number) +
          (scores[here] as number);
        if (path <= (best[here] as number)) continue;
        best[here] = path;
        from[here] = before;
      }
    }
  const labels: number[] = [];
  let label = 0;
  const end = (length - 1) * LABELS;
  for (let each = 1; each < LABELS; each++)
    if ((best[end + each] as number) > (best[end + label] as number)) label = each;
  for (let at = length - 1; at >= 0; at--) {
    labels[at] = label;
    label = from[at * LABELS + label] as number;
  }
  return labels;
}

/**
 * How likely each label of each token is, over all divisions of the sentence that `allowed` permits (label bits, one
 * number per token), and the logarithm of their sum. A sentence begins as if it followed the label for nothing.
 */
export function marginalsOf(
  scores: Float64Array,
  { transitions }: TagWeights,
  allowed?: ArrayLike<number>,
): {
  readonly marginals: Float64Array;
  readonly total: number;
  readonly forward: Float64Array;
  readonly backward: Float64Array;
} {
  const length = scores.length / LABELS;
  const forward = new Float64Array(scores.length).fill(Number.NEGATIVE_INFINITY);
  const backward = new Float64Array(scores.length).fill(Number.NEGATIVE_INFINITY);
  const isAllowed = (at: number, label: number): boolean =>
    allowed === undefined || (((allowed[at] as number) >> label) & 1) === 1;
  const terms = new Float64Array(LABELS);
  for (let at = 0; at < length; at++)
    for (let label = 0; label < LABELS; label++) {
      if (!isAllowed(at, label)) continue;
      let count = 0;
      for (let before = 0; before < (at === 0 ? 1 : LABELS); before++)
        if (follows(label, before))
          terms[count++] =
            (at === 0 ? 0 : (forward[(at - 1) * LABELS + before] as number)) +
            (transitions[before * LABELS + label] as number);
      forward[at * LABELS + label] = logSum(terms, count) + (scores[at * LABELS + label] as number);
    }
  for (let at = length - 1; at >= 0; at--)
    for (let label = 0; label < LABELS; label++) {
      if (!isAllowed(at, label)) continue;
      if (at === length - 1) {
        backward[at * LABELS + label] = 0;
        continue;
      }
      let count = 0;
      for (let next = 0; next < LABELS; next++)
        if (follows(next, label) && isAllowed(at + 1, next))
          terms[count++] =
            (transitions[label * LABELS + next] as number) +
            (scores[(at + 1) * LABELS + next] as number) +
            (backward[(at + 1) * LABELS + next] as number);
      backward[at * LABELS + label] = logSum(terms, count);
    }
  const total = logSum(forward.subarray((length - 1) * LABELS), LABELS);
  const marginals = forward.map((each, at) => Math.exp(each + (backward[at] as number) - total));
  return { marginals, total, forward, backward };
}

function logSum(terms: Float64Array, count: number): number {
  let most = Number.NEGATIVE_INFINITY;
  for (let i = 0; i < count; i++) if ((terms[i] as number) > most) most = terms[i] as number;
  if (most === Number.NEGATIVE_INFINITY) return most;
  let sum = 0;
  for (let i = 0; i < count; i++) sum += Math.exp((terms[i] as number) - most);
  return most + Math.log(sum);
}

/** Weights are stored in this many steps per unit. */
export const STEPS = 32;

let kept: TagWeights | undefined;

/** `tagger.bin`, made by `eval/train-tagger.ts`: one signed byte per weight, the transitions first. */
function trainedTagger(): TagWeights {
  if (kept === undefined) {
    const bytes = readFileSync(new URL("tagger.bin", import.meta.url));
    // Not `Float32Array.from` with a function: that takes half a second in every process and thread that reads
    // sentences.
    const weights = new Float32Array(new Int8Array(bytes.buffer, bytes.byteOffset, bytes.length));
    for (let at = 0; at < weights.length; at++) weights[at] = (weights[at] as number) / STEPS;
    const transitions = weights.subarray(0, LABELS * LABELS);
    const emissions = weights.subarray(LABELS * LABELS);
    if (emissions.length !== LABELS << HASH_BITS) throw new Error("tagger.bin is not of this tagger");
    kept = { transitions, emissions };
  }
  return kept;
}
