import { createHmac, createSecretKey, type KeyObject } from "node:crypto";
import { type GivenPerson, identifiersOf, namesOf } from "../domain/given-person.ts";
import { type Identifier, type IdentifierKind, nationalDigitsOf } from "../domain/identifier.ts";
import type { Keyring } from "../domain/keyring.ts";
import { findProfileUrl } from "../domain/platform.ts";
import { bornFacts, DAY_LENGTH, listedBornFacts, PRECISIONS, readEnds } from "./born-facts.ts";
import { foldKey } from "./fold.ts";
import { isHanName } from "./han.ts";
import { askedForms, listedForms, nameForms, sortedWords, spelledForms, wordsOf } from "./name-forms.ts";
import { nicknamesOf } from "./nicknames.ts";
import { homeOf, ownSites, sitesOf } from "./sites.ts";
import { partedSurnames, waysToWrite } from "./written-otherwise.ts";

/** What a suppression may list a person under. */
export interface SuppressiblePerson {
  readonly names: readonly string[];
  readonly birthDate: string | null;
  readonly identifiers: readonly Identifier[];
}

const KEYED: readonly IdentifierKind[] = ["candidate", "email", "phone", "profileUrl", "externalId"];

/**
 * Keyed hashes of everything that singles a person out: their identifiers, their own site, and name with birth year,
 * each in its forms. A name alone is no key, so that suppressing one John Smith leaves the others alone. The list
 * contains only HMACs, so it does not reveal who asked not to be found. Both sides of the comparison are hashed under
 * every secret of the keyring, so that keys listed before a rotation are recognised after it, and vice versa.
 */
export function suppressionKeys(keyring: Pick<Keyring, "list">, person: SuppressiblePerson): string[] {
  return hashFacts(keyring, factsOf(namesMatter(person) ? writtenInAnyWay(person) : person));
}

/** Whether any fact of a person depends on their names, whose other spellings take a fifth of the time of a row. */
function namesMatter({ birthDate, identifiers }: SuppressiblePerson): boolean {
  return birthDate !== null || identifiers.some(({ kind }) => kind === "website");
}

function writtenInAnyWay(person: SuppressiblePerson): SuppressiblePerson {
  return { ...person, names: [...new Set(person.names.flatMap(waysToWrite))] };
}

/**
 * The keys of a person as a caller describes them, including each identifier with each name, since others may have it
 * too.
 */
export function givenKeys(keyring: Pick<Keyring, "list">, given: GivenPerson): string[] {
  const birthDate = given["candor.birthDate"] ?? null;
  return describedKeys(keyring, { names: namesOf(given), birthDate, identifiers: identifiersOf(given) });
}

/** The same for a described person together with what is stored about them. */
export function describedKeys(keyring: Pick<Keyring, "list">, person: SuppressiblePerson): string[] {
  return [...new Set([...suppressionKeys(keyring, person), ...identityKeys(keyring, person)])].sort();
}

/**
 * The keys to add to the list: names also with short forms of the given name, and each identifier with each name.
 *
 * @param isRare whether few people have a last name: then one of two last names, with the given name and the day of
 * birth, is enough
 */
export function listedKeys(
  keyring: Pick<Keyring, "list">,
  asStored: SuppressiblePerson,
  isRare: (lastName: string) => boolean,
): string[] {
  const person = writtenInAnyWay(asStored);
  const forms = person.names.flatMap((name) => [...nameForms(name), ...shortForms(name)]);
  const year = person.birthDate?.slice(0, 4);
  const named = year
    ? person.names.flatMap((name) => [...listedForms(name), ...partedForms(name)]).map((form) => nameFact(form, year))
    : [];
  const identified = factsOf({ ...person, birthDate: null });
  const facts = [...identified, ...named, ...nicknameFacts(person), ...listedBornFacts(person, isRare)];
  return hashFacts(keyring, [...withoutAlike(facts, person), ...pairFacts(person.identifiers, forms)]);
}

/**
 * The keys to add for a person whose name somebody has who was born on another day of the same year: only those that
 * need the day of birth.
 */
export function listedDayKeys(
  keyring: Pick<Keyring, "list">,
  asStored: SuppressiblePerson,
  isRare: (lastName: string) => boolean,
): string[] {
  const person = writtenInAnyWay(asStored);
  return hashFacts(keyring, withoutAlike(listedBornFacts(person, isRare, [DAY_LENGTH]), person));
}

/**
 * The keys that a person with a Chinese name shares with everybody whose name only sounds the same, and which may
 * therefore not be listed: those of its Latin spellings. For names in Latin letters it is listed under others.
 */
export function alikeKeys(keyring: Pick<Keyring, "list">, person: SuppressiblePerson): string[] {
  return hashFacts(keyring, alikeFacts(person));
}

function withoutAlike(facts: readonly string[], person: SuppressiblePerson): readonly string[] {
  const alike = new Set(alikeFacts(person));
  return facts.filter((fact) => !alike.has(fact));
}

function alikeFacts({ names, birthDate }: SuppressiblePerson): readonly string[] {
  const chinese = names.filter(isHanName);
  if (birthDate === null || chinese.length === 0) return [];
  const year = birthDate.slice(0, 4);
  const named = chinese.flatMap(spelledForms).map((form) => nameFact(form, year));
  const dates = PRECISIONS.filter((length) => length <= birthDate.length).map((to) => birthDate.slice(0, to));
  return [...named, ...dates.flatMap((date) => bornFacts({ names: chinese, birthDate: date }))];
}

/**
 * The keys by which a record is about a suppressed person rather than somebody who shares an address with them: name
 * with birth year, a differently spelled name with the date of birth, and name with identifier.
 */
export function identityKeys(keyring: Pick<Keyring, "list">, asStored: SuppressiblePerson): string[] {
  const person = writtenInAnyWay(asStored);
  const named = factsOf({ ...person, identifiers: [] });
  const paired = pairFacts(person.identifiers, person.names.flatMap(nameForms));
  return hashFacts(keyring, [...named, ...bornFacts(person), ...paired]);
}

/**
 * For each identifier, its keys with each given name: somebody who has two listed identifiers and the given name of
 * their owner is the owner under a new last name.
 *
 * @param isListed whether they are made for the list, also with short forms
 */
export function renamedKeys(
  keyring: Pick<Keyring, "list">,
  { names, identifiers }: Pick<SuppressiblePerson, "names" | "identifiers">,
  { isListed }: { readonly isListed: boolean },
): readonly (readonly string[])[] {
  const firsts = names.flatMap(readEnds).flatMap(({ first, isInitial }) => (isInitial ? [] : first));
  const called = new Set(isListed ? firsts.flatMap((first) => [first, ...nicknamesOf(first)]) : firsts);
  const facts = new Map(identifiers.map((each) => [formsOf(each).at(-1), formsOf(each)]));
  return [...facts.values()].map((forms) =>
    hashFacts(
      keyring,
      forms.flatMap((form) => [...called].map((first) => `renamed:${form}:${foldKey(first)}`)),
    ),
  );
}

/** The keys by which a question about an identifier may be about a suppressed person; a site counts, whosever it is. */
export function questionKeys(keyring: Pick<Keyring, "list">, identifier: Identifier): string[] {
  if (identifier.kind !== "website") {
    return suppressionKeys(keyring, { names: [], birthDate: null, identifiers: [identifier] });
  }
  return hashFacts(keyring, [...sitesOf(identifier.value).map(siteFact), ...fediverseFacts(identifier.value)]);
}

/**
 * The keys by which a document filed under an identifier may be about somebody on the list; under a site it is about
 * the site's owner.
 */
export function filingKeys(keyring: Pick<Keyring, "list">, identifier: Identifier): FilingKeys {
  const all = questionKeys(keyring, identifier);
  const stored = identifier.kind === "website" ? [siteFact(homeOf(identifier.value))] : formsOf(identifier).slice(-1);
  // One key per row, next to the plain value: under the oldest secret, which the list uses as long as it exists.
  const [one] = hashFacts({ list: keyring.list.slice(-1) }, stored);
  return { all, one: one ?? null };
}

export interface FilingKeys {
  readonly all: readonly string[];
  /** The one that is stored: for a site its host, or one person's folder on it; for an address its mailbox. */
  readonly one: string | null;
}

function formsOf(identifier: Identifier): readonly string[] {
  return identifierFacts(identifier, []);
}

/** The keys of a picture, by the hash under which it is served. */
export function pictureKeys(keyring: Pick<Keyring, "list">, hash: string): string[] {
  return hashFacts(keyring, [`picture:${hash}`]);
}

/** 96 bits of HMAC-SHA-256: short enough to store in every person's row, long enough never to collide. */
export function suppressionKey(secret: string, fact: string): string {
  return createHmac("sha256", keyOf(secret)).update(`suppression:${fact}`).digest("base64url").slice(0, 16);
}

/**
 * Created once per secret: each row of a long import has about ten hashes, and creating a key for each costs several
 * times as much as hashing.
 */
function keyOf(secret: string): KeyObject {
  const known = KEYS.get(secret);
  if (known) return known;
  const key = createSecretKey(secret, "utf8");
  KEYS.set(secret, key);
  return key;
}

const KEYS = new Map<string, KeyObject>();

/**
 * The mailbox behind an address: without a `+tag` (RFC 5233), and without dots if the provider ignores them. A
 * normalised Gmail address already has neither.
 */
export function mailboxOf(email: string): string {
  const at = email.lastIndexOf("@");
  const domain = email.slice(at + 1);
  const local = email.slice(0, at).replace(/(?<=.)\+.*$/su, "");
  return `${DOTLESS.has(domain) ? local.replace(/[._-]/g, "") || local : local}@${domain}`;
}

/** Proton ignores dots, hyphens and underscores (proton.me/support/addresses-and-aliases). */
const DOTLESS: ReadonlySet<string> = new Set(["proton.me", "protonmail.com", "pm.me"]);

function hashFacts({ list }: Pick<Keyring, "list">, facts: readonly string[]): string[] {
  const different = [...new Set(facts)];
  return list.flatMap((secret) => different.map((fact) => suppressionKey(secret, fact))).sort();
}

function factsOf({ names, birthDate, identifiers }: SuppressiblePerson): string[] {
  const facts = identifiers.flatMap((identifier) => identifierFacts(identifier, names));
  const year = birthDate?.slice(0, 4);
  if (year) for (const name of names) facts.push(...askedForms(name).map((form) => nameFact(form, year)));
  return facts;
}

function identifierFacts({ kind, value }: Identifier, names: readonly string[]): string[] {
  if (kind === "email") return [value, mailboxOf(value)].map((form) => `email:${form}`);
  if (kind === "website") {
    const surnames = names.flatMap((name) => wordsOf(name).at(-1) ?? []);
    return [...fediverseFacts(value), ...ownSites(value, surnames).map(siteFact)];
  }
  return KEYED.includes(kind) ? [`${kind}:${value}`] : [];
}

/**
 * The account that a page `/users/NAME` would belong to if its host is a server of the fediverse, as ActivityPub names
 * actors: on hosts that are none, nobody is listed under it.
 */
function fediverseFacts(website: string): readonly string[] {
  const [, host, user] = USERS_PAGE.exec(website) ?? [];
  const account = host === undefined || user === undefined ? undefined : findProfileUrl("mastodon", `${user}@${host}`);
  return account === undefined ? [] : [`profileUrl:${account}`];
}

const USERS_PAGE = /^([^/]+)\/users\/([^/?#]+)/;

function siteFact(site: string): string {
  return `website:${site}`;
}

function nameFact(form: string, year: string): string {
  return `nameBirthYear:${form}:${year}`;
}

/** A long surname that a file has set apart as two words. */
function partedForms(name: string): readonly string[] {
  const words = wordsOf(name);
  const [first, last] = [words[0], words.at(-1)];
  if (first === undefined || last === undefined || words.length < 2 || isHanName(name)) return [];
  return partedSurnames(last).map((pieces) => sortedWords([first, ...pieces]));
}

function nicknameFacts({ names, birthDate }: SuppressiblePerson): string[] {
  const year = birthDate?.slice(0, 4);
  return year ? names.flatMap(shortForms).map((form) => nameFact(form, year)) : [];
}

function shortForms(name: string): readonly string[] {
  const words = wordsOf(name);
  const [first, last] = [words[0], words.at(-1)];
  if (first === undefined || last === undefined || words.length < 2) return [];
  return nicknamesOf(first).map((nickname) => sortedWords([nickname, last]));
}

/**
 * The keys of a person whose phone numbers are stored as written, without a country code: a number of another country
 * has the same digits, so it is a key only together with the name.
 */
export function nationalPhoneKeys(
  keyring: Pick<Keyring, "list">,
  names: readonly string[],
  numbers: readonly string[],
): string[] {
  // Most people have none, and the forms of a name take long to make.
  if (numbers.length === 0) return [];
  return hashFacts(keyring, namedFacts(numbers.map(nationalFact), names.flatMap(waysToWrite).flatMap(nameForms)));
}

function nationalFact(digits: string): string {
  return `nationalPhone:${digits}`;
}

/** A phone number may belong to an office; together with a name it still identifies a person, even without its country. */
function pairFacts(identifiers: readonly Identifier[], forms: readonly string[]): string[] {
  const bare = identifiers.flatMap((identifier) => identifierFacts(identifier, []));
  const digits = identifiers.flatMap(({ kind, value }) => (kind === "phone" ? (nationalDigitsOf(value) ?? []) : []));
  return namedFacts([...bare, ...digits.map(nationalFact)], forms);
}

function namedFacts(bare: readonly string[], forms: readonly string[]): string[] {
  return bare.flatMap((fact) => forms.map((form) => `named:${fact}:${form}`));
}
