import { readWordList } from "../lists/word-list.ts";
import { commonSexOf } from "./given-names.ts";
import { callingWords, type NamePart, readName } from "./parts.ts";

/** The words of a name that may be a last name of its bearer: with a double name, or one from before a marriage, there are several. */
export function familyNames(name: string): readonly string[] {
  const { parts, joined } = readName(name);
  // "Jean-Luc" is one given name.
  const given = joined.find(({ from }) => from === 0)?.to ?? 0;
  const words = callingWords({ parts: parts.slice(given), joined }).filter(({ kind }) => kind === "word");
  const last = words.at(-1);
  const families = words.slice(1).filter((part) => part === last || isFamily(part));
  return [...new Set(families.map(({ word }) => word))];
}

/** A middle name is a given one; in other scripts the list knows none, and the last word alone is taken. */
function isFamily({ word, script }: NamePart): boolean {
  return script === "latin" && word.length > MIN_STEM && commonSexOf(word) === null;
}

/** A last name as all of its family may bear it: "Nováková" and "Novák", "Kazlauskienė" and "Kazlauskas" are one. */
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
