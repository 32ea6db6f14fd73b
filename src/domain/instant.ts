/** The years that a caller may state: every engine, language and reader interprets them in the same way. */
export const FIRST_YEAR = 1000;
const LAST_YEAR = 9999;

/** ISO 8601: a date-time with seconds and an offset or `Z`, as in RFC 3339, but without leap seconds. */
const INSTANT =
  /^[1-9]\d{3}-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12]\d|3[01])T(?:[01]\d|2[0-3]):[0-5]\d:[0-5]\d(?:\.\d{1,9})?(?:Z|[+-](?:[01]\d|2[0-3]):[0-5]\d)$/;

/**
 * A point in time as callers state it: ISO 8601 with an offset, in the years 1000 to 9999 (UTC), to the millisecond.
 * `null` for any other text, and for a day that its month does not have.
 */
export function readInstant(text: string): Date | null {
  if (!INSTANT.test(text)) return null;
  // `Date` reads 30 February as 1 March.
  const day = text.slice(0, 10);
  if (new Date(`${day}T00:00:00Z`).toISOString().slice(0, 10) !== day) return null;
  const instant = new Date(text);
  const year = instant.getUTCFullYear();
  return year >= FIRST_YEAR && year <= LAST_YEAR ? instant : null;
}

/** From RFC 5322, section 4.3, in hours; no other letters mean the same zone to everybody. */
const ZONE_HOURS: Readonly<Record<string, number>> = {
  Z: 0,
  UT: 0,
  UTC: 0,
  GMT: 0,
  EST: -5,
  EDT: -4,
  CST: -6,
  CDT: -5,
  MST: -7,
  MDT: -6,
  PST: -8,
  PDT: -7,
};
const MONTHS = ["jan", "feb", "mar", "apr", "may", "jun", "jul", "aug", "sep", "oct", "nov", "dec"];

const YEAR = "(?<year>[1-9]\\d{3})";
const DAY = "(?<day>\\d{1,2})";
const MONTH = "(?<month>[A-Za-z]{3,9})";
const WEEKDAY = "(?:[A-Za-z]{3,9},?\\s{1,3})?";
const CLOCK = "(?<hour>\\d{1,2}):(?<minute>\\d\\d)(?::(?<second>\\d\\d)(?:[.,](?<fraction>\\d{1,9}))?)?";
const ZONE = "(?:\\s?(?<zone>[A-Z]{1,3}))?(?:\\s?(?<offset>[+-]\\d\\d:?\\d\\d))?";
const COMMENT = "(?:\\s\\([^()]{0,60}\\))?";

/** The formats in which documents write times. */
const STATED = [
  // ISO 8601, and what databases make of it: `2026-03-07`, `2026-03-07 10:30`, `2026-03-07T10:30:00.5+0100`.
  `${YEAR}-(?<number>\\d\\d)-${DAY}(?:[T ]${CLOCK}${ZONE})?`,
  // RFC 5322, RSS: `Sat, 07 Mar 2026 10:30:00 +0100 (CET)`.
  `${WEEKDAY}${DAY}[ -]${MONTH}[ -]${YEAR}(?:,?\\s${CLOCK}${ZONE})?${COMMENT}`,
  // What browsers write: `Sat Mar 07 2026 10:30:00 GMT+0100 (Central European Standard Time)`, `March 7, 2026`.
  `${WEEKDAY}${MONTH}\\s{1,2}${DAY},?\\s${YEAR}(?:,?\\s${CLOCK}${ZONE})?${COMMENT}`,
  // asctime, X: `Sat Mar  7 10:30:00 +0000 2026`.
  `${WEEKDAY}${MONTH}\\s{1,2}${DAY}\\s${CLOCK}${ZONE}\\s${YEAR}`,
].map((form) => new RegExp(`^${form}$`));
const MAX_STATED_LENGTH = 120;

/**
 * A point in time as a document states it, to the millisecond; for a day its first instant, in UTC if no zone is
 * stated. `null` for any other text, for a day that its month does not have, and outside the years 1000 to 9999: `Date`
 * reads the year 0001 as 2001, and 1 February as 3 January.
 */
export function readStatedInstant(text: string): Date | null {
  const stated = text.trim();
  if (stated.length > MAX_STATED_LENGTH) return null;
  for (const form of STATED) {
    const { groups } = form.exec(stated) ?? {};
    if (groups) return instantOfParts(groups);
  }
  return null;
}

type Parts = Readonly<Partial<Record<string, string>>>;

function instantOfParts({
  year,
  number,
  month,
  day,
  hour = "0",
  minute = "0",
  second = "0",
  ...rest
}: Parts): Date | null {
  const named = month === undefined ? -1 : MONTHS.findIndex((name) => month.toLowerCase().startsWith(name));
  const at = { year: Number(year), month: number === undefined ? named : Number(number) - 1, day: Number(day) };
  const { fraction = "", zone, offset } = rest;
  if (Number(hour) > 23 || Number(minute) > 59 || Number(second) > 59) return null;
  const days = new Date(Date.UTC(at.year, at.month, at.day));
  if (days.getUTCMonth() !== at.month || days.getUTCDate() !== at.day) return null;
  const hours = zone === undefined || offset !== undefined ? 0 : ZONE_HOURS[zone];
  if (hours === undefined || (offset !== undefined && zone !== undefined && ZONE_HOURS[zone] !== 0)) return null;
  const seconds = Number(hour) * 3_600 + Number(minute) * 60 + Number(second);
  const eastMs = hours * 3_600_000 + minutesOf(offset) * 60_000;
  const instant = new Date(days.getTime() + seconds * 1_000 + Number(fraction.padEnd(3, "0").slice(0, 3)) - eastMs);
  return instant.getUTCFullYear() >= FIRST_YEAR && instant.getUTCFullYear() <= LAST_YEAR ? instant : null;
}

function minutesOf(offset: string | undefined): number {
  if (offset === undefined) return 0;
  const minutes = Number(offset.slice(1, 3)) * 60 + Number(offset.slice(-2));
  return offset.startsWith("-") ? -minutes : minutes;
}
