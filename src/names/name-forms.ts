import { foldHan, isHanName, mayBePinyin } from "./han.ts";
import { callingWords, readName } from "./parts.ts";
import { latinize, otherWriting, splitEastAsian, surnameSpellings } from "./scripts.ts";

/** All forms of a name: as written, and in Latin letters. */
export function nameForms(name: string): readonly string[] {
  return [...writtenForms(name), ...spelledForms(name)];
}

/** The forms under which a name is listed; of a Chinese one, the Latin spellings are for names in Latin letters. */
export function listedForms(name: string): readonly string[] {
  return [...writtenForms(name), ...spelledForms(name).map((form) => (isHanName(name) ? ofHan(form) : form))];
}

export function askedForms(name: string): readonly string[] {
  const forms = nameForms(name);
  return isPinyin(name) ? [...forms, ...forms.map(ofHan)] : forms;
}

/**
 * A Latin spelling of a name that is listed in Chinese characters: many names sound the same, and characters tell them
 * apart where both sides have them.
 */
export function ofHan(form: string): string {
  return `${form} of han`;
}

export function isPinyin(name: string): boolean {
  return mayBePinyin(wordsOf(name)) && !isHanName(name);
}

/** The name as written, and in the forms that stand for variants of its characters. */
function writtenForms(name: string): readonly string[] {
  const together = otherWriting(name);
  const written = [nameKey(name), ...(together === null ? [] : [nameKey(together)])];
  return [...new Set([...written, ...written.map(foldHan)])];
}

/**
 * The name in the letters of the name engine, also without the words between its first and its last, and in the Latin
 * spellings of its characters.
 */
export function spelledForms(name: string): readonly string[] {
  const words = wordsOf(name);
  const [first, last] = [words[0], words.at(-1)];
  const romanised = romanisedForms(name);
  if (first === undefined || last === undefined || words.length < 2) return romanised;
  // "Min-jun" is Minjun as often as Min Jun.
  const joined = name.replace(/(?<=\p{L})[-\u2010\u2011](?=\p{L})/gu, "");
  return [
    ...romanised,
    sortedWords(words),
    sortedWords([first, last]),
    ...(joined === name ? [] : [sortedWords(wordsOf(joined))]),
  ];
}

export function wordsOf(name: string): string[] {
  return callingWords(readName(name)).flatMap(({ kind, word }) => (kind === "word" ? word : []));
}

export function sortedWords(words: readonly string[]): string {
  return [...words].sort().join(" ");
}

/**
 * Latin spellings of a Chinese or Korean name: its surname in each spelling, its given name as one word and by
 * syllables.
 */
function romanisedForms(name: string): readonly string[] {
  const [surname = "", given = ""] = splitEastAsian(name.replace(/\s+/g, ""));
  if (given === "") return [];
  const syllables = [...given].map(latinize);
  return [latinize(surname), ...surnameSpellings(surname)].flatMap((each) => [
    sortedWords([each, syllables.join("")]),
    sortedWords([each, ...syllables]),
  ]);
}

/** Independent of the order of parts, case and diacritics. */
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
