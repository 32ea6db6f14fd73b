import type { CreateSuppression } from "../contract/suppression.ts";
import { listFiledIds } from "../db/archive.ts";
import {
  findHeldUnder,
  type HeldLookup,
  type HeldPerson,
  listHeldLookups,
  listKeysOfOthers,
  listHeldPeople,
} from "../db/held-person.ts";
import { identifierText } from "../db/identifier-key.ts";
import { listPicturesOfOnly } from "../db/picture.ts";
import type { Db } from "../db/schema.ts";
import { isBornApart } from "../domain/born-apart.ts";
import type { Identifier } from "../domain/identifier.ts";
import type { Keyring } from "../domain/keyring.ts";
import { PublicError } from "../errors.ts";
import { listCandidatesBearing } from "../privacy/part.ts";
import { contactKeys } from "../names/named-in-text.ts";
import { DAY_LENGTH } from "../names/born-facts.ts";
import { familyNames } from "../names/family-names.ts";
import {
  identityKeys,
  listedDayKeys,
  listedKeys,
  pictureKeys,
  renamedKeys,
  type SuppressiblePerson,
  suppressionKeys,
  alikeKeys,
} from "../names/suppression.ts";
import { countBearersOfLast } from "../search/frequency.ts";
import type { ServiceContext } from "./context.ts";
import { listNamesakes, MAX_NAMESAKES } from "./namesakes.ts";
import { isOnePersons, isTheirs, type Own, readOwn } from "./own-records.ts";
import { isAmong, listShared, type Reached, reachPeople } from "./reach-people.ts";
import { listTextKeys } from "./text-names.ts";

// Over 400 lines: what a person is known by and the keys made of it are decided together, for every request.

/**
 * Everything known about a person: the more is included, the less returns under another name or address. It comes from imports, sources and
 * the person. Other details that callers typed into lookups count only as names together with a given key, because they may name a
 * stranger.
 */
export interface Closure {
  readonly names: readonly string[];
  readonly birthDates: readonly string[];
  /** Those by which others are told apart: as given and imported, not as sources state them. */
  readonly born: readonly string[];
  readonly identifiers: readonly Identifier[];
  /** Names that lookups use for a given identifier; they are a key only together with that identifier. */
  readonly typed: { readonly names: readonly string[]; readonly identifiers: readonly Identifier[] };
  /** Shared identifiers, whose other names are not the person's: an office's phone, a family's address. */
  readonly shared: readonly Identifier[];
  /** Those of the shared ones that somebody of the same name has who was born on another day: no key even together with the name. */
  readonly apart: readonly Identifier[];
  /** Given identifiers that other people have too: a key only together with the name. */
  readonly ofOthers: readonly Identifier[];
  /** Keys of stored rows, in whatever form they were written. */
  readonly stored: readonly string[];
  readonly personIds: readonly string[];
  readonly lookupIds: readonly string[];
  /** Hashes of pictures that show nobody else. */
  readonly pictures: readonly string[];
}

/** People whom the caller named by ID, and a lookup about them. */
export interface Seeds {
  /** The account whose details about them count, that of whoever asks; `null` for none. */
  readonly accountId: string | null;
  readonly ids: readonly string[];
  readonly lookup: HeldLookup | null;
}

/** What is put on the list for a person, and what it was made from. */
export interface ListedPerson {
  readonly closure: Closure;
  readonly keys: readonly string[];
  /** Keyed hashes of given identifiers that others have too: rows under them are the person's if they have the name. */
  readonly sharedKeys: readonly string[];
  /** Whether name and birth year are among the keys. */
  readonly byName: boolean;
  /** Whether a name is redacted in texts about others. */
  readonly inTexts: boolean;
  /** Stored people who are meant by the name and the day given alone, beside somebody born on another day of that year. */
  readonly bornThen: readonly string[];
}

/** What to do if a given identifier belongs to several people. */
export interface CloseOptions {
  /** All of them are meant, as by a statutory list. */
  readonly everybody?: boolean;
}

/**
 * The closure of a person's keys, and their keyed hashes.
 *
 * Whatever identifies the person leads to the same keys: whoever is hidden by the first ones is the person, so their identifiers are added,
 * until nobody else is hidden.
 *
 * @throws PublicError `suppression_too_wide` if only a name and a year are given and too many people share them; `person_ambiguous` if
 * nothing given is a key, or only an identifier is given and several people have it
 */
export async function closeKeys(
  db: Db,
  context: Pick<ServiceContext, "keyring">,
  request: CreateSuppression,
  seeds: Seeds,
  options: CloseOptions = {},
): Promise<ListedPerson> {
  for (let ids = seeds.ids; ; ) {
    const listed = await closeKeysOf(db, context, request, { ...seeds, ids }, options);
    if (listed.keys.length === 0 && listed.sharedKeys.length === 0) throw identifiesNobody();
    const more = [...new Set([...listed.bornThen, ...(await findListedPeople(db, listed))])].filter(
      (id) => !listed.closure.personIds.includes(id),
    );
    if (more.length === 0) return listed;
    ids = [...ids, ...more];
  }
}

/** Stored people whom these keys hide and who were not reached by an identifier: whatever else they have is the person's too. */
async function findListedPeople(db: Db, { closure, keys }: ListedPerson): Promise<readonly string[]> {
  const known = new Set(closure.personIds);
  const hidden = new Set((await listCandidatesBearing(db, keys)).filter((id) => !known.has(id)));
  return (await listHeldPeople(db, [...hidden]))
    .filter(({ id }) => hidden.has(id))
    .filter(({ fullName, aliases }) => [fullName, ...aliases].some((name) => isTheirs(closure.names, name)))
    .filter(({ birthDate }) => !isBornApart(birthDate, closure.born))
    .map(({ id }) => id);
}

async function closeKeysOf(
  db: Db,
  context: Pick<ServiceContext, "keyring">,
  request: CreateSuppression,
  seeds: Seeds,
  { everybody = false }: CloseOptions,
): Promise<ListedPerson> {
  const given = request.identifiers;
  const whole = await closePerson(db, context.keyring, request, seeds, { everybody, given });
  const closure = everybody ? whole : await leaveOthers(db, whole, request, seeds);
  const isRare = await rareIn(db, closure.names);
  const namesakes = await listNamesakes(db, context, { ...closure, isRare }, request.birthDate);
  if (namesakes === null && closure.identifiers.length === 0) throw tooWide();
  const isApart = namesakes?.bornApart ?? false;
  const isNamedAlone = closure.identifiers.length === 0 && closure.personIds.length === 0;
  if (isApart && isNamedAlone && request.birthDate?.length !== DAY_LENGTH) throw bornApart();
  const byName = closure.birthDates.length > 0 && namesakes !== null && !isApart;
  const called = await listTextKeys(db, context, closure);
  const inTexts = [...called, ...contactKeys(context.keyring, closure.identifiers)];
  const listed = keysOf(context, closure, { byName, byDay: isApart, isRare });
  const alike = new Set(
    closure.birthDates.flatMap((birthDate) =>
      alikeKeys(context.keyring, { names: closure.names, birthDate, identifiers: [] }),
    ),
  );
  // Rows contain keys of both kinds, those to be found by and those to be told apart by.
  const all = new Set([...listed, ...(byName ? namesakes.keys : []), ...inTexts]);
  const keys = [...all].filter((key) => !alike.has(key));
  const sharedKeys = suppressionKeys(context.keyring, { names: [], birthDate: null, identifiers: closure.ofOthers });
  const bornThen = isApart && isNamedAlone ? (namesakes?.bornThen ?? []) : [];
  return { closure, keys, sharedKeys, byName, inTexts: called.length > 0, bornThen };
}

/** Which of the last names in these names few people are held under. */
async function rareIn(db: Db, names: readonly string[]): Promise<(lastName: string) => boolean> {
  const rare = new Set<string>();
  for (const word of new Set(names.flatMap(familyNames)))
    if ((await countBearersOfLast(db, word)) <= MAX_NAMESAKES) rare.add(word);
  return (lastName) => rare.has(lastName);
}

/** The closure without given identifiers that others have too, and without the names that callers used for those others. */
async function leaveOthers(
  db: Db,
  closure: Closure,
  { names, identifiers }: CreateSuppression,
  { ids, lookup }: Seeds,
): Promise<Closure> {
  const named = (await listHeldPeople(db, ids)).map(({ fullName }) => fullName);
  const ofOthers = await listOfOthers(db, identifiers, [...names, ...(lookup?.names ?? []), ...named]);
  if (ofOthers.length === 0) return closure;
  const others = new Set(ofOthers.map(identifierText));
  return {
    ...closure,
    identifiers: closure.identifiers.filter((each) => !others.has(identifierText(each))),
    typed: { ...closure.typed, names: closure.typed.names.filter((name) => isTheirs(closure.names, name)) },
    shared: [...closure.shared, ...ofOthers],
    ofOthers: ofOthers.filter((each) => !isAmong(closure.apart)(each)),
  };
}

/** Given identifiers that people with another name have too. If all of them are such, the person's name is not the stored one. */
async function listOfOthers(
  db: Db,
  given: readonly Identifier[],
  called: readonly string[],
): Promise<readonly Identifier[]> {
  await refuseOtherName(db, given, called);
  const found: Identifier[] = [];
  for (const identifier of given) {
    const under = (await findHeldUnder(db, [identifier])).map(({ fullName }) => fullName);
    const known = called.length > 0 ? called : under.slice(0, 1);
    const others = under.filter((name) => !isTheirs(known, name));
    if (others.length === 0) continue;
    const isHeld = others.length < under.length;
    if (!isHeld && others.every((name) => isTheirs(others.slice(0, 1), name))) continue;
    if (called.length === 0 || !isHeld) throw ambiguous();
    found.push(identifier);
  }
  return found;
}

/** A request with somebody's address and another name may be in the name of somebody else. */
async function refuseOtherName(db: Db, given: readonly Identifier[], called: readonly string[]): Promise<void> {
  if (called.length === 0) return;
  const under = await findHeldUnder(db, given);
  const people = await listHeldPeople(db, [...new Set(under.map(({ id }) => id))]);
  const names = people.flatMap(({ fullName, aliases }) => [fullName, ...aliases]);
  if (names.length > 0 && !names.some((name) => isTheirs(called, name))) throw misnamed();
}

function misnamed(): PublicError {
  return new PublicError(
    "person_ambiguous",
    "Whoever is stored under the identifiers given has another name. Check who asked; then give the name as it is stored, or no name.",
  );
}

function ambiguous(): PublicError {
  return new PublicError(
    "person_ambiguous",
    "People of different names are stored under an identifier given. Give the name of the person who asked as it is stored, or their candidateId.",
  );
}

/**
 * Identifies the stored rows about a person, in order to give them out: by identifiers that only they have, and by name. A name and a year
 * are enough to suppress, but not to give anything out, because namesakes share them.
 */
export async function identifyPerson(
  db: Db,
  { keyring }: Pick<ServiceContext, "keyring">,
  request: CreateSuppression,
  seeds: Seeds,
): Promise<IdentifiedPerson> {
  const closure = await closePerson(db, keyring, request, seeds);
  const { names } = closure;
  // If no name tells whose rows they are, whoever reads the rows checks that they are one person's.
  const ofOthers = names.length === 0 ? [] : await listShared(db, closure.identifiers, closure);
  const identifiers = closure.identifiers.filter((each) => !ofOthers.includes(each));
  return {
    given: { names: request.names, identifiers: request.identifiers },
    names,
    typedNames: closure.typed.names,
    born: closure.born,
    identifiers,
    keys: suppressionKeys(keyring, { names: [], birthDate: null, identifiers }),
    personIds: closure.personIds,
  };
}

/** The person asking, as far as nobody else can be meant. */
export interface IdentifiedPerson {
  /** The given details. */
  readonly given: { readonly names: readonly string[]; readonly identifiers: readonly Identifier[] };
  /** All their names; empty if unknown. */
  readonly names: readonly string[];
  /** Names that callers use for the given identifiers. */
  readonly typedNames: readonly string[];
  /** Their dates of birth, as precise as stored: whoever contradicts one is somebody else. */
  readonly born: readonly string[];
  readonly identifiers: readonly Identifier[];
  /** Keyed hashes of the identifiers. */
  readonly keys: readonly string[];
  readonly personIds: readonly string[];
}

async function closePerson(
  db: Db,
  keyring: Keyring,
  { names, birthDate, identifiers }: CreateSuppression,
  { ids, lookup, accountId }: Seeds,
  { everybody = false, given: reaching = [] }: CloseOptions & { readonly given?: readonly Identifier[] } = {},
): Promise<Closure> {
  const told = [...identifiers, ...(lookup?.identifiers ?? [])];
  const called = [...names, ...(lookup?.names ?? [])];
  const born = birthDate ?? lookup?.birthDate ?? null;
  const { people, apart } = await reachPeople(db, {
    ids,
    told: [...reaching, ...told.filter(isOnePersons)],
    called,
    born,
    everybody,
  });
  const isApart = isAmong(apart.identifiers);
  const keys = [...told, ...people.flatMap((person) => person.identifiers)].filter(
    (each) => isOnePersons(each) && !isApart(each),
  );
  const found = await listHeldLookups(db, keyring, { ids: people.map(({ id }) => id), identifiers: keys });
  const dates = [born, ...people.map((person) => person.birthDate)].filter((date) => date !== null);
  const theirLookups = found.filter((each) => !isOfAnother(each, { dates, apart, people }));
  const lookups = lookup && found.every(({ id }) => id !== lookup.id) ? [...theirLookups, lookup] : theirLookups;
  const theirPeople = new Set(people.map(({ id }) => id));
  const about = lookups.filter(
    (each) =>
      each.id === lookup?.id ||
      (each.candidateId !== null &&
        theirPeople.has(each.candidateId) &&
        (!each.isDirected || each.accountId === accountId)),
  );
  const known = {
    names: [...called, ...people.flatMap(({ fullName, aliases }) => [fullName, ...aliases])],
    identifiers: keys,
  };
  const said = await readOwn(db, keyring, { about, others: lookups.filter((each) => !about.includes(each)) }, known);
  const isTyped = (each: Identifier) => isOnePersons(each) && !isApart(each);
  const typed = { names: lookups.flatMap((each) => each.names), identifiers: told.filter(isTyped) };
  const closure = foldClosure({ names: called, birthDate, identifiers: told }, people, { lookups, about, typed }, said);
  const given = new Set(identifiers.map(identifierText));
  const derived = closure.identifiers.filter((each) => isApart(each) || !given.has(identifierText(each)));
  // Files of two accounts may count their rows alike.
  const numbered = await listKeysOfOthers(db, people);
  const shared = [...(await listShared(db, derived, { ...closure, born: dates })), ...numbered];
  const own = closure.identifiers.filter((each) => !shared.includes(each));
  const filed = await listFiled(db, people, own, { ...closure, born: dates });
  const pictures = await listPicturesOfOnly(
    db,
    [...people.flatMap((person) => person.pictures), ...said.pictures],
    people.map(({ id }) => id),
  );
  return {
    ...closure,
    born: dates,
    identifiers: [...own, ...filed],
    shared,
    apart: shared.filter(isApart),
    ofOthers: [],
    pictures,
  };
}

/** IDs under which imported documents are filed together with keys that only the person has. */
async function listFiled(
  db: Db,
  people: readonly HeldPerson[],
  own: readonly Identifier[],
  whose: Parameters<typeof listShared>[2],
): Promise<readonly Identifier[]> {
  const ofOthers = await listShared(db, own, whose);
  const alone = own.filter((each) => isOnePersons(each) && !ofOthers.includes(each));
  const filed = await listFiledIds(db, people, alone);
  const others = await listShared(db, filed, whose);
  return filed.filter((each) => !others.includes(each));
}

/** A lookup of somebody whom their date of birth keeps apart from the person. */
function isOfAnother(
  { candidateId, birthDate }: HeldLookup,
  { dates, apart, people }: Pick<Reached, "apart" | "people"> & { readonly dates: readonly string[] },
): boolean {
  if (candidateId !== null && people.some(({ id }) => id === candidateId)) return false;
  if (candidateId !== null && apart.ids.includes(candidateId)) return true;
  return isBornApart(birthDate, dates);
}

function foldClosure(
  told: {
    readonly names: readonly string[];
    readonly birthDate?: string | undefined;
    readonly identifiers: readonly Identifier[];
  },
  people: readonly HeldPerson[],
  {
    lookups,
    about,
    typed,
  }: Pick<Closure, "typed"> & { readonly lookups: readonly HeldLookup[]; readonly about: readonly HeldLookup[] },
  own: Own,
): Omit<Closure, "born" | "shared" | "apart" | "ofOthers" | "pictures"> {
  const held = [...people, ...about];
  const birthDates = [told.birthDate, ...held.map(({ birthDate }) => birthDate), ...own.birthDates];
  return {
    names: [
      ...new Set([
        ...told.names,
        ...people.flatMap(({ fullName, aliases }) => [fullName, ...aliases]),
        ...about.flatMap(({ names }) => names),
        ...own.names,
      ]),
    ],
    birthDates: [...new Set(birthDates.filter((date) => date !== undefined && date !== null))],
    identifiers: [...told.identifiers, ...held.flatMap(({ identifiers }) => identifiers), ...own.identifiers],
    typed,
    stored: held.flatMap(({ suppressionKeys: keys }) => keys),
    personIds: people.map(({ id }) => id),
    lookupIds: lookups.map(({ id }) => id),
  };
}

function keysOf(
  { keyring }: Pick<ServiceContext, "keyring">,
  { names, birthDates, identifiers, shared, apart, ofOthers, stored, pictures, typed }: Closure,
  { byName, byDay, isRare }: ListedBy,
): string[] {
  const listed = (person: SuppressiblePerson) => listedKeys(keyring, person, isRare);
  const named = birthDates.flatMap((birthDate) => listed({ names, birthDate, identifiers: [] }));
  const notTheirs = new Set([
    ...suppressionKeys(keyring, { names: [], birthDate: null, identifiers: shared }),
    ...identityKeys(keyring, { names: [...names, ...typed.names], birthDate: null, identifiers: apart }),
    ...(byName ? [] : named),
  ]);
  const theirs = [...listed({ names, birthDate: null, identifiers }), ...stored, ...named];
  theirs.push(...renamedKeys(keyring, { names, identifiers }, { isListed: true }).flat());
  theirs.push(...listed({ ...typed, birthDate: null }));
  theirs.push(...listed({ names, birthDate: null, identifiers: ofOthers }));
  theirs.push(...pictures.flatMap((hash) => pictureKeys(keyring, hash)));
  const born = byDay
    ? birthDates.flatMap((birthDate) => listedDayKeys(keyring, { names, birthDate, identifiers: [] }, isRare))
    : [];
  return [...theirs.filter((key) => !notTheirs.has(key)), ...born];
}

interface ListedBy {
  /** Whether name and year of birth are listed. */
  readonly byName: boolean;
  /** Whether the name is listed with the day of birth alone. */
  readonly byDay: boolean;
  readonly isRare: (lastName: string) => boolean;
}

function bornApart(): PublicError {
  return new PublicError(
    "suppression_too_wide",
    "People with this name were born on different days of this year. Give the whole date of birth, an email address, phone number or profile of the person who asked, or their candidateId.",
  );
}

function identifiesNobody(): PublicError {
  return new PublicError(
    "person_ambiguous",
    "Nothing given identifies one person. A website does only if it is stored for one person, or contains the last name given. Give an email address, phone number or profile of the person who asked, or their name and date of birth.",
  );
}

function tooWide(): PublicError {
  return new PublicError(
    "suppression_too_wide",
    `More than ${MAX_NAMESAKES} people have this name and birth year. Give an email address, phone number or profile of the person who asked.`,
  );
}
