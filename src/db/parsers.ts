// OIDs of types in PostgreSQL's catalogue.
const INT8 = 20;
const DATE = 1082;
const TIMESTAMPTZ = 1184;

/** How values are parsed on both engines: int8 becomes a number, a date stays text. */
export const PARSERS: ReadonlyMap<number, (text: string) => unknown> = new Map<number, (text: string) => unknown>([
  [INT8, Number],
  [DATE, (text) => text],
  [TIMESTAMPTZ, readTimestamp],
]);

const TIMESTAMP =
  /^(\d{4,6})-(\d\d)-(\d\d) (\d\d):(\d\d):(\d\d)(?:\.(\d{1,6}))?([+-])(\d\d)(?::(\d\d))?(?::(\d\d))?( BC)?$/;
/** The largest time value of a `Date` (ECMA-262, 21.4.1.1). */
const FURTHEST_MS = 8.64e15;

/**
 * Parses a timestamp as the engines write it, correctly for every year: `Date.parse` reads `0001-01-01 00:00:00+00` as
 * a day in 2001 and rejects the year 20.
 */
export function readTimestamp(text: string): Date {
  const found = TIMESTAMP.exec(text);
  if (!found) {
    if (text === "infinity") return new Date(FURTHEST_MS);
    if (text === "-infinity") return new Date(-FURTHEST_MS);
    throw new Error("a timestamp in a form that the engines do not write");
  }
  const part = (index: number) => Number(found[index] ?? 0);
  const date = new Date(0);
  date.setUTCFullYear(found[12] === undefined ? part(1) : 1 - part(1), part(2) - 1, part(3));
  date.setUTCHours(part(4), part(5), part(6), Math.trunc(Number(`0.${found[7] ?? 0}`) * 1_000));
  const offsetSeconds = part(9) * 3_600 + part(10) * 60 + part(11);
  return new Date(date.getTime() - (found[8] === "-" ? -1 : 1) * offsetSeconds * 1_000);
}
