import { readWordList } from "../../lists/word-list.ts";
import { cue } from "../languages/cues.ts";
import { GRAMMARS } from "../languages/languages.ts";

/** Whether a stretch between commas is a state, province or country by itself: "Ill.", "N. Mex.", "Ireland". */
export function isRegion(words: string): boolean {
  const { names, exact } = regions();
  // "MA" and "N.Y." are states, "M.A." is not: two-letter abbreviations must be written as in the table.
  return /^\p{Lu}\.?\s?\p{Lu}\.?$/u.test(words) ? exact.has(words.replace(/\s/gu, "")) : names.has(regionKey(words));
}

/** Whether it names a division such as a county: "Adams County", "Iberia Parish". */
export function isDivision(words: string): boolean {
  return DIVISION.test(words);
}

/** Where the region begins in a tail without a comma before it: "Bloomington, Ind. 2006", "New Haven Conn.". */
export function regionAtEnd(words: string): number | undefined {
  for (const match of words.matchAll(/(?<!\s)\s+(?=\p{Lu})/gu)) {
    const tail = words.slice(match.index + match[0].length);
    if (/\./u.test(tail) && isRegion(tail)) return match.index;
  }
  return undefined;
}

/** "N. Mex.", "N.Mex" and "n mex" share one key. */
function regionKey(words: string): string {
  return words.replace(BEFORE_REGION, "").replace(/[.\s]/gu, "").toLowerCase();
}

interface Regions {
  /** Keys of names and of abbreviations longer than two letters. */
  readonly names: ReadonlySet<string>;
  /** Two-letter abbreviations as written: "MA", "N.Y.". */
  readonly exact: ReadonlySet<string>;
}

let known: Regions | undefined;

function regions(): Regions {
  if (known !== undefined) return known;
  const list = readWordList(new URL("../lists/regions.txt", import.meta.url));
  const exact = new Set(list.entries("states in capitals"));
  const names = new Set([...list.entries("states"), ...list.entries("regions")].map(regionKey));
  for (const country of countryNames()) names.add(regionKey(country));
  known = { names, exact };
  return known;
}

/** The names of CLDR's countries in every language whose verbs are known. */
function countryNames(): string[] {
  const names: string[] = [];
  const letters = "ABCDEFGHIJKLMNOPQRSTUVWXYZ";
  for (const { lang } of GRAMMARS) {
    const display = new Intl.DisplayNames(lang, { type: "region", fallback: "none" });
    for (const a of letters)
      for (const b of letters) {
        const name = ["ZZ", "XA", "XB", "EU", "UN", "QO", "EZ"].includes(a + b) ? undefined : display.of(a + b);
        if (name !== undefined) names.push(name);
      }
  }
  return names;
}

const DIVISION = new RegExp(`^\\p{Lu}[\\p{L}.'’ -]{0,60}\\s(?:${cue("counties")})$`, "u");

const BEFORE_REGION = new RegExp(`^(?:${cue("before a region")})\\s+`, "iu");
