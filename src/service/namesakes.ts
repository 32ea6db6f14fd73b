import { listHeldBornIn, listHeldPeople } from "../db/held-person.ts";
import type { Db } from "../db/schema.ts";
import { areBornApart, isAnyBornApart } from "../domain/born-apart.ts";
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

/** Who is stored under one of the names and years. */
export interface FoundNamesakes {
  /** Keys of everybody who may be the person, as in their rows, and of anybody born on the same day under another spelling. */
  readonly keys: readonly string[];
  /** Whether somebody among them was born on another day of the year: name and year would hide more than one person. */
  readonly bornApart: boolean;
  /** Those born on the very day given. */
  readonly bornThen: readonly string[];
}

/**
 * Everybody stored under one of the names and years; `null` if those who may be the person are too many to be one.
 *
 * @param birthDate as given by whoever asks
 */
export async function listNamesakes(
  db: Db,
  { keyring }: Pick<ServiceContext, "keyring">,
  { names, birthDates, personIds, isRare }: Named,
  birthDate: string | undefined,
): Promise<FoundNamesakes | null> {
  const found: NamedRow[] = [];
  const spelled: (readonly string[])[] = [];
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
        found.push(person);
        continue;
      }
      const alike = person.birthDate.length < DAY_LENGTH ? [] : identityKeys(keyring, { ...person, identifiers: [] });
      if (alike.some((key) => listed.has(key))) {
        // Spelled differently and born on the same day: theirs, unless it would hide somebody with that spelling born on another day.
        const isOthers = born.some(
          (other) =>
            areBornApart(other.birthDate, person.birthDate) && other.keys.some((key) => person.keys.includes(key)),
        );
        if (!isOthers) spelled.push(person.keys);
      }
    }
  }
  const isApart = ({ id, birthDate: other }: NamedRow) => !own.has(id) && days.some((day) => areBornApart(day, other));
  const fitting = found.filter((each) => !isApart(each));
  if (fitting.length + spelled.length > MAX_NAMESAKES) return null;
  const others = fitting.filter(({ id }) => !own.has(id)).map((each) => each.birthDate);
  return {
    keys: [...fitting.map(({ keys }) => keys), ...spelled].flat(),
    bornApart: fitting.length < found.length || isAnyBornApart(others),
    bornThen: found.flatMap((each) =>
      birthDate?.length === DAY_LENGTH && each.birthDate === birthDate ? each.id : [],
    ),
  };
}

interface NamedRow {
  readonly id: string;
  readonly birthDate: string;
  /** Those of its names with its year of birth. */
  readonly keys: readonly string[];
}
