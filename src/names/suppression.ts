import { createHmac, createSecretKey, type KeyObject } from "node:crypto";
import { type GivenPerson, identifiersOf, namesOf } from "../domain/given-person.ts";
import type { Identifier, IdentifierKind } from "../domain/identifier.ts";
import type { Keyring } from "../domain/keyring.ts";
import { scriptOfAll, soundKeys } from "./across-scripts.ts";
import { familyNames, withoutSex } from "./family-names.ts";
import { foldKey } from "./fold.ts";
import { nicknamesOf } from "./nicknames.ts";
import { callingWords, type NamePart, readName } from "./parts.ts";
import { koreanSurname, latinize, otherWriting, type Script, splitEastAsian } from "./scripts.ts";

/** The keys of a person that a suppression may name. */
export interface SuppressiblePerson {
  readonly names: readonly string[];
  readonly birthDate: string | null;
  readonly identifiers: readonly Identifier[];
}

const KEYED: readonly IdentifierKind[] = ["candidate", "email", "phone", "profileUrl", "externalId"];

/**
 * Keyed hashes of everything that singles a person out: their identifiers, their own site, and name with birth year, each in
 * its forms. A name alone is no key, so that suppressing one John Smith leaves the others alone. The list holds
 * HMACs only: it tells nobody who asked not to be found. They are made under every secret of the keyring, on both
 * sides of the comparison: what was listed before a rotation is known after it, and the other way round.
 */
export function suppressionKeys(keyring: Pick<Keyring, "list">, person: SuppressiblePerson): string[] {
  return hashFacts(keyring, factsOf(person));
}

/** Those of a person as a caller describes them: each identifier with each name as well, since others may have it too. */
export function givenKeys(keyring: Pick<Keyring, "list">, given: GivenPerson): string[] {
  const birthDate = given["candor.birthDate"] ?? null;
  return describedKeys(keyring, { names: namesOf(given), birthDate, identifiers: identifiersOf(given) });
}

/** The same of somebody described, with what is held of them. */
export function describedKeys(keyring: Pick<Keyring, "list">, person: SuppressiblePerson): string[] {
  return [...new Set([...suppressionKeys(keyring, person), ...identityKeys(keyring, person)])].sort();
}

/**
 * The same for the list, on which a name stands with the short forms of its given name, and each identifier with each name.
 *
 * @param isRare whether few people bear a last name: then one of two tells whose it is beside the given name and the day of birth
 */
export function listedKeys(
  keyring: Pick<Keyring, "list">,
  person: SuppressiblePerson,
  isRare: (lastName: string) => boolean,
): string[] {
  const forms = person.names.flatMap((name) => [...nameForms(name), ...shortForms(name)]);
  const facts = [...factsOf(person), ...nicknameFacts(person), ...listedBornFacts(person, isRare)];
  return hashFacts(keyring, [...facts, ...pairFacts(person.identifiers, forms)]);
}

/**
 * The keys by which a record is somebody suppressed, and not one who shares an address with them: name with birth year, a name
 * that is spelled otherwise with the date of birth, and name with identifier.
 */
export function identityKeys(keyring: Pick<Keyring, "list">, person: SuppressiblePerson): string[] {
  const named = factsOf({ ...person, identifiers: [] });
  const paired = pairFacts(person.identifiers, person.names.flatMap(nameForms));
  return hashFacts(keyring, [...named, ...bornFacts(person), ...paired]);
}

/** The keys by which a question about an identifier may be one about somebody suppressed: a site is asked whosoever it is. */
export function questionKeys(keyring: Pick<Keyring, "list">, identifier: Identifier): string[] {
  if (identifier.kind !== "website") {
    return suppressionKeys(keyring, { names: [], birthDate: null, identifiers: [identifier] });
  }
  return hashFacts(keyring, sitesOf(identifier.value).map(siteFact));
}

/** The keys by which a document that is filed under an identifier may be somebody's on the list: under a site it is its owner's. */
export function filingKeys(keyring: Pick<Keyring, "list">, identifier: Identifier): FilingKeys {
  const all = questionKeys(keyring, identifier);
  const stored = identifier.kind === "website" ? [siteFact(homeOf(identifier.value))] : formsOf(identifier).slice(-1);
  // One key a row, beside the plain value: the oldest secret, which the list is made under as long as there is one.
  const [one] = hashFacts({ list: keyring.list.slice(-1) }, stored);
  return { all, one: one ?? null };
}

export interface FilingKeys {
  readonly all: readonly string[];
  /** The one that is kept: of a site its host, or one person's folder under it; of an address its mailbox. */
  readonly one: string | null;
}

function formsOf(identifier: Identifier): readonly string[] {
  return identifierFacts(identifier, []);
}

function homeOf(website: string): string {
  const [host = "", folder] = sitesOf(website);
  return folder?.startsWith(`${host}/~`) ? folder : host;
}

/** The keys of a picture, by the hash under which it is shown. */
export function pictureKeys(keyring: Pick<Keyring, "list">, hash: string): string[] {
  return hashFacts(keyring, [`picture:${hash}`]);
}

/** 96 bits of HMAC-SHA-256: short enough to stand in every person's row, long enough never to collide. */
export function suppressionKey(secret: string, fact: string): string {
  return createHmac("sha256", keyOf(secret)).update(`suppression:${fact}`).digest("base64url").slice(0, 16);
}

/** Made once for each secret: of a long import every row has some ten hashes, and a key made for each costs several times the hash. */
function keyOf(secret: string): KeyObject {
  const known = KEYS.get(secret);
  if (known) return known;
  const key = createSecretKey(secret, "utf8");
  KEYS.set(secret, key);
  return key;
}

const KEYS = new Map<string, KeyObject>();

/**
 * The mailbox behind an address: without a `+tag` (RFC 5233), and without dots where the provider passes them over. Of Gmail
 * the normal form has neither already.
 */
export function mailboxOf(email: string): string {
  const at = email.lastIndexOf("@");
  const domain = email.slice(at + 1);
  const local = email.slice(0, at).replace(/(?<=.)\+.*$/su, "");
  return `${DOTLESS.has(domain) ? local.replace(/[._-]/g, "") || local : local}@${domain}`;
}

/** Proton takes dots, hyphens and underscores for nothing (proton.me/support/addresses-and-aliases). */
const DOTLESS: ReadonlySet<string> = new Set(["proton.me", "protonmail.com", "pm.me"]);

function hashFacts({ list }: Pick<Keyring, "list">, facts: readonly string[]): string[] {
  const different = [...new Set(facts)];
  return list.flatMap((secret) => different.map((fact) => suppressionKey(secret, fact))).sort();
}

function factsOf({ names, birthDate, identifiers }: SuppressiblePerson): string[] {
  const facts = identifiers.flatMap((identifier) => identifierFacts(identifier, names));
  const year = birthDate?.slice(0, 4);
  if (year) for (const name of names) facts.push(...nameForms(name).map((form) => nameFact(form, year)));
  return facts;
}

function identifierFacts({ kind, value }: Identifier, names: readonly string[]): string[] {
  if (kind === "email") return [value, mailboxOf(value)].map((form) => `email:${form}`);
  if (kind === "website") return ownSites(value, names).map(siteFact);
  return KEYED.includes(kind) ? [`${kind}:${value}`] : [];
}

function siteFact(site: string): string {
  return `website:${site}`;
}

function nameFact(form: string, year: string): string {
  return `nameBirthYear:${form}:${year}`;
}

/**
 * The name as it is written, in the name engine's letters, without what stands between its first word and its last, and in the ways
 * in which signs are written in Latin letters.
 */
function nameForms(name: string): readonly string[] {
  const words = wordsOf(name);
  const [first, last] = [words[0], words.at(-1)];
  const together = otherWriting(name);
  const written = [nameKey(name), ...(together === null ? [] : [nameKey(together)]), ...romanisedForms(name)];
  if (first === undefined || last === undefined || words.length < 2) return written;
  // "Min-jun" is Minjun as often as it is Min Jun.
  const joined = name.replace(/(?<=\p{L})[-\u2010\u2011](?=\p{L})/gu, "");
  return [...written, sorted(words), sorted([first, last]), ...(joined === name ? [] : [sorted(wordsOf(joined))])];
}

/** The name under which spellings of it meet, as precisely as the birth is known: of a row what it says. */
function bornFacts({ names, birthDate }: SuppressiblePerson): string[] {
  if (birthDate === null) return [];
  return names
    .flatMap(readEnds)
    .flatMap(({ first, last, isInitial }) => {
      // An initial is many people's: with a day of birth it is one's.
      if (isInitial && birthDate.length < DAY_LENGTH) return [];
      return spellings(first, last).map((form) => bornFact(form, birthDate));
    })
    .concat(birthDate.length < DAY_LENGTH ? [] : names.flatMap((name) => dayFacts(name, birthDate)));
}

/** With the day of birth a name is its bearer's under another of their last names, and in another script. */
function dayFacts(name: string, birthDate: string): readonly string[] {
  const words = wordPartsOf(name);
  const own = scriptOfAll(words);
  const { parted, together } = soundKeys(words);
  const isOne = words.length === 1;
  const heard = [...parted, ...together.map((key) => (isOne ? `${key} together` : `${key} as one`))];
  const others = OTHER_SCRIPTS.filter((script) => script !== own);
  return [
    ...familyFacts(words, familyNames(name), birthDate),
    ...others.flatMap((script) => heard.map((key) => heardFact(script, key, birthDate))),
  ];
}

/** The same for the list: with the short forms of the given name, and of its last names those that few people bear. */
function listedDayFacts(name: string, birthDate: string, isRare: (word: string) => boolean): readonly string[] {
  const words = wordPartsOf(name);
  const facts = familyFacts(words, familyNames(name).filter(isRare), birthDate, nicknamesOf(words[0]?.word ?? ""));
  const { parted, together } = soundKeys(words);
  const isOne = words.length === 1;
  // What is run together on one side is parted on the other, never on both.
  const heard = [...parted, ...together.map((key) => (isOne ? `${key} as one` : `${key} together`))];
  return [...facts, ...heard.map((key) => heardFact(scriptOfAll(words), key, birthDate))];
}

function wordPartsOf(name: string): readonly NamePart[] {
  return callingWords(readName(name)).filter(({ kind }) => kind === "word");
}

/** What a name may be heard as that another script writes; in the same script its spelling tells more. */
const OTHER_SCRIPTS: readonly Script[] = ["latin", "alphabetic", "consonantal", "syllabic"];

function heardFact(script: Script, key: string, birthDate: string): string {
  return `heardBorn:${script}:${key}:${birthDate}`;
}

/** The last word for a woman and a man of the family, and each of the last names. */
function familyFacts(
  words: readonly NamePart[],
  families: readonly string[],
  birthDate: string,
  otherFirsts: readonly string[] = [],
): readonly string[] {
  const [first, last] = [words[0], words.at(-1)];
  if (first === undefined || last === undefined || first === last) return [];
  const called = (given: string, family: string) =>
    `${sorted([foldKey(given), foldKey(withoutSex(family))])}:${birthDate}`;
  return [first.word, ...otherFirsts].flatMap((given) => [
    `lastBorn:${called(given, last.word)}`,
    ...families.map((family) => `familyBorn:${called(given, family)}`),
  ]);
}

/** The same for the list: with the short forms of the given name and its initial, and each date as a row may have it. */
function listedBornFacts({ names, birthDate }: SuppressiblePerson, isRare: (word: string) => boolean): string[] {
  if (birthDate === null) return [];
  const dates = [4, 7, DAY_LENGTH].filter((length) => length <= birthDate.length).map((to) => birthDate.slice(0, to));
  return names
    .flatMap(readEnds)
    .flatMap(({ first, last, isInitial }) => {
      const firsts = isInitial ? [] : [first, ...nicknamesOf(first)];
      const forms = firsts.flatMap((each) => spellings(each, last));
      const initial = spellings(first.slice(0, 1), last).map((form) => bornFact(form, birthDate));
      return [
        ...forms.flatMap((form) => dates.map((date) => bornFact(form, date))),
        ...(birthDate.length === DAY_LENGTH ? initial : []),
      ];
    })
    .concat(birthDate.length < DAY_LENGTH ? [] : names.flatMap((name) => listedDayFacts(name, birthDate, isRare)));
}

/** Of a date of birth that says the day. */
export const DAY_LENGTH = "2001-12-31".length;

function bornFact(form: string, birthDate: string): string {
  return `spelledBorn:${form}:${birthDate}`;
}

/** By the letters of the name engine's spelling key; of a last name with many consonants by those alone, since vowels are misheard. */
function spellings(first: string, last: string): readonly string[] {
  const consonants = foldKey(last).replace(/[aeiou]/g, "");
  const keys = consonants.length < MIN_CONSONANTS ? [foldKey(last)] : [foldKey(last), consonants];
  return keys.map((key) => sorted([foldKey(first), key]));
}

/** With fewer, "Andersen" and "Anderson" would be one name. */
const MIN_CONSONANTS = 6;

/** The first word that calls a person, which may be an initial, and the last. */
function readEnds(name: string): readonly { first: string; last: string; isInitial: boolean }[] {
  const parts = callingWords(readName(name));
  const [first, last] = [parts[0], parts.at(-1)];
  if (first === undefined || last === undefined || first === last || last.kind !== "word") return [];
  return [{ first: first.word, last: last.word, isInitial: first.kind === "initial" }];
}

function nicknameFacts({ names, birthDate }: SuppressiblePerson): string[] {
  const year = birthDate?.slice(0, 4);
  return year ? names.flatMap(shortForms).map((form) => nameFact(form, year)) : [];
}

function shortForms(name: string): readonly string[] {
  const words = wordsOf(name);
  const [first, last] = [words[0], words.at(-1)];
  if (first === undefined || last === undefined || words.length < 2) return [];
  return nicknamesOf(first).map((nickname) => sorted([nickname, last]));
}

/** A phone may be an office's: with a name it is a person's all the same. */
function pairFacts(identifiers: readonly Identifier[], forms: readonly string[]): string[] {
  const bare = identifiers.flatMap((identifier) => identifierFacts(identifier, []));
  return bare.flatMap((fact) => forms.map((form) => `named:${fact}:${form}`));
}

function wordsOf(name: string): string[] {
  return callingWords(readName(name)).flatMap(({ kind, word }) => (kind === "word" ? word : []));
}

function sorted(words: readonly string[]): string {
  return [...words].sort().join(" ");
}

/** A host, and under it the folder of one person, where the address names one: `example.edu/~calder`. */
function sitesOf(website: string): readonly string[] {
  const [host = "", folder = ""] = website.split(/[/?]/);
  return [host, ...(folder === "" ? [] : [`${host}/${folder.toLowerCase()}`])];
}

/** The sites that bear the person's last name: an employer's, which stands in a profile as well, is shared with colleagues. */
function ownSites(website: string, names: readonly string[]): readonly string[] {
  const [host = "", folder] = sitesOf(website);
  const lasts = names.flatMap((name) => wordsOf(name).at(-1) ?? []).filter((word) => word.length >= SHORTEST_NAME);
  const bears = (text: string) => lasts.some((last) => text.replace(/[^a-z0-9]/g, "").includes(last));
  if (bears(host.slice(0, host.lastIndexOf(".")))) return [host];
  return folder !== undefined && bears(folder.slice(host.length)) ? [folder] : [];
}

/** Shorter ones stand in many hosts by chance. */
const SHORTEST_NAME = 4;

/** A Chinese or Korean name in Latin letters: its surname in each spelling, its given name in one word and by syllables. */
function romanisedForms(name: string): readonly string[] {
  const [surname = "", given = ""] = splitEastAsian(name.replace(/\s+/g, ""));
  if (given === "") return [];
  const syllables = [...given].map(latinize);
  return [latinize(surname), ...koreanSurname(surname)].flatMap((each) => [
    sorted([each, syllables.join("")]),
    sorted([each, ...syllables]),
  ]);
}

/** Any order of the parts, no case, no diacritics. */
function nameKey(name: string): string {
  return name
    .normalize("NFKD")
    .replace(/\p{M}/gu, "")
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter((part) => part.length > 1)
    .sort()
    .join(" ");
}
