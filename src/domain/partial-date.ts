import type { PartialDate } from "./claim.ts";

const MONTHS = [
  "January",
  "February",
  "March",
  "April",
  "May",
  "June",
  "July",
  "August",
  "September",
  "October",
  "November",
  "December",
];

/** The first day of a stated date: the wire shows days, the claim keeps the precision. */
export function firstDay(date: PartialDate): string {
  return `${date}-01-01`.slice(0, 10).padEnd(10, "0");
}

/** Orders by first day; if that is the same, the more precise comes first. */
export function comparePartialDates(a: PartialDate, b: PartialDate): number {
  const [first, second] = [firstDay(a), firstDay(b)];
  if (first !== second) return first < second ? -1 : 1;
  return b.length - a.length;
}

export function yearOf(date: PartialDate): number {
  return Number(date.slice(0, 4));
}

/** Whether two dates may be the same: the coarser is the beginning of the finer. */
export function agree(a: PartialDate, b: PartialDate): boolean {
  return a.startsWith(b) || b.startsWith(a);
}

/** The first stated date, with the best precision at which another states the same. */
export function finest(dates: readonly (PartialDate | undefined)[]): PartialDate | undefined {
  const stated = dates.filter((date) => date !== undefined);
  return stated.reduce((best, date) => (date.startsWith(best) ? date : best), stated[0] ?? "") || undefined;
}

/** Whole days between the first days of two dates; negative if `to` is earlier. */
export function daysBetween(from: PartialDate, to: PartialDate): number {
  return Math.round((Date.parse(firstDay(to)) - Date.parse(firstDay(from))) / 86_400_000);
}

/** The day so many days before another. */
export function daysBefore(day: PartialDate, count: number): PartialDate {
  return new Date(Date.parse(firstDay(day)) - count * 86_400_000).toISOString().slice(0, 10);
}

/** From 0, a Sunday, to 6. */
export function weekdayOf(day: PartialDate): number {
  return new Date(Date.parse(firstDay(day))).getUTCDay();
}

/** `1981`, `March 1981` or `4 March 1981`, as precise as stated. */
export function writeDate(date: PartialDate): string {
  const [year, month, day] = date.split("-");
  const name = MONTHS[Number(month) - 1];
  if (name === undefined) return String(Number(year));
  return day === undefined ? `${name} ${Number(year)}` : `${Number(day)} ${name} ${Number(year)}`;
}

/** A date that `writeDate` wrote; `undefined` for any other text. */
export function readWrittenDate(text: string): PartialDate | undefined {
  const [, day, name, year] = /^(?:(?:(\d{1,2}) )?([A-Z][a-z]+) )?(\d{1,4})$/.exec(text) ?? [];
  if (year === undefined) return undefined;
  if (name === undefined) return year.padStart(4, "0");
  const month = MONTHS.indexOf(name) + 1;
  if (month === 0) return undefined;
  return [year.padStart(4, "0"), ...[month, day].flatMap((part) => (part ? String(part).padStart(2, "0") : []))].join(
    "-",
  );
}

/** Whether a text is a calendar date with year, month or day precision. */
export function isPartialDate(text: string): boolean {
  const match = /^(\d{4})(?:-(\d{2})(?:-(\d{2}))?)?$/.exec(text);
  if (!match) return false;
  const day = new Date(`${firstDay(text)}T00:00:00Z`);
  return !Number.isNaN(day.getTime()) && day.toISOString().startsWith(firstDay(text));
}
