/**
 * The one rule by which dates of birth tell people apart: a family's mailbox may be that of father and son with one name, an office's
 * phone that of two colleagues. Two people whose stored dates contradict each other are never one person.
 */

/** Whether dates of birth, as precise as each is known, cannot be the same day. */
export function areBornApart(one: string | null | undefined, other: string | null | undefined): boolean {
  if (!one || !other) return false;
  const precision = Math.min(one.length, other.length);
  return one.slice(0, precision) !== other.slice(0, precision);
}

/** What tells people apart by their birth. */
export interface Born {
  /** The same for rows that somebody merged: these are one person, whatever their dates. */
  readonly personId: string;
  readonly birthDate: string | null;
}

/**
 * Those of these people who are not the person: they contradict one of the dates known of the person, or, as far as these tell nothing,
 * one another, so that nobody can say which of them is meant.
 *
 * @param known dates of birth of the person, as precise as known
 */
export function listBornApart<Person extends Born>(
  people: readonly Person[],
  known: readonly (string | null | undefined)[],
): readonly Person[] {
  const groups = [...Map.groupBy(people, ({ personId }) => personId).values()].map((members) => ({
    members,
    dates: members.flatMap(({ birthDate }) => birthDate ?? []),
  }));
  const dated = groups.filter(({ dates }) => dates.length > 0);
  const fit = dated.filter(({ dates }) => dates.some((date) => !isBornApart(date, known)));
  const apart = dated.filter(
    (group) =>
      !fit.includes(group) ||
      fit.some((other) => other !== group && group.dates.every((one) => areApartFromAll(one, other.dates))),
  );
  return apart.flatMap(({ members }) => members);
}

/** Whether a date of birth is not that of a person with these, which may contradict one another if somebody merged the rows. */
export function isBornApart(date: string | null | undefined, known: readonly (string | null | undefined)[]): boolean {
  const stated = known.filter((each) => each);
  if (!date || stated.length === 0) return false;
  return isAnyBornApart(stated)
    ? stated.every((own) => areBornApart(own, date))
    : stated.some((own) => areBornApart(own, date));
}

/** Those of these people who are not the person with these dates: everybody merged contradicts them. */
export function withoutBornApart<Person extends Born>(
  people: readonly Person[],
  known: readonly string[],
): readonly Person[] {
  const fit = people.filter(({ birthDate }) => birthDate !== null && !isBornApart(birthDate, known));
  const theirs = new Set(fit.map(({ personId }) => personId));
  return people.filter(({ birthDate, personId }) => birthDate === null || theirs.has(personId));
}

/** Whether dates of birth are those of more than one person. */
export function isAnyBornApart(dates: readonly (string | null | undefined)[]): boolean {
  return dates.some((one) => dates.some((other) => areBornApart(one, other)));
}

function areApartFromAll(date: string, others: readonly string[]): boolean {
  return others.every((other) => areBornApart(date, other));
}
