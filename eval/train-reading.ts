/**
 * `sh bin/node24 eval/train-reading.ts --passages FOLDER --documents FILE... --sentences FILE... [--check]`: trains the
 * model that decides what a name in a sentence is to the text's person, and writes `src/text/learned/weights.ts`.
 * Passages are annotated (see `eval/reading-passages.ts`), documents have the layout of `eval/reading-biographies.ts`.
 * `--check` writes nothing: each fifth of the documents is judged by a model that has seen the passages and the other
 * four, and precision and recall are printed for each relation and likelihood. The thresholds of
 * `src/text/facts/relate.ts` are chosen from these.
 */
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { blocksOf } from "../src/connectors/pages/written-page.ts";
import { readDocument } from "../src/text/document/reading.ts";
import { splitSentences } from "../src/text/sentences/sentences.ts";
import { joinBlocks } from "../src/text/document/block.ts";
import { type Analysed, analyse, doubtsAt } from "../src/text/sentences/analyse.ts";
import { featuresOf } from "../src/text/learned/features.ts";
import { lexiconFor } from "../src/text/languages/languages.ts";
import { RELATIONS, type Relation } from "../src/text/learned/model.ts";
import { genderOf } from "../src/text/sentences/gender.ts";
import { topicOf } from "../src/text/sentences/owners.ts";
import { type EmployerSetting, settingOf } from "../src/text/facts/relate.ts";
import type { TokenSpan } from "../src/text/tokens/spans.ts";
import { nameOf, type Passage, People, PROPERTIES } from "./reading-passages.ts";
import type { Case } from "./reading-score.ts";
import { readSentences } from "./reading-sentences.ts";
import { chancesOf, linesOfWeights, type LinearExample, namesOf, trainLinear } from "./linear.ts";

/** One name in one sentence: for each relation whether it has it, `undefined` if unlabelled. */
interface Example extends LinearExample {
  readonly document: string;
  /** `undefined` for an annotated passage. */
  readonly lang: string | undefined;
  /** What would be asked at run time: a place that is the person's and not in doubt. */
  readonly isAsked: boolean;
  readonly setting: EmployerSetting;
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
      const topic = topicOf(nameOf(person), { about: person === hero });
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
          lang: undefined,
          isAsked: isAsked(sentence, span),
          setting: settingOf(sentence, span),
          features: namesOf(featuresOf(sentence, span)),
          labels,
          weightOf: (label) => (label ? OF_PASSAGES : OF_PASSAGES * UNMARKED),
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
    const blocks = blocksOf({ mediaType: one.media, data: one.data });
    const text = joinBlocks(readDocument(blocks, one.name, one.lang).running).text;
    const topic = topicOf(one.name, {
      about: true,
      own: /(?<!\p{L})I(?:['’]m)? /u.test(text),
      gender: genderOf(text, lexicon),
    });
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
              lang: one.lang,
              isAsked: isAsked(sentence, span),
              setting: settingOf(sentence, span),
              features: namesOf(featuresOf(sentence, span)),
              labels,
              weightOf: () => 1,
              text: `${span.text} | ${piece.text}`,
            };
          });
      });
  });
}

/** Sentences marked by hand: see `readSentences`. */
function sentenceExamples(path: string): Example[] {
  return readSentences(path).flatMap(({ lang, text, names }, index) => {
    const lexicon = lexiconFor(lang);
    if (lexicon === undefined) return [];
    const piece = { text, from: 0 };
    const sentence = analyse(
      piece,
      lexicon,
      topicOf("Ada Finch", {
        about: true,
        own: lang === "en" && /(?<!\p{L})(?:I|[Mm]y)(?!\p{L})/u.test(text),
        gender: "female",
      }),
    );
    return sentence.spans.flatMap((span): Example[] => {
      const name = names.find(({ from, to }) => span.from < to && span.to > from);
      if (span.kind !== "name" || name === undefined) return [];
      return [
        {
          document: `${lang} ${index}`,
          lang: undefined,
          isAsked: true,
          setting: settingOf(sentence, span),
          features: namesOf(featuresOf(sentence, span)),
          labels: RELATIONS.map((relation) => MARKS[name.is] === relation),
          weightOf: () => OF_SENTENCES,
          text: `${span.text} | ${text}`,
        },
      ];
    });
  });
}

const MARKS: Readonly<Record<string, Relation>> = {
  E: "employer",
  S: "school",
  H: "home",
  B: "birthplace",
  P: "spouse",
  C: "child",
};

function isAsked(sentence: Analysed, { first }: TokenSpan): boolean {
  return sentence.owners[first] === "own" && doubtsAt(sentence, first).size === 0;
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

/**
 * The weight of passages relative to documents, and of their "no" relative to their "yes": annotators mark famous
 * names, pages are about others. Chosen with `--check`: with passages at full weight, a tenth of what documents say is
 * lost at the same precision.
 */
const OF_PASSAGES = 0.3;
/** The weight of marked sentences relative to documents, chosen likewise. */
const OF_SENTENCES = 0.5;
const UNMARKED = 0.5;

/** Each fifth of the documents, judged by a model of everything else. */
function check(examples: readonly Example[]): void {
  const part = (document: string) =>
    [...document].reduce((sum, letter) => sum + (letter.codePointAt(0) ?? 0), 0) % PARTS;
  const judged = Array.from({ length: PARTS }, (_, held) => {
    const isHeld = ({ document, lang }: Example) => lang !== undefined && part(document) === held;
    const model = trainLinear(
      examples.filter((one) => !isHeld(one)),
      RELATIONS.length,
    );
    return examples
      .filter((one) => isHeld(one) && one.isAsked)
      .map((one) => ({ one, chances: chancesOf(one.features, model, RELATIONS.length) }));
  }).flat();
  for (const [name, isIn] of [
    ["English", (lang: string | undefined) => lang === "en"],
    ["other languages", (lang: string | undefined) => lang !== "en"],
  ] as const)
    for (const [at, relation] of RELATIONS.entries()) {
      const all = judged.filter(({ one }) => isIn(one.lang) && one.labels[at] !== undefined);
      const settings: readonly (EmployerSetting | undefined)[] =
        relation === "employer" ? ["list", "post", "work", "none"] : [undefined];
      for (const setting of settings) {
        const scored = all.filter(({ one }) => setting === undefined || one.setting === setting);
        const positives = scored.filter(({ one }) => one.labels[at] === true).length;
        if (positives === 0) continue;
        const cells = [0.05, 0.1, 0.2, 0.3, 0.4, 0.5, 0.6, 0.7, 0.8, 0.9].map((least) => {
          const said = scored.filter(({ chances }) => (chances[at] ?? 0) >= least);
          const right = said.filter(({ one }) => one.labels[at] === true).length;
          return `${least}: ${(right / Math.max(1, said.length)).toFixed(2)}/${(right / positives).toFixed(2)}`;
        });
        console.log(
          `${name}, ${relation}${setting === undefined ? "" : ` (${setting})`} of ${positives}, precision/recall from`,
          cells.join("  "),
        );
      }
    }
}

const PARTS = 5;

function write(model: ReadonlyMap<string, readonly number[]>): void {
  const lines = linesOfWeights(model);
  writeFileSync(join(import.meta.dirname, "../src/text/learned/weights.ts"), `${HEAD}${lines.join("\n")}\n\`;\n`);
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

function main(): void {
  const { values } = parseArgs({
    options: {
      passages: { type: "string" },
      documents: { type: "string", multiple: true, default: [] },
      sentences: { type: "string", multiple: true, default: [] },
      check: { type: "boolean", default: false },
    },
  });
  const examples = [
    ...(values.passages === undefined ? [] : passageExamples(values.passages)),
    ...values.documents.flatMap(documentExamples),
    ...values.sentences.flatMap(sentenceExamples),
  ];
  console.error(`${examples.length} names`);
  if (values.check) check(examples);
  else write(trainLinear(examples, RELATIONS.length));
}

main();
