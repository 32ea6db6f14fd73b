import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { judgeCase } from "../src/analysis/cases/judge-case.ts";
import type { CaseStage } from "../src/domain/case-stage.ts";
import { spokenOfIn } from "../src/text/languages/languages.ts";
import { type JudgedStage, stageFigures } from "./stage-figures.ts";

/** A sentence about a person in or beside a case, sometimes with the one before it. */
interface CaseSentence {
  readonly lang: string;
  readonly context?: string;
  readonly sentence: string;
  readonly name: string;
  /** The last stage that the sentence states of the person; `none` for everybody else. */
  readonly stage: string;
  /** The person's part: `accused`, `victim`, `judge`, `namesake`, … */
  readonly who: string;
}

interface JudgedSentence extends CaseSentence, JudgedStage {
  readonly said: CaseStage | undefined;
}

/**
 * How far a case has come for somebody, read from a single sentence (`*.jsonl` of the folder), and who is wrongly taken
 * for accused. Each row is judged as an article of its own, with the name before it where it only has a pronoun. In these
 * sets a sentence is `convicted`, and whoever was only sued is `none`: so are those judged here.
 */
export async function run({ dir }: { readonly dir: string }): Promise<Record<string, unknown>> {
  const rows = readdirSync(dir)
    .filter((name) => name.endsWith(".jsonl"))
    .sort()
    .flatMap((name) => readFileSync(join(dir, name), "utf8").trimEnd().split("\n"))
    .map((line) => JSON.parse(line) as CaseSentence);
  const judged = rows.filter(({ lang }) => spokenOfIn(lang) !== undefined).map(judge);
  const by = (key: "lang" | "stage" | "who") =>
    Object.fromEntries(
      [...Map.groupBy(judged, (one) => one[key])].map(([name, its]) => [name, stageFigures(its, asInSet)]),
    );
  return {
    ...stageFigures(judged, asInSet),
    notRead: rows.length - judged.length,
    byLanguage: by("lang"),
    byStage: by("stage"),
    byPart: by("who"),
    falseAccusations: judged.filter(({ stage, said }) => stage === "none" && said !== undefined),
  };
}

function judge(row: CaseSentence): JudgedSentence {
  const told = [row.context ?? "", row.sentence].filter((text) => text !== "").join(" ");
  const text = told.includes(row.name) ? told : `${row.name}.\n${told}`;
  const stage = judgeCase(text, [row.name], row.lang)?.last.stage;
  return { ...row, said: stage === undefined || CIVIL.has(stage) ? undefined : stage };
}

const CIVIL: ReadonlySet<CaseStage> = new Set(["sued", "liable"]);

/** The set calls somebody convicted who was sentenced. */
function asInSet(said: string): string {
  return said === "sentenced" ? "convicted" : said;
}
