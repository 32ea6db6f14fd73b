import type { PartialDate } from "../../domain/claim.ts";
import { findPeriods } from "../../text/dates/dates.ts";
import { reportedDates } from "../../text/dates/reported.ts";
import { cueIn } from "../../text/languages/cues.ts";
import { spokenOfIn } from "../../text/languages/languages.ts";
import { perLanguage } from "../../text/languages/per-language.ts";
import { isCleared } from "../../domain/case-stage.ts";
import { DATELINE } from "./dateline.ts";
import type { CaseAssertion } from "./stages.ts";

/**
 * When a stage was reached, as precisely as the sentence that states it says so: the date nearest to the words that state
 * it, without a clause or another step between. `undefined` if the sentence has none, if it is a day to come, or if the
 * step is only named by what ends it: "dropped the charges on Monday" says nothing of when they were brought.
 *
 * @param all what the article says of the person's case: other steps in the sentence have dates of their own
 * @param written when the article was written, from which "on Tuesday" is counted
 */
export function dateOfStage(
  assertion: CaseAssertion,
  all: readonly CaseAssertion[],
  lang: string,
  written: PartialDate | undefined,
): PartialDate | undefined {
  const { before, behind } = assertion.told;
  const text = before + behind;
  const here = before.length;
  const beside = all.filter((each) => each.place === assertion.place && each.stage !== assertion.stage);
  if (!isCleared(assertion.stage) && beside.some((each) => isCleared(each.stage) && isAt(here, each))) return undefined;
  const steps = beside.filter(({ weak, stage }) => !weak || isCleared(stage));
  const others = steps.map(({ told }) => told.before.length).filter((place) => place !== here);
  // "Fraud between 2018 and 2022", and the day on which an agency wrote.
  const periods = findPeriods(text, lang).filter(({ start, end }) => start !== undefined && end !== undefined);
  const begin = DATELINE.exec(text)?.[0].length ?? 0;
  const dates = reportedDates(text, lang, written).filter(
    (date) =>
      date.from >= begin &&
      !periods.some((period) => period.from < date.to && date.from < period.to) &&
      !isOfAnotherStep(text, here, date, others, lang),
  );
  const distance = ({ from, to }: DatePlace) => (from >= here ? from - here : here - to);
  const [nearest] = dates.toSorted((a, b) => distance(a) - distance(b));
  return nearest && withinOneClause(nearest, dates, text, here, lang).value;
}

/**
 * Of a year before the words of a step and a day in the same clause before it, the day is that of the step: "a annulé
 * lundi la condamnation prononcée en 2023 contre @".
 */
function withinOneClause(
  nearest: ReportedDate,
  dates: readonly ReportedDate[],
  text: string,
  here: number,
  lang: string,
): ReportedDate {
  if (nearest.value.length > YEAR_LENGTH || nearest.to > here) return nearest;
  const isDay = ({ value, to }: ReportedDate) =>
    value.length === DAY_LENGTH && to <= nearest.from && !wordsOf(lang).ends.test(text.slice(to, nearest.from));
  return dates.find(isDay) ?? nearest;
}

interface ReportedDate extends DatePlace {
  readonly value: PartialDate;
}

interface DatePlace {
  readonly from: number;
  readonly to: number;
}

/** Whether the words of another assertion end where these do: "dropped the charges against @" states both. */
function isAt(here: number, { told }: CaseAssertion): boolean {
  return Math.abs(told.before.length - here) <= SAME_WORDS;
}

/** In UTF-16 units. */
const SAME_WORDS = 3;

/**
 * Whether a date in the sentence is that of another step: it stands in a relative clause or in one about a time
 * ("quashed the verdict on @, who was convicted in 2023"), in the next clause, or in that of a step nearer to it.
 *
 * @param here where the words of the step end
 * @param others where those of the other steps in the sentence end
 */
function isOfAnotherStep(
  text: string,
  here: number,
  { from, to, value }: ReportedDate,
  others: readonly number[],
  lang: string,
): boolean {
  const { clause, ends } = wordsOf(lang);
  if (from >= here) {
    const between = text.slice(here, from);
    if (others.some((other) => other > here && other <= from)) return true;
    // "Charged that September".
    if (value.length < DAY_LENGTH && clause.test(between.trimEnd().replace(/(?<!\S)\S+$/u, ""))) return true;
    if (value.length === YEAR_LENGTH && between.includes(",")) return true;
    return others.some((other) => other >= to) && ends.test(between);
  }
  if (others.some((other) => other > to && other < here)) return true;
  return (
    ends.test(text.slice(to, here)) && others.some((other) => other <= from && !ends.test(text.slice(other, from)))
  );
}

const DAY_LENGTH = 10;
/** A date that is no more precise than a year. */
const YEAR_LENGTH = 4;

const wordsOf = perLanguage((lang: string) => {
  const { who, when, and } = spokenOfIn(lang)?.belonging ?? { who: "(?!)", when: "(?!)", and: "(?!)" };
  const whole = (words: string) => `(?<!\\p{L})(?:${words})(?!\\p{L})`;
  return {
    /** Begins a relative clause, or one about when. */
    clause: new RegExp(whole(`${who}|${when}|${cueIn(lang, "about a thing")}`), "iu"),
    /** Ends the clause of a step. */
    ends: new RegExp(`[,;:]|${whole(`${and}|${cueIn(lang, "but")}`)}`, "iu"),
  };
});
