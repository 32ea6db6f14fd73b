import { commonSexOf } from "../../names/given-names.ts";
import { cue, cueWords } from "../languages/cues.ts";
import type { OrderedName } from "./ordered-name.ts";

/** All words of the shorter name in their order, with endings of inflecting languages; between first and last initials may stand. */
export function isSpelledOut({ words }: OrderedName, wanted: OrderedName): boolean {
  const [given = "", last = ""] = [wanted.words[0], wanted.words.at(-1)];
  const [first = "", ...rest] = words;
  const end = rest.pop() ?? "";
  if (!isForm(end, last) || !(isForm(first, given) || (end !== last && isShortForm(first, given)))) return false;
  return rest.every((word) => word.length === 1 || wanted.words.some((other) => isForm(word, other)));
}

/** Whether a word is one of some names, in any case. */
export function isFormOf(word: string, forms: ReadonlySet<string>): boolean {
  return [...forms].some((form) => isForm(word, form));
}

function isForm(word: string, name: string): boolean {
  return word === name || isInflectedForm(word, name);
}

/**
 * "Rasos Girdvainytės", "Adama Finczaka": a given name of three to five letters is declined beside a declined family
 * name. "Jana Nowicka" is no form of "Jan Nowicki", but another name.
 */
function isShortForm(word: string, given: string): boolean {
  if (given.length > MAX_SHORT_NAME_LENGTH) return false;
  const stem = given.replace(ENDING, "");
  if (stem.length < 3 || !word.startsWith(stem) || !ENDINGS.test(word.slice(stem.length))) return false;
  return stem !== given || commonSexOf(word) === null || commonSexOf(word) === commonSexOf(given);
}

const MAX_SHORT_NAME_LENGTH = 5;

/** A name with another ending, where languages decline them: without its last vowel, and an ending of theirs. */
export function isInflectedForm(word: string, name: string): boolean {
  if (name.length < 5 || word.length < 4 || Math.abs(word.length - name.length) > 3) return false;
  const stem = name.replace(ENDING, "");
  if (stem.length > 3 && word.startsWith(stem) && ENDINGS.test(word.slice(stem.length))) return true;
  if (isWithoutFleetingVowel(word, name)) return true;
  return SOFTENED.some(([hard, soft]) => name.endsWith(hard) && word === name.slice(0, -hard.length) + soft);
}

/** "Maciążek", "Maciążka", "Paweł", "Pawła": Slavic names lose the vowel of their last syllable before an ending. */
function isWithoutFleetingVowel(word: string, name: string): boolean {
  const stem = name.replace(/e(?=[kcl]$)/u, "");
  return (
    stem !== name &&
    stem.length > 3 &&
    word.length > stem.length &&
    word.startsWith(stem) &&
    ENDINGS.test(word.slice(stem.length))
  );
}

/** Endings before which a stem changes too: "Elżbieta", "Elżbiecie". */
const SOFTENED = [...cueWords("softened names")].map((pair): readonly [string, string] => {
  const [hard = "", soft = ""] = pair.split(" ");
  return [hard, soft];
});

/** German, Polish, Czech, Russian in Latin letters, Lithuanian. */
const ENDINGS = new RegExp(`^(?:${cue("declined names end")})?$`, "u");

const ENDING = new RegExp(`(?:${cue("stems of names lack")})$`, "u");
