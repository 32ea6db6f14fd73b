import type { PartialDate } from "../../domain/claim.ts";
import { daysBefore, daysBetween, firstDay, isPartialDate, weekdayOf, yearOf } from "../../domain/partial-date.ts";
import { perLanguage } from "../languages/per-language.ts";
import { type DateMention, findDates, monthsOf } from "./dates.ts";

/**
 * When a report says that something happened: dates with a year, and, counted back from the day of the report, "on
 * Tuesday", "yesterday", "last month", "in May" and "on 30 December". Days after the report are left out, and so are
 * days without a year that would be more than half a year before it, since they may be to come. In the order of the text.
 *
 * @param written when the report was written; if its day is not known or is hidden, no days are counted back
 */
export function reportedDates(text: string, lang: string, written: PartialDate | undefined): readonly DateMention[] {
  const stated = findDates(text, lang);
  const counted = written?.length === 10 && isPartialDate(written) ? countedBack(text, lang, written, stated) : [];
  const free = counted.filter((one) => !stated.some((other) => one.from < other.to && other.from < one.to));
  return [...stated, ...free]
    .filter(({ value }) => written === undefined || value <= written || written.startsWith(value))
    .toSorted((a, b) => a.from - b.from);
}

function countedBack(
  text: string,
  lang: string,
  written: PartialDate,
  stated: readonly DateMention[],
): readonly DateMention[] {
  const { months, weekdays, near } = wordsOf(lang);
  const said: DateMention[] = [];
  for (const { index, 0: whole, groups } of text.matchAll(months)) {
    const day = Number(groups?.["before"] ?? groups?.["behind"] ?? 0);
    // "Arrested in March 2024 and charged that June": in the year just named.
    const named = SAME_YEAR.test(text.slice(0, index)) ? stated.findLast(({ to }) => to <= index)?.value : undefined;
    const upTo: PartialDate = named === undefined ? written : `${yearOf(named)}-12-31`;
    const value = latestMonthDay(groups?.["name"] ?? "", day, lang, upTo, named === undefined ? MAX_AGO_DAYS : 366);
    if (value !== undefined) said.push({ value, from: index, to: index + whole.length });
  }
  for (const { index, 0: whole } of text.matchAll(weekdays.pattern)) {
    const place = weekdays.stems.findIndex((stem) => whole.toLowerCase().startsWith(stem));
    const value = daysBefore(written, (weekdayOf(written) - place + 7) % 7);
    if (place >= 0) said.push({ value, from: index, to: index + whole.length });
  }
  for (const { words, valueOn } of near)
    for (const { index, 0: whole } of text.matchAll(words))
      said.push({ value: valueOn(written), from: index, to: index + whole.length });
  return said;
}

/** The last time that a day of a month, or a month, came round, unless that is too long ago. */
function latestMonthDay(
  name: string,
  day: number,
  lang: string,
  written: PartialDate,
  maxAgoDays: number,
): PartialDate | undefined {
  const month = monthsOf(lang).get(name.toLowerCase().replace(/\.$/u, ""));
  if (month === undefined || day > 31) return undefined;
  const inYear = `-${twoDigits(month)}${day === 0 ? "" : `-${twoDigits(day)}`}`;
  const year = yearOf(written);
  const found = [year, year - 1].map((each) => `${each}${inYear}`).find((each) => firstDay(each) <= written);
  return found !== undefined && isPartialDate(found) && daysBetween(found, written) <= maxAgoDays ? found : undefined;
}

const twoDigits = (number: number): string => String(number).padStart(2, "0");

const SAME_YEAR = /(?<!\p{L})that\s$/iu;

/** Half a year: the next time is nearer. */
const MAX_AGO_DAYS = 183;

interface ReportWords {
  readonly months: RegExp;
  readonly weekdays: {
    readonly pattern: RegExp /** From Sunday on, in lower case. */;
    readonly stems: readonly string[];
  };
  readonly near: readonly { readonly words: RegExp; readonly valueOn: (written: PartialDate) => PartialDate }[];
}

/** The words come from CLDR, as the names of months do. */
const wordsOf = perLanguage((lang: string): ReportWords => {
  const weekday = new Intl.DateTimeFormat(lang, { weekday: "long", timeZone: "UTC" });
  const days = Array.from({ length: 7 }, (_, place) => weekday.format(Date.UTC(2001, 0, FIRST_SUNDAY + place)));
  const stems = days.map((name) => stemOf(name.toLowerCase()));
  // "May" and "march" are words, too: where names of months have capitals, only those count.
  const month = new Intl.DateTimeFormat(lang, { month: "long", timeZone: "UTC" }).format(Date.UTC(2001, 0));
  const isCapital = /^\p{Lu}/u.test(month);
  const written = (name: string) => (isCapital ? name.charAt(0).toUpperCase() + name.slice(1) : name);
  const names = [...monthsOf(lang).keys()].sort((a, b) => b.length - a.length).map(written);
  const flags = isCapital ? "gu" : "giu";
  return {
    months: new RegExp(
      String.raw`(?<!\p{L}|\p{N})(?:(?<before>\p{N}{1,2})(?:\.|\p{L}{1,2})?\s(?:\p{L}{2}\s)?|(?<=\p{Ll}\s))(?<name>${names.join("|")})\.?(?!\p{L})(?:\s(?<behind>\p{N}{1,2})(?!\p{N}))?(?![\s,]{0,2}(?:\p{L}{2}\s)?\p{N}{4})`,
      flags,
    ),
    weekdays: {
      pattern: new RegExp(String.raw`(?<!\p{L})(?:${stems.map(RegExp.escape).join("|")})\p{L}{0,5}(?!\p{L})`, "giu"),
      stems,
    },
    near: nearWords(lang),
  };
});

/** Of January 2001. */
const FIRST_SUNDAY = 7;

/** The name without a vowel that changes with the case: "środa", "środę". */
function stemOf(name: string): string {
  return name.length > 4 ? name.replace(/(?:[aąаяы]|is)$/u, "") : name;
}

/** "Today", "yesterday", "last month", "last year". */
function nearWords(lang: string): ReportWords["near"] {
  const told = new Intl.RelativeTimeFormat(lang, { numeric: "auto" });
  const whole = (words: string) => new RegExp(String.raw`(?<!\p{L})${RegExp.escape(words)}(?!\p{L})`, "giu");
  const [today, yesterday] = [whole(told.format(0, "day")), whole(told.format(-1, "day"))];
  const [lastMonth, lastYear] = [whole(told.format(-1, "month")), whole(told.format(-1, "year"))];
  return [
    { words: today, valueOn: (written) => written },
    { words: yesterday, valueOn: (written) => daysBefore(written, 1) },
    { words: lastMonth, valueOn: (written) => daysBefore(`${written.slice(0, 7)}-01`, 1).slice(0, 7) },
    { words: lastYear, valueOn: (written) => String(yearOf(written) - 1) },
  ];
}
