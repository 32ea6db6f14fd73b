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
