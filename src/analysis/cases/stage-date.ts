import type { PartialDate } from "../../domain/claim.ts";
import { findPeriods } from "../../text/dates/dates.ts";
import { reportedDates } from "../../text/dates/reported.ts";
import { DATELINE } from "./dateline.ts";
import type { CaseAssertion } from "./stages.ts";

/**
 * When a stage was reached, as precisely as the sentence that states it says so: the date nearest to the words that state
 * it. `undefined` if the sentence has none, or if it is a day to come.
 *
 * @param written when the article was written, from which "on Tuesday" is counted
 */
export function dateOfStage(
  { told: { before, behind } }: CaseAssertion,
  lang: string,
  written: PartialDate | undefined,
): PartialDate | undefined {
  const text = before + behind;
  // "Fraud between 2018 and 2022", and the day on which an agency wrote.
  const periods = findPeriods(text, lang).filter(({ start, end }) => start !== undefined && end !== undefined);
  const begin = DATELINE.exec(text)?.[0].length ?? 0;
  const all = reportedDates(text, lang, written).filter(
    ({ from, to, value }) =>
      from >= begin &&
      !periods.some((period) => period.from < to && from < period.to) &&
      // "Acquitted the builder, convicted in 2024": a year in the next clause is of another step.
      !(value.length === YEAR_LENGTH && from >= before.length && text.slice(before.length, from).includes(",")),
  );
  const distance = ({ from, to }: { readonly from: number; readonly to: number }) =>
    from >= before.length ? from - before.length : before.length - to;
  return all.toSorted((a, b) => distance(a) - distance(b))[0]?.value;
}

/** A date that is no more precise than a year. */
const YEAR_LENGTH = 4;
