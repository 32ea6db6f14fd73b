import { listHeldBornIn, listHeldPeople } from "../db/held-person.ts";
import type { Db } from "../db/schema.ts";
import type { Identifier } from "../domain/identifier.ts";
import { DAY_LENGTH, identityKeys, listedKeys, suppressionKeys } from "../names/suppression.ts";
import type { ServiceContext } from "./context.ts";

/** More than bear one name and were born in one year where each of them is asked for by name: it would be somebody else's wish. */
export const MAX_NAMESAKES = 20;

/** Whose namesakes are asked for. */
export interface Named {
  readonly names: readonly string[];
  /** Dates of birth, each as precise as it is known. */
  readonly birthDates: readonly string[];
  readonly identifiers: readonly Identifier[];
  /** Who is held as the person. */
  readonly personIds: readonly string[];
}

/**
 * The keys of everybody who is held under one of the names and years, as their rows have them, and of whoever was born on the same
 * day under another spelling; `null` if they are too many to be one person. "bornApart" where one of them was born on another day
 * of the year, and the person is known by more than that: name and year would hide them both.
 *
 * @param birthDate what whoever asks gave
 */
export async function listNamesakes(
  db: Db,
  { keyring }: Pick<ServiceContext, "keyring">,
  { names, birthDates, identifiers, personIds }: Named,
  birthDate: string | undefined,
): Promise<readonly string[] | "bornApart" | null> {
  const found: string[][] = [];
  const own = new Set(personIds);
  const days = [birthDate, ...(await listHeldPeople(db, personIds)).map((person) => person.birthDate)];
  const listed = new Set(
    birthDates.flatMap((each) => listedKeys(keyring, { names, birthDate: each, identifiers: [] })),
  );
  for (const year of new Set(birthDates.map((date) => date.slice(0, 4)))) {
    const born = (await listHeldBornIn(db, year)).map((person) => ({
      ...person,
      keys: suppressionKeys(keyring, { ...person, identifiers: [] }),
    }));
    for (const person of born) {
      if (person.keys.some((key) => listed.has(key))) {
        const isApart = !own.has(person.id) && days.some((day) => areBornApart(day, person.birthDate));
        if (isApart && identifiers.length > 0) return "bornApart";
        found.push(person.keys);
        continue;
      }
      const spelled = person.birthDate.length < DAY_LENGTH ? [] : identityKeys(keyring, { ...person, identifiers: [] });
      if (spelled.some((key) => listed.has(key))) {
        // Spelled otherwise, and born on the same day: theirs, unless it hides somebody of that spelling who was born on another.
        const isOthers = born.some(
          (other) =>
            areBornApart(other.birthDate, person.birthDate) && other.keys.some((key) => person.keys.includes(key)),
        );
        if (!isOthers) found.push(person.keys);
      }
    }
  }
  return found.length > MAX_NAMESAKES ? null : found.flat();
}

/** A family's mailbox may be a father's and a son's of one name: two dates of birth that contradict are two people's. */
export function areBornApart(one: string | null | undefined, other: string | null | undefined): boolean {
  if (!one || !other) return false;
  const precision = Math.min(one.length, other.length);
  return one.slice(0, precision) !== other.slice(0, precision);
}
