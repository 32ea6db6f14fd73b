import { commonSexOf } from "../../names/given-names.ts";
import { cue, cueWords } from "../languages/cues.ts";
import { isRegion } from "../places/places.ts";

const TITLES = `${cue("titles")}|${cue("titles of men")}|${cue("titles of women")}`;
const SOMETIMES = `${cue("titles or names")}|${cue("ranks cut short")}`;
/**
 * A form of address before a name, with its full stop: the source of a regular expression, like the constants below.
 */
export const HONORIFIC = `(?:${TITLES}|${SOMETIMES})\\.?`;
export const PARTICLE = `(?:${cue("particles")})`;
export const NAME_WORD = "\\p{Lu}[\\p{L}'’.-]*";
export const PERSON_NAME = `${NAME_WORD}(?:\\s(?:(?:${PARTICLE}\\s){0,2}${NAME_WORD})){1,4}`;

export const HONORIFICS = new RegExp(`^(?:${HONORIFIC}\\s+){1,3}`, "u");
export const HONORIFIC_ALONE = new RegExp(`^${HONORIFIC}$`, "u");
const TITLE_ALONE = new RegExp(`^(?:${TITLES})\\.?$`, "iu");
const PARTICLE_ALONE = new RegExp(`^${PARTICLE}$`, "iu");
/** Matches text that begins with a form of address. */
export const ADDRESSED = new RegExp(`^(?:${TITLES}|${SOMETIMES})(?!\\p{L})`, "u");
/** What can stand between or after names without being part of one. */
const NO_PART = new RegExp(`^(?:${cue("behind names")}|${cue("no part of a name")})\\.?$`, "iu");

/** Whether a word of a name is what somebody is called, not a title, particle or suffix. "Don Berg" is called Don. */
export function callsSomebody(word: string): boolean {
  if (NO_PART.test(word) || PARTICLE_ALONE.test(word)) return false;
  return !TITLE_ALONE.test(word) || commonSexOf(word) !== null;
}

/** A name that a verb can follow: any small word may come next, except one that joins names or begins another noun. */
const NAME_AT_START = new RegExp(
  `^(?:${HONORIFIC}\\s+){0,3}(${PERSON_NAME})(?=\\s*(?:[,(–—]|\\s(?!(?:${cue("not behind of")})\\s)\\p{Ll}))`,
  "u",
);

/** The subject's name at the beginning of a text: "Ada Thornquist, born 1970, …", "Dr. Ada Thornquist ist …". */
export function namedAtStart(text: string): string | undefined {
  const name = NAME_AT_START.exec(text.slice(0, 200))?.[1];
  return name === undefined || isThing(name) ? undefined : name;
}

/** Whether two capitalised words name an organisation or a place, not a person. */
export function isThing(name: string): boolean {
  return isRegion(name) || THING.test(name);
}

const THING = new RegExp(`(?:${cue("bodies words")})(?:\\s|$)`, "u");

/** "Mrs Garton", "Herr Berg": begins with a form of address that no organisation has in its name. */
export const ADDRESSED_SURELY = new RegExp(
  `^(?:${[...cueWords("titles of men", "titles of women")].filter((title) => !cueWords("titles in names of bodies").has(title)).join("|")})\\.?\\s`,
  "u",
);

/** A name without the form of address, clerical or other, before it: "Canon Festus Brandt". */
export function withoutAddress(name: string): string {
  return name.replace(ADDRESS, "");
}

const ADDRESS = new RegExp(`^(?:(?:${HONORIFIC}|${cue("kin before names")})\\s)+`, "u");
