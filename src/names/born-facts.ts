import { scriptOfAll, soundKeys } from "./across-scripts.ts";
import { familyNames, withoutSex } from "./family-names.ts";
import { foldKey } from "./fold.ts";
import { commonSexOf } from "./given-names.ts";
import { isHanName } from "./han.ts";
import { isPinyin, ofHan, sortedWords } from "./name-forms.ts";
import { nicknamesOf } from "./nicknames.ts";
import { callingWords, type NamePart, readName } from "./parts.ts";
import type { Script } from "./scripts.ts";
import { germanKey } from "./written-otherwise.ts";

/** A name with the birth of its bearer, as both are stored. */
export interface NamedBorn {
  readonly names: readonly string[];
  readonly birthDate: string | null;
}

/** A key shared by spellings of the name, with the birth as precise as a row states it. */
export function bornFacts({ names, birthDate }: NamedBorn): string[] {
  if (birthDate === null) return [];
  return names
    .flatMap(readEnds)
    .flatMap(({ first, last, isPinyin }) => {
      const forms = spellings(first, last);
      return [...forms, ...(isPinyin ? forms.map(ofHan) : [])].map((form) => bornFact(form, birthDate));
    })
    .concat(birthDate.length < DAY_LENGTH ? [] : names.flatMap((name) => dayFacts(name, birthDate)));
}

/**
 * With the day of birth, a name also identifies its bearer under another of their last names, and in another script.
 */
function dayFacts(name: string, birthDate: string): readonly string[] {
  const words = wordPartsOf(name);
  const own = scriptOfAll(words);
  const { parted, together } = soundKeys(words);
  const isOne = words.length === 1;
  const heard = [...parted, ...together.map((key) => (isOne ? `${key} together` : `${key} as one`))];
  const others = OTHER_SCRIPTS.filter((script) => script !== own);
  const families = familyFacts(words, familyNames(name), birthDate);
  return [
    ...families,
    ...aloneFacts(name, birthDate),
    ...secondFacts(words, birthDate),
    ...(isPinyin(name) ? families.map(ofHan) : []),
    ...others.flatMap((script) => heard.map((key) => heardFact(script, key, birthDate))),
  ];
}

/** A last name by itself; with an initial it is not. */
function aloneFacts(name: string, birthDate: string): readonly string[] {
  const [only, ...others] = callingWords(readName(name));
  return only?.kind === "word" && others.length === 0 ? [aloneFact(only.word, birthDate)] : [];
}

function aloneFact(word: string, birthDate: string): string {
  return `aloneBorn:${foldKey(word)}:${birthDate}`;
}

/** "Ann Elizabeth Kern" may be called Elizabeth. */
function secondFacts(words: readonly NamePart[], birthDate: string): readonly string[] {
  const [second, last] = [words[1], words.at(-1)];
  if (words.length < 3 || second === undefined || last === undefined || second === last) return [];
  if (commonSexOf(second.word) === null) return [];
  return spellings(second.word, last.word).map((form) => bornFact(form, birthDate));
}

/** The same for the list: with short forms of the given name, and only rare last names. */
function listedDayFacts(name: string, birthDate: string, isRare: (word: string) => boolean): readonly string[] {
  const words = wordPartsOf(name);
  const families = familyFacts(words, familyNames(name).filter(isRare), birthDate, nicknamesOf(words[0]?.word ?? ""));
  const facts = isHanName(name) ? families.map(ofHan) : families;
  const { parted, together } = soundKeys(words);
  const isOne = words.length === 1;
  // What is written together on one side is separate on the other, never on both.
  const heard = [...parted, ...together.map((key) => (isOne ? `${key} as one` : `${key} together`))];
  const last = words.at(-1)?.word ?? "";
  return [
    ...facts,
    ...heard.map((key) => heardFact(scriptOfAll(words), key, birthDate)),
    ...(isRare(last) ? [aloneFact(last, birthDate)] : []),
  ];
}

/** Each given name of a person with each last name of theirs: an alias may have a form of its own of both. */
function crossedFacts(names: readonly string[], birthDate: string): readonly string[] {
  const ends = names.flatMap(readEnds).filter(({ isInitial, isHan }) => !isInitial && !isHan);
  if (ends.length > MAX_CROSSED) return [];
  const lasts = new Set(ends.map(({ last }) => last));
  return ends.flatMap(({ first }) =>
    [...lasts].flatMap((last) => spellings(first, last).map((form) => bornFact(form, birthDate))),
  );
}

/** More aliases than a person has are a list of somebody else's making. */
const MAX_CROSSED = 24;

function wordPartsOf(name: string): readonly NamePart[] {
  return callingWords(readName(name)).filter(({ kind }) => kind === "word");
}

/** Scripts for which keys by sound are listed; within one script the spelling is more precise. */
const OTHER_SCRIPTS: readonly Script[] = ["latin", "alphabetic", "consonantal", "syllabic"];

function heardFact(script: Script, key: string, birthDate: string): string {
  return `heardBorn:${script}:${key}:${birthDate}`;
}

/** The last word in a form shared by women and men of the family, and each of the last names. */
function familyFacts(
  words: readonly NamePart[],
  families: readonly string[],
  birthDate: string,
  otherFirsts: readonly string[] = [],
): readonly string[] {
  const [first, last] = [words[0], words.at(-1)];
  if (first === undefined || last === undefined || first === last) return [];
  const called = (given: string, family: string) =>
    `${sortedWords([foldKey(given), foldKey(withoutSex(family))])}:${birthDate}`;
  return [first.word, ...otherFirsts].flatMap((given) => [
    `lastBorn:${called(given, last.word)}`,
    ...families.map((family) => `familyBorn:${called(given, family)}`),
  ]);
}

/**
 * The same for the list: with short forms and the initial of the given name, and the date in each precision that a row
 * may have.
 */
export function listedBornFacts(
  { names, birthDate }: NamedBorn,
  isRare: (word: string) => boolean,
  precisions: readonly number[] = PRECISIONS,
): string[] {
  if (birthDate === null) return [];
  const dates = precisions.filter((length) => length <= birthDate.length).map((to) => birthDate.slice(0, to));
  return names
    .flatMap(readEnds)
    .flatMap(({ first, last, isInitial, isHan }) => {
      const firsts = isInitial ? [] : [first, ...nicknamesOf(first)];
      const spelled = (each: string) => spellings(each, last).map((form) => (isHan ? ofHan(form) : form));
      const forms = firsts.flatMap(spelled);
      const initial = (dated: readonly string[]) =>
        spelled(first.slice(0, 1)).flatMap((form) => dated.map((date) => bornFact(form, date)));
      // Many people share an initial and a common last name; with a day of birth only one does.
      const dated = isRare(last) ? dates : dates.filter((date) => date.length === DAY_LENGTH);
      return [...forms.flatMap((form) => dates.map((date) => bornFact(form, date))), ...initial(dated)];
    })
    .concat(
      birthDate.length < DAY_LENGTH
        ? []
        : [...names.flatMap((name) => listedDayFacts(name, birthDate, isRare)), ...crossedFacts(names, birthDate)],
    );
}

/** The length of a date of birth that includes the day. */
export const DAY_LENGTH = "2001-12-31".length;

/** The lengths of dates that state a year, a month and a day. */
export const PRECISIONS: readonly number[] = [4, 7, DAY_LENGTH];

function bornFact(form: string, birthDate: string): string {
  return `spelledBorn:${form}:${birthDate}`;
}

/**
 * In the letters of the name engine's spelling key; a last name with many consonants by these alone, since vowels are
 * misheard.
 */
function spellings(first: string, last: string): readonly string[] {
  const consonants = foldKey(last).replace(/[aeiou]/g, "");
  const keys = [foldKey(last), germanKey(last) ?? [], consonants.length < MIN_CONSONANTS ? [] : consonants].flat();
  return keys.map((key) => sortedWords([foldKey(first), key]));
}

/** With fewer, "Andersen" and "Anderson" would be the same name. */
const MIN_CONSONANTS = 6;

/** The first calling word, which may be an initial, and the last. */
export function readEnds(name: string): readonly NameEnds[] {
  const parts = callingWords(readName(name));
  const [first, last] = [parts[0], parts.at(-1)];
  if (first === undefined || last === undefined || first === last || last.kind !== "word") return [];
  const [isHan, isInitial] = [isHanName(name), first.kind === "initial"];
  return [{ first: first.word, last: last.word, isInitial, isHan, isPinyin: isPinyin(name) }];
}

interface NameEnds {
  readonly first: string;
  readonly last: string;
  readonly isInitial: boolean;
  readonly isHan: boolean;
  /** Whether a name in Chinese characters may be spelled so. */
  readonly isPinyin: boolean;
}
