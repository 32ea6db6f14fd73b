/**
 * `sh bin/node24 eval/train-entries.ts --documents FILE... [--check]`: trains the model that decides which part of an
 * entry in a CV is the post, the employer, the degree or the school (`src/text/document/entry-parts.ts`) on documents
 * whose truth is known (in the layout of `eval/reading-biographies.ts`), and writes
 * `src/text/document/entry-weights.ts`. `--check` writes nothing: each fifth of the documents is judged by a model of
 * the other four, and precision and recall of each half are printed next to those of the rules.
 */
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { blocksOf } from "../src/connectors/pages/written-page.ts";
import { askedAtWork } from "../src/text/document/career.ts";
import { type AskedEntry, HALVES, type Half, partFeatures } from "../src/text/document/entry-parts.ts";
import { entriesIn } from "../src/text/document/reading.ts";
import { askedAtSchool } from "../src/text/document/schooling.ts";
import { chancesOf, linesOfWeights, type LinearExample, namesOf, trainLinear } from "./linear.ts";
import type { Case } from "./reading-score.ts";
import { degreeFits, sameFirm, titleFits } from "./reading-values.ts";

interface PartExample extends LinearExample {
  readonly document: string;
  readonly ruled: string | undefined;
}

function documentExamples(path: string): PartExample[] {
  return readFileSync(path, "utf8")
    .split("\n")
    .filter((line) => line !== "")
    .flatMap((line) => {
      const one = JSON.parse(line) as Case;
      const blocks = blocksOf({ mediaType: one.media, data: one.data });
      return entriesIn(blocks, one.name).flatMap(({ chapter, entries }) =>
        (chapter === "work" ? askedAtWork(entries) : askedAtSchool(entries)).flatMap((asked) => examplesOf(asked, one)),
      );
    });
}

function examplesOf({ parts, frame }: AskedEntry, one: Case): PartExample[] {
  const open = JSON.stringify(one.optional ?? []).toLowerCase();
  return parts.map(({ piece, ruled }, at) => {
    const is = truthOf(piece.text, one);
    const isOpen = open.includes(piece.text.toLowerCase());
    const asked: readonly Half[] = frame.chapter === "work" ? ["title", "employer"] : ["degree", "school"];
    return {
      document: one.id,
      ruled,
      features: namesOf(partFeatures(parts, at, frame)),
      labels: HALVES.map((half) => (!asked.includes(half) || (isOpen && !is[half]) ? undefined : is[half])),
      weightOf: () => 1,
    };
  });
}

function truthOf(text: string, { truth }: Case): Readonly<Record<Half, boolean>> {
  return {
    title: (truth.jobs ?? []).some(({ t }) => titleFits(text, t)),
    employer: (truth.jobs ?? []).some(({ o }) => o !== null && o !== undefined && sameFirm(text, o)),
    degree: (truth.edu ?? []).some(({ d }) => degreeFits(text, d)),
    school: (truth.edu ?? []).some(({ s }) => s !== null && s !== undefined && sameFirm(text, s)),
  };
}

/** Each fifth of the documents, judged by a model of everything else. */
function check(examples: readonly PartExample[]): void {
  const part = (document: string) =>
    [...document].reduce((sum, letter) => sum + (letter.codePointAt(0) ?? 0), 0) % PARTS;
  const judged = Array.from({ length: PARTS }, (_, held) => {
    const model = trainLinear(
      examples.filter(({ document }) => part(document) !== held),
      HALVES.length,
    );
    return examples
      .filter(({ document }) => part(document) === held)
      .map((one) => ({ one, chances: chancesOf(one.features, model, HALVES.length) }));
  }).flat();
  for (const [at, half] of HALVES.entries()) {
    const asked = judged.filter(({ one }) => one.labels[at] !== undefined);
    const known = asked.filter(({ one }) => one.labels[at] === true).length;
    const figures = (said: typeof asked) => {
      const right = said.filter(({ one }) => one.labels[at] === true).length;
      return `${(right / Math.max(1, said.length)).toFixed(2)}/${(right / Math.max(1, known)).toFixed(2)}`;
    };
    const cells = [0.2, 0.3, 0.4, 0.5, 0.6, 0.7, 0.8, 0.9].map(
      (least) => `${least}: ${figures(asked.filter(({ chances }) => (chances[at] ?? 0) >= least))}`,
    );
    const rules = figures(asked.filter(({ one }) => one.ruled === half));
    console.log(`${half} of ${known} in ${asked.length}, precision/recall by rule ${rules}, from`, cells.join("  "));
  }
}

const PARTS = 5;

const HEAD = `/**
 * Weights of the model in entry-parts.ts, made by eval/train-entries.ts; a feature and its weight for each half a line.
 * Over 400 lines: a table.
 */
export const ENTRY_WEIGHTS = \`
`;

function main(): void {
  const { values } = parseArgs({
    options: {
      documents: { type: "string", multiple: true, default: [] },
      check: { type: "boolean", default: false },
      out: { type: "string", default: join(import.meta.dirname, "../src/text/document/entry-weights.ts") },
    },
  });
  const examples = values.documents.flatMap(documentExamples);
  console.error(`${examples.length} parts`);
  if (values.check) return check(examples);
  const lines = linesOfWeights(trainLinear(examples, HALVES.length));
  writeFileSync(values.out, `${HEAD}${lines.join("\n")}\n\`;\n`);
  console.error(`${lines.length} features`);
}

main();
