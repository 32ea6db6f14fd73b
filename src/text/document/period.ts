import { isPartialDate } from "../../domain/partial-date.ts";
import type { DocumentPlace } from "./block.ts";
import { cue, type Cue, cueWords } from "../languages/cues.ts";
import { LANGUAGES } from "../languages/languages.ts";

/**
 * The time that an entry states: `2015` to `2019-06`; `current` if it is still going on; only `to` for a single year,
 * or after "until".
 */
export interface StatedPeriod extends DocumentPlace {
  readonly start?: string;
  readonly end?: string;
  readonly current?: boolean;
  /** A single year: the end of a degree, the date of an award. */
  readonly single?: boolean;
}

/**
 * The first period in a line of a CV, in the languages that are read: "2015–2019", "03/2015 – heute", "Mar 2015 to
 * present", "Apr ’21 – now", "2016–21", "since autumn 2022", "2014.8–2019.7", "平成26年4月". Only 1900 to 2099 are taken
 * for years.
 */
export function findPeriod(text: string, at = 0): StatedPeriod | undefined {
  const line = text.slice(0, MAX_PERIOD_LINE_LENGTH);
  if (!HAS_YEAR.test(line)) return undefined;
  if (at > 0) return periodFrom(line, at);
  const known = recent.get(line);
  if (known !== undefined || recent.has(line)) return known;
  if (recent.size >= MAX_RECENT) recent.clear();
  const found = periodFrom(line, 0);
  recent.set(line, found);
  return found;
}

/**
 * Each line's time is needed several times while its document is read. Emptied when full, so that no document is
 * retained.
 */
const recent = new Map<string, StatedPeriod | undefined>();
const MAX_RECENT = 256;

function periodFrom(line: string, at: number): StatedPeriod | undefined {
  RANGE.lastIndex = at;
  const match = RANGE.exec(withIsoMonths(line));
  if (match === null) return undefined;
  const { since, first, last, month, now, open, only, until } = match.groups ?? {};
  const place = { from: match.index, to: match.index + match[0].length };
  if (until !== undefined) return { ...place, ...optional("end", dateOf(until)) };
  if (since !== undefined) return { ...place, ...optional("start", dateOf(since)), current: true };
  if (only !== undefined) return { ...place, ...optional("end", dateOf(only)), single: true };
  if (first === undefined) return undefined;
  const end = last === undefined ? undefined : dateOf(last, first);
  // "Juin-sept. 2012": one year for two months.
  const start = month === undefined ? dateOf(first) : end && dateOf(`${first} ${end.slice(0, 4)}`);
  if (start === undefined || (end !== undefined && end.slice(0, 4) < start.slice(0, 4))) return undefined;
  return {
    ...place,
    start,
    ...optional("end", end),
    ...(now !== undefined || open !== undefined ? { current: true } : {}),
  };
}

/**
 * "2024-01" is not a stretch that ends in 2101: hyphens after a year, before months and days, become dots at the same
 * positions.
 */
function withIsoMonths(line: string): string {
  return line.replace(ISO, (whole: string, year: string, month: string, day: string | undefined) =>
    day !== undefined || (year.startsWith("20") && month < year.slice(2)) ? whole.replaceAll("-", ".") : whole,
  );
}

const ISO = /(?<![\d.-])((?:19|20)\d\d)-(0[1-9]|1[0-2])(-(?:0[1-9]|[12]\d|3[01]))?(?![\d/]|-\d)/gu;

const ERAS = LANGUAGES.flatMap(({ dates }) => dates.eras ?? []);
const ERA_START = new Map(ERAS.flatMap(({ before }) => Object.entries(before)));
const ERA_NAMES = [...ERA_START.keys()].join("|");
/** How the first year of an era is written. */
const FIRST_YEAR = ERAS.map(({ first }) => first).join("|");
const HAS_YEAR = new RegExp(
  `^\\d\\d[-–]\\d\\d(?:\\s|$)|(?<!\\d)\\d{1,2}/\\d\\d\\s?[-–—]|(?:19|20)\\d\\d|[’'ʼ‘]\\d\\d|(?:${ERA_NAMES})`,
  "u",
);
/** Longer lines are prose; in UTF-16 units. */
const MAX_PERIOD_LINE_LENGTH = 400;

function optional<Key extends string>(key: Key, value: string | undefined): { [K in Key]?: string } {
  return value === undefined ? {} : ({ [key]: value } as { [K in Key]?: string });
}

/**
 * Months by their full and short names, also in the genitive, and seasons, which can stand in place of a month; all
 * by their letters.
 */
const MONTHS: ReadonlyMap<string, number | undefined> = new Map(
  monthNames().flatMap(([name, month]) =>
    [name, foldMonth(name)].map((each): [string, number | undefined] => [each, month]),
  ),
);

function monthNames(): [string, number | undefined][] {
  const names = LANGUAGES.filter(({ dates }) => dates.unparted !== "both").flatMap(({ lang }) =>
    [
      { month: "long" },
      { month: "short" },
      { month: "long", day: "numeric" },
      { month: "short", day: "numeric" },
    ].flatMap((format) => {
      const style = new Intl.DateTimeFormat(lang, { ...(format as Intl.DateTimeFormatOptions), timeZone: "UTC" });
      return Array.from({ length: 12 }, (_, index): [string, number] => {
        const part = style.formatToParts(Date.UTC(2021, index, 15)).find(({ type }) => type === "month");
        return [part?.value ?? "", index + 1];
      });
    }),
  );
  const more = LANGUAGES.flatMap(({ dates }) =>
    (dates.moreMonths ?? []).flatMap((written, index) => written.map((name): [string, number] => [name, index + 1])),
  );
  const seasons = [...cueWords("seasons")].map((name): [string, undefined] => [name, undefined]);
  return [...seasons, ...names, ...more]
    .map(([name, month]): [string, number | undefined] => [
      name
        .toLowerCase()
        .replace(/[^\p{L}\p{M} ]/gu, "")
        .trim(),
      month,
    ])
    .filter(([name]) => name.length > 1 && !/\d/u.test(name));
}

function foldMonth(name: string): string {
  return name
    .normalize("NFKD")
    .replace(/\p{M}/gu, "")
    .toLowerCase()
    .replace(/[^\p{L} ]/gu, "")
    .trim();
}

const MIN_LONG_MONTH = 5;
const MONTH = `(?:${[...MONTHS.keys()].sort((a, b) => b.length - a.length).join("|")})`;
/** Behind a year only names of some length: "2019 Set designer" has no September in it. */
const LONG_MONTH = `(?:${[...MONTHS.keys()]
  .filter((name) => name.length >= MIN_LONG_MONTH)
  .sort((a, b) => b.length - a.length)
  .join("|")})`;
const OF = `(?:${longestFirst("of a month")})`;
const OF_BEHIND = new RegExp(` ${OF}$`, "u");
const YEAR = "(?:19|20)\\d\\d(?!\\d)";
const ERA = `(?:${ERA_NAMES})\\s?(?:\\d{1,2}|${FIRST_YEAR})\\s?年(?:\\s?\\d{1,2}\\s?月)?(?:\\s?\\d{1,2}\\s?日)?`;
const SHORT_YEAR = "[’'ʼ‘]\\d\\d(?!\\d)";
/** "6/22": only in a stretch of time. */
const SHORT_MONTH = "(?:0?[1-9]|1[0-2])/\\d\\d(?![\\d/.])";
const DAY = `(?:\\d{1,2}(?:${cue("day endings")}|\\.)?\\s+(?:de\\s)?)?`;
const DATE =
  `(?:${ERA}|${DAY}${MONTH}(?!\\p{L})(?:[.,]?\\s?|[/-])(?:${OF}\\s)?(?:${YEAR}|${SHORT_YEAR})|(?:\\d{1,2}[./-])?\\d{1,2}\\s?[./-]\\s?${YEAR}|` +
  // "2019 m. spalis", "2019 09 – 2021 03".
  `${YEAR}(?:\\s?(?:${cue("marks a year")}))?\\s${LONG_MONTH}(?!\\p{L})|${YEAR}\\s(?:0[1-9](?![\\d.,])|1[0-2](?=\\s*[-–—→]|$|\\s{2}))|` +
  `${YEAR}\\s?年\\s?\\d{1,2}\\s?月(?:\\s?\\d{1,2}\\s?日)?|${YEAR}年?(?:[./-](?:0?[1-9]|1[0-2])(?:[./-](?:0[1-9]|[12]\\d|3[01]))?(?![\\d]|[./-]\\d{1,2}(?!\\d)))?(?:\\s?(?:${cue("marks a year")}))?|${SHORT_YEAR})`;
const NOW = longestFirst("lasts until now");
const SINCE = longestFirst("lasts since");
const UP_TO = longestFirst("up to");
const TO = `[-–—‒−~～〜→…]+(?:\\s?(?:${UP_TO}))?|/|[>»]|\\.{2,3}|…|${UP_TO}`;
/** Before an end without a stated beginning. */
const UNTIL = longestFirst("ended until");
const WORD = "(?<![\\p{L}\\p{N}])";

const RANGE = new RegExp(
  [
    `${WORD}(?:(?:${SINCE})\\s+)?(?<first>${DATE})\\s*(?:${TO})\\s*(?:(?:${OF}\\s)?(?<last>${DATE}|(?<=[-–—]\\s?)\\d\\d(?!\\d))|(?<now>${NOW})(?!(?!\\p{Script=Han})[\\p{L}])|(?<open>(?<=[-–—→…>]\\s?)(?=$|[),:;|])|(?<=\\d[–—])(?=\\s+\\p{L})|(?<=^(?:19|20)\\d\\d-)(?=\\s+\\p{L})))`,
    // "Start: 05/2016  End: Present", as in forms.
    `${WORD}(?:${cue("begin asked")})(?:\\sdate|datum)?\\s?[:：]\\s?(?<first5>${DATE})[\\s,;|]*(?:${longestFirst("end asked")})(?:\\sdate|datum)?\\s?[:：]\\s?(?:(?<last5>${DATE})|(?<now5>${NOW}))(?!\\p{L})`,
    `${WORD}(?<first4>${SHORT_MONTH})\\s*[-–—]\\s*(?:(?<last4>${SHORT_MONTH})|(?<now4>${NOW}))(?!\\p{L})`,
    // "06-09    Server": two-digit years in a column of their own.
    `^(?<first6>\\d\\d)[-–](?<last6>\\d\\d)(?=\\s+\\p{Lu}|$)(?!\\s[^,]{0,40}\\s(?:${cue("street numbers")})(?!\\p{L}))`,
    `${WORD}(?<first3>${DATE})\\s*(?<now3>${cue("still so")})`,
    `${WORD}(?<first2>${MONTH}\\.?)(?:\\s*[-–—]\\s*|\\s(?:${UP_TO})\\s)(?<month>)(?<last2>${DATE})`,
    `${WORD}(?:${SINCE})\\s+(?:the\\s)?(?<since>${DATE})`,
    `${WORD}(?<since2>${DATE})\\s+(?:${cue("onwards")})(?!\\p{L})`,
    `${WORD}(?:${UNTIL})\\s+(?<until>${DATE})`,
    `${WORD}(?<only>${DATE})(?!(?!\\p{Script=Han})[\\p{L}\\p{N}])`,
  ]
    .join("|")
    .replace("<since2>", "<since>")
    .replace("<first6>", "<first>")
    .replace("<last6>", "<last>")
    .replace("<first5>", "<first>")
    .replace("<last5>", "<last>")
    .replace("<now5>", "<now>")
    .replace("<first4>", "<first>")
    .replace("<last4>", "<last>")
    .replace("<now4>", "<now>")
    .replace("<first3>", "<first>")
    .replace("<now3>", "<now>")
    .replace("<first2>", "<first>")
    .replace("<last2>", "<last>"),
  "dgiu",
);

/** Some words are not separated from what follows: "今日" must be tried before "今". */
function longestFirst(name: Cue): string {
  return [...cueWords(name)].sort((a, b) => b.length - a.length).join("|");
}

const OF_ERA = new RegExp(`(${ERA_NAMES})\\s?(\\d{1,2}|${FIRST_YEAR})\\s?年(?:\\s?(\\d{1,2})\\s?月)?`, "u");

/** A date in normal form: a year, or a year with its month. `before` determines the century of a two-digit year. */
function dateOf(written: string, before?: string): string | undefined {
  const era = OF_ERA.exec(written);
  if (era !== null) {
    const year = (ERA_START.get(era[1] ?? "") ?? 0) + (/\d/u.test(era[2] ?? "") ? Number(era[2]) : 1);
    return withMonth(String(year), Number(era[3]));
  }
  const year =
    /(?:19|20)\d\d(?!\d)/u.exec(written)?.[0] ??
    fullYear(/(?:^|[’'ʼ‘]|^\d{1,2}\/)(\d\d)$/u.exec(written.trim())?.[1], before);
  if (year === undefined) return undefined;
  const name = foldMonth(/\p{L}[\p{L}\p{M}. ]*/u.exec(written.replace(YEAR_MARKED, " "))?.[0] ?? "").replace(
    OF_BEHIND,
    "",
  );
  const [, left] = /(?<![\d./-])(\d{1,2})\s?[./-]\s?(?:19|20)\d\d/u.exec(written) ?? [];
  const [, middle] = /\d{1,2}[./-](\d{1,2})[./-]/u.exec(written) ?? [];
  const [, right] = /(?:19|20)\d\d(?:\s?[./年-]\s?|\s)(\d{1,2})/u.exec(written) ?? [];
  const date = withMonth(year, MONTHS.get(name) ?? Number(middle ?? left ?? right));
  // The day comes first in dates with dots, or where it is greater than any month, and last after a year.
  const day =
    /(?<!\d)(\d{1,2})\s?\.\s?\d{1,2}\s?\.\s?(?:19|20)\d\d|(?<!\d)(1[3-9]|2\d|3[01])\/\d{1,2}\/(?:19|20)\d\d|(?:19|20)\d\d[./-]\d{1,2}[./-](\d{1,2})/u
      .exec(written)
      ?.slice(1)
      .find((each) => each !== undefined);
  const whole = `${date}-${day?.padStart(2, "0")}`;
  return day !== undefined && date.length === MONTH_LENGTH && isPartialDate(whole) ? whole : date;
}

/** The mark after a year, before a month: "2019 m. gegužė". */
const YEAR_MARKED = new RegExp(`(?<=\\d)\\s?(?:${cue("marks a year")})(?=\\s)`, "u");

/** The length of `2019-03`. */
const MONTH_LENGTH = 7;

function withMonth(year: string, month: number): string {
  const date = month >= 1 && month <= 12 ? `${year}-${String(month).padStart(2, "0")}` : year;
  return isPartialDate(date) ? date : year;
}

/** "’21", "2016–21": the year in the century that fits. */
function fullYear(short: string | undefined, before: string | undefined): string | undefined {
  if (short === undefined) return undefined;
  const first = before === undefined ? undefined : /(?:19|20)\d\d/u.exec(before)?.[0];
  if (first !== undefined)
    return Number(first.slice(2)) <= Number(short)
      ? `${first.slice(0, 2)}${short}`
      : `${Number(first.slice(0, 2)) + 1}${short}`;
  return Number(short) > 40 ? `19${short}` : `20${short}`;
}
