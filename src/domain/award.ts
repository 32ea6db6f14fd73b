import { yearOf } from "./partial-date.ts";
import type { PartialDate } from "./claim.ts";

/**
 * An award as a source states it, with the year in which it was given: "Golden Compass (2010)". An award that already
 * contains a year stays unchanged.
 */
export function datedAward(name: string, given: PartialDate | undefined): string {
  return given === undefined || A_YEAR.test(name) ? name : `${name} (${yearOf(given)})`;
}

/** Splits a text made by `datedAward` into the award and its year. */
export function readAward(award: string): { readonly name: string; readonly year?: string } {
  const { name, year } = DATED.exec(award)?.groups ?? {};
  return name === undefined || year === undefined ? { name: award } : { name, year };
}

const A_YEAR = /(?<!\d)(?:1[89]|20)\d\d(?!\d)/u;
const DATED = /^(?<name>.*\S) \((?<year>\d{4})\)$/u;

export function namesYear(award: string): boolean {
  return A_YEAR.test(award);
}

/** An award of a profile in its parts: "Golden Compass (Royal Society, 2010)", "Golden Compass (Royal Society) (2010)". */
export function readShownAward(award: string): {
  readonly name: string;
  readonly giver?: string;
  readonly year?: string;
} {
  const { name: undated, year: behind } = readAward(award);
  const { name, inside } = BRACKETED.exec(undated)?.groups ?? {};
  if (name === undefined || inside === undefined) return { name: undated, ...(behind && { year: behind }) };
  const year = YEAR_LAST.exec(inside)?.[1] ?? behind;
  return { name, giver: inside.replace(YEAR_LAST, ""), ...(year && { year }) };
}

const BRACKETED = /^(?<name>.*\S) \((?<inside>[^()]+)\)$/u;
const YEAR_LAST = /, (\d{4})$/;
