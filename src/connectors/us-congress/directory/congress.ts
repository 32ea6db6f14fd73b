import type { PartialDate } from "../../../domain/claim.ts";
import { findOrdinals } from "./numbers.ts";

/**
 * When the Nth Congress of the United States began and ended. Until the 73rd each began on 4 March of an odd
 * year; since the Twentieth Amendment (1933) on 3 January. The 73rd ended on 3 January 1935.
 */
export function congressTerm(number: number): { from: PartialDate; to: PartialDate } {
  const year = 1789 + 2 * (number - 1);
  return {
    from: number <= 73 ? `${year}-03-04` : `${year}-01-03`,
    to: number < 73 ? `${year + 2}-03-03` : `${year + 2}-01-03`,
  };
}

/** The day on which the Congress that sits on `day` ends (an ISO date in 1935 or later). */
export function congressEndAfter(day: string): PartialDate {
  const year = Number(day.slice(0, 4));
  const ends = [year, year + 1, year + 2].filter((each) => each % 2 === 1).map((each) => `${each}-01-03`);
  return ends.find((end) => day.slice(0, 10) < end) ?? `${year + 3}-01-03`;
}

/**
 * The runs of Congresses that a phrase names, in its order: "Forty-sixth through Forty-eighth and Fiftieth Congresses"
 * gives [46, 48] and [50, 50]. What follows "except" is excluded.
 */
export function congressRuns(phrase: string): [number, number][] {
  const except = phrase.search(/\bexcept\b/iu);
  const included = expand(except < 0 ? phrase : phrase.slice(0, except));
  const excluded = new Set(except < 0 ? [] : expand(phrase.slice(except)));
  const runs: [number, number][] = [];
  for (const number of [...new Set(included)].filter((one) => !excluded.has(one)).sort((a, b) => a - b)) {
    const last = runs.at(-1);
    if (last !== undefined && last[1] === number - 1) last[1] = number;
    else runs.push([number, number]);
  }
  return runs;
}

function expand(phrase: string): number[] {
  const numbers: number[] = [];
  let previous: { value: number; to: number } | undefined;
  for (const mention of findOrdinals(phrase).filter(({ value }) => value >= 1 && value <= 150)) {
    const through =
      previous !== undefined &&
      /^\s*(?:through|to|[-–—])\s*(?:the\s*)?$/iu.test(phrase.slice(previous.to, mention.from));
    if (through && previous !== undefined && mention.value > previous.value)
      for (let n = previous.value + 1; n <= mention.value; n++) numbers.push(n);
    else numbers.push(mention.value);
    previous = mention;
  }
  return numbers;
}
