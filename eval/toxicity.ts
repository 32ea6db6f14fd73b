import { existsSync } from "node:fs";
import { join } from "node:path";
import { judgeBrandSafety } from "../src/analysis/brand-safety.ts";
import { readCsv } from "./csv.ts";
import { wilson } from "./homonym-trap.ts";
import { bootstrap, classFigures, ratio, readLabelledTexts, readTextFile } from "./labelled-texts.ts";

interface Judged {
  readonly id: string;
  readonly kind: string;
  readonly truth: boolean;
  readonly said: boolean;
}

/**
 * HateCheck's cases for `toxicContent`; labelled texts (offensive or not) for `toxicContent` or `offensiveContent`.
 * Post by post.
 *
 * The 1,926 open cases of HateCheck were looked at, by template, while the rules were written: figures on them are
 * development figures. So are those on the validation set of TweetEval, on which single words of abuse were weighed.
 */
export async function run(options: { dir: string }): Promise<Record<string, unknown>> {
  const cases = ["cases.csv", "cases.csv.gz"].map((name) => join(options.dir, name)).find((path) => existsSync(path));
  const judged = cases === undefined ? judgeLabelled(options.dir) : judgeHateCheck(cases);
  const count = (truth: boolean, said: boolean) =>
    judged.filter((each) => each.truth === truth && each.said === said).length;
  const [tp, fn, fp, tn] = [count(true, true), count(true, false), count(false, true), count(false, false)];
  const neutral = judged.filter(({ kind }) => kind === "ident_neutral_nh" || kind === "ident_pos_nh");
  const neutralFlags = neutral.filter(({ said }) => said).length;
  return {
    balancedAccuracy: (ratio(tp, tp + fn) + ratio(tn, tn + fp)) / 2,
    macroF1: macroF1(judged),
    ...(neutral.length > 0 ? { identityNeutralFalseFlags: ratio(neutralFlags, neutral.length) } : {}),
    precision: ratio(tp, tp + fp),
    recall: ratio(tp, tp + fn),
    specificity: ratio(tn, tn + fp),
    n: { posts: judged.length, toxic: tp + fn, identityNeutral: neutral.length },
    intervals: {
      recall: wilson(tp, tp + fn),
      specificity: wilson(tn, tn + fp),
      macroF1: bootstrap(judged, macroF1),
      ...(neutral.length > 0 ? { identityNeutralFalseFlags: wilson(neutralFlags, neutral.length) } : {}),
    },
    byKind: Object.fromEntries(
      [...Map.groupBy(judged, ({ kind }) => kind)].map(([kind, its]) => [
        kind,
        { right: ratio(its.filter(({ truth, said }) => truth === said).length, its.length), n: its.length },
      ]),
    ),
    worst: judged
      .filter(({ truth, said }) => truth !== said)
      .slice(0, 10)
      .map(({ id, kind, said }) => ({ id, kind, said })),
  };
}

function judgeHateCheck(path: string): readonly Judged[] {
  return readCsv(readTextFile(path)).map((row) => ({
    id: row["case_id"] ?? "",
    kind: row["functionality"] ?? "",
    truth: row["label_gold"] === "hateful",
    said: judgeBrandSafety(row["test_case"] ?? "").some(({ flag }) => flag === "toxicContent"),
  }));
}

function judgeLabelled(dir: string): readonly Judged[] {
  return readLabelledTexts(dir, { 0: "not-offensive", 1: "offensive" }).map(({ text, label, part }, index) => ({
    id: `${part}:${index}`,
    kind: label,
    truth: /^(?:offensive|hate|toxic)/.test(label),
    said: judgeBrandSafety(text).some(({ flag }) => flag === "toxicContent" || flag === "offensiveContent"),
  }));
}

function macroF1(judged: readonly Judged[]): number {
  return classFigures(judged.map(({ truth, said }) => ({ truth: String(truth), said: String(said) }))).macroF1;
}
