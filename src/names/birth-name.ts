import { readWordList } from "../lists/word-list.ts";

const BEFORE = readWordList(new URL("lists/birth-names.txt", import.meta.url)).pattern("before");
const FAMILY = "\\p{Lu}[\\p{L}'’-]{1,40}(?:\\s\\p{Lu}[\\p{L}'’-]{1,40})?";
const BEHIND = new RegExp(`^(?:,?\\s|\\s?\\()(?:${BEFORE})\\s(${FAMILY})\\)?(?=$|[\\s,;.|)–—-])`, "u");
const IN_NAME = new RegExp(`^([^(),]{2,120}?)((?:,?\\s|\\s?\\()(?:${BEFORE})\\s${FAMILY}\\)?)$`, "u");

/**
 * Separates a name from the bearer's name at birth: "Anna Berg geb. Holm" and "Anna Berg (née Holm)" are Anna Berg, who
 * was Anna Holm.
 */
export function splitBirthName(written: string): { readonly name: string; readonly atBirth: string | undefined } {
  const [, name, behind = ""] = IN_NAME.exec(written.trim()) ?? [];
  return name === undefined ? { name: written, atBirth: undefined } : { name, atBirth: birthNameBehind(name, behind) };
}

/** The name at birth, if a text states it directly after a name. */
export function birthNameBehind(name: string, behind: string): string | undefined {
  const family = BEHIND.exec(behind.slice(0, MAX_LENGTH))?.[1];
  const given = name.split(/\s+/u)[0];
  return family === undefined || given === undefined ? undefined : `${given} ${family}`;
}

const MAX_LENGTH = 120;
