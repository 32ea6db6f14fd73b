import type { Evidence } from "../contract/lookup.ts";
import { firstDay, isPartialDate } from "../domain/partial-date.ts";
import { claimsBelow } from "./evidence.ts";

/**
 * A day of the profile, only as precise as a claim states it: `2019` for 1 January 2019 if no claim says more. The wire
 * contract has whole days; other programs' files keep the precision.
 */
export function preciseDate(
  evidence: Evidence,
  pointer: string,
  member: "from" | "to",
  day: string | undefined,
): string | undefined {
  if (day === undefined) return undefined;
  const stated = claimsBelow(evidence, pointer).flatMap(({ value }) => {
    const date = (value as Readonly<Record<string, unknown>> | null)?.[member];
    return typeof date === "string" && firstDay(date) === day ? [date] : [];
  });
  return stated.toSorted((a, b) => b.length - a.length)[0] ?? day;
}

/** The same for any field that contains a day, whichever member of a claim states it. */
export function preciseDay(evidence: Evidence, pointer: string, day: string): string {
  const stated = claimsBelow(evidence, pointer)
    .flatMap(({ value }) => datesIn(value))
    .filter((date) => firstDay(date) === day);
  return stated.toSorted((a, b) => b.length - a.length)[0] ?? day;
}

function datesIn(value: unknown): readonly string[] {
  if (typeof value === "string") return isPartialDate(value) ? [value] : [];
  return typeof value === "object" && value !== null ? Object.values(value).flatMap(datesIn) : [];
}
