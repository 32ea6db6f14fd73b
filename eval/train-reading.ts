/**
 * `sh bin/node24 eval/train-reading.ts --passages FOLDER --documents FILE... [--check]`: trains the model that tells what a
 * name in a sentence is to the text's person, and writes `src/text/weights.ts`. Passages are annotated ones (see
 * `eval/reading-passages.ts`), documents are of the layout of `eval/reading-biographies.ts`. `--check` trains on four fifths of
 * the passages' documents and prints the figures on the other fifth, and writes nothing.
 */
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { readPage } from "../src/connectors/pages/page-text.ts";
import { splitSentences } from "../src/prose/sentences.ts";
import { joinBlocks } from "../src/text/document/block.ts";
import { analyse } from "../src/text/analyse.ts";
import { featuresOf } from "../src/text/features.ts";
import { lexiconFor } from "../src/text/languages.ts";
import { likelihoods, RELATIONS, type Relation } from "../src/text/model.ts";
import { genderOf, topicOf } from "../src/text/owners.ts";
import { nameOf, type Passage, People, PROPERTIES } from "./reading-passages.ts";
import type { Case } from "./reading-score.ts";

/** One name in one sentence: per relation whether it is one, `undefined` where nobody said. */
interface Example {
  readonly document: string;
  readonly features: readonly string[];
  readonly labels: readonly (boolean | undefined)[];
  /** How much is believed of a "no": annotators left out what they held for unimportant. */
  readonly weight: number;
  readonly text: string;
}

const RELATION_OF: Readonly<Record<string, Relation>> = {
  EMPLOYEE_OR_MEMBER_OF: "employer",
  CEO: "employer",
  FOUNDED_BY: "employer",
  EDUCATED_AT: "school",
  PLACE_OF_RESIDENCE: "home",
  PLACE_OF_BIRTH: "birthplace",
  SPOUSE: "spouse",
  CHILD_OF: "child",
};

function passageExamples(dir: string): Example[] {
  const passages = readFileSync(join(dir, "passages.jsonl"), "utf8")
    .split("\n")
    .filter((line) => line !== "")
    .map((line) => JSON.parse(line) as Passage);
  return [...Map.groupBy(passages, ({ doc }) => doc)].flatMap(([doc, pages]) => {
    const ordered = pages.toSorted((a, b) => a.start - b.start);
    const people = new People(ordered);
    const hero = people.mostNamed();
    const everybody = new Set(ordered.flatMap(({ facts }) => facts.flatMap((fact) => personOf(fact, people) ?? [])));
    if (hero !== undefined) everybody.add(hero);
    return [...everybody].flatMap((person) => {
      const topic = topicOf(nameOf(person), person === hero, false);
      return ordered.flatMap((passage) => examplesOf(passage, doc, person, people, topic));
    });
  });
}

function personOf(fact: Passage["facts"][number], people: People) {
  const property = PROPERTIES[fact.property];
  return property === undefined ? undefined : people.of(fact[`${property.person}Text`], fact[`${property.person}Uri`]);
}

function examplesOf(
  passage: Passage,
  doc: string,
  person: ReturnType<People["of"]>,
  people: People,
  topic: ReturnType<typeof topicOf>,
): Example[] {
  const lexicon = lexiconFor("en");
  if (lexicon === undefined) return [];
  const own = passage.facts.filter((fact) => personOf(fact, people) === person);
  const told = new Set(passage.exhaustive.map((property) => RELATION_OF[property]));
  return splitSentences(passage.text).flatMap((piece) => {
    const sentence = analyse(piece, lexicon, topic);
    if (passage.facts.length > 0 && own.length === 0) return [];
    return sentence.spans
      .filter(({ kind }) => kind === "name")
      .map((span): Example => {
        const [from, to] = [piece.from + span.from, piece.from + span.to];
        const meant = own.flatMap((fact) => {
          const object = PROPERTIES[fact.property]?.person === "subject" ? fact.object : fact.subject;
          return object[0] < to && object[1] > from ? [RELATION_OF[fact.property]] : [];
        });
        const labels = RELATIONS.map((relation) =>
          meant.includes(relation) ? true : told.has(relation) ? false : undefined,
        );
        return {
          document: doc,
          features: featuresOf(sentence, span),
          labels,
          weight: UNMARKED,
          text: `${span.text} | ${piece.text}`,
        };
      });
  });
}

function documentExamples(path: string): Example[] {
  const cases = readFileSync(path, "utf8")
    .split("\n")
    .filter((line) => line !== "")
    .map((line) => JSON.parse(line) as Case);
  return cases.flatMap((one) => {
    const lexicon = lexiconFor(one.lang);
    if (lexicon === undefined) return [];
    const text = one.media === "text/html" ? joinBlocks(readPage(one.data)).text : one.data;
    const topic = topicOf(one.name, true, /(?<!\p{L})I(?:['’]m)? /u.test(text), genderOf(text, lexicon));
    const { truth } = one;
    const truths: Record<Relation, readonly string[]> = {
      employer: (truth.jobs ?? []).flatMap(({ o }) => o ?? []),
      school: (truth.edu ?? []).flatMap(({ s }) => s ?? []),
      home: truth.location ? [truth.location] : [],
      birthplace: [],
      spouse: truth.spouse ? [truth.spouse] : [],
      child: (truth.children ?? "").split(/[:,]\s*/u),
    };
    return splitSentences(text)
      .filter((piece) => piece.text.split(" ").length > 5)
      .flatMap((piece) => {
        const sentence = analyse(piece, lexicon, topic);
        return sentence.spans
          .filter(({ kind }) => kind === "name")
          .map((span): Example => {
            const is = (relation: Relation) =>
              truths[relation].some((value) => value.split(" / ").some((each) => sameName(each, span.text)));
            const debatable = (one.optional ?? []).some((each) => JSON.stringify(each).includes(span.text));
            const labels = RELATIONS.map((relation) =>
              is(relation) ? true : debatable || relation === "birthplace" ? undefined : false,
            );
            return {
              document: one.id,
              features: featuresOf(sentence, span),
              labels,
              weight: 1,
              text: `${span.text} | ${piece.text}`,
            };
          });
      });
  });
}

function sameName(a: string, b: string): boolean {
  const plain = (text: string) =>
    text
      .toLowerCase()
      .replace(/^the /u, "")
      .replace(/[^\p{L}\p{N}]+/gu, " ")
      .trim();
  return plain(a) === plain(b);
}

/** Logistic regression per relation with AdaGrad and a little shrinking; the same examples always give the same weights. */
function train(all: readonly Example[]): Map<string, number[]> {
  const counts = new Map<string, number>();
  for (const { features } of all) for (const feature of features) counts.set(feature, (counts.get(feature) ?? 0) + 1);
  const model = new Map<string, number[]>();
  const squares = new Map<string, number[]>();
  for (const [feature, count] of counts) {
    if (count < LEAST_SEEN) continue;
    model.set(
      feature,
      RELATIONS.map(() => 0),
    );
    squares.set(
      feature,
      RELATIONS.map(() => 1e-6),
    );
  }
  const order = all.map((_, at) => at);
  let seed = 1;
  for (let round = 0; round < ROUNDS; round++) {
    for (let i = order.length - 1; i > 0; i--) {
      seed = (Math.imul(seed, 1103515245) + 12345) & 0x7fffffff;
      const other = seed % (i + 1);
      [order[i], order[other]] = [order[other] as number, order[i] as number];
    }
    for (const at of order) {
      const { features, labels, weight } = all[at] as Example;
      const chances = likelihoods(features, model);
      for (const [relation, label] of labels.entries()) {
        if (label === undefined) continue;
        const error = ((chances[relation] ?? 0) - (label ? 1 : 0)) * (label ? 1 : weight);
        for (const feature of features) {
          const row = model.get(feature);
          const square = squares.get(feature);
          if (row === undefined || square === undefined) continue;
          const slope = error + SHRINK * (row[relation] ?? 0);
          square[relation] = (square[relation] ?? 0) + slope * slope;
          row[relation] = (row[relation] ?? 0) - (RATE * slope) / Math.sqrt(square[relation] ?? 1);
        }
      }
    }
  }
  return model;
}

const UNMARKED = 0.5;
const LEAST_SEEN = 3;
const ROUNDS = 8;
const RATE = 0.1;
const SHRINK = 0.002;

function report(held: readonly Example[], model: ReadonlyMap<string, readonly number[]>): void {
  for (const [at, relation] of RELATIONS.entries()) {
    const scored = held
      .filter(({ labels }) => labels[at] !== undefined)
      .map((one) => ({ one, chance: likelihoods(one.features, model)[at] ?? 0 }))
      .sort((a, b) => b.chance - a.chance);
    const positives = scored.filter(({ one }) => one.labels[at] === true).length;
    for (const threshold of [0.5, 0.7, 0.8, 0.9]) {
      const said = scored.filter(({ chance }) => chance >= threshold);
      const right = said.filter(({ one }) => one.labels[at] === true).length;
      console.log(
        relation.padEnd(11),
        threshold,
        `precision ${(right / Math.max(1, said.length)).toFixed(3)} recall ${(right / Math.max(1, positives)).toFixed(3)} of ${positives}`,
      );
    }
    for (const { one, chance } of scored.filter(({ one: { labels } }) => labels[at] === false).slice(0, 6))
      console.error(relation, chance.toFixed(2), one.text.slice(0, 220));
  }
}

function write(model: ReadonlyMap<string, readonly number[]>): void {
  const lines = [...model]
    .map(([feature, row]): [string, string[]] => [
      feature,
      row.map((weight) => weight.toFixed(2).replace(/^(-?)0\./u, "$1.")),
    ])
    .filter(([, row]) => row.some((weight) => Math.abs(Number(weight)) >= LEAST_WEIGHT))
    .map(([feature, row]) => `${feature}\t${row.join(" ")}`.replace(/[\\`]|\$(?=\{)/gu, "\\$&"))
    .sort();
  writeFileSync(join(import.meta.dirname, "../src/text/weights.ts"), `${HEAD}${lines.join("\n")}\n\`;\n`);
  console.error(`${lines.length} features`);
}

const HEAD = `/**
 * Weights of the model in model.ts, made by eval/train-reading.ts; a feature and its weight for each relation a line.
 * Learned in part from KnowledgeNet (https://github.com/diffbot/knowledge-net, Mesquita et al., EMNLP 2019), whose data are
 * under CC BY-SA 4.0: this table is a changed derivative of them and under the same licence.
 * Over 400 lines: a table.
 */
export const WEIGHTS = \`
`;

const LEAST_WEIGHT = 0.05;

function main(): void {
  const { values } = parseArgs({
    options: {
      passages: { type: "string" },
      documents: { type: "string", multiple: true, default: [] },
      check: { type: "boolean", default: false },
    },
  });
  const examples = [
    ...(values.passages === undefined ? [] : passageExamples(values.passages)),
    ...values.documents.flatMap(documentExamples),
  ];
  console.error(`${examples.length} names`);
  const isHeldOut = ({ document }: Example) => Number.parseInt(document.slice(-1), 36) % 5 === 0;
  if (values.check) report(examples.filter(isHeldOut), train(examples.filter((one) => !isHeldOut(one))));
  else write(train(examples));
}

main();
