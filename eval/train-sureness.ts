/**
 * `sh bin/node24 eval/train-sureness.ts --documents FILE... --write EXAMPLES`: reads documents whose truth is known (of the layout of
 * `eval/reading-biographies.ts`) and writes of every value that their profiles show how it was read and whether it is right. It counts
 * only what no model has seen: run it in a copy of the tree whose models were trained on other documents, and whose table in
 * `src/text/learned/sureness-weights.ts` is empty.
 *
 * `sh bin/node24 eval/train-sureness.ts --examples EXAMPLES... [--check]`: trains the model that tells how likely a reading is right
 * (`src/text/learned/sureness.ts`) and writes its table. `--check` writes nothing: each fifth of the documents is judged by a model
 * of the other four, and of each tenth of likelihood it is printed how many values were right.
 */
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { languageOf } from "../src/text/languages/languages.ts";
import { COUNTED, surenessFeatures } from "../src/text/learned/sureness.ts";
import { chancesOf, linesOfWeights, type LinearExample, namesOf, trainLinear } from "./linear.ts";
import { captureOf, claimsUnder, findingsLike, flatProfileOf } from "./profile-of.ts";
import type { Case } from "./reading-score.ts";
import { scoreCase } from "./reading-score.ts";

/** One value of a profile. */
interface Example {
  readonly document: string;
  readonly features: readonly string[];
  readonly isRight: boolean;
}

function examplesOf(one: Case): Example[] {
  const capture = captureOf(one);
  const profile = flatProfileOf(capture, findingsLike(capture, one.name));
  const lang = languageOf(one.data, one.lang);
  const examples: Example[] = [];
  const pointers: string[] = [];
  const { shown } = scoreCase(one, profile.data, (pointer) => {
    pointers.push(pointer);
    return 1;
  });
  for (const [at, { verdict }] of shown.entries()) {
    const [surest] = claimsUnder(profile, pointers[at] ?? "").toSorted((a, b) => b.confidence - a.confidence);
    if (surest === undefined || verdict === "optional" || !COUNTED.has(surest.property)) continue;
    const features = namesOf(surenessFeatures(surest, lang));
    examples.push({ document: one.id, features, isRight: verdict === "right" });
  }
  return examples;
}

function linesIn<T>(path: string): T[] {
  return readFileSync(path, "utf8")
    .split("\n")
    .filter((line) => line !== "")
    .map((line) => JSON.parse(line) as T);
}

function linearOf({ features, isRight }: Example): LinearExample {
  return { features, labels: [isRight], weightOf: () => 1 };
}

/** Each fifth of the documents by a model of the others. */
function check(examples: readonly Example[]): void {
  const documents = [...new Set(examples.map(({ document }) => document))].sort();
  const part = new Map(documents.map((document, at) => [document, at % PARTS]));
  const judged = Array.from({ length: PARTS }, (_, held) => {
    const model = trainLinear(examples.filter(({ document }) => part.get(document) !== held).map(linearOf), 1);
    return examples
      .filter(({ document }) => part.get(document) === held)
      .map(({ features, isRight }) => ({ isRight, chance: chancesOf(features, model, 1)[0] ?? 0 }));
  }).flat();
  const share = (of: typeof judged) => (of.filter(({ isRight }) => isRight).length / Math.max(1, of.length)).toFixed(3);
  for (const [tenth, of] of [...Map.groupBy(judged, ({ chance }) => Math.floor(chance * 20) / 20)].sort(
    ([a], [b]) => a - b,
  ))
    console.log(`${tenth.toFixed(2)}: ${share(of)} of ${of.length}`);
  const sorted = judged.toSorted((a, b) => b.chance - a.chance);
  const most = sorted.findLastIndex((_, at) => Number(share(sorted.slice(0, at + 1))) >= WANTED_PRECISION);
  console.log(`${most + 1} of ${judged.length} values at a precision of ${WANTED_PRECISION}`);
}

const PARTS = 5;
const WANTED_PRECISION = 0.95;

const HEAD = `/**
 * Weights of the model in sureness.ts, made by eval/train-sureness.ts; a feature and its weight a line.
 * Over 400 lines: a table.
 */
export const SURENESS_WEIGHTS = \`
`;

function main(): void {
  const { values } = parseArgs({
    options: {
      documents: { type: "string", multiple: true, default: [] },
      write: { type: "string" },
      examples: { type: "string", multiple: true, default: [] },
      check: { type: "boolean", default: false },
      out: { type: "string", default: join(import.meta.dirname, "../src/text/learned/sureness-weights.ts") },
    },
  });
  if (values.write !== undefined) {
    const examples = values.documents.flatMap((path) => linesIn<Case>(path)).flatMap(examplesOf);
    writeFileSync(values.write, examples.map((each) => `${JSON.stringify(each)}\n`).join(""));
    console.error(`${examples.length} values`);
    return;
  }
  const examples = values.examples.flatMap((path) => linesIn<Example>(path));
  console.error(`${examples.length} values`);
  if (values.check) return check(examples);
  const lines = linesOfWeights(trainLinear(examples.map(linearOf), 1));
  writeFileSync(values.out, `${HEAD}${lines.join("\n")}\n\`;\n`);
  console.error(`${lines.length} features`);
}

main();
