import type { Usage } from "../wire.ts";

const DAY_MS = 86_400_000;

interface DayRange {
  /** `YYYY-MM-DD`, UTC: the first and the last day. */
  readonly from: string;
  readonly to: string;
}

/** The last `days` days, including today. */
export function daysBack(now: Date, days: number): DayRange {
  return { from: dayOf(now.getTime() - (days - 1) * DAY_MS), to: dayOf(now.getTime()) };
}

/** The lookups of all keys by day, oldest first: every day of the period once, including those without any. */
export function lookupsByDay(
  rows: readonly Pick<Usage, "day" | "lookups">[],
  { from, to }: DayRange,
): readonly { readonly day: string; readonly lookups: number }[] {
  const sums = new Map<string, number>();
  for (let at = Date.parse(from); at <= Date.parse(to); at += DAY_MS) sums.set(dayOf(at), 0);
  for (const { day, lookups } of rows) sums.set(day, (sums.get(day) ?? 0) + lookups);
  return [...sums].map(([day, lookups]) => ({ day, lookups }));
}

function dayOf(at: number): string {
  return new Date(at).toISOString().slice(0, 10);
}
