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
  return [...found, ...lengthenedFrom(word)];
}

/** In Finnish and Hungarian what comes after a name leaves it whole ("Kovácsnak"), but for "-nen" ("Virtasella"). */
function lengthenedFrom(word: string): readonly Declined[] {
  const { ending } = LENGTHENED.exec(word)?.groups ?? {};
  const { of } = OF_NEN.exec(word)?.groups ?? {};
  return [
    ...(ending === undefined ? [] : [{ stem: word.slice(0, -ending.length), ending }]),
    ...(of === undefined ? [] : [{ stem: `${word.slice(0, -of.length)}nen`, ending: of }]),
  ];
}

/** A word without what Turkish puts behind the apostrophe of a name ("Yılmaz'ın"), and English behind that of an owner. */
export function beforeApostrophe(written: string): string {
  return written.replace(BEHIND_APOSTROPHE, "");
}

const LIST = readWordList(new URL("lists/name-endings.txt", import.meta.url));
const NOMINATIVE = new RegExp(`(?:${LIST.entries("nominatives").join("|")})$`);
const ENDINGS: ReadonlySet<string> = new Set(LIST.entries("other cases"));
const MAX_ENDING = Math.max(...[...ENDINGS].map((ending) => ending.length));
/** Of names of four letters and more: others begin like shorter ones ("Hilb", "Lamb"). */
const LENGTHENED = new RegExp(`^.{4,}?(?<ending>${LIST.entries("behind the whole name").join("|")})$`);
const OF_NEN = new RegExp(`^.{2,}?(?<of>${LIST.entries("for nen").join("|")})$`);
const BEHIND_APOSTROPHE = new RegExp(
  String.raw`(?:['’][sS]|(?<=\p{L}{3})['’](?:${LIST.entries("behind an apostrophe").join("|")}))$`,
  "u",
);
/** "Jan": of shorter stems too many other names are made. */
const MIN_STEM = 3;
