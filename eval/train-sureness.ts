/**
 * `sh bin/node24 eval/train-sureness.ts --documents FILE... --write EXAMPLES`: reads documents whose truth is known (in
 * the layout of `eval/reading-biographies.ts`) and writes, for every value in their profiles, the features of its
 * reading and whether it is right. The result is only valid for documents that no model has seen: run it in a copy of
 * the tree whose models were trained on other documents.
 *
 * `sh bin/node24 eval/train-sureness.ts --examples EXAMPLES... [--check]`: trains the trees that say how likely a
 * reading is right (`src/text/learned/sureness.ts`) and writes them. `--check` writes nothing: documents are judged by
 * trees that have seen none by the same author, and for each tenth of probability it prints how many values were right.
 */
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { type Claim, canonicalJson } from "../src/domain/claim.ts";
import { WEIGHED, type WeighedReadings } from "../src/text/learned/sureness.ts";
import { COUNTED, type Counted } from "../src/text/learned/sureness-features.ts";
import { chanceByTrees, linesOfTrees, type Trees } from "../src/text/learned/trees.ts";
import { boost } from "./boosted.ts";
import { captureOf, claimsUnder, findingsLike, flatProfileOf } from "./profile-of.ts";
import type { Case } from "./reading-score.ts";
import { scoreCase } from "./reading-score.ts";

/** One value in a profile. */
interface Example {
  readonly document: string;
  readonly isEnglish: boolean;
  /** How many facts the document has, this possibly being one. */
  readonly known: number;
  readonly counted: Counted;
  readonly isRight: boolean;
  readonly text: string;
}

function examplesOf(one: Case): Example[] {
  const capture = captureOf(one);
  const counted = new Map<string, Counted>();
  const hear = (message: unknown): void => {
    const { all, readings } = message as WeighedReadings;
    for (const said of all) {
      const key = keyOf(said);
      if (!counted.has(key)) counted.set(key, readings.of(said));
    }
  };
  WEIGHED.subscribe(hear);
  const profile = flatProfileOf(capture, findingsLike(capture, one.name));
  WEIGHED.unsubscribe(hear);
  const pointers: string[] = [];
  const { known, shown } = scoreCase(one, profile.data as Parameters<typeof scoreCase>[1], (pointer) => {
    pointers.push(pointer);
    return 1;
  });
  return shown.flatMap(({ verdict, field }, at): Example[] => {
    const surest = claimsUnder(profile, pointers[at] ?? "")
      .filter((claim) => (COUNTED as readonly string[]).includes(claim.property) && counted.has(keyOf(claim)))
      .toSorted((a, b) => b.confidence - a.confidence)[0];
    if (surest === undefined || verdict === "optional") return [];
    return [
      {
        document: one.id,
        isEnglish: one.lang === "en",
        known: known.length,
        counted: counted.get(keyOf(surest)) ?? {},
        isRight: verdict === "right",
        text: `${field} ${keyOf(surest)}`,
      },
    ];
  });
}

function keyOf({ property, value }: { readonly property: string; readonly value: unknown }): string {
  return `${property} ${canonicalJson(value as Claim["value"])}`;
}

function linesIn<T>(path: string): T[] {
  return readFileSync(path, "utf8")
    .split("\n")
    .filter((line) => line !== "")
    .map((line) => JSON.parse(line) as T);
}

/** The trees to keep, with the columns that at least one of them uses. */
function trainTrees(examples: readonly Example[]): Trees {
  const columns = [...new Set(examples.flatMap(({ counted }) => Object.keys(counted)))].sort();
  const { base, trees } = boost(examples.map((one) => ({ numbers: numbersOf(one, columns), label: one.isRight })));
  return { columns, base, trees };
}

function numbersOf({ counted }: Example, columns: readonly string[]): Float64Array {
  return Float64Array.from(columns, (column) => counted[column] ?? Number.NaN);
}

/** The documents of each fifth of the authors, judged by trees that have seen none of theirs. */
function check(examples: readonly Example[]): void {
  const authors = [...new Set(examples.map(authorOf))].sort();
  const partOf = (one: Example) => authors.indexOf(authorOf(one)) % PARTS;
  const judged = Array.from({ length: PARTS }, (_, held) => {
    const trees = trainTrees(examples.filter((one) => partOf(one) !== held));
    return examples
      .filter((one) => partOf(one) === held)
      .map((one) => ({ ...one, chance: chanceByTrees(numbersOf(one, trees.columns), trees) }));
  }).flat();
  const share = (of: typeof judged) => (of.filter(({ isRight }) => isRight).length / Math.max(1, of.length)).toFixed(3);
  for (const [twentieth, of] of [...Map.groupBy(judged, ({ chance }) => Math.floor(chance * 20) / 20)].sort(
    ([a], [b]) => a - b,
  ))
    console.log(`${twentieth.toFixed(2)}: ${share(of)} of ${of.length}`);
  for (const isEnglish of [true, false]) {
    const of = judged.filter((one) => one.isEnglish === isEnglish).toSorted((a, b) => b.chance - a.chance);
    console.log(
      `${isEnglish ? "English" : "other languages"}: ${of.length} values, ${share(of)} right, pairs in order ${inOrder(of)}`,
    );
    for (const wanted of WANTED_PRECISIONS) {
      const most = of.findLastIndex((_, at) => Number(share(of.slice(0, at + 1))) >= wanted);
      console.log(`  ${most + 1} of them at a precision of ${wanted}`);
    }
  }
}

/** `en-4` and so on: the part of an ID before its number. */
function authorOf({ document }: Example): string {
  return document.split("-")[0] ?? document;
}

/** The share of pairs of a right and a wrong value in which the right one is considered likelier. */
function inOrder(of: readonly { readonly isRight: boolean }[]): string {
  let [right, ordered] = [0, 0];
  for (const { isRight } of of) {
    if (isRight) right++;
    else ordered += right;
  }
  return (ordered / Math.max(1, right * (of.length - right))).toFixed(3);
}

const PARTS = 5;
const WANTED_PRECISIONS = [0.9, 0.93, 0.95];

const HEAD = `/**
 * Trees of the model in sureness.ts, made by eval/train-sureness.ts, in the form that trees.ts tells.
 */
export const SURENESS_TREES = \`
`;

function main(): void {
  const { values } = parseArgs({
    options: {
      documents: { type: "string", multiple: true, default: [] },
      write: { type: "string" },
      examples: { type: "string", multiple: true, default: [] },
      check: { type: "boolean", default: false },
      out: { type: "string", default: join(import.meta.dirname, "../src/text/learned/sureness-trees.ts") },
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
  const lines = linesOfTrees(trainTrees(examples));
  writeFileSync(values.out, `${HEAD}${lines.join("\n")}\n\`;\n`);
  console.error(`${lines.length - 2} trees`);
}

main();
