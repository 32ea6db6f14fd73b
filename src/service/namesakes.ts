import { listHeldBornIn, listHeldPeople } from "../db/held-person.ts";
import type { Db } from "../db/schema.ts";
import { areBornApart } from "../domain/born-apart.ts";
import { DAY_LENGTH } from "../names/born-facts.ts";
import { identityKeys, listedKeys, suppressionKeys } from "../names/suppression.ts";
import type { ServiceContext } from "./context.ts";

/** More people than usually share a name and birth year, if each can be requested by name: it would be somebody else's request. */
export const MAX_NAMESAKES = 20;

/** Whose namesakes are requested. */
export interface Named {
  readonly names: readonly string[];
  /** Dates of birth, as precise as known. */
  readonly birthDates: readonly string[];
  /** The stored people who are the person. */
  readonly personIds: readonly string[];
  /** Whether few people bear a last name. */
  readonly isRare: (lastName: string) => boolean;
}

/**
 * The keys of everybody stored under one of the names and years, as in their rows, and of anybody born on the same day under another
 * spelling; `null` if they are too many to be one person. "bornApart" if one of them was born on another day of the year: name and year
 * would hide both.
 *
 * @param birthDate as given by whoever asks
 */
export async function listNamesakes(
  db: Db,
  { keyring }: Pick<ServiceContext, "keyring">,
  { names, birthDates, personIds, isRare }: Named,
  birthDate: string | undefined,
): Promise<readonly string[] | "bornApart" | null> {
  const found: string[][] = [];
  const own = new Set(personIds);
  const days = [birthDate, ...(await listHeldPeople(db, personIds)).map((person) => person.birthDate)];
  const listed = new Set(
    birthDates.flatMap((each) => listedKeys(keyring, { names, birthDate: each, identifiers: [] }, isRare)),
  );
  for (const year of new Set(birthDates.map((date) => date.slice(0, 4)))) {
    const born = (await listHeldBornIn(db, year)).map((person) => ({
      ...person,
      keys: suppressionKeys(keyring, { ...person, identifiers: [] }),
    }));
    for (const person of born) {
      if (person.keys.some((key) => listed.has(key))) {
        const isApart = !own.has(person.id) && days.some((day) => areBornApart(day, person.birthDate));
        if (isApart) return "bornApart";
        found.push(person.keys);
        continue;
      }
      const spelled = person.birthDate.length < DAY_LENGTH ? [] : identityKeys(keyring, { ...person, identifiers: [] });
      if (spelled.some((key) => listed.has(key))) {
        // Spelled differently and born on the same day: theirs, unless it would hide somebody with that spelling born on another day.
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
