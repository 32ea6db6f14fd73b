import type { PartialDate } from "../domain/claim.ts";
import type { Feature } from "../domain/match.ts";
import { saw } from "../domain/seen-detail.ts";
import { type FeatureName, feature } from "./features.ts";
import { isSlip } from "../text/people/ordered-name.ts";
import type { Traits } from "./traits.ts";

/** Compares births at the precision that both state, or by an age. */
export function compareBirths(record: Traits, person: Traits): Feature[] {
  let best: { name: FeatureName; a: string; b: string } | undefined;
  for (const a of record.births) {
    for (const b of person.births) {
      const name = birthFeature(a, b);
      if (best === undefined || BIRTH_ORDER.indexOf(name) < BIRTH_ORDER.indexOf(best.name)) best = { name, a, b };
    }
  }
  if (best !== undefined) return [feature(best.name, saw("bornHereAndKnown", best.a, best.b))];
  return compareByAge(record.birthsByAge, person.births) ?? compareByAge(person.birthsByAge, record.births) ?? [];
}

/** A birth year that follows from an age, and a birth that is stated: whichever of the two the record has. */
function compareByAge([age]: readonly number[], [birth]: readonly PartialDate[]): Feature[] | undefined {
  if (age === undefined || birth === undefined) return undefined;
  const apart = Math.abs(Number(birth.slice(0, 4)) - age);
  if (apart <= 1) return [feature("birthYear", saw("ageHereAndKnown", age, birth), 0.75)];
  return [feature("birthUnlikely", saw("ageHereAndKnown", age, birth))];
}

const BIRTH_ORDER: readonly FeatureName[] = [
  "birthDay",
  "birthMonth",
  "birthYear",
  "birthSlip",
  "birthNear",
  "birthConflict",
];

function birthFeature(a: PartialDate, b: PartialDate): FeatureName {
  const length = Math.min(a.length, b.length);
  if (a.slice(0, length) === b.slice(0, length))
    return length >= 10 ? "birthDay" : length >= 7 ? "birthMonth" : "birthYear";
  if (length >= 10 && isDateSlip(a, b)) return "birthSlip";
  const apart = Math.abs(Number(a.slice(0, 4)) - Number(b.slice(0, 4)));
  if (apart === 0) return "birthNear";
  if (apart === 1 && length === 4) return "birthNear";
  return "birthConflict";
}

/** One digit changed, or day and month swapped. */
function isDateSlip(a: PartialDate, b: PartialDate): boolean {
  if (isSlip(a, b)) return true;
  return a.slice(0, 4) === b.slice(0, 4) && a.slice(5, 7) === b.slice(8, 10) && a.slice(8, 10) === b.slice(5, 7);
}

export function compareDeaths(record: Traits, person: Traits): Feature[] {
  const [a] = record.deaths;
  const [b] = person.deaths;
  if (a === undefined || b === undefined) return [];
  const length = Math.min(a.length, b.length);
  const same = a.slice(0, length) === b.slice(0, length);
  if (!same && a.slice(0, 4) === b.slice(0, 4)) return [];
  return [feature(same ? "deathSame" : "deathConflict", saw("diedHereAndKnown", a, b))];
}

/**
 * A job before the age of ten or after death is somebody else's; after death, sources that round get a year of grace.
 */
export function compareLifetimes(record: Traits, person: Traits): Feature[] {
  for (const [worker, living] of [
    [record, person],
    [person, record],
  ] as const) {
    const birth = Number(living.births[0]?.slice(0, 4) ?? Number.NEGATIVE_INFINITY);
    const death = Number(living.deaths[0]?.slice(0, 4) ?? Number.POSITIVE_INFINITY);
    const job = worker.employments.find(({ from }) => from !== undefined && (from < birth + 10 || from > death + 1));
    if (job !== undefined)
      return [feature("outOfLifetime", saw("workedThen", job.employer, job.from ?? "", yearOf(birth), yearOf(death)))];
  }
  return [];
}

function yearOf(year: number): string {
  return Number.isFinite(year) ? String(year) : "";
}
