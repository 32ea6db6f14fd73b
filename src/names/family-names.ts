import { readWordList } from "../lists/word-list.ts";
import { commonSexOf } from "./given-names.ts";
import { callingWords, type NamePart, readName } from "./parts.ts";

/**
 * The words of a name that may be a last name of its bearer; several for a double name, or one from before a marriage.
 */
export function familyNames(name: string): readonly string[] {
  const { parts, joined } = readName(name);
  // "Jean-Luc" is a single given name.
  const given = joined.find(({ from }) => from === 0)?.to ?? 0;
  const words = callingWords({ parts: parts.slice(given), joined }).filter(({ kind }) => kind === "word");
  const last = words.at(-1);
  const families = words.slice(1).filter((part) => part === last || isFamily(part));
  return [...new Set(families.map(({ word }) => word))];
}

/** A middle name is a given name; for other scripts the list has none, so only the last word is taken. */
function isFamily({ word, script }: NamePart): boolean {
  return script === "latin" && word.length > MIN_STEM && commonSexOf(word) === null;
}

/**
 * A last name in a form shared by the whole family: "Nováková" and "Novák", "Kazlauskienė" and "Kazlauskas" give the
 * same.
 */
export function withoutSex(word: string): string {
  const stem = word.replace(ENDING, "");
  return stem.length >= MIN_STEM ? stem : word;
}

const MIN_STEM = 3;
const ENDING = new RegExp(
  `(?:${readWordList(new URL("lists/family-endings.txt", import.meta.url))
    .entries("endings")
    .join("|")})$`,
);
