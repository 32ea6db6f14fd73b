import { cue } from "../languages/cues.ts";
import { findDates } from "../dates/dates.ts";
import { languageOf } from "../languages/languages.ts";
import type { Block } from "./block.ts";
import { namingIn, type Sought } from "./named.ts";
import { pieceOf } from "./pieces.ts";
import { tell, type Told } from "./told.ts";

/**
 * The birth, and the death, right after the person's name: "Ada Finch (1938–2021)", "Ada Finch (b. 4 March 1931)", "Ada Finch, * 3.
 * Mai 1938". Two years without a word between count as a life only if they are as far apart as birth and death can
 * be.
 */
export function lifeBehindName(blocks: readonly Block[], sought: Sought, lang: string | undefined): Told[] {
  for (const block of blocks) {
    const named = namingIn(block.text, sought);
    if (named?.naming !== "full" || block.cells !== undefined) continue;
    const { from, to } = named.place;
    if (IS_NAMESAKE.test(block.text.slice(Math.max(0, from - MAX_BEFORE), from))) continue;
    if (to - from > MAX_NAME_LENGTH || /[.;:,]\s/u.test(block.text.slice(from, to))) continue;
    const behind = OPENS.exec(block.text.slice(to, to + MAX_BEHIND));
    if (behind === null) continue;
    const start = to + behind[0].length;
    const rest = block.text.slice(start, start + MAX_BEHIND);
    const [born, other] = findDates(rest, languageOf(block.text, lang) ?? "en");
    if (born === undefined || born.from > 0) continue;
    const isMarked = behind.groups?.["mark"] !== undefined;
    const isAlone = behind[0].trimEnd().endsWith("(") && isBirthAlone(rest.slice(born.to), born.value, lang);
    const died = isLife(rest.slice(born.to), born.value, other?.value) ? other : undefined;
    if (!isMarked && !isAlone && died === undefined) continue;
    const piece = (to: number) => [pieceOf(block, from, start + to)];
    return [
      tell("birthDate", born.value, piece(born.to)),
      ...(died === undefined ? [] : [tell("deathDate", died.value, piece(died.to))]),
    ];
  }
  return [];
}

/**
 * "Femke Hoogland (1971) is": a year alone in brackets right after a name is that of the birth, as people are
 * introduced on the continent; in English it can be that of a degree.
 */
function isBirthAlone(behind: string, born: string, lang: string | undefined): boolean {
  const isEnglish = lang === undefined || lang.toLowerCase().startsWith("en");
  return !isEnglish && behind.startsWith(")") && /^\d{4}$/u.test(born) && born >= FIRST_BIRTH && born <= LAST_BIRTH;
}

/** Earlier years are historical, later ones those of children. */
const FIRST_BIRTH = "1900";
const LAST_BIRTH = "2006";

/** "Not to be confused with Ada Finch (born 1911)", "another Ada Finch, born". */
const IS_NAMESAKE = new RegExp(
  `(?<!\\p{L})(?:(?:${cue("confuses people")})(?!\\p{L})[^.;]{0,30}|(?:${cue("before a namesake")})\\s)$`,
  "u",
);
/** How many UTF-16 units before a name to look for words that say whose it is. */
const MAX_BEFORE = 60;
/** UTF-16 units: enough for names of four words and more. */
const MAX_NAME_LENGTH = 60;
const MAX_BEHIND = 60;

/** What may stand between a name and a birth date. */
const OPENS = new RegExp(
  `^["”“»’)]{0,1}[\\s,–—-]{0,3}[(（]?\\s?(?<mark>(?:${cue("born beside a name")}|\\*|°)(?:\\s(?:${cue("on a day")})(?!\\p{L}))?\\s?)?`,
  "iu",
);

/** "–2021)", "– † 11. Januar 2022": the end of a life after the first date. */
function isLife(behind: string, born: string, died: string | undefined): boolean {
  if (died === undefined || !/^\s?[-–—]\s?(?:†\s?)?\d/u.test(behind)) return false;
  const years = Number(died.slice(0, 4)) - Number(born.slice(0, 4));
  return years >= MIN_LIFE && years <= MAX_LIFE;
}

/** In years: shorter stretches are more likely a term of office, longer ones the age of an institution. */
const MIN_LIFE = 35;
const MAX_LIFE = 110;
