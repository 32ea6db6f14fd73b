import type { PartialDate } from "../../domain/claim.ts";
import { dayFirst } from "../languages/date-orders.ts";
import type { PeriodWords } from "../languages/date-words.ts";
import { dates as ENGLISH_DATES } from "../languages/en/dates.ts";
import { languageFor } from "../languages/languages.ts";
import type { Span } from "../assertion.ts";
import { perLanguage } from "../languages/per-language.ts";

/** A date as a text writes it, at the precision it was written with. */
export interface DateMention extends Span {
  readonly value: PartialDate;
}

/** A stretch of time: `on` for a single date, otherwise `start`, `end` or both. */
export interface Period extends Span {
  readonly on?: PartialDate;
  readonly start?: PartialDate;
  readonly end?: PartialDate;
  /** The text says that it is still going on. */
  readonly current?: boolean;
}

/**
 * Dates in the order of the text. Decades ("1980s"), amounts and ambiguous dates (03/04/1991) are left out, and so
 * are years outside 1500–2099.
 */
export function findDates(text: string, lang = "en"): DateMention[] {
  const mentions: DateMention[] = [];
  if (!FOUR_FIGURES.test(text)) return mentions;
  for (const match of text.matchAll(datePattern(lang))) {
    const value = toDate(match.groups ?? {}, lang);
    if (value !== undefined) mentions.push({ value, from: match.index, to: match.index + match[0].length });
  }
  return mentions;
}

/** Every date has these; most stretches have none and need no further search. */
const FOUR_FIGURES = /[\d٠-٩۰-۹०-९]{4}/;

/** Dates joined into stretches: "1981-1989", "from 1967 to 1971", "seit 2015", "January 3, 2015-present". */
export function findPeriods(text: string, lang = "en"): Period[] {
  const { periods: words } = languageFor(lang)?.dates ?? ENGLISH_DATES;
  const dates = findDates(text, lang);
  const periods: Period[] = [];
  for (let i = 0; i < dates.length; i++) {
    const first = dates[i];
    if (first === undefined) break;
    const before = text.slice(Math.max(0, first.from - 24), first.from);
    const rest = text.slice(first.to, first.to + 48);
    const lead = words.from.exec(before)?.[0].length ?? 0;
    const open = words.open.exec(rest);
    const second = dates[i + 1];
    if (open !== null) {
      periods.push({ from: first.from - lead, to: first.to + open[0].length, start: first.value, current: true });
    } else if (second !== undefined && isRange(text.slice(first.to, second.from), words, lead > 0, first, second)) {
      periods.push({ from: first.from - lead, to: second.to, start: first.value, end: second.value });
      i++;
    } else {
      const short = /^\s?[-–—/]\s?(\d{2})(?!\d|[-–.]\d)/u.exec(rest);
      const end = short === null ? undefined : shortYear(first.value, short[1] ?? "");
      if (short !== null && end !== undefined) {
        periods.push({ from: first.from - lead, to: first.to + short[0].length, start: first.value, end });
      } else periods.push(lonePeriod(first, before, words));
    }
  }
  return periods;
}

function isRange(between: string, words: PeriodWords, announced: boolean, a: DateMention, b: DateMention): boolean {
  if (between.length > 48 || a.value.slice(0, 4) > b.value.slice(0, 4)) return false;
  return words.between.test(between) || (announced && words.betweenAnnounced.test(between));
}

function lonePeriod(date: DateMention, before: string, words: PeriodWords): Period {
  const since = words.since.exec(before);
  if (since !== null) return { from: date.from - since[0].length, to: date.to, start: date.value, current: true };
  const until = words.until.exec(before);
  if (until !== null) return { from: date.from - until[0].length, to: date.to, end: date.value };
  const from = words.from.exec(before);
  if (from !== null) return { from: date.from - from[0].length, to: date.to, start: date.value };
  return { from: date.from, to: date.to, on: date.value };
}

/** "1985-87": the second year is in the first one's century. */
function shortYear(start: PartialDate, figures: string): PartialDate | undefined {
  if (start.length !== 4) return undefined;
  const end = `${start.slice(0, 2)}${figures}`;
  return end > start ? end : undefined;
}

type Groups = Partial<Record<string, string>>;

function toDate(groups: Groups, lang: string): PartialDate | undefined {
  const year = groups.y1 ?? groups.y2 ?? groups.y3 ?? groups.y4 ?? groups.y5 ?? groups.y6;
  const name = groups.m1 ?? groups.m2 ?? groups.m3;
  const figures = groups.n4 ?? groups.n5;
  const month = name === undefined ? Number(figures ?? 0) : (monthsOf(lang).get(plainMonth(name)) ?? 0);
  const day = Number(groups.d1 ?? groups.d2 ?? groups.d4 ?? groups.d5 ?? 0);
  if (year === undefined || year < "1500" || year > "2099") return undefined;
  if (month === 0) return name === undefined && figures === undefined ? year : undefined;
  if (month > 12) return undefined;
  const stem = `${year}-${String(month).padStart(2, "0")}`;
  if (day === 0) return stem;
  return day <= new Date(Date.UTC(Number(year), month, 0)).getUTCDate()
    ? `${stem}-${String(day).padStart(2, "0")}`
    : undefined;
}

/** One pattern per language. Every part of it is bounded, so matching is linear. */
const datePattern = perLanguage((lang: string): RegExp => {
  const month = `(?:${[...monthsOf(lang).keys()].sort((a, b) => b.length - a.length).join("|")})`;
  const { orders = dayFirst, unparted } = languageFor(lang)?.dates ?? {};
  return new RegExp(
    `${unparted === "both" ? "(?<!\\d)" : BEFORE}(?:${orders(month).join("|")})${unparted === undefined ? AFTER : "(?![\\d%])"}`,
    "giu",
  );
});

/** Not inside a word, a longer number, an amount or a decade. A dash before a date belongs to a range. */
const BEFORE = "(?<![\\p{L}\\d/$€£#]|\\d[.,])";
const AFTER = "(?![\\p{L}\\d%]|[.,]\\d|['’]s\\b)";

/**
 * CLDR's month names, standing alone and inside a date, in full and abbreviated. Lithuanian's locative ("kovą") and
 * nominative are added by hand, because CLDR has only the genitive.
 */
export const monthsOf = perLanguage((lang: string): ReadonlyMap<string, number> => {
  const names = new Map<string, number>();
  for (let month = 1; month <= 12; month++) {
    const date = new Date(Date.UTC(2001, month - 1, 1));
    for (const options of [
      { month: "long" },
      { month: "long", day: "numeric" },
      { month: "short" },
      { month: "short", day: "numeric" },
    ] as const) {
      const parts = new Intl.DateTimeFormat(lang, { ...options, timeZone: "UTC" }).formatToParts(date);
      const name = plainMonth(parts.find((part) => part.type === "month")?.value ?? "");
      if (/^[\p{L}\p{M}]{3,}$/u.test(name)) names.set(name, month);
    }
    for (const name of languageFor(lang)?.dates.moreMonths?.[month - 1] ?? []) names.set(name, month);
  }
  return names;
});

function plainMonth(name: string): string {
  return name.toLowerCase().replace(/\.$/u, "");
}
