/**
 * `sh bin/node24 eval/train-ties.ts --documents FILE... [--check]`: trains the model that decides which places in a
 * sentence belong together (`src/text/learned/ties.ts`) on documents whose truth is known (in the layout of
 * `eval/reading-biographies.ts`), and writes `src/text/learned/tie-weights.ts`. `--check` writes nothing: each fifth of
 * the documents is judged by a model of the other four, and precision and recall are printed for each tie and
 * likelihood. The thresholds of `src/text/learned/ties.ts` are chosen from these.
 */
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { blocksOf } from "../src/connectors/pages/written-page.ts";
import { splitSentences } from "../src/text/sentences/sentences.ts";
import { type Analysed, analyse, rolesAlone } from "../src/text/sentences/analyse.ts";
import { joinBlocks } from "../src/text/document/block.ts";
import { readDocument } from "../src/text/document/reading.ts";
import { lexiconFor } from "../src/text/languages/languages.ts";
import type { Features } from "../src/text/learned/linear.ts";
import { genderOf } from "../src/text/sentences/gender.ts";
import { topicOf } from "../src/text/sentences/owners.ts";
import type { EmployerBefore } from "../src/text/facts/promotions.ts";
import { isOwnVoice } from "../src/text/sentences/voice.ts";
import { relationsOf } from "../src/text/facts/relate.ts";
import type { TokenSpan } from "../src/text/tokens/spans.ts";
import { withTags } from "../src/text/learned/tag-spans.ts";
import { postFeatures } from "../src/text/facts/posts.ts";
import { carriedFeatures, employerAfter } from "../src/text/facts/promotions.ts";
import { endsOf, type HeldPost, startsOf, type Tie, TIES, timesIn, whenFeatures } from "../src/text/learned/ties.ts";
import { chancesOf, linesOfWeights, type LinearExample, namesOf, trainLinear } from "./linear.ts";
import type { Case } from "./reading-score.ts";
import { degreeFits, sameFirm, titleFits } from "./reading-values.ts";

interface TieExample extends LinearExample {
  readonly document: string;
  readonly lang: string;
  readonly text: string;
}

/**
 * For one sentence its posts or degrees, its employers or schools, and which of them belong together according to the
 * truth.
 */
interface Bodies<T> {
  readonly bodies: readonly TokenSpan[];
  readonly whats: readonly TokenSpan[];
  /** What the truth says about an organisation, or about what somebody did there. */
  truthsOf(body: TokenSpan, what: TokenSpan | undefined): readonly T[];
}

function documentExamples(path: string): TieExample[] {
  return readFileSync(path, "utf8")
    .split("\n")
    .filter((line) => line !== "")
    .flatMap((line) => examplesOf(JSON.parse(line) as Case));
}

function examplesOf(one: Case): TieExample[] {
  const lexicon = lexiconFor(one.lang);
  if (lexicon === undefined) return [];
  const blocks = blocksOf({ mediaType: one.media, data: one.data });
  const text = joinBlocks(readDocument(blocks, one.name, one.lang).running).text;
  const own = isOwnVoice({ text, subject: one.name, about: true }, lexicon);
  const topic = topicOf(one.name, { about: true, own, gender: own ? undefined : genderOf(text, lexicon) });
  let before: EmployerBefore | undefined;
  return splitSentences(text)
    .filter((piece) => piece.text.length <= MAX_LENGTH)
    .flatMap((piece) => {
      const sentence = withTags(analyse(piece, lexicon, topic));
      const carried = carriedExamples(sentence, one, before);
      before = employerAfter(before, employersOf(sentence, one).at(-1)?.text);
      return [...jobExamples(sentence, one), ...schoolExamples(sentence, one), ...carried];
    });
}

const MAX_LENGTH = 1200;

function employersOf(sentence: Analysed, one: Case): TokenSpan[] {
  const isTrue = ({ text }: TokenSpan) => (one.truth.jobs ?? []).some(({ o }) => o && sameFirm(text, o));
  return bodiesOf(sentence, "employer", isTrue);
}

/** Posts that belong to none of the sentence's employers, next to the employer mentioned before. */
function carriedExamples(sentence: Analysed, one: Case, before: EmployerBefore | undefined): TieExample[] {
  if (before === undefined) return [];
  const jobs = one.truth.jobs ?? [];
  const isAt = (name: string, what: TokenSpan) =>
    jobs.some(({ t, o }) => o && sameFirm(name, o) && titleFits(what.text, t));
  const here = employersOf(sentence, one);
  return rolesAlone(sentence)
    .filter((what) => !here.some(({ text }) => isAt(text, what)))
    .map((what) =>
      example(
        one,
        "carried",
        carriedFeatures(sentence, what, here.length, before.ago),
        isAt(before.name, what),
        `${what.text} | ${before.name} | ${sentence.piece.text}`,
      ),
    );
}

function jobExamples(sentence: Analysed, one: Case): TieExample[] {
  const jobs = one.truth.jobs ?? [];
  const bodies = employersOf(sentence, one);
  const roles = sentence.spans.filter(({ kind, first }) => kind === "role" && sentence.owners[first] === "own");
  const truthsOf = (body: TokenSpan, what: TokenSpan | undefined) =>
    jobs.filter(({ t, o }) => o && sameFirm(body.text, o) && (what === undefined || titleFits(what.text, t)));
  return [
    ...pairExamples(sentence, one, "held", { bodies, whats: roles, truthsOf }),
    ...whenExamples(sentence, one, { bodies, whats: roles, truthsOf }, [
      ["began", startsOf, ({ f }) => f],
      ["ended", endsOf, ({ to }) => to],
    ]),
  ];
}

function schoolExamples(sentence: Analysed, one: Case): TieExample[] {
  const schools = one.truth.edu ?? [];
  const bodies = bodiesOf(sentence, "school", ({ text }) => schools.some(({ s }) => s && sameFirm(text, s)));
  const degrees = sentence.spans.filter(({ kind }) => kind === "degree");
  const truthsOf = (body: TokenSpan, what: TokenSpan | undefined) =>
    schools.filter(({ d, s }) => s && sameFirm(body.text, s) && (what === undefined || degreeFits(what.text, d)));
  return [
    ...pairExamples(sentence, one, "studied", { bodies, whats: degrees, truthsOf }),
    ...whenExamples(sentence, one, { bodies, whats: degrees, truthsOf }, [["graduated", endsOf, ({ y }) => y]]),
  ];
}

/** Names that are such organisations in truth, and those that the models take for one: these have to be told apart. */
function bodiesOf(
  sentence: Analysed,
  relation: "employer" | "school",
  isTrue: (span: TokenSpan) => boolean,
): TokenSpan[] {
  const related = new Set(relationsOf(sentence).flatMap((each) => (each.relation === relation ? [each.span] : [])));
  return sentence.spans.filter((span) => span.kind === "name" && (related.has(span) || isTrue(span)));
}

function example(one: Case, tie: Tie, features: Features, label: boolean, text: string): TieExample {
  return {
    document: one.id,
    lang: one.lang,
    features: namesOf(features),
    labels: TIES.map((each) => (each === tie ? label : undefined)),
    weightOf: () => 1,
    text,
  };
}

function pairExamples<T>(
  sentence: Analysed,
  one: Case,
  tie: "held" | "studied",
  { bodies, whats, truthsOf }: Bodies<T>,
): TieExample[] {
  return whats.flatMap((what) =>
    bodies
      .filter((body) => body.last < what.first || body.first > what.last)
      .map((body) =>
        example(
          one,
          tie,
          postFeatures(sentence, what, body, bodies, whats),
          truthsOf(body, what).length > 0,
          `${what.text} | ${body.text} | ${sentence.piece.text}`,
        ),
      ),
  );
}

/** For each time in a sentence, whether it belongs to each of the true jobs or degrees. */
function whenExamples<T>(
  sentence: Analysed,
  one: Case,
  { bodies, whats, truthsOf }: Bodies<T>,
  ties: readonly (readonly [Tie, typeof startsOf, (truth: T) => number | string | null | undefined])[],
): TieExample[] {
  const times = timesIn(sentence);
  if (times.length === 0) return [];
  const all = bodies.flatMap((body): HeldPost[] => {
    const held = whats.filter((what) => truthsOf(body, what).length > 0);
    return held.length === 0 ? [{ body, what: undefined }] : held.map((what) => ({ body, what }));
  });
  const open = JSON.stringify(one.optional ?? []);
  return all.flatMap((held) => {
    const truths = truthsOf(held.body as TokenSpan, held.what as TokenSpan | undefined);
    if (truths.length === 0) return [];
    return times.flatMap((time) =>
      ties.flatMap(([tie, valueOf, truthOf]) => {
        const year = valueOf(time.period)?.slice(0, 4);
        if (year === undefined) return [];
        const label = truths.some((truth) => String(truthOf(truth) ?? "") === year);
        if (!label && open.includes(year)) return [];
        const text = `${tie} ${year} | ${(held.what as TokenSpan | undefined)?.text} | ${(held.body as TokenSpan).text} | ${sentence.piece.text}`;
        return [example(one, tie, whenFeatures(sentence, time, held, all, times), label, text)];
      }),
    );
  });
}

/** Each fifth of the documents, judged by a model of everything else. */
function check(examples: readonly TieExample[]): void {
  const part = (document: string) =>
    [...document].reduce((sum, letter) => sum + (letter.codePointAt(0) ?? 0), 0) % PARTS;
  const judged = Array.from({ length: PARTS }, (_, held) => {
    const model = trainLinear(
      examples.filter(({ document }) => part(document) !== held),
      TIES.length,
    );
    return examples
      .filter(({ document }) => part(document) === held)
      .map((one) => ({ one, chances: chancesOf(one.features, model, TIES.length) }));
  }).flat();
  for (const [name, isIn] of [
    ["English", (lang: string) => lang === "en"],
    ["other languages", (lang: string) => lang !== "en"],
  ] as const)
    for (const [at, tie] of TIES.entries()) {
      const scored = judged.filter(({ one }) => isIn(one.lang) && one.labels[at] !== undefined);
      const positives = scored.filter(({ one }) => one.labels[at] === true).length;
      const cells = [0.2, 0.3, 0.4, 0.5, 0.6, 0.7, 0.8, 0.9].map((least) => {
        const said = scored.filter(({ chances }) => (chances[at] ?? 0) >= least);
        const right = said.filter(({ one }) => one.labels[at] === true).length;
        return `${least}: ${(right / Math.max(1, said.length)).toFixed(2)}/${(right / Math.max(1, positives)).toFixed(2)}`;
      });
      console.log(`${name}, ${tie} of ${positives} in ${scored.length}, precision/recall from`, cells.join("  "));
    }
}

const PARTS = 5;

const HEAD = `/**
 * Weights of the model in ties.ts, made by eval/train-ties.ts; a feature and its weight for each tie a line.
 * Over 400 lines: a table.
 */
export const TIE_WEIGHTS = \`
`;

function main(): void {
  const { values } = parseArgs({
    options: {
      documents: { type: "string", multiple: true, default: [] },
      check: { type: "boolean", default: false },
    },
  });
  const examples = values.documents.flatMap(documentExamples);
  console.error(`${examples.length} pairs`);
  if (values.check) return check(examples);
  const lines = linesOfWeights(trainLinear(examples, TIES.length));
  writeFileSync(join(import.meta.dirname, "../src/text/learned/tie-weights.ts"), `${HEAD}${lines.join("\n")}\n\`;\n`);
  console.error(`${lines.length} features`);
}

main();
