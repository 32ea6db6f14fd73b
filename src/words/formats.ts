/** How a language writes numbers and dates; every renderer uses it. */
export interface Formats {
  /** Grouped; whole from 100 up, with at most two decimals below. */
  number(value: number): string;
  /** Whole, with its currency. @param currency ISO 4217 */
  money(value: number, currency: string): string;
  /** @param value in percent */
  percent(value: number): string;
  /**
   * A calendar date. The wire contract writes a bare year or month as its first day, so a first day is shown as no more
   * than that; `YYYY-MM` is a month; empty for anything else.
   */
  day(value: unknown): string;
  /** The day of an instant, in UTC; empty for anything else. */
  instant(value: unknown): string;
  /** The same with the month in full. */
  longInstant(value: unknown): string;
  /** The month of a year; months count from 1. */
  month(year: number, month: number): string;
  /** The plural form for a number, with `#` replaced by it: `{ one: "# post", other: "# posts" }`. */
  plural(value: number, forms: PluralForms): string;
  /** Items in sequence, without an "and". */
  list(items: readonly string[]): string;
}

/** The forms of a phrase by the plural rules of its language (Unicode TR 35, part 3, section 5). */
export type PluralForms = { readonly [Form in Intl.LDMLPluralRule]?: string } & { readonly other: string };

/** @param locale BCP 47 */
export function createFormats(locale: string): Formats {
  const inUtc = (parts: Intl.DateTimeFormatOptions) => new Intl.DateTimeFormat(locale, { ...parts, timeZone: "UTC" });
  const day = inUtc({ day: "numeric", month: "short", year: "numeric" });
  const longDay = inUtc({ day: "numeric", month: "long", year: "numeric" });
  const month = inUtc({ month: "short", year: "numeric" });
  const whole = new Intl.NumberFormat(locale, { maximumFractionDigits: 0 });
  const exact = new Intl.NumberFormat(locale, { maximumFractionDigits: 2 });
  const percent = new Intl.NumberFormat(locale, { style: "percent", maximumFractionDigits: 2 });
  const rules = new Intl.PluralRules(locale);
  const number = (value: number) => (Math.abs(value) >= 100 ? whole : exact).format(value);
  const first = locale.startsWith("fr")
    ? (text: string) => text.replace(/^1(?= \p{L})/u, "1er")
    : (text: string) => text;
  return {
    number,
    money: (value, currency) =>
      new Intl.NumberFormat(locale, { style: "currency", currency, maximumFractionDigits: 0 }).format(value),
    percent: (value) => percent.format(value / 100),
    day(value) {
      const [, year, ofYear] = /^(\d{4})-(0[1-9]|1[0-2])$/.exec(String(value)) ?? [];
      if (year !== undefined) return month.format(dateOf([Number(year), Number(ofYear), 1]));
      const date = parseDate(value);
      if (date === null) return "";
      if (date[1] === 1 && date[2] === 1) return String(date[0]);
      return (date[2] === 1 ? month : day).format(dateOf(date));
    },
    instant: (value) => first(write(day, value)),
    longInstant: (value) => first(write(longDay, value)),
    month: (year, ofYear) => month.format(dateOf([year, ofYear, 1])),
    plural: (value, forms) => (forms[rules.select(value)] ?? forms.other).replace("#", number(value)),
    list: (texts) => texts.join(locale.startsWith("ar") ? "، " : ", "),
  };
}

function write(format: Intl.DateTimeFormat, value: unknown): string {
  const date = parseDate(value);
  return date === null ? "" : format.format(dateOf(date));
}

/** Year, month and day of an ISO 8601 date or date-time; `null` for anything else. */
export function parseDate(value: unknown): readonly [number, number, number] | null {
  const match = typeof value === "string" ? /^(\d{4})-(\d{2})-(\d{2})(?:T|$)/.exec(value) : null;
  if (match === null) return null;
  const [year, month, day] = [Number(match[1]), Number(match[2]), Number(match[3])];
  const valid = month >= 1 && month <= 12 && day >= 1 && day <= dateOf([year, month + 1, 0]).getUTCDate();
  return valid ? [year, month, day] : null;
}

/** Years since year 0, with a fraction; `null` if it is not a date. */
export function yearsOf(value: unknown): number | null {
  const date = parseDate(value);
  return date === null ? null : date[0] + (date[1] - 1) / 12 + (date[2] - 1) / 365.25;
}

/** `Date.UTC` takes the years 0 to 99 as 1900 to 1999. */
function dateOf([year, month, day]: readonly [number, number, number]): Date {
  const date = new Date(0);
  date.setUTCFullYear(year, month - 1, day);
  return date;
}

/**
 * A number in E.164 as people write it: the country code apart (ITU-T E.123), the rest in groups for countries in which
 * all numbers of one length are grouped alike; elsewhere without groups, since they depend on the length of an area
 * code.
 */
export function formatPhone(e164: string): string {
  const code = /^\+(1|7|2[07]|3[0-469]|4[013-9]|5[1-8]|6[0-6]|8[1246]|9[0-58]|\d{3})(?=\d{4,12}$)/.exec(e164)?.[1];
  if (code === undefined) return e164;
  const rest = e164.slice(code.length + 1);
  const groups = GROUPS[code]?.find((lengths) => lengths.reduce((sum, length) => sum + length, 0) === rest.length);
  let from = 0;
  const parts = (groups ?? [rest.length]).map((length) => rest.slice(from, (from += length)));
  return [`+${code}`, ...parts].join(" ");
}

/** The groups of national numbers, by country code and length of the number. */
const GROUPS: Readonly<Record<string, readonly (readonly number[])[]>> = {
  "1": [[3, 3, 4]],
  "7": [[3, 3, 2, 2]],
  "32": [
    [3, 2, 2, 2],
    [1, 3, 2, 2],
  ],
  "33": [[1, 2, 2, 2, 2]],
  "34": [[3, 3, 3]],
  "45": [[2, 2, 2, 2]],
  "47": [[3, 2, 3]],
  "48": [[3, 3, 3]],
  "351": [[3, 3, 3]],
  "370": [[3, 5]],
  "371": [[2, 3, 3]],
  "420": [[3, 3, 3]],
};
