import { readWordList } from "../lists/word-list.ts";

/**
 * Marks the stem of a name, which is never a nominative: languages with cases write "Pavla Hallama" and "Pavlovi
 * Hallamovi" for Pavel Hallam.
 */
const STEM_MARK = "~";

/** A word of a text, split into a stem and a case ending. */
export interface Declined {
  readonly stem: string;
  readonly ending: string;
}

/**
 * What remains of a name in every case: without each ending that it may have in the nominative ("Dmitriy" and
 * "Dmitriya", "Zaozerskiy" and "Zaozerskogo"), without a fleeting vowel ("Pavel", "Pavla"), and with what becomes of a
 * Lithuanian t and d ("Petraitis", "Petraičio").
 */
export function stemsOf(word: string): readonly string[] {
  const cut = NOMINATIVES.filter((ending) => word.endsWith(ending)).map((ending) => word.slice(0, -ending.length));
  const fleeting = word.replace(/(?<=[b-df-hj-np-tv-z])e(?=[b-df-hj-np-tv-z]$)/, "");
  const softened = /[iy]s$/.test(word) ? [word.slice(0, -2).replace(/t$/, "c").replace(/d$/, "dz")] : [];
  const stems = [...(cut.length === 0 ? [word] : cut), fleeting, ...softened];
  return [...new Set(stems)].filter((each) => each.length >= MIN_GIVEN_STEM).map((each) => `${each}${STEM_MARK}`);
}

/** Every way in which a word may be a declined name. */
export function declinedFrom(word: string): readonly Declined[] {
  const found: Declined[] = [];
  for (let length = 1; length <= MAX_ENDING && word.length - length >= MIN_GIVEN_STEM; length++) {
    const ending = word.slice(-length);
    if (ENDINGS.has(ending)) found.push({ stem: `${word.slice(0, -length)}${STEM_MARK}`, ending });
  }
  return [...found, ...lengthenedFrom(word)];
}

/**
 * Whether only a case explains an ending, so that one declined word is enough to recognise a name: three letters do not
 * occur at the end of other names, and no nominative ends in some letters and shorter endings. In Cyrillic letters any
 * ending does but that of a woman's name.
 *
 * @param written the whole word as in the text
 */
export function isSurelyCase(ending: string, written: string): boolean {
  if (ending.length >= MIN_SURE) return true;
  if (/\p{Script=Cyrillic}$/u.test(written)) return ending !== "a" && ending !== "ya";
  return /(?:[ąęů]|ii)$/iu.test(written) || SURE.has(ending);
}

const MIN_SURE = 3;
const SURE: ReadonlySet<string> = new Set(["ou"]);

/** In Finnish and Hungarian, endings leave the name intact ("Kovácsnak"), except for "-nen" ("Virtasella"). */
function lengthenedFrom(word: string): readonly Declined[] {
  const { ending } = LENGTHENED.exec(word)?.groups ?? {};
  const { of } = OF_NEN.exec(word)?.groups ?? {};
  return [
    ...(ending === undefined ? [] : [{ stem: word.slice(0, -ending.length), ending }]),
    ...(of === undefined ? [] : [{ stem: `${word.slice(0, -of.length)}nen`, ending: of }]),
  ];
}

/**
 * A word without what Turkish appends to a name after an apostrophe ("Yılmaz'ın"), and without the English genitive.
 */
export function beforeApostrophe(written: string): string {
  return written.replace(BEHIND_APOSTROPHE, "");
}

const LIST = readWordList(new URL("lists/name-endings.txt", import.meta.url));
const NOMINATIVES = LIST.entries("nominatives");
const ENDINGS: ReadonlySet<string> = new Set(LIST.entries("other cases"));
const MAX_ENDING = Math.max(...[...ENDINGS].map((ending) => ending.length));
/** Only for names of at least four letters: others begin like shorter ones ("Hilb", "Lamb"). */
const LENGTHENED = new RegExp(`^.{4,}?(?<ending>${LIST.entries("behind the whole name").join("|")})$`);
const OF_NEN = new RegExp(`^.{2,}?(?<of>${LIST.entries("for nen").join("|")})$`);
const BEHIND_APOSTROPHE = new RegExp(
  String.raw`(?:['’][sS]|(?<=\p{L}{3})['’](?:${LIST.entries("behind an apostrophe").join("|")}))$`,
  "u",
);
/** "Jan": shorter stems are shared by too many last names. */
export const MIN_STEM = `Jan${STEM_MARK}`.length;
/** "Илья", "Ильи"; "Ona", "Onos". */
const MIN_GIVEN_STEM = 2;
