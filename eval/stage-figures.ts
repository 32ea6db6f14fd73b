import { wilson } from "./homonym-trap.ts";
import { ratio } from "./labelled-texts.ts";

/** The stage that a sentence states of the person, `none` for somebody who is not accused, and the one that was read. */
export interface JudgedStage {
  readonly stage: string;
  readonly said: string | undefined;
}

/**
 * How many of the accused were read as such, with the right stage, and how many others were taken for accused, with
 * intervals at 95 %.
 *
 * @param same what the set calls a stage that was read
 */
export function stageFigures(judged: readonly JudgedStage[], same: (said: string) => string = (said) => said) {
  const accused = judged.filter(({ stage }) => stage !== "none");
  const others = judged.filter(({ stage }) => stage === "none");
  const read = accused.flatMap(({ stage, said }) => (said === undefined ? [] : { stage, said }));
  const right = read.filter(({ stage, said }) => stage === same(said));
  const wrongly = others.filter(({ said }) => said !== undefined);
  return {
    n: { accused: accused.length, others: others.length },
    read: ratio(read.length, accused.length),
    right: ratio(right.length, accused.length),
    falselyAccused: wrongly.length,
    intervals: {
      right: wilson(right.length, accused.length),
      falselyAccused: wilson(wrongly.length, others.length),
    },
  };
}
