import { findHeldUnder, type HeldPerson, listHeldPeople, mailboxText } from "../db/held-person.ts";
import type { Db } from "../db/schema.ts";
import { areBornApart, listBornApart } from "../domain/born-apart.ts";
import type { Identifier } from "../domain/identifier.ts";
import { isOfficeMailbox } from "../domain/office-mailbox.ts";
import { PublicError } from "../errors.ts";
import { isOnePersons, isTheirs } from "./own-records.ts";

/** The stored people who are the person, and those whom only a date of birth keeps apart. */
export interface Reached {
  readonly people: readonly HeldPerson[];
  readonly apart: {
    readonly ids: readonly string[];
    /** What they have: not even together with the name is it a key of the person. */
    readonly identifiers: readonly Identifier[];
  };
}

/** By what people are reached. */
interface Reach {
  readonly ids: readonly string[];
  /** Of any kind: also a phone number or website, if only people of one name have it. */
  readonly told: readonly Identifier[];
  readonly called: readonly string[];
  readonly born: string | null;
  /** All who have a given identifier are meant, by that identifier alone. */
  readonly everybody: boolean;
}

/**
 * All stored people who are the person: found by the given keys, then by the keys of those found, until nobody is added. Any of their keys
 * therefore leads to the same people. Among people of one name, the given date of birth selects, or those named by ID.
 *
 * @throws PublicError `person_ambiguous` if people of the name with contradicting dates of birth are stored under the given keys, and
 * nothing selects one of them
 */
export async function reachPeople(db: Db, { ids, told, called, born, everybody }: Reach): Promise<Reached> {
  let people: readonly HeldPerson[] = await listHeldPeople(db, ids);
  const apart = new Map<string, HeldPerson>();
  for (;;) {
    const strong = [...told, ...people.flatMap(({ identifiers }) => identifiers).filter(isOnePersons)];
    const names = [...called, ...people.map(({ fullName }) => fullName)];
    const known = new Set([...ids, ...people.map(({ id }) => id)]);
    const found = await listHeldPeople(db, [...known, ...samePerson(await findHeldUnder(db, strong), names)]);
    const more = found.filter(({ id }) => !known.has(id));
    const dates = [born, ...people.map((person) => person.birthDate)];
    const others = listBornApart(more, dates);
    if (everybody && others.length > 0) return { people: [], apart: NOBODY };
    const reached = more.filter((each) => isSurely(each, { others, strong, dates }));
    if (others.length > 0 && people.length + reached.length === 0) throw bornApart();
    for (const each of others) apart.set(each.id, each);
    if (reached.length === 0) {
      const left = [...apart.values()].filter(({ id }) => !known.has(id));
      return {
        people,
        apart: { ids: left.map(({ id }) => id), identifiers: left.flatMap(({ identifiers }) => identifiers) },
      };
    }
    people = found.filter((each) => known.has(each.id) || reached.includes(each));
  }
}

const NOBODY: Reached["apart"] = { ids: [], identifiers: [] };

/** Of rows beside somebody's who was born on another day, only those are the person's that fit their date, or have a key that is theirs alone. */
function isSurely(
  person: HeldPerson,
  {
    others,
    strong,
    dates,
  }: {
    readonly others: readonly HeldPerson[];
    readonly strong: readonly Identifier[];
    readonly dates: readonly (string | null)[];
  },
): boolean {
  if (others.includes(person)) return false;
  if (others.length === 0) return true;
  const { birthDate } = person;
  if (birthDate !== null && dates.some((date) => date !== null && !areBornApart(date, birthDate))) return true;
  const isOthers = isAmong(others.flatMap(({ identifiers }) => identifiers));
  const isKey = isAmong(strong.filter((each) => !isOthers(each)));
  return person.identifiers.some(isKey);
}

/** Whether an identifier is one of these; email addresses are the same if they lead to the same mailbox. */
export function isAmong(identifiers: readonly Identifier[]): (identifier: Identifier) => boolean {
  const texts = new Set(identifiers.map(mailboxText));
  return (identifier) => texts.has(mailboxText(identifier));
}

/**
 * Identifiers that are not the person's alone: somebody with another name, or of theirs but born on another day, has them too, or an
 * office.
 */
export async function listShared(
  db: Db,
  identifiers: readonly Identifier[],
  {
    names,
    born,
    personIds,
  }: { readonly names: readonly string[]; readonly born: readonly string[]; readonly personIds: readonly string[] },
): Promise<readonly Identifier[]> {
  const under = (await findHeldUnder(db, identifiers)).filter(({ id }) => !personIds.includes(id));
  const namesakes = under.filter(({ fullName }) => isTheirs(names, fullName));
  const apart = listBornApart(
    namesakes.map((each) => ({ ...each, personId: each.id })),
    born,
  );
  const others = [...under.filter((each) => !namesakes.includes(each)), ...apart];
  const isOthers = isAmong(others.flatMap((other) => other.identifiers));
  return identifiers.filter((each) => isOthers(each) || isOfficeMailbox(each));
}

/** People with a key of the person who may have their name; all of them if they may all be one person. */
function samePerson(
  under: readonly { readonly id: string; readonly fullName: string }[],
  names: readonly string[],
): readonly string[] {
  const known = names.length > 0 ? names : under.slice(0, 1).map(({ fullName }) => fullName);
  const theirs = under.filter(({ fullName }) => isTheirs(known, fullName));
  if (names.length === 0 && theirs.length < under.length) return [];
  const others = under.filter((each) => !theirs.includes(each));
  // "C. Berg" beside Caspar and Candida may be either, and must not connect the two.
  const certain = theirs.filter(
    ({ fullName }) => known.includes(fullName) || !others.some((other) => isTheirs([fullName], other.fullName)),
  );
  return certain.map(({ id }) => id);
}

function bornApart(): PublicError {
  return new PublicError(
    "person_ambiguous",
    "People of this name with different dates of birth are stored under an identifier given, or somebody born on another day than the date given. Give the date of birth of the person who asked as it is stored, or their candidateId.",
  );
}
