import type { CodedReason } from "./reason.ts";

/**
 * What was compared for a reason of a judgement. `presentation/seen-text.ts` has the sentence of each code; the values are, in this order:
 *
 * - `inBoth`, `inText`, `inHeadline`: what stands there; `linksTo`: to what; `callsItself`: the name; `onlyOneMarked`: the mark
 * - `hereAndKnown`: what the record says and what is on file; `similarNames`: the same of names, and why they are alike (in English, or
 *   empty); `bornHereAndKnown`, `diedHereAndKnown`: the same of dates; `ageHereAndKnown`: the year of birth by an age, and the date on file
 * - `fromYear`: a year; `oneIn`: one in how many people; `noneFits`, `crowd`: how many; `names`, `bornTwice`,
 *   `bornTwiceInRecord`, `bothSpokenOf`: each of them
 * - `workedThen`: an employer, a year, and the years of birth and death (empty if unknown)
 * - `fits`, `rival`: a name, a date of birth and a place (each empty if unknown), and the ID of a record; `fitsCandidate`,
 *   `rivalCandidate`: the ID of a person in the database
 * - `sameYears`, `filedSo`, `givenAddress`, `givenDocument`: none
 * - `said`: a value of the record that needs no words beside it, or what an earlier release stored
 */
export const SEEN_DETAILS = [
  "inBoth",
  "inText",
  "inHeadline",
  "linksTo",
  "callsItself",
  "onlyOneMarked",
  "hereAndKnown",
  "similarNames",
  "bornHereAndKnown",
  "ageHereAndKnown",
  "diedHereAndKnown",
  "fromYear",
  "oneIn",
  "noneFits",
  "crowd",
  "names",
  "bornTwice",
  "bornTwiceInRecord",
  "bothSpokenOf",
  "workedThen",
  "fits",
  "rival",
  "fitsCandidate",
  "rivalCandidate",
  "sameYears",
  "filedSo",
  "givenAddress",
  "givenDocument",
  "said",
] as const;
export type SeenDetail = CodedReason<(typeof SEEN_DETAILS)[number]>;

export function saw(code: SeenDetail["code"], ...values: readonly (string | number)[]): SeenDetail {
  return { code, values: values.map(String) };
}

/** The same detail with each of its values changed: shortened, masked. */
export function overValues({ code, values }: SeenDetail, change: (value: string) => string): SeenDetail {
  return { code, values: values.map(change) };
}
