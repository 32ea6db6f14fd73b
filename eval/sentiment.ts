import { detectLanguage } from "../src/analysis/language.ts";
import { type JudgedSentiment, judgeSentiment } from "../src/analysis/sentiment.ts";
import { bootstrap, classFigures, type LabelledText, ratio, readLabelledTexts } from "./labelled-texts.ts";
import { wilson } from "./homonym-trap.ts";

interface Row extends LabelledText {
  readonly judged: JudgedSentiment | null;
}

const MAPPING = { 0: "negative", 1: "neutral", 2: "positive" };
const LABELS = ["negative", "neutral", "positive"] as const;

/**
 * The tone of posts, compared with their labels. `macroRecall` is over all posts, counting unanswered ones as neutral;
 * `macroF1` is over the answered ones. Thresholds were chosen on every other post of the validation sets (`tuning`).
 */
export async function run(options: { dir: string }): Promise<Record<string, unknown>> {
  const rows: Row[] = readLabelledTexts(options.dir, MAPPING).map((row) => ({
    ...row,
    judged: judgeSentiment(row.text),
  }));
  const answered = rows.filter(({ judged }) => judged !== null);
  const byPart = Map.groupBy(rows, ({ part }) => part);
  return {
    ...figures(rows),
    answered: ratio(answered.length, rows.length),
    splitError: splitError(answered),
    profileSplitError: profileSplitError(answered),
    n: { posts: rows.length, answered: answered.length },
    intervals: {
      macroRecall: bootstrap(rows, (some) => classFigures(pairsOf(some)).macroRecall),
      macroF1: bootstrap(answered, (some) => classFigures(pairsOf(some)).macroF1),
      answered: wilson(answered.length, rows.length),
    },
    tuning: figures(rows.filter((_, index) => index % 2 === 0)),
    check: figures(rows.filter((_, index) => index % 2 === 1)),
    parts: Object.fromEntries(
      [...byPart].map(([part, its]) => [
        part,
        {
          ...figures(its),
          answered: ratio(its.filter(({ judged }) => judged !== null).length, its.length),
          languages: countLanguages(its),
          n: its.length,
        },
      ]),
    ),
    worst: worst(answered),
  };
}

function figures(rows: readonly Row[]) {
  const answered = rows.filter(({ judged }) => judged !== null);
  const { byClass, macroF1 } = classFigures(pairsOf(answered));
  return { macroRecall: classFigures(pairsOf(rows)).macroRecall, macroF1, byClass };
}

function pairsOf(rows: readonly Row[]) {
  return rows.map(({ label, judged }) => ({ truth: label, said: judged?.sentiment ?? "neutral" }));
}

/** Mean absolute error of the three shares, in percentage points. */
function splitError(rows: readonly Row[]): number {
  const errors = LABELS.map((name) => {
    const truth = rows.filter(({ label }) => label === name).length;
    const said = rows.filter(({ judged }) => judged?.sentiment === name).length;
    return 100 * Math.abs(ratio(truth, rows.length) - ratio(said, rows.length));
  });
  return ratio(
    errors.reduce((a, b) => a + b, 0),
    3,
  );
}

/** The same over constructed profiles of 30 consecutive posts in the set: what a reader of one profile sees. */
function profileSplitError(rows: readonly Row[]): number {
  const profiles = Array.from({ length: Math.min(200, Math.floor(rows.length / 30)) }, (_, at) =>
    splitError(rows.slice(at * 30, at * 30 + 30)),
  );
  return ratio(
    profiles.reduce((a, b) => a + b, 0),
    profiles.length,
  );
}

function countLanguages(rows: readonly Row[]): Readonly<Record<string, number>> {
  const counts = Map.groupBy(rows, ({ text }) => detectLanguage(text) ?? "unclear");
  return Object.fromEntries([...counts].map(([language, its]) => [language, its.length]));
}

/** Posts may not be shown: gives their positions in the set, and the words that misled. */
function worst(rows: readonly Row[]): unknown[] {
  const rank = { negative: -1, neutral: 0, positive: 1 };
  return rows
    .map((row, index) => ({ row, index }))
    .filter(
      ({ row }) => Math.abs(rank[row.label as keyof typeof rank] - rank[row.judged?.sentiment ?? "neutral"]) === 2,
    )
    .sort((a, b) => Math.abs(b.row.judged?.score ?? 0) - Math.abs(a.row.judged?.score ?? 0))
    .slice(0, 10)
    .map(({ row, index }) => ({
      part: row.part,
      index,
      truth: row.label,
      score: Number(row.judged?.score.toFixed(1)),
      words: row.judged?.words.map(({ word, weight }) => `${word} ${weight.toFixed(1)}`),
    }));
}
