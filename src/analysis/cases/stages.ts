import { CASE_STAGES, type CaseStage } from "../../domain/case-stage.ts";

/** What a sentence says of the person, and where in the article. */
export interface CaseStatement {
  readonly stage: CaseStage;
  readonly sentence: string;
  /** Says how a case goes on without naming whose: it counts where another sentence has said whose it is. */
  readonly weak: boolean;
  /** Of some of several charges only. */
  readonly partial: boolean;
}

/**
 * The last stage that an article gives: what ends a case stands above what began it, wherever in the text it is said, but an
 * acquittal from some charges does not undo a conviction for others. `undefined` where no statement names the person.
 */
export function lastStage(statements: readonly CaseStatement[]): CaseStatement | undefined {
  if (statements.every(({ weak }) => weak)) return undefined;
  const punished = statements.some(({ stage, weak }) => !weak && PUNISHED.has(stage));
  const open = statements.filter(
    ({ stage, partial, weak }) =>
      !(punished && ((stage === "acquitted" && (partial || weak)) || stage === "dropped" || stage === "settled")),
  );
  return open.reduce<CaseStatement | undefined>(
    (last, each) => (last === undefined || rank(each.stage) > rank(last.stage) ? each : last),
    undefined,
  );
}

const PUNISHED: ReadonlySet<CaseStage> = new Set(["convicted", "fined", "sentenced", "disqualified"]);
const rank = (stage: CaseStage): number => CASE_STAGES.indexOf(stage);
