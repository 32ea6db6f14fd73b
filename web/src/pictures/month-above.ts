const DAY_MS = 86_400_000;
/** The width of a month's name in columns of a calendar, one for each week. */
const NAME_WEEKS = 3;

/**
 * A day of the month that is named above a column of a calendar: the month that begins in this week, or, above the very
 * first week, the current one if its name has room before the next. `null` if none is named.
 *
 * @param monday the start of the week, in milliseconds
 */
export function monthAbove(monday: number, isFirst: boolean): Date | null {
  const dayAfter = (days: number): Date => new Date(monday + days * DAY_MS);
  const [first, last] = [dayAfter(0), dayAfter(6)];
  if (last.getUTCDate() <= 7) return last;
  const hasRoom = dayAfter(NAME_WEEKS * 7 - 1).getUTCMonth() === first.getUTCMonth();
  return isFirst && hasRoom ? first : null;
}
