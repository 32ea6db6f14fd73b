/**
 * `sh bin/node24 eval/train-tagger.ts --documents FILE... [--check] [--out FILE]`: trains the tagger of
 * `src/text/learned/tagger.ts` on documents whose truth is known (in the layout of `eval/reading-biographies.ts`) and
 * writes `src/text/learned/tagger.bin`. `--check` writes nothing: each fifth of the documents is tagged by a model of
 * the other four, and precision and recall are printed for each tag and likelihood.
 */
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { HASH_BITS, tagFeaturesOf } from "../src/text/learned/tag-features.ts";
import { follows, LABELS, marginalsOf, scoresOf, STEPS, tagsOf, type TagWeights } from "../src/text/learned/tagger.ts";
import { TAGS } from "../src/text/sentences/tags.ts";
import { readPassages } from "./reading-passages.ts";
import { roundsOf } from "./rounds.ts";
import { type LabelledSentence, labelledSentences, markedSentences, passageSentences } from "./tagger-examples.ts";

interface Example extends LabelledSentence {
  readonly features: readonly Int32Array[];
}

/** Weights in training, with AdaGrad's knowledge of their gradients. */
interface Learned extends TagWeights {
  readonly emissions: Float32Array;
  readonly transitions: Float64Array;
}

/**
 * A conditional random field trained by AdaGrad; if several labels are allowed, any of them is right. The same examples
 * give the same weights.
 */
function train(examples: readonly Example[]): Learned {
  const counts = new Uint32Array(1 << HASH_BITS);
  for (const { features } of examples)
    for (const list of features) for (const feature of list) (counts[feature] as number)++;
  const emissions = new Float32Array(LABELS << HASH_BITS);
  const squares = new Float32Array(LABELS << HASH_BITS).fill(1e-4);
  const transitions = new Float64Array(LABELS * LABELS);
  const transitionSquares = new Float64Array(LABELS * LABELS).fill(1e-2);
  const weights = { emissions, transitions };
  for (const order of roundsOf(examples.length, ROUNDS)) {
    for (const at of order) {
      const { features, allowed, weight } = examples[at] as Example;
      const seen = features.map((list) => list.filter((feature) => (counts[feature] as number) >= MIN_SEEN));
      const scores = scoresOf(seen, weights);
      const all = marginalsOf(scores, weights);
      const right = marginalsOf(scores, weights, allowed);
      if (!Number.isFinite(right.total)) throw new Error("no labels are allowed");
      for (const [token, list] of seen.entries())
        for (let label = 0; label < LABELS; label++) {
          const error =
            ((all.marginals[token * LABELS + label] as number) - (right.marginals[token * LABELS + label] as number)) *
            weight;
          if (Math.abs(error) < 1e-4) continue;
          for (const feature of list) {
            const place = feature * LABELS + label;
            const slope = error + SHRINK * (emissions[place] as number);
            squares[place] = (squares[place] as number) + slope * slope;
            emissions[place] = (emissions[place] as number) - (RATE * slope) / Math.sqrt(squares[place] as number);
          }
        }
      for (let before = 0; before < LABELS; before++)
        for (let label = 0; label < LABELS; label++) {
          if (!follows(label, before)) continue;
          const place = before * LABELS + label;
          const slope =
            (pairs(scores, weights, all, before, label) - pairs(scores, weights, right, before, label)) * weight;
          if (Math.abs(slope) < 1e-6) continue;
          transitionSquares[place] = (transitionSquares[place] as number) + slope * slope;
          transitions[place] =
            (transitions[place] as number) - (RATE * slope) / Math.sqrt(transitionSquares[place] as number);
        }
    }
  }
  return weights;
}

/** How often one label is expected to follow another. */
function pairs(
  scores: Float64Array,
  { transitions }: TagWeights,
  { forward, backward, total }: ReturnType<typeof marginalsOf>,
  before: number,
  label: number,
): number {
  const length = scores.length / LABELS;
  const step = transitions[before * LABELS + label] as number;
  let sum = before === 0 ? Math.exp(step + (scores[label] as number) + (backward[label] as number) - total) : 0;
  for (let at = 1; at < length; at++) {
    const here = at * LABELS + label;
    const path =
      (forward[(at - 1) * LABELS + before] as number) +
      step +
      (scores[here] as number) +
      (backward[here] as number) -
      total;
    if (path > -20) sum += Math.exp(path);
  }
  return sum;
}

const ROUNDS = Number(process.env["ROUNDS"] ?? 10);
const RATE = Number(process.env["RATE"] ?? 0.1);
const SHRINK = Number(process.env["SHRINK"] ?? 0.002);
const MIN_SEEN = 2;
const PARTS = 5;

function check(examples: readonly Example[]): void {
  const part = (document: string) =>
    [...document].reduce((sum, letter) => sum + (letter.codePointAt(0) ?? 0), 0) % PARTS;
  const judged = Array.from({ length: PARTS }, (_, held) => {
    const isHeld = ({ document, lang }: Example) => lang !== "marked" && lang !== "passage" && part(document) === held;
    const model = train(examples.filter((one) => !isHeld(one)));
    return examples.filter(isHeld).map((one) => ({ one, tagged: tagsOf(one.sentence, model).stretches }));
  }).flat();
  for (const [name, isIn] of [
    ["English", (lang: string) => lang === "en"],
    ["other languages", (lang: string) => lang !== "en"],
  ] as const)
    for (const tag of TAGS) {
      const of = judged.filter(({ one }) => isIn(one.lang));
      const truths = of.map(({ one }) => one.stretches.filter((each) => each.tag === tag));
      const known = truths.flat().length;
      const cells = [0, 0.3, 0.5, 0.6, 0.7, 0.8, 0.9].map((least) => {
        let [said, right] = [0, 0];
        for (const [at, { tagged, one }] of of.entries())
          for (const each of tagged) {
            if (each.tag !== tag || each.chance < least) continue;
            const whole = (truths[at] ?? []).some(({ first, last }) => first === each.first && last === each.last);
            const open = !whole && isOpen(one.allowed, each.first, each.last, tag);
            if (open) continue;
            said++;
            if (whole) right++;
          }
        return `${least}: ${(right / Math.max(1, said)).toFixed(2)}/${(right / Math.max(1, known)).toFixed(2)}`;
      });
      console.log(`${name}, ${tag} of ${known}, precision/recall from`, cells.join("  "));
    }
}

/** Whether every token of the stretch may have the tag, but also no label. */
function isOpen(allowed: ArrayLike<number>, first: number, last: number, tag: (typeof TAGS)[number]): boolean {
  const bits = 3 << (1 + 2 * TAGS.indexOf(tag));
  for (let at = first; at <= last; at++)
    if (((allowed[at] as number) & bits) === 0 || ((allowed[at] as number) & 1) === 0) return false;
  return true;
}

function write({ emissions, transitions }: Learned, path: string): void {
  const all = [...transitions, ...emissions];
  const bytes = Int8Array.from(all, (each) => Math.max(-127, Math.min(127, Math.round(each * STEPS))));
  writeFileSync(path, bytes);
  console.error(`${bytes.filter((each) => each !== 0).length} weights`);
}

function main(): void {
  const { values } = parseArgs({
    options: {
      documents: { type: "string", multiple: true, default: [] },
      passages: { type: "string" },
      sentences: { type: "string", multiple: true, default: [] },
      check: { type: "boolean", default: false },
      out: { type: "string", default: join(import.meta.dirname, "../src/text/learned/tagger.bin") },
    },
  });
  const passages = values.passages === undefined ? [] : passageSentences(readPassages(values.passages));
  const examples = [
    ...values.documents.flatMap((path) => labelledSentences(readFileSync(path, "utf8"))),
    ...values.sentences.flatMap(markedSentences),
    ...passages,
  ].map((one) => ({ ...one, features: tagFeaturesOf(one.sentence) }));
  console.error(`${examples.length} sentences`);
  if (values.check) check(examples);
  else write(train(examples), values.out);
}

main();
