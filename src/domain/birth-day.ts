import { asciiDigits } from "./ascii-digits.ts";
import { CLOSED } from "./closed-mark.ts";
import { closePlaces } from "./mask.ts";
import { monthNamed } from "./month-names.ts";

/** Day and month of a date of birth, as numbers. */
interface DayOfYear {
  readonly year: number;
  readonly month: number;
  /** `null` if only the month is known. */
  readonly day: number | null;
}

interface DateToken {
  /** A word, or a number in ASCII digits. */
  readonly text: string;
  /** "2月", "2월": a number that is a month, wherever it stands. */
  readonly isMonth: boolean;
  readonly from: number;
  readonly to: number;
}

/** A date has at most this many words ("11 de febrero de 1961") and other characters between its parts. */
const WORDS_BETWEEN = 3;
const GAP = 12;

/**
 * Hides day and month of dates of birth in a text, leaving the year: in figures of any script and in words of any
 * language that is read, in any order. The text keeps its length, so that positions stay valid.
 *
 * @param dates as in claims: `1961-02-11`, `1961-02`; a year alone hides nothing
 */
export function hideBirthDays(text: string, dates: Iterable<string>): string {
  const days = [...dates].flatMap((date) => readDay(date) ?? []);
  if (days.length === 0 || !/\p{Nd}/u.test(text)) return text;
  const tokens = tokensOf(text);
  const hidden = days.flatMap((day) => tokens.flatMap((_, index) => placesAt(tokens, index, day)));
  return closePlaces(text, hidden);
}

/** The same in every string of a JSON value, and for numbers that are day and month next to the year. */
export function hideBirthDaysDeep(value: unknown, dates: readonly string[]): unknown {
  if (typeof value === "string") return hideBirthDays(value, dates);
  if (Array.isArray(value)) return value.map((item) => hideBirthDaysDeep(item, dates));
  if (value === null || typeof value !== "object") return value;
  const numbers = Object.values(value).filter((member) => typeof member === "number");
  const days = dates
    .flatMap((date) => readDay(date) ?? [])
    .filter(({ year, month }) => numbers.includes(year) && numbers.includes(month));
  const isOfDay = (member: unknown) => days.some(({ month, day }) => member === month || member === day);
  return Object.fromEntries(
    Object.entries(value).map(([name, member]) => [
      name,
      typeof member === "number" && isOfDay(member) ? CLOSED : hideBirthDaysDeep(member, dates),
    ]),
  );
}

/** The year of a date. */
export function yearAlone(date: string): string {
  return date.slice(0, 4);
}

function readDay(date: string): DayOfYear | null {
  const [, year, month, day] = /^(\d{4})-(\d\d)(?:-(\d\d))?/.exec(date) ?? [];
  return year === undefined || month === undefined
    ? null
    : { year: Number(year), month: Number(month), day: day === undefined ? null : Number(day) };
}

function tokensOf(text: string): readonly DateToken[] {
  const found = text.matchAll(/\p{Nd}+|[\p{L}\p{M}]+/gu);
  return [...found].map(({ 0: word, index: from }) => {
    const to = from + word.length;
    return { text: asciiDigits(word), isMonth: /[月월]/u.test(text.charAt(to)), from, to };
  });
}

/**
 * What to hide because of the token at an index: day and month near a year, a day near its month's name, a date written
 * in figures without gaps.
 */
function placesAt(tokens: readonly DateToken[], at: number, day: DayOfYear): readonly DateToken[] {
  const token = tokens[at];
  if (token === undefined) return [];
  const compact = compactPlace(token, day);
  if (compact !== null) return [compact];
  if (token.text === String(day.year)) {
    const around = near(tokens, at);
    const days = around.filter((each) => isFigure(each, day.day));
    const months = around.filter((each) => isMonth(each, day.month));
    const isDate = months.some((each) => isNamedMonth(each, day.month)) || (months.length > 0 && days.length > 0);
    return isDate ? [...days, ...months] : [];
  }
  if (isNamedMonth(token, day.month)) {
    const days = near(tokens, at).filter((each) => isFigure(each, day.day));
    return days.length > 0 ? [token, ...days] : [];
  }
  const isShortYear = token.text === String(day.year).slice(2) && day.day !== null;
  const [first, second] = [tokens[at - 2], tokens[at - 1]];
  if (!isShortYear || first === undefined || second === undefined || token.from - first.to > GAP) return [];
  const isDay = (each: DateToken) => isFigure(each, day.day);
  const isTogether = (isDay(first) && isMonth(second, day.month)) || (isMonth(first, day.month) && isDay(second));
  return isTogether ? [first, second] : [];
}

/** The tokens around one that may belong to the same date. */
function near(tokens: readonly DateToken[], at: number): readonly DateToken[] {
  const found: DateToken[] = [];
  for (const step of [-1, 1]) {
    let last = tokens[at];
    for (let index = at + step; last !== undefined && Math.abs(index - at) <= WORDS_BETWEEN; index += step) {
      const token = tokens[index];
      if (token === undefined) break;
      if ((step > 0 ? token.from - last.to : last.from - token.to) > GAP) break;
      found.push(token);
      last = token;
    }
  }
  return found;
}

/** The part of `19610211`, `11021961` and `02111961` that is not the year. */
function compactPlace(token: DateToken, { year, month, day }: DayOfYear): DateToken | null {
  const { text, from } = token;
  if (text.length !== 8 || day === null) return null;
  const [y, m, d] = [String(year), String(month).padStart(2, "0"), String(day).padStart(2, "0")];
  if (text === y + m + d) return { ...token, from: from + 4 };
  return text === d + m + y || text === m + d + y ? { ...token, to: from + 4 } : null;
}

function isFigure({ text }: DateToken, figure: number | null): boolean {
  return figure !== null && text.length <= 2 && Number(text) === figure;
}

function isMonth(token: DateToken, month: number): boolean {
  return isFigure(token, month) || isNamedMonth(token, month);
}

/** Whether a token is this month and cannot be a day. */
function isNamedMonth(token: DateToken, month: number): boolean {
  return token.isMonth ? isFigure(token, month) : monthNamed(token.text) === month;
}
