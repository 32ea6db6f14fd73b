import type { Token } from "./tokens.ts";
import type { WordClass } from "../languages/words.ts";

/** Words that stand between phrases and are never part of what modifies a post. */
export const FUNCTION: readonly WordClass[] = [
  "BE",
  "WORK",
  "JOIN",
  "LEAVE",
  "BECOME",
  "HAVE",
  "AT",
  "AS",
  "OF",
  "FROM",
  "TO",
  "IN",
  "BY",
  "NEG",
  "FUTURE",
  "WHO",
  "WHERE",
  "AND",
  "BUT",
  "SHE",
  "HE",
  "HER",
  "HIS",
  "FIRST",
  "THEY",
  "ART",
  "KIN",
  "HOBBY",
  "STUDY",
  "WIN",
  "FOUND",
  "TEACH",
  "LEAD",
  "BORN",
  "LIVE",
  "NOW",
];
/** Those of them that remain small words even when capitalised. */
const SMALL_WORDS: readonly WordClass[] = FUNCTION.filter(
  (each) => !["WORK", "JOIN", "LEAVE", "STUDY", "WIN", "FOUND", "TEACH", "LEAD", "LIVE", "HOBBY", "KIN"].includes(each),
);

export function has(token: Token | undefined, ...classes: readonly WordClass[]): boolean {
  if (token === undefined || token.classes.size === 0) return false;
  for (const each of classes) if (token.classes.has(each)) return true;
  return false;
}

const FUNCTIONAL: ReadonlySet<WordClass> = new Set(FUNCTION);
const SMALL: ReadonlySet<WordClass> = new Set(SMALL_WORDS);

function isOneOf({ classes }: Token, of: ReadonlySet<WordClass>): boolean {
  for (const each of classes) if (of.has(each)) return true;
  return false;
}

/** The indices of the first and last token of a stretch, both included. */
export type TokenRange = readonly [first: number, last: number];

/** A word that can be part of a phrase. */
export function isContent(token: Token | undefined): boolean {
  // "Social Work Practice": a capitalised verb belongs to a name.
  return token?.kind === "word" && !isOneOf(token, token.capital ? SMALL : FUNCTIONAL);
}

/** A word that can narrow a post or a degree. */
export function isPlainWord(token: Token | undefined): boolean {
  return isContent(token) && !has(token, "ROLE", "BEFORE", "SCHOOL", "GRAD", "HAVE", "DEGREE");
}
