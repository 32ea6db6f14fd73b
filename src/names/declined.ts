import { readWordList } from "../lists/word-list.ts";

/**
 * Marks the stem of a name, which no nominative is: languages with cases write "Pavla Hallama" and "Pavlovi Hallamovi" of Pavel
 * Hallam.
 */
const STEM_MARK = "~";

/** A word of a text as a stem with the ending of a case. */
export interface Declined {
  readonly stem: string;
  readonly ending: string;
}

/**
 * What stays of a name in every case: without its last vowel, without one that comes and goes ("Pavel", "Pavla"), and with what a
 * Lithuanian t and d become ("Petraitis", "Petraičio").
 */
export function stemsOf(word: string): readonly string[] {
  const stem = word.replace(NOMINATIVE, "");
  const fleeting = word.replace(/(?<=[b-df-hj-np-tv-z])e(?=[b-df-hj-np-tv-z]$)/, "");
  const softened = /[iy]s$/.test(word) ? stem.replace(/t$/, "c").replace(/d$/, "dz") : stem;
  const stems = [stem, fleeting, softened];
  return [...new Set(stems)].filter((each) => each.length >= MIN_STEM).map((each) => `${each}${STEM_MARK}`);
}

/** Every way in which a word may be a declined name. */
export function declinedFrom(word: string): readonly Declined[] {
  const found: Declined[] = [];
  for (let length = 1; length <= MAX_ENDING && word.length - length >= MIN_STEM; length++) {
    const ending = word.slice(-length);
    if (ENDINGS.has(ending)) found.push({ stem: `${word.slice(0, -length)}${STEM_MARK}`, ending });
  }
  return found;
}

const LIST = readWordList(new URL("lists/name-endings.txt", import.meta.url));
const NOMINATIVE = new RegExp(`(?:${LIST.entries("nominatives").join("|")})$`);
const ENDINGS: ReadonlySet<string> = new Set(LIST.entries("other cases"));
const MAX_ENDING = Math.max(...[...ENDINGS].map((ending) => ending.length));
/** "Jan": of shorter stems too many other names are made. */
const MIN_STEM = 3;
